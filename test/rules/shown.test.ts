/** Hands kept open and Graveyards kept closed by effects (AST `shown`, `hidden`). */
import { expect, test } from 'vitest';
import { defOf } from '../../src/engine/pool.ts';
import { viewFor } from '../../src/engine/views.ts';
import { duel } from './table.ts';

const nameOf = (code: number): string => defOf(code).name;
const known = (cards: { known: boolean }[]): boolean[] => cards.map((c) => c.known);

test('EFFECT-02 Ceremonial Bell: both see both hands, newcomers too', () => {
  const d = duel('goat')
    .you({ hand: ['Vorse Raider', 'Ceremonial Bell'] })
    .opp({ hand: ['Battle Ox'], deck: ['Mystical Elf'] });
  expect(known(viewFor(d.state, 0).sides[1].hand)).toEqual([false]);
  d.you.summon('Ceremonial Bell');
  expect(known(viewFor(d.state, 0).sides[1].hand)).toEqual([true]);
  expect(known(viewFor(d.state, 1).sides[0].hand)).toEqual([true]);
  d.you.end();
  expect(known(viewFor(d.state, 0).sides[1].hand)).toEqual([true, true]);
});

test('EFFECT-02 Respect Play: only the turn player shows his hand', () => {
  const d = duel('goat')
    .you({ hand: ['Vorse Raider'], spells: ['Respect Play'] })
    .opp({ hand: ['Battle Ox'], deck: ['Mystical Elf'] });
  d.you.activate('Respect Play');
  d.resolve();
  expect(known(viewFor(d.state, 1).sides[0].hand)).toEqual([true]);
  expect(known(viewFor(d.state, 0).sides[1].hand)).toEqual([false]);
  d.you.end();
  expect(known(viewFor(d.state, 0).sides[1].hand)).toEqual([true, true]);
});

test('EFFECT-02 Question: while a name is declared the opponent cannot look at the Graveyard', () => {
  const d = duel('goat')
    .you({ hand: ['Question'], gy: ['Gemini Elf', 'Vorse Raider'] })
    .opp({});
  d.you.activate('Question');
  d.resolve();
  expect(known(viewFor(d.state, 1).sides[0].gy)).toEqual([false, false]);
  expect(known(viewFor(d.state, 0).sides[0].gy)).toEqual([true, true]);
});

test.each(['goat', 'edison'])('GAP-32 in %s after Magical Hats its player alone knows the cards', (era) => {
  const d = duel(era)
    .you({ monsters: ['Vorse Raider'], spells: ['Magical Hats'], deck: ['Ookazi', 'Sogen'] })
    .opp({ monsters: ['Battle Ox'] });
  d.you.end();
  d.opp.phase('battle');
  d.you.activate('Magical Hats');
  d.resolve();
  for (let i = 0; i < 9 && d.state.decision?.kind === 'pickCard'; i++) d.you.choose(['Ookazi', 'Sogen'][i]!);
  const seenBy = (p: 0 | 1) => viewFor(d.state, p).sides[0].monsters.filter((m) => m !== null);
  expect(known(seenBy(0))).toEqual([true, true, true]);
  expect(
    seenBy(0)
      .map((m) => m.known && nameOf(m.code))
      .sort(),
  ).toEqual(['Ookazi', 'Sogen', 'Vorse Raider']);
  expect(known(seenBy(1))).toEqual([false, false, false]);
});

test('EX-52 Shifting Shadows: nobody else knows any longer which Set monster is which', () => {
  const d = duel('goat')
    .you({
      monsters: [
        'Gemini Elf',
        { card: 'Sangan', pos: 'faceDownDefense' },
        { card: 'Man-Eater Bug', pos: 'faceDownDefense' },
        { card: 'Cyber Jar', pos: 'faceDownDefense' },
      ],
      spells: [{ card: 'Shifting Shadows', pos: 'up' }],
    })
    .opp({});
  const row = (p: 0 | 1) => viewFor(d.state, p).sides[0].monsters.flatMap((c) => (c === null ? [] : [c]));
  const before = row(1).map((c) => c.h);
  d.you.activate('Shifting Shadows');
  d.resolve();
  const after = row(1).map((c) => c.h);
  expect(after[0]).toBe(before[0]);
  expect(after.slice(1).filter((h) => before.includes(h))).toEqual([]);
  expect(known(row(1))).toEqual([true, false, false, false]);
  expect(known(row(0))).toEqual([true, true, true, true]);
});
