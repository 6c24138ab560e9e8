/** The table in the other languages: what they say is kept beside the English of it, to be read. */
import { describe, expect, test } from 'vitest';
import { DECLARED, EVENT_KINDS, type EventView, HOWS, PURPOSES } from '../../src/engine/index.ts';
import { WHY } from '../../src/engine/types.ts';
import { kindLine } from '../../src/text/facts.ts';
import { type Lang, language } from '../../src/text/language.ts';
import { eventText } from '../../src/text/log.ts';
import { optionText } from '../../src/text/option.ts';
import { promptText } from '../../src/text/prompt.ts';
import { declare, move, PLAYS } from './plays.ts';
import { addrOf, book, decision, event, option, seen, unseen } from './views.ts';

const OTHERS = ['es', 'pt', 'it'] as const;
const COMPUTER = { en: 'The computer', es: 'El ordenador', pt: 'O computador', it: 'Il computer' } as const;

/** Events of every kind beside the plays: cards known and unknown, one and two, of both sides. */
function* events(): Generator<EventView> {
  for (const [, play] of PLAYS) yield play;
  const two = [seen('Jinzo'), seen('Sangan')];
  for (const how of HOWS.keys()) yield event('wouldSummon', { player: 0, cards: [seen('Jinzo')], n: how });
  for (const k of EVENT_KINDS) {
    if (k === 'moved' || k === 'declare' || k === 'wouldSummon') continue;
    for (const player of [0, 1] as const) {
      for (const cards of [[seen('Jinzo')], two, [unseen('szone')]]) {
        for (const n of [0, 1, 2]) yield event(k, { player, cards, n, m: k === 'counters' ? n + 1 : n });
      }
    }
  }
  for (const player of [0, 1] as const) {
    for (const n of DECLARED.keys()) yield event('declare', { player, n, cards: [seen('Jinzo')], m: 0 });
    for (const [from, to] of [
      ['szone', 'deck'],
      ['mzone', 'hand'],
      ['gy', 'hand'],
      ['deck', 'gy'],
      ['mzone', 'extra'],
      ['hand', 'gy'],
      ['mzone', 'gone'],
      ['deck', 'szone'],
      ['deck', 'banished'],
      ['extra', 'gy'],
      ['overlay', 'gy'],
    ] as const) {
      const at = { from: [from], to: [to], ctrl: [player], cards: [seen('Jinzo', { owner: player })] };
      yield move({ ...at, why: WHY.effect });
      yield move({ ...at, why: WHY.effect | WHY.cost });
    }
    const both = { from: ['hand', 'hand'], to: ['gy', 'gy'], ctrl: [player, player], cards: two } as const;
    for (const why of [WHY.discard, WHY.material, WHY.material | WHY.rule, WHY.tribute, WHY.effect]) {
      yield move({ ...both, from: [...both.from], to: [...both.to], ctrl: [...both.ctrl], by: player, why });
    }
    yield event('revealed', { player, cards: [seen('Jinzo', { owner: 1, controller: 1 })] });
    yield event('revealed', { player, cards: [seen('Jinzo', { owner: 0, controller: 0 })] });
  }
  yield event('ctrlChanged', { player: 1, by: 1, cards: [unseen('mzone')] });
  yield declare('endTurn', { player: 0 });
}

const told = (e: EventView, lang: (typeof OTHERS)[number] | 'en'): string =>
  eventText(e, 0, ['Yugi', COMPUTER[lang]], lang, book);

describe.each(OTHERS)('in %s', (lang) => {
  test('the log tells every event that English tells', async () => {
    const lines = new Set<string>();
    for (const e of events()) {
      const english = told(e, 'en');
      const text = told(e, lang);
      expect(text === '', english).toBe(english === '');
      if (text === '') continue;
      expect(text, english).toMatch(/^[\p{Lu}\d].*[.!?]$/u);
      expect(text, english).not.toMatch(/ {2}|undefined|\b(?:de el|a el|de o|em o|di il|a il)\b/);
      lines.add(`${english}\n    ${text}`);
    }
    await expect(`${[...lines].join('\n')}\n`).toMatchFileSnapshot(`told/${lang}-log.txt`);
  });

  test('every question and every menu line is asked in it', async () => {
    const card = seen('Jinzo');
    const lines = new Set<string>();
    const add = (english: string, text: string): void => {
      expect(text, english).not.toMatch(/ {2}|undefined/);
      lines.add(`${english}\n    ${text}`);
    };
    for (const purpose of PURPOSES) {
      for (const max of [1, 2]) {
        for (const about of [card, null]) {
          const d = decision({ purpose, card: about, max, min: 1, addr: addrOf('Sangan', 'e1') });
          add(promptText(d, 'en', book), promptText(d, lang, book));
        }
      }
    }
    for (const k of OPTION_KINDS) {
      for (const n of [0, 1, 2]) {
        const o = option(k, { card, n });
        const d = decision({ purpose: 'action' });
        add(optionText(o, d, 'en', book), optionText(o, d, lang, book));
      }
    }
    await expect(`${[...lines].join('\n')}\n`).toMatchFileSnapshot(`told/${lang}-questions.txt`);
  });

  test('kinds, Attributes and Types have their printed words', () => {
    const jinzo = book.card(seen('Jinzo').code);
    if (jinzo === undefined) throw new Error('no Jinzo');
    const kinds = { es: 'Monstruo de Efecto', pt: 'Monstro de Efeito', it: 'Mostro con Effetto' };
    expect(kindLine(jinzo, lang)).toBe(kinds[lang]);
    const { words } = language(lang);
    expect([words.attr('dark'), words.race('Spellcaster')]).toEqual(
      { es: ['OSCURIDAD', 'Lanzador de Conjuros'], pt: ['TREVAS', 'Mago'], it: ['OSCURITÀ', 'Incantatore'] }[
        lang
      ],
    );
  });

  test('the Extra Deck is called what the rules of the format call it', () => {
    const of = (lang: Lang): string => language(lang).extraDeck;
    expect(of(lang)).not.toBe(of(`${lang}-extra`));
  });
});

const OPTION_KINDS = [
  'summon',
  'tributeSummon',
  'set',
  'setSpell',
  'flip',
  'position',
  'procedure',
  'activate',
  'attack',
  'direct',
  'card',
  'done',
  'pass',
  'yes',
  'no',
  'mode',
  'pos',
  'slot',
  'toPhase',
  'surrender',
] as const;
