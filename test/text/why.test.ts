/** Why and why not as a player reads it: the right reason, the rule behind it and the conditions that hold, in real positions. */
import { describe, expect, test } from 'vitest';
import { PHASES, type Phase, type PlayerId, whyCard, whyPhase } from '../../src/engine/index.ts';
import { defAt } from '../../src/engine/pool.ts';
import type { Duel } from '../../src/engine/testkit/duel.ts';
import { LANGUAGES, type LanguageCode, stringsOf } from '../../src/strings/index.ts';
import { poolBook } from '../../src/text/book.ts';
import { deedText, optionText } from '../../src/text/option.ts';
import { partText } from '../../src/text/part.ts';
import { englishRules } from '../../src/text/rulebook.ts';
import { type WhyWords, whyAnswer, whyLines, whyLineText } from '../../src/text/why.ts';
import { duel } from '../rules/table.ts';

const words: WhyWords = {
  name: (code) => poolBook.card(code)?.name ?? '',
  option: (option, decision) => optionText(option, decision),
  deed: (addr) => deedText(addr),
  part: (addr, path) => partText(addr, path),
};

/** What `player` reads of a card, which `of` controls, or of a phase. */
function told(
  d: Duel,
  wanted: string,
  player: PlayerId = 0,
  of: PlayerId = player,
  language: LanguageCode = 'en',
): string[] {
  const s = d.state;
  const phase = PHASES.find((name) => name === wanted) as Phase | undefined;
  const id = s.cards.find((c) => defAt(c.d).name === wanted && c.controller === of)?.id ?? -1;
  if (phase === undefined && id < 0) throw new Error(`${wanted} is not there`);
  const view = phase === undefined ? whyCard(s, player, id) : whyPhase(s, player, phase);
  const answer = whyAnswer(view, stringsOf(language), words);
  const lines = whyLines(answer);
  for (const { rule } of lines) if (rule !== '') expect(englishRules.rule(rule), rule).toBeDefined();
  return [answer.title, ...lines.map(whyLineText)];
}

test('a Trap Set this turn: what fails, what holds, and which monster does not qualify', () => {
  const d = duel('goat')
    .you({ hand: ['Call of the Haunted'], gy: ['Jinzo', 'Relinquished'] })
    .opp();
  d.you.set('Call of the Haunted');
  expect(told(d, 'Call of the Haunted')).toEqual([
    'Why not? · Call of the Haunted',
    'Activate Call of the Haunted – not possible now',
    'x  It was Set this turn (TRAP-01)',
    'ok It lies in a zone from which it works',
    'ok Nothing forbids it',
    'ok Possible targets: Jinzo',
    '   Not: Relinquished – it was never properly Summoned (REVIVE-02)',
    '   It would: Special Summon 1 monster from your Graveyard in face-up Attack',
  ]);
});

test('what would fail later is told with what fails first', () => {
  const d = duel('goat')
    .you({ hand: ['Call of the Haunted'], gy: ['Relinquished'] })
    .opp();
  d.you.set('Call of the Haunted');
  expect(told(d, 'Call of the Haunted').slice(2, 5)).toEqual([
    'x  It was Set this turn (TRAP-01)',
    'x  There is no target for it (GAP-17)',
    '   Not: Relinquished – it was never properly Summoned (REVIVE-02)',
  ]);
});

const axe = { card: 'Axe of Despair', pos: 'up', on: { player: 0, slot: 0 } } as const;
const up = (card: string) => ({ card, pos: 'up' }) as const;
const five = (card: string): string[] => Array.from({ length: 5 }, () => card);

