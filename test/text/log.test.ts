import { describe, expect, test } from 'vitest';
import { EVENT_KINDS, type EventView } from '../../src/engine/index.ts';
import { eventText } from '../../src/text/log.ts';
import { declare, PLAYS } from './plays.ts';
import { faultInSentence } from './sound.ts';
import { book, event, seen, unseen } from './views.ts';

const names = ['Yugi', 'Kaiba'] as const;
const told = (e: EventView) => eventText(e, 0, names, 'en', book);
describe('the log', () => {
  test.each(PLAYS)('%s', (text, e) => {
    expect(told(e)).toBe(text);
  });

  test('a player called "The" something has a small letter inside a sentence', () => {
    const sight = eventText(event('turn', { player: 1, n: 6 }), 0, ['You', 'The computer'], 'en', book);
    expect(sight).toBe("Turn 6: the computer's turn.");
    const ends = eventText(declare('endTurn', { player: 1 }), 0, ['You', 'The computer'], 'en', book);
    expect(ends).toBe('The computer ends the turn.');
  });

  test('has a sentence, or nothing, for every kind of event and every number in it', () => {
    for (const k of EVENT_KINDS) {
      for (const n of [0, 1, 2, 3, 5, 8]) {
        for (const player of [-1, 0, 1] as const) {
          for (const cards of [[seen('Jinzo')], [unseen('mzone')], [seen('Jinzo'), seen('Sangan')]]) {
            const from = cards.map(() => 'mzone' as const);
            const to = cards.map(() => 'gy' as const);
            const text = told(
              event(k, { n, m: n, player, cards, from, to, ctrl: cards.map(() => 0 as const) }),
            );
            if (text !== '') expect(faultInSentence(text), `${k}: ${text}`).toBeUndefined();
          }
        }
      }
    }
  });
});
