/** Each kind of reason on a real card: the rule, and the card behind it. */
import { describe, expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import {
  type CardDef,
  compilePool,
  explainOption,
  explainPhase,
  explainTargets,
  explainTreated,
  type OptionKind,
  type State,
  type WhyNot,
} from '../../src/engine/index.ts';
import { defAt } from '../../src/engine/pool.ts';
import { duelWith } from '../../src/engine/testkit/duel.ts';
import { duel as modern } from '../rules/modernTable.ts';
import { duel } from '../rules/table.ts';
import { reasonText, reasonWithRule } from './reasonText.ts';

interface Table {
  state: State;
}
const nameIn = (s: State) => (id: number) => defAt(s.cards[id]!.d).name;
const find = (s: State, name: string, player?: 0 | 1): number => {
  const c = s.cards.find(
    (x) => defAt(x.d).name === name && (player === undefined || x.controller === player),
  );
  if (c === undefined) throw new Error(`${name} is not there`);
  return c.id;
};
/** Sentences that say why the card cannot do it. */
function why(d: Table, name: string, what: OptionKind, player: 0 | 1 = 0): string[] {
  const s = d.state;
  const ways = explainOption(s, player, find(s, name)).filter((w) => w.what === what);
  if (ways.length === 0) throw new Error(`no ${what} of ${name}`);
  return ways.flatMap((w) => w.reasons.map((r) => reasonText(r, nameIn(s))));
}
const target = (d: Table, attacker: string, name: string): string[] => {
  const s = d.state;
  const at = name === '' ? -1 : find(s, name, 1);
  const told = explainTargets(s, find(s, attacker)).find((t) => t.target === at);
  if (told === undefined) throw new Error(`${name} was not looked at`);
  return told.reasons.map((r) => reasonText(r, nameIn(s)));
};

describe('Summons', () => {
  test('RITUAL-03 the Tributes do not reach the Level', () => {
    const d = duel('goat')
      .you({ hand: ['Black Illusion Ritual', 'Relinquished'] })
      .opp({ monsters: ['Battle Ox'] });
    expect(why(d, 'Black Illusion Ritual', 'activate')).toEqual([
      'Relinquished: the right materials are not there: needs 1, you have 0 (RITUAL-03).',
    ]);
    const e = duel('goat')
      .you({ hand: ['Black Luster Ritual', 'Black Luster Soldier'], monsters: ['Mystical Elf'] })
      .opp();
    expect(why(e, 'Black Luster Ritual', 'activate')).toEqual([
      'Black Luster Soldier: no Levels add up to 8 (RITUAL-03).',
    ]);
  });

  test('RITUAL-01 no Ritual Monster in the hand', () => {
    const d = duel('goat')
      .you({ hand: ['Black Illusion Ritual'], monsters: ['Battle Ox'] })
      .opp();
    expect(why(d, 'Black Illusion Ritual', 'activate')).toEqual([
      'No monster that it could Summon (RITUAL-01).',
    ]);
  });

  test('FUSION-01 a Fusion Material is missing, for each Fusion Monster', () => {
    const d = duel('goat')
      .you({
        hand: ['Polymerization', 'Petit Angel'],
        extra: ['Fusionist', 'Flame Swordsman'],
      })
      .opp();
    expect(why(d, 'Polymerization', 'activate').sort()).toEqual([
      'Flame Swordsman: the right materials are not there: needs 1 of one kind, you have 0 (FUSION-01).',
      'Fusionist: the right materials are not there: needs 1 of one kind, you have 0 (FUSION-01).',
    ]);
  });

  test('FUSION-02 no Fusion Monster', () => {
    const d = duel('goat')
      .you({ hand: ['Polymerization', 'Petit Angel'] })
      .opp();
    expect(why(d, 'Polymerization', 'activate')).toEqual(['No monster that it could Summon (FUSION-02).']);
  });

  test('REVIVE-02 never properly Summoned', () => {
    const d = duel('goat')
      .you({ hand: ['Monster Reborn'], gy: ['Relinquished'] })
      .opp();
    expect(why(d, 'Monster Reborn', 'activate')).toEqual([
      'There is no target for it (GAP-17).',
      'Relinquished: it was never properly Summoned (REVIVE-02).',
    ]);
  });

  test('EFFECT-08 nobody may Special Summon', () => {
    const d = duel('goat')
      .you({ hand: ['Monster Reborn'], gy: ['Vorse Raider'] })
      .opp({ monsters: ['Jowgen the Spiritualist'] });
    expect(why(d, 'Monster Reborn', 'activate')[1]).toBe(
      'Vorse Raider: Jowgen the Spiritualist forbids it (EFFECT-08).',
    );
  });

  test('ZONE-02 nothing to revive into', () => {
    const d = duel('goat')
      .you({ hand: ['Monster Reborn'], gy: ['Vorse Raider'], monsters: Array<string>(5).fill('Battle Ox') })
      .opp();
    expect(why(d, 'Monster Reborn', 'activate')).toEqual(['No free Monster Zone (ZONE-02).']);
  });

  test('ZONE-02 no room for Tokens', () => {
    const d = duel('goat')
      .you({ hand: ['Scapegoat'], monsters: ['Battle Ox', 'Vorse Raider'] })
      .opp();
    expect(why(d, 'Scapegoat', 'activate')).toEqual(['No free Monster Zone (ZONE-02).']);
  });

  test('SYNCHRO-01, GAP-38 the materials, and the Levels', () => {
    const d = modern('modern')
      .you({ monsters: ['Vorse Raider'], extra: ['Gaia Knight, the Force of Earth', 'Gem-Knight Pearl'] })
      .opp();
    expect(why(d, 'Gaia Knight, the Force of Earth', 'procedure')).toEqual([
      'The right materials are not there: needs 1 of one kind, you have 0 (SYNCHRO-01).',
    ]);
    expect(why(d, 'Gem-Knight Pearl', 'procedure')).toEqual([
      'The right materials are not there: needs 2 of one kind, you have 1 (GAP-38).',
    ]);
    const e = modern('modern')
      .you({
        monsters: ['Vorse Raider', 'Tune Warrior'],
        extra: ['Gaia Knight, the Force of Earth'],
      })
      .opp();
    expect(why(e, 'Gaia Knight, the Force of Earth', 'procedure')).toEqual([
      'No Levels add up to 6 (SYNCHRO-01).',
    ]);
  });

  test('GAP-38 the Link Ratings', () => {
    const d = modern('modern')
      .you({ monsters: ['Vorse Raider'], extra: ['LANphorhynchus'] })
      .opp();
    expect(why(d, 'LANphorhynchus', 'procedure')[0]).toMatch(
      /^The right materials are not there: .*\(GAP-38\)\.$/,
    );
  });

  test('PRM-36 there are no Synchro Summons in goat', () => {
    const d = modern('goat')
      .you({ monsters: ['Vorse Raider'], extra: ['Gem-Knight Pearl'] })
      .opp();
    expect(why(d, 'Gem-Knight Pearl', 'procedure')).toEqual([
      'There are no such Summons under these rules (PRM-36).',
    ]);
  });
});

describe('what cards forbid, ask for and limit', () => {
  test('GAP-14 a toll that cannot be paid', () => {
    const d = duel('goat')
      .you({ lp: 300, hand: ['Vorse Raider', 'Mystical Space Typhoon'] })
      .opp({ spells: [{ card: 'Chain Energy', pos: 'up' }] });
    const said = 'You cannot pay what Chain Energy asks for it (GAP-14).';
    expect(why(d, 'Vorse Raider', 'summon')).toEqual([said]);
    expect(why(d, 'Vorse Raider', 'set')).toEqual([said]);
    expect(why(d, 'Mystical Space Typhoon', 'setSpell')).toEqual([said]);
    expect(why(d, 'Mystical Space Typhoon', 'activate')).toEqual([said]);
    const e = duel('goat', { phase: 'battle' })
      .you({ lp: 300, monsters: ['Vorse Raider'] })
      .opp({ spells: [{ card: 'Toll', pos: 'up' }] });
    expect(why(e, 'Vorse Raider', 'attack')).toEqual(['You cannot pay what Toll asks for it (GAP-14).']);
  });

  test('EFFECT-08 a limit on Types', () => {
    const d = duel('goat')
      .you({ hand: ['Vorse Raider'], monsters: ['Mystical Elf'] })
      .opp({ spells: [{ card: 'Rivalry of Warlords', pos: 'up' }] });
    expect(why(d, 'Vorse Raider', 'summon')).toEqual([
      'Rivalry of Warlords limits how many you may have (EFFECT-08).',
    ]);
  });

  test('EFFECT-02 a position that is kept', () => {
    const d = duel('goat')
      .you({ monsters: [{ card: 'Luster Dragon', pos: 'defense' }] })
      .opp({ spells: [{ card: 'Dragon Capture Jar', pos: 'up' }] });
    expect(why(d, 'Luster Dragon', 'position')).toEqual([
      'Dragon Capture Jar keeps its position (EFFECT-02).',
    ]);
  });

  test('EFFECT-08 what cannot be targeted', () => {
    const d = duel('goat')
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: ['Lord of D.', 'Luster Dragon'] });
    // Lord of D. himself is no Dragon
    expect(
      explainOption(d.state, 0, find(d.state, 'Change of Heart')).find((w) => w.what === 'activate')?.legal,
    ).toBe(true);
    const e = duel('goat')
      .you({ hand: ['Change of Heart'], monsters: ['Lord of D.'] })
      .opp({ monsters: ['Luster Dragon'] });
    expect(why(e, 'Change of Heart', 'activate')).toEqual([
      'There is no target for it (GAP-17).',
      'Luster Dragon: Lord of D. keeps it from being a target (EFFECT-08).',
    ]);
  });

  test('GAP-17 a Deck that is too small', () => {
    const d = duel('goat')
      .you({ hand: ['Pot of Greed'], deck: ['Battle Ox'], fill: false })
      .opp();
    expect(why(d, 'Pot of Greed', 'activate')).toEqual(['Needs 2 cards in the Deck, there are 1 (GAP-17).']);
  });

  test('EFFECT-06, FLIP-07 what has not been set off', () => {
    const d = duel('goat')
      .you({ monsters: ['Mystic Tomato', { card: 'Man-Eater Bug', pos: 'faceDownDefense' }] })
      .opp();
    expect(why(d, 'Mystic Tomato', 'activate')).toEqual([
      'What it answers has not just happened (EFFECT-06).',
    ]);
    expect(why(d, 'Man-Eater Bug', 'activate')).toEqual(['What it answers has not just happened (FLIP-07).']);
  });
});

