/** Hands kept open and Graveyards kept closed by effects (AST `shown`, `hidden`). */
import { expect, test } from 'vitest';
import { viewFor } from '../../src/engine/views.ts';
import { duel } from './table.ts';

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
