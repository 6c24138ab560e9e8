import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/engine/ast/index.ts';
import {
  DECLARE_KINDS,
  type DecisionView,
  OPTION_KINDS,
  type OptionView,
  PHASES,
  POSITIONS,
  PURPOSES,
} from '../../src/engine/index.ts';
import { optionParts, optionText } from '../../src/text/option.ts';
import { promptText } from '../../src/text/prompt.ts';
import { faultIn, faultInSentence } from './sound.ts';
import { addrOf, book, decision, option, seen, unseen } from './views.ts';

describe('prompts', () => {
  test.each<[string, Partial<DecisionView>]>([
    ['What do you do?', {}],
    ['Which monster attacks?', { kind: 'battle' }],
    ['Do you respond to Dark Hole?', { kind: 'respond', purpose: 'response', card: seen('Dark Hole') }],
    ['Mystical Space Typhoon: choose a target.', { purpose: 'target', card: seen('Mystical Space Typhoon') }],
    [
      'Choose monsters to Tribute for Jinzo (1 of 2).',
      { purpose: 'tribute', card: seen('Jinzo'), min: 2, max: 2 },
    ],
    [
      'Magic Jammer: choose a card to discard.',
      { purpose: 'cost', card: seen('Magic Jammer'), addr: addrOf('Magic Jammer', 'e1') },
    ],
    [
      'Sangan: choose a card to add to the hand.',
      { purpose: 'effect', card: seen('Sangan'), addr: addrOf('Sangan', 'e1') },
    ],
    ['What does Jinzo attack?', { purpose: 'attackTarget', card: seen('Jinzo') }],
    [
      'Imperial Order: do you pay 700 LP?',
      { purpose: 'pay', card: seen('Imperial Order'), addr: addrOf('Imperial Order', 'x1'), what: 0 },
    ],
    [
      'Tribe-Infecting Virus: declare 1 Monster Type.',
      { purpose: 'declare', what: DECLARE_KINDS.indexOf('race'), card: seen('Tribe-Infecting Virus') },
    ],
    [
      'Your hand is over the limit: choose cards to discard (2 of 3).',
      {
        purpose: 'discardToLimit',
        min: 3,
        max: 3,
        chosen: [seen('Jinzo')],
      },
    ],
    [
      'Dust Tornado: Set 1 Spell/Trap from your hand?',
      {
        kind: 'yesNo',
        purpose: 'may',
        card: seen('Dust Tornado'),
        addr: addrOf('Dust Tornado', 'e1'),
        what: 0,
      },
    ],
    [
      'Gilasaurus: Special Summon 1 monster from your Graveyard?',
      { kind: 'yesNo', purpose: 'may', card: seen('Gilasaurus'), addr: addrOf('Gilasaurus', 'e1'), what: 0 },
    ],
    ['Jinzo: in which zone?', { kind: 'slot', purpose: 'zone', card: seen('Jinzo') }],
    [
      'Monster Reborn: there is not room for all. Which monster does not come?',
      { kind: 'pickCard', purpose: 'zone', card: seen('Monster Reborn') },
    ],
    [
      'Choose a Fusion Material for Fusionist.',
      { purpose: 'material', card: seen('Fusionist'), addr: addrOf('Polymerization', 'e1') },
    ],
    [
      'Choose a Synchro Material for Scrap Archfiend (2 of 7 Levels).',
      {
        purpose: 'material',
        card: seen('Scrap Archfiend', { level: 7 }),
        chosen: [seen('Sangan', { level: 2 })],
      },
    ],
    [
      'Choose an Xyz Material for Number 39: Utopia.',
      { purpose: 'material', card: seen('Number 39: Utopia') },
    ],
    [
      'Choose a Link Material for Gaia Saber, the Lightning Shadow.',
      { purpose: 'material', card: seen('Gaia Saber, the Lightning Shadow') },
    ],
    [
      'Choose a monster to Tribute for Black Luster Soldier (4 of 8 Levels).',
      {
        purpose: 'tribute',
        card: seen('Black Luster Soldier', { level: 8 }),
        addr: addrOf('Black Luster Ritual', 'e1'),
        chosen: [seen('Gemini Elf')],
      },
    ],
    [
      'Number 39: Utopia: choose an Xyz Material to send to the Graveyard.',
      {
        purpose: 'cost',
        card: seen('Number 39: Utopia'),
        addr: addrOf('Number 39: Utopia', 'e1'),
        options: [option('card', { card: seen('Sangan', { zone: 'overlay' }) })],
      },
    ],
  ])('%s', (text, fields) => {
    expect(promptText(decision(fields), 'en', book)).toBe(text);
  });

  test('there is one for every purpose, with or without a card', () => {
    for (const purpose of PURPOSES) {
      for (const card of [null, seen('Sangan'), unseen('mzone')]) {
        for (const addr of [-1, addrOf('Sangan', 'e1')]) {
          const text = promptText(decision({ purpose, card, addr, max: 2 }), 'en', book);
          expect(faultInSentence(text), `${purpose}: ${text}`).toBeUndefined();
        }
      }
    }
  });
});