describe('the reason and its rule', () => {
  test.each<[string, () => Duel, string, string]>([
    [
      'REVIVE-02 Call of the Haunted and a Ritual Monster that was never Ritual Summoned',
      () =>
        duel('goat')
          .you({ spells: ['Call of the Haunted'], gy: ['Relinquished'] })
          .opp(),
      'Call of the Haunted',
      '   Not: Relinquished – it was never properly Summoned (REVIVE-02)',
    ],
    [
      'EFFECT-08 Jinzo and a Trap',
      () =>
        duel('goat')
          .you({ spells: ['Call of the Haunted'], gy: ['Sangan'] })
          .opp({ monsters: ['Jinzo'] }),
      'Call of the Haunted',
      'x  Jinzo forbids it (EFFECT-08)',
    ],
    [
      'TRIBUTE-01 no Tribute',
      () =>
        duel('goat')
          .you({ hand: ['Summoned Skull'] })
          .opp(),
      'Summoned Skull',
      'x  Needs 1 Tribute, you have none (TRIBUTE-01)',
    ],
    [
      'TRIBUTE-01 too few',
      () =>
        duel('goat')
          .you({ hand: ['Blue-Eyes White Dragon'], monsters: ['Battle Ox'] })
          .opp(),
      'Blue-Eyes White Dragon',
      'x  Needs 2 Tributes, you have 1 (TRIBUTE-01)',
    ],
    [
      'TRIBUTE-01 enough of them',
      () =>
        duel('goat')
          .you({ hand: ['Summoned Skull'], monsters: ['Battle Ox'] })
          .opp(),
      'Summoned Skull',
      'ok Needs 1 Tribute, you have 1',
    ],
    [
      'ZONE-02 five monsters',
      () =>
        duel('goat')
          .you({ hand: ['Vorse Raider'], monsters: five('Battle Ox') })
          .opp(),
      'Vorse Raider',
      'x  No free Monster Zone (ZONE-02)',
    ],
    [
      'ZONE-03 five Spells and Traps',
      () =>
        duel('goat')
          .you({ hand: ['Pot of Greed'], spells: five('Waboku') })
          .opp(),
      'Pot of Greed',
      'x  No free Spell & Trap Zone (ZONE-03)',
    ],
    [
      'SUMMON-07 a Ritual Monster in hand',
      () =>
        duel('goat')
          .you({ hand: ['Relinquished'] })
          .opp(),
      'Relinquished',
      'x  It cannot be Normal Summoned (SUMMON-07)',
    ],
    [
      'TRAP-01 a Trap in the hand',
      () =>
        duel('goat')
          .you({ hand: ['Trap Hole'] })
          .opp(),
      'Trap Hole',
      'x  A Trap must be Set first (TRAP-01)',
    ],
    [
      'EFFECT-06 a Trap that nothing has set off',
      () =>
        duel('goat')
          .you({ spells: ['Trap Hole'] })
          .opp(),
      'Trap Hole',
      'x  What it answers has not just happened (EFFECT-06)',
    ],
    [
      'GAP-17 no target',
      () =>
        duel('goat')
          .you({ hand: ['Mystical Space Typhoon'] })
          .opp(),
      'Mystical Space Typhoon',
      'x  There is no target for it (GAP-17)',
    ],
    [
      'GAP-17 fewer targets than it needs',
      () =>
        duel('goat')
          .you({ monsters: [{ card: 'Greenkappa', pos: 'faceDownDefense' }], spells: ['Xing Zhen Hu'] })
          .opp({ spells: ['Waboku'] }),
      'Xing Zhen Hu',
      'x  Needs 2 targets, there is 1 (GAP-17)',
    ],
    [
      'GAP-17 one of several targets is there, the other is not',
      () =>
        duel('goat')
          .you({ spells: ['Two-Pronged Attack'], monsters: ['Battle Ox', 'Sangan'] })
          .opp(),
      'Two-Pronged Attack',
      'x  There is no target for it: 1 monster your opponent controls (GAP-17)',
    ],
    [
      'GAP-17 too few of one of several targets',
      () =>
        duel('goat')
          .you({ spells: ['Two-Pronged Attack'], monsters: ['Battle Ox'] })
          .opp({ monsters: ['Jinzo'] }),
      'Two-Pronged Attack',
      'x  Needs 2 targets, there is 1: 2 monsters you control (GAP-17)',
    ],
    [
      'GAP-17 a condition is said in the words of the card',
      () =>
        duel('goat')
          .you({ spells: ['Needle Ceiling'] })
          .opp({ monsters: ['Battle Ox'] }),
      'Needle Ceiling',
      'x  Only if there are 4 or more monsters on the field (GAP-17)',
    ],
    [
      'GAP-17 of two conditions the one that fails is said',
      () =>
        duel('goat')
          .you({ hand: ['Creature Swap'], monsters: ['Sangan'] })
          .opp(),
      'Creature Swap',
      'x  Only if your opponent controls a monster (GAP-17)',
    ],
    [
      'SUMMON-08 a condition of its own Summon',
      () =>
        duel('edison')
          .you({ hand: ['Cyber Dragon'], monsters: ['Sangan'] })
          .opp({ monsters: ['Jinzo'] }),
      'Cyber Dragon',
      'x  Only if you control no monsters (SUMMON-08)',
    ],
    [
      'GAP-17 nothing to do',
      () =>
        duel('classic')
          .you({ hand: ['Dark Hole'] })
          .opp(),
      'Dark Hole',
      'x  It would do nothing (GAP-17)',
    ],
    [
      'GAP-14 Life Points for a cost',
      () =>
        duel('goat')
          .you({ hand: ['Premature Burial'], lp: 700, gy: ['Sangan'] })
          .opp(),
      'Premature Burial',
      'x  Its cost cannot be paid (GAP-14)',
    ],
    [
      'FUSION-01 materials',
      () =>
        duel('goat')
          .you({ hand: ['Polymerization'], extra: ['Flame Swordsman'] })
          .opp(),
      'Polymerization',
      'x  Not: Flame Swordsman – the right materials are not there: needs 1 of one kind, you have 0 (FUSION-01)',
    ],
    [
      'SUMMON-08 a Summon of its own whose cost is not there',
      () =>
        duel('goat')
          .you({ hand: ['Black Luster Soldier - Envoy of the Beginning'] })
          .opp(),
      'Black Luster Soldier - Envoy of the Beginning',
      'x  Its cost cannot be paid (GAP-14)',
    ],
    [
      'EFFECT-08 Gravity Bind and an attack',
      () =>
        duel('goat', { phase: 'battle' })
          .you({ monsters: ['Summoned Skull'] })
          .opp({ spells: [up('Gravity Bind')] }),
      'Summoned Skull',
      'x  Gravity Bind forbids it (EFFECT-08)',
    ],
    [
      'EFFECT-08 Messenger of Peace and an attack',
      () =>
        duel('goat', { phase: 'battle' })
          .you({ monsters: ['Summoned Skull'] })
          .opp({ spells: [up('Messenger of Peace')] }),
      'Summoned Skull',
      'x  Messenger of Peace forbids it (EFFECT-08)',
    ],
    [
      'EFFECT-02 Level Limit - Area B keeps the position',
      () =>
        duel('goat')
          .you({ monsters: ['Summoned Skull'], spells: [up('Level Limit - Area B')] })
          .opp(),
      'Summoned Skull',
      'x  Level Limit - Area B keeps its position (EFFECT-02)',
    ],
    [
      'BATTLE-04 an attack in Defense Position',
      () =>
        duel('goat', { phase: 'battle' })
          .you({ monsters: [{ card: 'Battle Ox', pos: 'defense' }] })
          .opp(),
      'Battle Ox',
      'x  It is in Defense Position (BATTLE-04)',
    ],
    [
      'GAP-04 a Set monster in the way of a direct attack',
      () =>
        duel('goat', { phase: 'battle' })
          .you({ monsters: ['Battle Ox'] })
          .opp({ monsters: [{ card: 'Sangan', pos: 'faceDownDefense' }] }),
      'Battle Ox',
      '   Not: your opponent directly – a Set card is in the way (GAP-04)',
    ],
    [
      'GAP-04 a monster in the way of a direct attack',
      () =>
        duel('goat', { phase: 'battle' })
          .you({ monsters: ['Battle Ox'] })
          .opp({ monsters: ['Sangan'] }),
      'Battle Ox',
      '   Not: your opponent directly – Sangan is in the way (GAP-04)',
    ],
    [
      'TURN-02 no Battle Phase in the first turn',
      () =>
        duel('goat', { firstTurn: true })
          .you({ monsters: ['Battle Ox'] })
          .opp(),
      'battle',
      'x  No Battle Phase in the first turn (TURN-02)',
    ],
    [
      'GAP-29 Main Phase 2 comes after a battle',
      () => duel('goat').you().opp(),
      'main2',
      'x  Not the next phase (GAP-29)',
    ],
    [
      'Skill Drain negates',
      () =>
        duel('goat')
          .you({ monsters: ['Sangan'], spells: [up('Skill Drain')] })
          .opp(),
      'Sangan',
      'Its effects are negated (Skill Drain)',
    ],
    [
      'REVIVE-02 a Fusion Monster that was properly Summoned',
      () =>
        duel('goat')
          .you({ gy: [{ card: 'Thousand-Eyes Restrict', proper: true }] })
          .opp(),
      'Thousand-Eyes Restrict',
      'It was properly Summoned before, so it may be revived (REVIVE-02)',
    ],
    [
      'the layers of ATK: an Equip Card and a Field Spell',
      () =>
        duel('goat')
          .you({ monsters: ['Battle Ox'], spells: [axe], field: up('Sogen') })
          .opp(),
      'Battle Ox',
      'ATK 2900 = printed 1700, +1000 Axe of Despair, +200 Sogen',
    ],
    [
      'the layers of ATK: doubled, while behind',
      () =>
        duel('goat')
          .you({ monsters: ['Gemini Elf'], spells: [{ ...axe, card: 'Megamorph' }], lp: 1000 })
          .opp(),
      'Gemini Elf',
      'ATK 3800 = printed 1900, doubled by Megamorph: 3800',
    ],
    [
      'the layers of ATK: halved, while ahead, and then raised',
      () =>
        duel('goat')
          .you({ monsters: ['Gemini Elf'], spells: [{ ...axe, card: 'Megamorph' }, axe] })
          .opp({ lp: 1000 }),
      'Gemini Elf',
      'ATK 1950 = printed 1900, halved by Megamorph: 950, +1000 Axe of Despair',
    ],
  ])('%s', (_, make, card, line) => {
    expect(told(make(), card)).toContain(line);
  });

  test('SUMMON-02 the Normal Summon of the turn is used; POS-06 what came this turn stays as it is', () => {
    const d = duel('goat')
      .you({ hand: ['Vorse Raider', 'Battle Ox'] })
      .opp();
    d.you.summon('Vorse Raider');
    expect(told(d, 'Battle Ox')).toContain(
      'x  You have already Normal Summoned or Set this turn (SUMMON-02)',
    );
    expect(told(d, 'Vorse Raider')).toContain('x  It came to the field this turn (POS-06)');
  });

  test('what is not enough is not told as possible targets', () => {
    const short = duel('goat')
      .you({ spells: ['Two-Pronged Attack'], monsters: ['Battle Ox'] })
      .opp({ monsters: ['Jinzo'] });
    const lines = told(short, 'Two-Pronged Attack');
    expect(lines).toContain('ok Possible targets: Jinzo');
    expect(lines.filter((line) => line.includes('Possible targets'))).toHaveLength(1);
  });

  test('GAP-22 once per turn', () => {
    const d = duel('goat')
      .you({ monsters: ['Relinquished'] })
      .opp({ monsters: ['Battle Ox', 'Sangan'] });
    d.you.activate('Relinquished', { targets: ['Battle Ox'] });
    d.resolve();
    expect(told(d, 'Relinquished')).toContain('x  Already used as often as it may be (GAP-22)');
  });

  test('QUICK-04 the Damage Step is for what changes values', () => {
    const d = duel('goat', { phase: 'battle' })
      .you({ monsters: ['Battle Ox'], spells: ['Mystical Space Typhoon', 'Rush Recklessly'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Waboku'] });
    d.you.attack('Battle Ox', 'Vorse Raider');
    while (d.state.sub === 'none') (d.state.decision?.player === 0 ? d.you : d.opp).pass();
    expect(told(d, 'Mystical Space Typhoon')).toContain('x  Not in this part of the Damage Step (QUICK-04)');
    expect(told(d, 'Rush Recklessly')).toContain('Activate Rush Recklessly – possible now');
  });

  test('SPEED-05 only a Counter Trap answers a Counter Trap', () => {
    const d = duel('goat')
      .you({ hand: ['Pot of Greed'], spells: ['Mystical Space Typhoon', 'Seven Tools of the Bandit'] })
      .opp({ spells: ['Magic Jammer'], hand: ['Sangan'] });
    d.you.activate('Pot of Greed');
    d.opp.activate('Magic Jammer', { cost: ['Sangan'] });
    expect(told(d, 'Mystical Space Typhoon')).toContain('x  Too slow to respond here (SPEED-05)');
    expect(told(d, 'Seven Tools of the Bandit')).toContain(
      'Activate Seven Tools of the Bandit: pay 1000 LP – possible now',
    );
  });

  test('a choice: what may be chosen and what may not', () => {
    const d = duel('goat', { phase: 'battle' })
      .you({ monsters: ['Battle Ox'] })
      .opp({ monsters: ['Sangan', 'Vorse Raider'] });
    d.you.attack('Battle Ox');
    expect(told(d, 'Sangan', 0, 1)).toContain('You may choose it');
    expect(told(d, 'Battle Ox')).toContain('x  It is none of the cards to choose from (GAP-17)');
  });

  test('what was taken says by what', () => {
    const d = duel('goat')
      .you({ hand: ['Snatch Steal'] })
      .opp({ monsters: ['Mystic Tomato'] });
    d.you.activate('Snatch Steal', { targets: ['Mystic Tomato'] });
    d.resolve();
    expect(told(d, 'Mystic Tomato')).toContain('You control it, though it is not yours (Snatch Steal)');
  });
});

describe('what the other player may not know', () => {
  test('a face-down card tells nothing, and is not named among targets', () => {
    const d = duel('goat', { phase: 'battle' })
      .you({ monsters: ['Battle Ox'], spells: ['Mystical Space Typhoon'] })
      .opp({ monsters: [{ card: 'Man-Eater Bug', pos: 'faceDownDefense' }], spells: ['Mirror Force'] });
    expect(told(d, 'Man-Eater Bug', 0, 1)).toEqual([
      'Why? · a Set card',
      'You do not know this card, so nothing can be told of it.',
    ]);
    expect(told(d, 'Mystical Space Typhoon')).toContain('ok Possible targets: a Set card');
    expect(told(d, 'Battle Ox').join('\n')).not.toMatch(/Man-Eater Bug|Mirror Force/);
  });

  test('a card in the other hand tells nothing', () => {
    const d = duel('goat')
      .you()
      .opp({ hand: ['Kuriboh'] });
    expect(told(d, 'Kuriboh', 0, 1)[0]).toBe('Why? · a card you cannot see');
  });

  test('an open card of the other side says whose it is, and what its values are', () => {
    const d = duel('goat')
      .you()
      .opp({ monsters: ['Sangan'] });
    expect(told(d, 'Sangan', 0, 1)).toEqual([
      'Why? · Sangan',
      'It is your opponent’s card; only they decide what it does.',
      'ATK 1000 = printed 1000',
      'DEF 600 = printed 600',
    ]);
  });
});

test.each(LANGUAGES)('every language says it: %s', (language) => {
  const d = duel('goat')
    .you({ hand: ['Call of the Haunted'], gy: ['Jinzo', 'Relinquished'] })
    .opp();
  d.you.set('Call of the Haunted');
  const lines = told(d, 'Call of the Haunted', 0, 0, language);
  expect(lines.length).toBe(8);
  expect(lines[2]).toContain('(TRAP-01)');
  if (language !== 'en') expect(lines[2]).not.toContain('Set this turn');
});
