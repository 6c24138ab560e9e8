/** Event by event: their number and order, and the table as it is at each. */
import { describe, expect, test } from 'vitest';
import { panelsOf, runLine } from '../../src/lab/index.ts';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { createLab } from '../../src/session/labFiles.ts';
import { type Bench, bench, cards, tools } from './bench.ts';

async function darkHole(): Promise<Bench> {
  const made = bench();
  await made.run('put Dark Hole h', 'put Gemini Elf m1', 'put Battle Ox om1', 'odeck bottom Kuriboh x3');
  return made;
}
const panel = ({ lab }: Bench, id: string): string[] =>
  panelsOf(lab.get().state, tools, tools.words).find((one) => one.id === id)?.lines ?? [];
const onField = ({ lab }: Bench): number =>
  lab
    .get()
    .table.view.sides.flatMap(({ monsters }) => monsters)
    .filter((card) => card !== null).length;

describe('stepping', () => {
  test('walks through a resolution and shows the table as it is at each event', async () => {
    const made = await darkHole();
    const { lab, run } = made;
    await run('{"activate":"Dark Hole"}');
    await run('go 0');
    const kinds: string[] = [];
    const fields: number[] = [];
    for (;;) {
      lab.step();
      const { event } = lab.get();
      if (event === null) break;
      expect(event.n).toBe(kinds.length + 1);
      kinds.push(event.event.k);
      fields.push(onField(made));
    }
    const first = kinds.indexOf('resolving');
    expect(kinds.slice(0, first)).toEqual(['declare', 'moved', 'activated']);
    // both monsters are there until they are destroyed, together
    expect(fields[kinds.indexOf('resolving')]).toBe(2);
    const destroyed = kinds.indexOf('moved', first);
    expect(fields[destroyed]).toBe(0);
    expect(kinds.indexOf('resolved')).toBeGreaterThan(destroyed);
  });

  test('panels belong to the event: the running effect, the chain, what waits', async () => {
    const made = await darkHole();
    const { lab, run } = made;
    await run('{"activate":"Dark Hole"}', 'go 0');
    while (lab.get().event?.event.k !== 'resolving') lab.step();
    expect(panel(made, 'chain')[0]).toMatch(/^1 you: Dark Hole#\w+ \(Spell Speed 1\)$/);
    lab.step();
    expect(lab.get().event?.event.k).toBe('moved');
    expect(panel(made, 'frames')[0]).toMatch(/^an effect · Dark Hole#\w+ · you \[ops do do destroy\]$/);
    expect(panel(made, 'frames')).toContain('the Duel · you [duel]');
    expect(panel(made, 'registers')).toEqual([
      expect.stringMatching(/^Dark Hole#\w+ \(an effect\)$/),
      '  the card itself [self] = Dark Hole (s1)',
      '  remembered [#5] = Gemini Elf (g1), Battle Ox (og1)',
      expect.stringMatching(/^Dark Hole#\w+ \(Chain Link 1\)$/),
      '  the card itself [self] = Dark Hole (s1)',
    ]);
    lab.toEnd();
    expect(panel(made, 'chain')).toEqual(['No chain.']);
    expect(panel(made, 'registers')).toEqual(['No effect remembers anything.']);
    expect(panel(made, 'window')).toContain('Asked: what to do in the Main Phase [main action]');
  });

  test('goes back the way it came, to the very first event', async () => {
    const made = await darkHole();
    const { lab, run } = made;
    await run('phase draw', 'deck top Kuriboh');
    await run('phase draw');
    const seen: string[] = [];
    while (lab.back()) seen.push(`${lab.get().event?.event.k}`);
    expect(seen.length).toBeGreaterThan(0);
    expect(lab.get().event?.n).toBe(1);
    expect(lab.get().table.view.phase).toBe('draw');
    const again: string[] = [`${lab.get().event?.event.k}`];
    while (lab.step() && lab.get().event !== null) again.push(`${lab.get().event?.event.k}`);
    expect(again).toEqual(seen.toReversed());
  });

  test('by decisions; at the last one a choice is due', async () => {
    const { lab, run } = await darkHole();
    await run('{"activate":"Dark Hole"}');
    const { at } = lab.get();
    expect(lab.previous()).toBe(true);
    expect(lab.next()).toBe(true);
    expect(lab.get().at).toBe(at);
    expect(lab.next()).toBe(false);
    expect((await run('step')).lines).toEqual([
      'A choice is due. `previous` goes back before the last one, then `step` steps through it.',
    ]);
    await run('previous', 'step');
    expect(lab.get().event?.n).toBe(1);
  });

  test('where nothing was chosen there is nothing to go back to', async () => {
    expect((await bench().run('step')).lines).toEqual(['A choice is due.']);
  });

  test('what the log does not tell is told in plain words, by the names of the language', async () => {
    const { lab, run } = await darkHole();
    await run('{"activate":"Dark Hole"}');
    lab.previous();
    lab.step();
    expect(lab.get().way).toEqual([
      'You activate Dark Hole.',
      'Moved: Dark Hole (s1), hand > Spell & Trap Zone',
      'Activated: Dark Hole (s1)',
      'Begins to resolve: Dark Hole (s1)',
      'Dark Hole destroys Gemini Elf and Battle Ox.',
      'Resolved: Dark Hole (s1)',
      'Moved: Dark Hole (g2), Spell & Trap Zone > Graveyard',
    ]);
    await run('go 1', '{"phase":"battle"}', 'previous', 'step');
    expect(lab.get().way).toEqual([
      'You enter the Battle Phase.',
      'Phase: Main Phase 1, ends',
      'Phase: Battle Phase, begins',
      'Phase: Battle Phase, goes on',
    ]);
    const spanish = gameWords(await loadGame('goat'), 'es');
    const other = createLab('goat', spanish, spanish.strings.lab);
    const host = { open: async () => {}, write: () => {} };
    for (const line of ['put Dark Hole h', 'put Gemini Elf m1', '{"activate":"Dark Hole"}'])
      await runLine(line, other, host);
    other.previous();
    other.step();
    expect(other.get().way).toContain(`Activada: ${spanish.name(53129443)} (s1)`);
    expect(spanish.name(53129443)).not.toBe('Dark Hole');
  });

  test('what is in force and forbidden is said in plain words, the data’s own word behind it', async () => {
    const made = bench();
    await made.run('put Gemini Elf m1', 'put Axe of Despair s1 on m1', 'put Gravity Bind s2 up');
    expect(panel(made, 'mods')).toEqual([
      expect.stringMatching(/^ATK \+1000 · Axe of Despair \(s1\) · continuous$/),
    ]);
    expect(panel(made, 'locks')[0]).toBe('forbidden [cannot attack] · Gravity Bind (s2) · continuous');
  });

  test('each panel is found by what it is called', () => {
    const titles = panelsOf(bench().lab.get().state, tools, tools.words)
      .map(({ title }) => title)
      .join('\n')
      .toLowerCase();
    const parts = 'frames, chain, registers, pending triggers, modifiers, locks, uses, window, priority';
    for (const part of parts.split(', ')) expect(titles).toContain(part);
  });

  test('a choice made otherwise leaves the old way, which undo brings back', async () => {
    const { lab, run } = await darkHole();
    await run('{"activate":"Dark Hole"}');
    const { of } = lab.get();
    await run('go 0', '{"phase":"battle"}');
    expect(lab.get().at).toBe(lab.get().of);
    expect(lab.get().table.view.phase).toBe('battle');
    await run('undo');
    expect(lab.get().of).toBe(of);
  });

  test('nothing is edited in the middle of a resolution', async () => {
    const { run, refused } = await darkHole();
    await run('{"activate":"Dark Hole"}', 'go 0', 'step 3');
    expect(await refused('lp 100')).toContain('That takes a decision');
  });

  test('both hands are open, whoever has the turn', async () => {
    const { lab, run } = bench();
    await run('put Jinzo oh', 'set Trap Hole os1', 'put Kuriboh h');
    const [mine, theirs] = lab.get().table.view.sides;
    expect([...mine.hand, ...theirs.hand, theirs.spells[0]].every((card) => card?.known)).toBe(true);
  });
});

describe('forced chance', () => {
  test('coins come as they are set, before the duel and in the middle of it', async () => {
    const { lab, run } = bench();
    await run('put Time Wizard m1', 'put Jinzo om1', 'put Gemini Elf om2');
    await run('coin heads', '{"activate":"Time Wizard"}', '{"announce":"Heads"}');
    expect(lab.get().table.view.sides[1].monsters[0]).toBeNull();
    await run('go 1', 'coin tails', '{"announce":"Heads"}');
    expect(lab.get().table.view.sides[1].monsters[0]).not.toBeNull();
    expect(lab.get().table.view.sides[0].monsters[0]).toBeNull();
  });

  test('a shuffle puts the cards named on top', async () => {
    const { lab, run } = bench();
    await run(
      'put Toon Table of Contents h',
      'deck bottom Toon Summoned Skull',
      'deck bottom Kuriboh x5',
      'deck bottom Jinzo',
    );
    await run(
      'shuffle Jinzo',
      'run',
      '{"activate":"Toon Table of Contents","targets":["Toon Summoned Skull"]}',
      'run',
    );
    const [top] = lab.get().table.decks[0];
    expect(top?.known && cards.names.name(top.code)).toBe('Jinzo');
  });
});