describe('options', () => {
  const respond = { kind: 'respond', purpose: 'response', card: seen('Dark Hole') } as const;
  const jammer = addrOf('Magic Jammer', 'e1');
  test.each<[string, OptionView, Partial<DecisionView>?]>([
    ['Normal Summon Jinzo', option('summon', { card: seen('Jinzo') })],
    ['Set Mirror Force', option('setSpell', { card: seen('Mirror Force') })],
    ['Activate Dark Hole', option('activate', { card: seen('Dark Hole'), n: addrOf('Dark Hole', 'e1') })],
    ['Activate Magic Jammer: discard 1 card', option('activate', { card: seen('Magic Jammer'), n: jammer })],
    [
      'Chain Magic Jammer: discard 1 card',
      option('activate', { card: seen('Magic Jammer'), n: jammer }),
      respond,
    ],
    [
      'Activate Breaker the Magical Warrior: destroy 1 Spell/Trap on the field',
      option('activate', {
        card: seen('Breaker the Magical Warrior'),
        n: addrOf('Breaker the Magical Warrior', 'e2'),
      }),
    ],
    [
      'Change Jinzo to Defense Position',
      option('position', { card: seen('Jinzo'), n: POSITIONS.indexOf('defense') }),
    ],
    ['Attack with Jinzo', option('attack', { card: seen('Jinzo') })],
    ['Set monster', option('card', { card: unseen('mzone') })],
    [
      'Dragon',
      option('value', { n: 0 }),
      { kind: 'declare', purpose: 'declare', what: DECLARE_KINDS.indexOf('race') },
    ],
    [
      'Heads',
      option('value', { n: 1 }),
      { kind: 'declare', purpose: 'coin', what: DECLARE_KINDS.indexOf('coin') },
    ],
    ['Battle Phase', option('toPhase', { n: PHASES.indexOf('battle') })],
    ['End turn', option('toPhase', { n: PHASES.indexOf('end') })],
    ['Pay 700 LP', option('yes'), { purpose: 'pay', addr: addrOf('Imperial Order', 'x1'), what: 0 }],
    ['No: destroy this', option('no'), { purpose: 'pay', addr: addrOf('Imperial Order', 'x1'), what: 0 }],
  ])('%s', (text, o, fields = {}) => {
    expect(optionText(o, decision(fields), 'en', book)).toBe(text);
  });

  test.each<[OptionView, Partial<DecisionView>, ReturnType<typeof optionParts>]>([
    [option('summon', { card: seen('Jinzo') }), {}, { verb: 'Normal Summon', name: 'Jinzo', tail: '' }],
    [option('attack', { card: seen('Jinzo') }), {}, { verb: 'Attack with', name: 'Jinzo', tail: '' }],
    [
      option('position', { card: seen('Jinzo'), n: POSITIONS.indexOf('defense') }),
      {},
      { verb: 'Change', name: 'Jinzo', tail: ' to Defense Position' },
    ],
    [
      option('activate', { card: seen('Magic Jammer'), n: jammer }),
      respond,
      { verb: 'Chain', name: 'Magic Jammer', tail: ': discard 1 card' },
    ],
    [option('card', { card: seen('Jinzo') }), {}, { verb: '', name: 'Jinzo', tail: '' }],
    [option('pass'), {}, { verb: 'Pass', name: '', tail: '' }],
  ])('come in parts', (o, fields, parts) => {
    expect(optionParts(o, decision(fields), 'en', book)).toEqual(parts);
  });

  test('Tributes and materials that count by their Levels have them behind their names', () => {
    const synchro = { purpose: 'material', card: seen('Scrap Archfiend', { level: 7 }) } as const;
    const tribute = { purpose: 'tribute', card: seen('Jinzo') } as const;
    const elf = option('card', { card: seen('Gemini Elf') });
    expect(optionText(elf, decision(synchro), 'en', book)).toBe('Gemini Elf (Level 4)');
    expect(optionText(elf, decision(tribute), 'en', book)).toBe('Gemini Elf');
  });

  test.each([
    ['Special Summon Toon Mermaid', 4],
    ['Special Summon Toon Mermaid: Tribute 1 monster you control', 6],
    ['Special Summon Toon Mermaid: Tribute 2 monsters you control', 7],
  ])('a cost that goes by the Level of the card is told for its own: %s', (text, level) => {
    const card = seen('Toon Mermaid', { level, zone: 'hand' });
    const o = option('procedure', { card, n: addrOf('Toon Mermaid', 'kw-summon') });
    expect(optionText(o, decision({}), 'en', book)).toBe(text);
  });

  test.each([
    ['synchro', 'Synchro Summon'],
    ['xyz', 'Xyz Summon'],
    ['link', 'Link Summon'],
    [undefined, 'Special Summon'],
  ] as const)('a procedure is called by its kind of Summon: %s', (how, verb) => {
    const effect: Effect = { k: 'procedure', id: 'p', to: 'you', pos: ['attack'], ...(how && { how }) };
    const def = { ...book.card(seen('Jinzo').code)!, effects: [effect] };
    const o = option('procedure', { card: seen('Jinzo'), n: 0 });
    expect(optionText(o, decision({}), 'en', { ...book, effect: () => ({ def, effect }) })).toBe(
      `${verb} Jinzo`,
    );
  });

  test.each([
    'Activate Effect Veiler: send this to the Graveyard: the effects of 1 face-up Effect Monster your opponent controls are negated until the end of this turn',
    'Activate Kiryu: equip this to 1 face-up "Dark Blade" you control that is not equipped with a Union monster',
  ])('where there is room nothing is cut off, and nobody else is named like the card: %s', (text) => {
    const name = text.includes('Kiryu') ? 'Kiryu' : 'Effect Veiler';
    const o = option('activate', { card: seen(name), n: addrOf(name, name === 'Kiryu' ? 'u-on' : 'e1') });
    expect(optionText(o, decision({}), 'en', book, 'whole')).toBe(text);
  });

  test('there is a line for every kind', () => {
    for (const k of OPTION_KINDS) {
      for (const card of [null, seen('Sangan'), unseen('szone'), unseen('hand')]) {
        for (const n of [0, 1, 3]) {
          for (const purpose of ['action', 'response', 'declare', 'mode'] as const) {
            const text = optionText(option(k, { card, n }), decision({ purpose, addr: n }), 'en', book);
            expect(faultIn(text), `${k}: ${text}`).toBeUndefined();
          }
        }
      }
    }
  });
});
