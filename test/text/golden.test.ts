import { describe, expect, test } from 'vitest';
import { cardText, effectText } from '../../src/text/card.ts';
import { golden } from './golden.ts';
import { faultInSentence } from './sound.ts';
import { workedCards } from './worked/index.ts';

describe('the worked examples in English', () => {
  test.each(workedCards.map((def) => [def.name, def] as const))('%s', (name, def) => {
    const text = cardText(def, 'en');
    expect(text).toEqual(golden[name]);
    for (const paragraph of text) expect(faultInSentence(paragraph)).toBeUndefined();
  });

  test('one effect by itself reads as it does on its card', () => {
    const breaker = workedCards.find((c) => c.name === 'Breaker the Magical Warrior');
    expect(breaker && effectText(breaker, 'e2', 'en')).toBe(
      'You can remove 1 Spell Counter from this card, then target 1 Spell or Trap Card on the field; destroy it.',
    );
    expect(breaker && effectText(breaker, 'none', 'en')).toBe('');
  });

  test('a Token is described by its own card', () => {
    const scapegoat = workedCards.find((c) => c.name === 'Scapegoat');
    const token = {
      code: 73915052,
      name: 'Sheep Token',
      kind: 'monster',
      sub: ['normal', 'token'],
      level: 1,
      atk: 0,
      def: 0,
      attr: 'earth',
      race: 'Beast',
      effects: [],
    } as const;
    const lookup = (code: number) =>
      code === token.code ? { ...token, sub: [...token.sub], effects: [] } : undefined;
    expect(scapegoat && cardText(scapegoat, 'en', lookup)[0]).toMatch(
      /^Special Summon 4 "Sheep Tokens" \(EARTH Beast, Level 1, 0 ATK, 0 DEF\) in face-up Defense Position\./,
    );
  });
});
