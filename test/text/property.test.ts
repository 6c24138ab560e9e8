import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { CardDef } from '../../src/engine/ast/index.ts';
import { cardText, effectText } from '../../src/text/card.ts';
import { shortCost, shortEffect } from '../../src/text/short.ts';
import { card, nodes } from './arbitrary.ts';
import { faultIn, faultInSentence } from './sound.ts';

function check(text: string, fault: string | undefined): void {
  if (fault !== undefined) throw new Error(`${fault}: ${text}`);
}

describe('random effects of the whole vocabulary', () => {
  test('print as sentences', () => {
    fc.assert(
      fc.property(nodes.effect, (effect) => {
        const def: CardDef = { code: 1, name: 'Jinzo', kind: 'monster', sub: [], effects: [effect] };
        for (const text of cardText(def, 'en')) check(text, faultInSentence(text));
        const text = effectText(def, effect.id, 'en');
        if (text !== '') check(text, faultInSentence(text));
      }),
      { numRuns: 1500 },
    );
  });
  test('print as whole cards', () => {
    fc.assert(
      fc.property(card, (def) => {
        for (const text of cardText(def, 'en')) check(text, faultInSentence(text));
      }),
      { numRuns: 300 },
    );
  });
  test('are told in 40 characters', () => {
    fc.assert(
      fc.property(nodes.effect, (effect) => {
        for (const text of [shortEffect(effect, 'en'), shortCost(effect, 'en')]) {
          check(text, text.length > 40 ? 'too long' : faultIn(text));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