describe('attacks and phases', () => {
  test('GAP-04 a monster in the way', () => {
    const d = duel('goat', { phase: 'battle' })
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Mystical Elf'] });
    expect(target(d, 'Vorse Raider', 'Mystical Elf')).toEqual([]);
    expect(target(d, 'Vorse Raider', '')).toEqual(['Mystical Elf is in the way (GAP-04).']);
  });

  test('EFFECT-08 an attack drawn to another', () => {
    const d = duel('goat', { phase: 'battle' })
      .you({ monsters: ['Vorse Raider'] })
      .opp({
        monsters: ['Mystical Elf', 'Battle Ox'],
        spells: [{ card: 'Ring of Magnetism', pos: 'up', on: { player: 1, slot: 0 } }],
      });
    expect(target(d, 'Vorse Raider', 'Mystical Elf')).toEqual([]);
    expect(target(d, 'Vorse Raider', 'Battle Ox')).toEqual([
      'Battle Ox: Ring of Magnetism draws the attack to others (EFFECT-08).',
    ]);
  });

  test('BATTLE-04 a face-down monster has no attack', () => {
    const d = duel('goat', { phase: 'battle' })
      .you({ monsters: [{ card: 'Vorse Raider', pos: 'faceDownDefense' }] })
      .opp();
    expect(why(d, 'Vorse Raider', 'attack')).toEqual(['It is face-down (BATTLE-04).']);
  });

  const phase = (d: Table, to: Parameters<typeof explainPhase>[2], player: 0 | 1 = 0): string[] =>
    explainPhase(d.state, player, to).reasons.map((r) => reasonText(r, nameIn(d.state)));

  test('TURN-02, TURN-01, GAP-29 phases', () => {
    const d = duel('goat', { firstTurn: true }).you().opp();
    expect(phase(d, 'end')).toEqual([]);
    expect(phase(d, 'battle')).toEqual(['No Battle Phase in the first turn (TURN-02).']);
    expect(phase(d, 'draw')).toEqual(['That phase is over for this turn (TURN-01).']);
    expect(phase(d, 'main2')).toEqual(['Not the next phase (GAP-29).']);
    expect(phase(d, 'end', 1)).toEqual(['Only in your own turn (TURN-01).']);
  });
});

