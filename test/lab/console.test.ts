/** The console's language: what is understood, what is refused and how. */
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/lab/command.ts';
import { addressText, readAddress } from '../../src/lab/index.ts';
import { bench } from './bench.ts';

const read = (line: string) => readCommand(line);
const problem = (line: string): string => {
  try {
    read(line);
  } catch (error) {
    return (error as Error).message;
  }
  return 'read';
};
const at = (word: string) => readAddress(word);

describe('places', () => {
  test.each([
    ['m3', { player: 0, zone: 'mzone', at: 2 }],
    ['os2', { player: 1, zone: 'szone', at: 1 }],
    ['f', { player: 0, zone: 'fzone', at: 0 }],
    ['h1', { player: 0, zone: 'hand', at: 0 }],
    ['og', { player: 1, zone: 'gy', at: null }],
    ['d1', { player: 0, zone: 'deck', at: 0 }],
    ['e1', { player: 0, zone: 'mzone', at: 5 }],
    ['oe1', { player: 1, zone: 'mzone', at: 6 }],
  ])('%s', (word, address) => {
    expect(at(word)).toEqual(address);
    expect(addressText(address as never)).toBe(word);
  });

  test.each(['m0', 'm6', 's', 'm', 'f1', 'e3', 'z1', 'h0', 'oo1', ''])('%s is none', (word) => {
    expect(at(word)).toBeNull();
  });
});

describe('lines', () => {
  test.each([
    ['put Dark Magician m3 def', { k: 'put', name: 'Dark Magician', at: at('m3'), lie: 'defense' }],
    ['set Trap Hole os2', { k: 'put', name: 'Trap Hole', at: at('os2'), lie: 'set' }],
    [
      'put "D. D. Warrior Lady" g proper',
      { k: 'put', name: 'D. D. Warrior Lady', at: at('g'), proper: true },
    ],
    ['put Jinzo om1 atk owner me', { k: 'put', at: at('om1'), lie: 'attack', owner: 0 }],
    ['put Kuriboh s1 on om2', { k: 'put', name: 'Kuriboh', at: at('s1'), lie: null, on: at('om2') }],
    ['put Jinzo m1 on m2 owner opp', { k: 'put', name: 'Jinzo', at: at('m1'), owner: 1, on: at('m2') }],
    ['move g2 h', { k: 'move', from: at('g2'), to: at('h'), lie: null }],
    ['remove m2 s1', { k: 'remove', at: [at('m2'), at('s1')] }],
    ['lp 4000', { k: 'lp', player: 0, n: 4000 }],
    ['olp 100', { k: 'lp', player: 1, n: 100 }],
    ['turn me 5', { k: 'turn', player: 0, n: 5 }],
    ['turn opp', { k: 'turn', player: 1, n: null, phase: null }],
    ['turn opp 6 battle', { k: 'turn', player: 1, n: 6, phase: 'battle' }],
    ['turn me main2', { k: 'turn', player: 0, n: null, phase: 'main2' }],
    ['phase main2', { k: 'phase', phase: 'main2' }],
    ['counter s1 spell 2', { k: 'counter', at: at('s1'), kind: 'spell', n: 2 }],
    ['equip s1 m3', { k: 'equip', at: at('s1'), to: at('m3') }],
    ['deck top Pot of Greed', { k: 'deck', player: 0, how: 'top', name: 'Pot of Greed', n: 1 }],
    ['odeck bottom Kuriboh x10', { k: 'deck', player: 1, how: 'bottom', name: 'Kuriboh', n: 10 }],
    ['coin heads tails', { k: 'coin', values: [1, 0] }],
    ['die 4', { k: 'die', values: [4] }],
    ['shuffle Jinzo, Pot of Greed', { k: 'shuffle', names: ['Jinzo', 'Pot of Greed'] }],
    ['run', { k: 'run', end: false }],
    ['step', { k: 'step', n: 1 }],
    ['back 3', { k: 'back', n: 3 }],
    ['why s3', { k: 'why', at: at('s3') }],
    ['export my test.json', null],
    ['export "my test.json" one', { k: 'export', file: 'my test.json', id: 'one' }],
    ['3', { k: 'choose', n: 3 }],
    ['pass', { k: 'act', json: '{"pass":true}' }],
    ['{"summon":"Jinzo"}', { k: 'act', json: '{"summon":"Jinzo"}' }],
    ['PUT Jinzo m1', { k: 'put', name: 'Jinzo' }],
  ])('%s', (line, command) => {
    if (command !== null) expect(read(line)).toMatchObject(command);
    else expect(read(line)).toMatchObject({ file: 'my', id: 'test.json' });
  });
});

