/** Two persons at one screen: no hand is shown before the screen was handed over. */
import { describe, expect, test } from 'vitest';
import type { DuelSession } from '../../src/session/duel.ts';
import { readDuel, resumeDuel } from '../../src/session/start.ts';
import { game, open, person, withRecords, words } from './table.ts';

/** Nothing of either hand is known, and nothing was read. */
function expectCovered(session: DuelSession, to: 0 | 1): void {
  const { view, log, decision, handedTo, pause } = session.get();
  expect(handedTo).toBe(to);
  expect(pause).not.toBeNull();
  expect(decision).toBeNull();
  expect(log).toEqual([]);
  for (const side of view.sides) {
    expect(side.hand.filter(({ known }) => known)).toEqual([]);
    expect(side.extra.filter(({ known }) => known)).toEqual([]);
    expect([...side.monsters, ...side.spells].filter((card) => card?.known && !card.faceUp)).toEqual([]);
    expect(side.deck).toEqual([]);
  }
  expect(session.timeline()).toEqual([]);
}
const endTurn = (session: DuelSession): void => {
  const option = session.get().decision?.options.find(({ k, n }) => k === 'toPhase' && n === 5);
  session.choose(option?.i ?? -1);
};
/** Sets the first card that can be; its name. */
async function setCard(session: DuelSession): Promise<string> {
  const set = session.get().decision?.options.find(({ k }) => k === 'set' || k === 'setSpell');
  if (set?.card?.known !== true) throw new Error('nothing can be Set');
  const { code } = set.card;
  session.choose(set.i);
  for (await session.settled(); session.get().decision?.kind !== 'main'; await session.settled())
    session.choose(0);
  const name = game.cards.find((card) => card.code === code)?.name ?? '';
  expect(name).not.toBe('');
  return name;
}

describe('two persons at one screen', () => {
  test('a pause hides both hands when the turn passes, and after it the other one sees his own', async () => {
    const { session } = open(5, person, { handOver: true });
    await session.settled();
    expect(session.get()).toMatchObject({ seat: 0, pause: null });
    endTurn(session);
    await session.settled();
    expectCovered(session, 1);
    session.proceed();
    await session.settled();
    expect(session.get().seat).toBe(1);
    expect(session.get().view.sides[1].hand.every(({ known }) => known)).toBe(true);
    expect(session.get().log.length).toBeGreaterThan(0);
    await session.dispose();
  });

  test('the log of each calls both by their names, as does what is shown of their end', async () => {
    const { session } = open(5, person, { handOver: true });
    await session.settled();
    endTurn(session);
    await session.settled();
    session.proceed();
    await session.settled();
    expect(session.get().shared).toBe(true);
    session.surrender();
    await session.settled();
    const { log, names } = session.get();
    const told = log.map(({ text }) => text).join('\n');
    // The first player of this table is called "You"; told as that he would "draw" and "win".
    expect(told).toContain(`${names[0]} draws 5 cards.`);
    expect(told).toContain(`${names[0]} wins the Duel`);
    expect(told).toContain(`${names[0]} and ${names[1]} greet each other.`);
    await session.dispose();
  });

  test('also after a step that leads to the other one, and a jump', async () => {
    const { session } = open(5, person, { handOver: true });
    await session.settled();
    endTurn(session);
    await session.settled();
    session.proceed();
    await session.settled();
    expect(session.undo()).toBe(true);
    await session.settled();
    expectCovered(session, 0);
    session.proceed();
    await session.settled();
    expect(session.get().seat).toBe(0);
    expect(session.redo()).toBe(true);
    await session.settled();
    expectCovered(session, 1);
    await session.dispose();
  });

  test('whatever is done from the cover leads to a cover, and tells only what both know', async () => {
    const { session } = open(5, person, { handOver: true });
    await session.settled();
    const name = await setCard(session);
    endTurn(session);
    await session.settled();
    expectCovered(session, 1);
    const told = (): string => (session.get().moved?.texts ?? []).join('\n');

    // Nobody has taken the screen: nobody can give up or pass from there.
    session.surrender();
    session.pass('myTurn');
    await session.settled();
    expectCovered(session, 1);

    expect(session.unpick()).toBe(false);
    expect(session.undo()).toBe(true);
    await session.settled();
    expectCovered(session, 0);
    expect(session.undo()).toBe(true);
    await session.settled();
    expectCovered(session, 0);
    expect(told()).not.toContain(name);
    expect(session.redo()).toBe(true);
    await session.settled();
    expectCovered(session, 0);
    expect(told()).not.toContain(name);
    expect(session.jump(0)).toBeNull();
    await session.settled();
    expectCovered(session, 0);

    session.proceed();
    await session.settled();
    expect(session.get()).toMatchObject({ seat: 0, pause: null });
    expect(session.get().view.sides[0].hand.every(({ known }) => known)).toBe(true);
    expect(session.get().covered).toBeUndefined();
    await session.dispose();
  });

  test('what was taken back is told to the one who takes the screen as he knows it', async () => {
    const { session } = open(5, person, { handOver: true });
    await session.settled();
    endTurn(session);
    await session.settled();
    session.proceed();
    await session.settled();
    const name = await setCard(session);
    expect(session.jump(0)).toBeNull();
    await session.settled();
    expectCovered(session, 0);
    expect(session.get().moved?.texts.join('\n')).not.toContain(name);
    session.proceed();
    await session.settled();
    expect(session.get().moved?.texts.join('\n')).not.toContain(name);
    await session.dispose();
  });

  test('and when a save is gone on with: nobody knows who has come back', () =>
    withRecords(async (records) => {
      const { session, file } = open(5, person, { handOver: true, records });
      await session.settled();
      session.choose(0);
      await session.settled();
      await session.dispose();
      const again = resumeDuel(await readDuel(file()), {
        seats: [person, person],
        words,
        records,
        version: '0.0.0',
        handOver: true,
      });
      await again.session.settled();
      expectCovered(again.session, 0);
      again.session.proceed();
      await again.session.settled();
      expect(again.session.get()).toMatchObject({ seat: 0, pause: null });
      await again.session.dispose();
    }));
});

test('a choice of several steps is taken back to where it was begun without counting', async () => {
  const { session } = open(4, person, { everything: true });
  await session.settled();
  let tried = 0;
  for (let n = 0; n < 400 && session.get().end === null && tried < 3; n += 1) {
    const { decision } = session.get();
    if (decision === null) break;
    if (session.canUnpick()) {
      const before = session.tree.at.n;
      expect(session.unpick()).toBe(true);
      await session.settled();
      expect(['main', 'battle', 'respond', 'trigger']).toContain(session.get().decision?.kind);
      expect(session.tree.at.n).toBeLessThan(before);
      expect(session.casual).toBe(false);
      expect(session.redo()).toBe(true);
      tried += 1;
    }
    const { options } = session.get().decision ?? decision;
    const begins = options.findIndex(({ k }) => k === 'tributeSummon' || k === 'attack' || k === 'activate');
    session.choose(begins >= 0 ? begins : (n * 7) % options.length);
    await session.settled();
  }
  expect(tried).toBeGreaterThan(0);
  await session.dispose();
});