describe('an attack that has to be made', () => {
  const goad: CardDef = {
    code: 1,
    name: 'Goad',
    kind: 'spell',
    sub: ['continuous'],
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'opp' },
        mods: [
          {
            k: 'must',
            do: 'attack',
            on: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Battle Ox' }] },
          },
        ],
      },
    ],
  };
  const pool = compilePool([...poolFor('goat', buildPool()), goad], 'explain-goad');

  test('EFFECT-08 on one monster, before the phase may end', () => {
    const d = duelWith(() => pool)('goat', { phase: 'battle' })
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Mystical Elf', 'Battle Ox'], spells: [{ card: 'Goad', pos: 'up' }] });
    expect(target(d, 'Vorse Raider', 'Battle Ox')).toEqual([]);
    expect(target(d, 'Vorse Raider', 'Mystical Elf')).toEqual([
      'Mystical Elf: Goad makes it attack another (EFFECT-08).',
    ]);
    const { legal, reasons } = explainPhase(d.state, 0, 'main2');
    expect(legal).toBe(false);
    expect(reasons.map((r) => reasonText(r, nameIn(d.state)))).toEqual([
      'Vorse Raider: Goad makes it attack first (EFFECT-08).',
    ]);
  });
});

describe('what a card is treated as', () => {
  test('control taken by an Equip Card', () => {
    const d = duel('goat')
      .you({ hand: ['Snatch Steal'] })
      .opp({ monsters: ['Mystical Elf'] });
    d.you.activate('Snatch Steal', { targets: ['Mystical Elf'] });
    const s = d.state;
    expect(explainTreated(s, find(s, 'Mystical Elf', 0))).toEqual([
      { what: 'controller', value: 0, name: '', src: find(s, 'Snatch Steal') },
    ]);
  });
});

test('a reason can bring the sentence of its rule', () => {
  const r: WhyNot = { rule: 'SUMMON-02', bar: 'normalUsed', n: 0, m: 0, src: -1, card: -1, path: '' };
  expect(reasonWithRule(r)).toBe(
    'You have already Normal Summoned or Set this turn (SUMMON-02). One Normal Summon or Set a turn, in either Main Phase.',
  );
});