describe('what is refused says what was expected', () => {
  test.each([
    ['frobnicate', 'There is no command "frobnicate". `help` lists them.'],
    ['stp', 'There is no command "stp"; did you mean step? `help` lists them.'],
    ['put Jinzo m9', '"m9" is no place; places are m1–m5'],
    ['put m1', 'The name of a card is missing. Expected: put CARD PLACE'],
    ['move m1', 'Expected: move PLACE PLACE [atk|def|set|up]'],
    ['lp many', 'A whole number from 1 to 999999 is needed. Expected: lp N'],
    ['counter m1 spell 99999999', 'A whole number from 0 to 99 is needed. Expected: counter PLACE KIND N'],
    ['counter m1 spell', 'A whole number from 0 to 99 is needed.'],
    ['lp 0', 'A whole number from 1 to 999999 is needed.'],
    ['phase attack', '"attack" is none of draw, standby, main1, battle, main2, end.'],
    ['turn him', '"him" is none of me, opp.'],
    ['coin edge', '"edge" is none of heads, tails.'],
    ['die 7', 'A whole number from 1 to 6 is needed.'],
    ['undo twice', '"twice" is too much. Expected: undo'],
    ['pos m1 sideways', '"sideways" is none of atk, def, set, up, facedown-atk.'],
  ])('%s', (line, message) => {
    expect(problem(line)).toContain(message);
  });
});

describe('boards', () => {
  test('cards go where they are put, named in part where that is enough', async () => {
    const { run, lab } = bench();
    await run(
      'put gemini elf m2 def',
      'set trap hole os2',
      'put Jinzo om1',
      'put axe of despair s1',
      'equip s1 m2',
    );
    const board = await run('show');
    expect(board.lines).toEqual([
      'Turn 3 (You), Main Phase 1',
      'You: 8000 LP, 0 in hand, 0 in the Deck',
      '  m2 Gemini Elf def 2900/900',
      '  s1 Axe of Despair >m2',
      'Opponent: 8000 LP, 0 in hand, 0 in the Deck',
      '  om1 Jinzo atk 2400/1500',
      '  os2 Trap Hole set',
    ]);
    expect(lab.get().table.view.sides[1].spells[1]).toMatchObject({ known: true });
  });

  test('what is on a monster goes with it, and lets go where it leaves the field', async () => {
    const { run } = bench();
    await run('put Gemini Elf m1', 'put Axe of Despair s1', 'equip s1 m1', 'move m1 m4');
    expect((await run('show')).lines).toContain('  s1 Axe of Despair >m4');
    await run('move m4 g');
    expect((await run('show')).lines).toEqual(
      expect.arrayContaining(['  s1 Axe of Despair set', '  g1 Gemini Elf']),
    );
  });

  test('a monster lies in a Spell & Trap Zone as an Equip Card, and leaves with the monster it is on', async () => {
    const { run, refused } = bench();
    await run('put Gemini Elf m1', 'put Kuriboh s1 on m1', 'put Axe of Despair os2 on m1');
    expect((await run('show')).lines).toEqual(
      expect.arrayContaining(['  s1 Kuriboh >m1', '  os2 Axe of Despair >m1']),
    );
    expect(await refused('put Jinzo s2')).toContain(
      'Jinzo (s2) is a monster of the Main Deck: there it is on',
    );
    expect(await refused('pos m1 set')).toContain('Kuriboh (s1) is on a face-down monster');
    await run('remove m1');
    expect((await run('show')).lines).toEqual(
      expect.arrayContaining(['  g1 Kuriboh', '  os2 Axe of Despair set']),
    );
  });

  test('a Spell or Trap that does not stay is not turned face-up', async () => {
    const { run, refused } = bench();
    await run('set Seven Tools of the Bandit s1', 'set Royal Decree s2', 'pos s2 up');
    expect(await refused('pos s1 up')).toContain(
      'Seven Tools of the Bandit (s1) is a Trap Card that does not stay',
    );
    expect(await refused('put Dark Hole s3 up')).toContain(
      'Dark Hole (s3) is a Spell Card that does not stay',
    );
  });

  test('an owner stays who he was when a card changes sides', async () => {
    const { run } = bench();
    await run('put Jinzo om1', 'move om1 m1');
    expect((await run('show')).lines).toContain('  m1 Jinzo atk 2400/1500 ~');
  });

  test('Decks are stacked from the top and filled up from below', async () => {
    const { run, lab } = bench();
    await run('deck bottom Mokey Mokey x3', 'deck top Jinzo', 'deck top Sangan');
    const names = lab
      .get()
      .table.decks[0].map((card) => (card.known ? lab.tools.cards.names.name(card.code) : '?'));
    expect(names).toEqual(['Sangan', 'Jinzo', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey']);
    await run('remove d1');
    expect(lab.get().table.decks[0]).toHaveLength(4);
    await run('deck clear');
    expect(lab.get().table.decks[0]).toHaveLength(0);
  });

  test('turn, phase, Life Points, counters, format and house rules', async () => {
    const { run, lab } = bench();
    await run(
      'put Breaker the Magical Warrior m1',
      'counter m1 spell 1',
      'lp 100',
      'turn opp 6',
      'phase main2',
    );
    const { view } = lab.get().table;
    expect(view).toMatchObject({ turn: 6, turnPlayer: 1, phase: 'main2' });
    expect(view.sides[0].lp).toBe(100);
    expect((await run('show')).lines).toContain(
      '  m1 Breaker the Magical Warrior atk 1900/1000 1×Spell Counter',
    );
    await run('new edison', 'rule PRM-01=4000');
    expect(lab.get().rules).toContain('edison');
    expect(lab.get().table.view.sides[0].lp).toBe(4000);
  });

  test('TURN-02 a board begins where there is battle; in its first turn there is none', async () => {
    const { run } = bench();
    await run('put Gemini Elf m1');
    expect((await run('options')).lines.join()).toContain('Battle Phase');
    await run('turn me 1');
    expect((await run('options')).lines.join()).not.toContain('Battle Phase');
    await run('turn me 2', 'put Kuriboh m2', 'export b.json');
    expect((await run('options')).lines.join()).toContain('Battle Phase');
  });

  test.each([
    ['put Yami m1', 'Yami (m1) is a Spell Card, which never becomes a monster'],
    ['put Kuriboh of', 'Kuriboh is a monster of the Main Deck: the Field Zone holds Field Spells only'],
    ['put Sprks m1', 'No card is called "Sprks"; did you mean Sparks?'],
    ['put gemini m1', 'No card is called "gemini"; did you mean'],
    ['put Jinzo m2', 'm2 is taken; remove or move what is there first.'],
    ['remove om3', 'There is no card at om3.'],
    ['show om', '"om" is no place'],
    ['show g', 'There is no card at g.'],
    ['remove g', 'Which card of g? Name it with its number, such as g1.'],
    ['equip m2 m2', 'Equips lie in a Spell & Trap Zone (s1–s5), not at m2.'],
    ['put Jinzo h def', 'Cards have no position in h.'],
    ['put Jinzo h4', 'There are only 0 cards in h.'],
    ['put Pot of Greed s1 def', 'A card there is face-up (up) or Set (set).'],
    ['rules chess', '"chess" is none of classic'],
    ['do {"summon"', 'An action is JSON such as {"summon":"Gemini Elf"}.'],
    ['do {"sumon":"Jinzo"}', 'unknown key "sumon"; did you mean "summon"?'],
    ['7', 'That is not offered now; `options` lists what is.'],
    ['undo', 'done'],
  ])('%s', async (line, message) => {
    const { run, refused } = bench();
    await run('put Gemini Elf m2');
    expect(await refused(line)).toContain(message);
  });

  test('a pile is asked for one of its cards', async () => {
    const { run, refused } = bench();
    await run('put Sangan ob');
    expect(await refused('show ob')).toBe('Which card of ob? Name it with its number, such as ob1.');
  });

  test('a refused change leaves the board as it was', async () => {
    const { run, refused, lab } = bench();
    await run('put Gemini Elf m2');
    const before = lab.get();
    await refused('put Yami m1');
    expect(lab.get()).toBe(before);
  });

  test('a lab that was closed is as it was, with its choices and the steps back', async () => {
    const kept = { text: null as string | null, aside: '' };
    const keeper = {
      read: () => kept.text,
      write: (text: string) => void Object.assign(kept, { text }),
      setAside: (aside: string) => void Object.assign(kept, { aside }),
    };
    const first = bench('goat', keeper);
    expect(first.lab.kept).toBeNull();
    await first.run('put Gemini Elf h', 'put Jinzo m1', 'coin heads', '1');
    const second = bench('goat', keeper);
    expect(second.lab.kept).toBe('back');
    expect((await second.run('show')).lines).toEqual((await first.run('show')).lines);
    expect(second.lab.get()).toMatchObject({ at: 1, of: 1, canUndo: true });
    await second.run('undo', 'undo', 'undo');
    expect((await second.run('show')).lines.join()).not.toContain('Jinzo');
    kept.text = '{"version":1,"moments":[{"base":';
    const third = bench('goat', keeper);
    expect(third.lab.kept).toBe('aside');
    expect(kept.aside).toBe('{"version":1,"moments":[{"base":');
    expect((await third.run('show')).lines.join()).not.toContain('Gemini Elf');
  });

  test('undo and redo go back and forth over changes and choices', async () => {
    const { run, lab } = bench();
    await run('put Gemini Elf h', 'put Jinzo m1', '1', 'undo', 'undo');
    expect(lab.get().table.view.sides[0].monsters[0]).toBeNull();
    await run('redo', 'redo');
    expect(lab.get()).toMatchObject({ at: 1, of: 1, canUndo: true });
    expect(lab.get().canRedo).toBe(false);
  });
});
