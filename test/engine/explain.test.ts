import { describe, expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import { advance } from '../../src/engine/core/duel.ts';
import type { OptionKind } from '../../src/engine/decision.ts';
import { explainOption, explainStat, type Way, type WhyNot } from '../../src/engine/explain/index.ts';
import { compilePool, defOf } from '../../src/engine/pool.ts';
import type { State } from '../../src/engine/state.ts';
import { buildPosition } from '../../src/engine/testkit/position.ts';
import type { PlacedCard, PositionSpec, SideSpec } from '../../src/engine/testkit/spec.ts';
import { PHASES, type Phase, type PlayerId } from '../../src/engine/types.ts';
import { reasonText } from './reasonText.ts';

const cards = poolFor('goat', buildPool());
const pool = compilePool(cards, 'explain-test');
const codeOf = new Map(cards.map((c) => [c.name, c.code]));
const code = (name: string): number => {
  const found = codeOf.get(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};
type Placed = string | (Omit<PlacedCard, 'code'> & { card: string });
const placed = (p: Placed, position?: PlacedCard['position']): PlacedCard => {
  const { card, ...rest } = typeof p === 'string' ? { card: p } : p;
  return { code: code(card), ...(position === undefined ? {} : { position }), ...rest };
};
interface Side {
  lp?: number;
  hand?: string[];
  gy?: Placed[];
  monsters?: Placed[];
  spells?: Placed[];
  field?: Placed;
  extra?: string[];
}
const side = (s: Side): SideSpec => ({
  lp: s.lp ?? 8000,
  hand: (s.hand ?? []).map(code),
  deck: Array.from({ length: 6 }, () => code('Mystical Elf')),
  gy: (s.gy ?? []).map((p) => placed(p)),
  banished: [],
  extra: (s.extra ?? []).map(code),
  monsters: (s.monsters ?? []).map((p) => placed(p, 'attack')),
  spells: (s.spells ?? []).map((p) => placed(p, 'set')),
  field: s.field === undefined ? null : placed(s.field, 'up'),
});
function table(you: Side, opp: Side = {}, more: Partial<PositionSpec> & { phase?: Phase } = {}): State {
  const pad = (s: SideSpec): SideSpec => {
    const row = <T>(list: readonly T[]): (T | null)[] => [
      ...list,
      ...Array<null>(5 - list.length).fill(null),
    ];
    return { ...s, monsters: row(s.monsters), spells: row(s.spells) };
  };
  return buildPosition({
    pool,
    rules: 'goat',
    seed: 1,
    fixedDeckOrder: true,
    randomFirst: true,
    coins: [],
    dice: [],
    attackFirstTurn: true,
    phase: 'main1',
    turnPlayer: 0,
    ...more,
    sides: [pad(side(you)), pad(side(opp))],
  });
}
const idOf = (s: State, name: string, player: PlayerId = 0): number => {
  const found = s.cards.find((c) => defOf(c.code).name === name && c.controller === player);
  if (found === undefined) throw new Error(`${name} is not on the table`);
  return found.id;
};
const way = (s: State, name: string, what: OptionKind, player: PlayerId = 0): Way => {
  const ways = explainOption(s, player, idOf(s, name, player));
  const found = ways.find((w) => w.what === what);
  if (found === undefined) throw new Error(`no ${what} among ${ways.map((w) => w.what).join(', ')}`);
  return found;
};
const why = (s: State, name: string, what: OptionKind, player: PlayerId = 0): string[] =>
  way(s, name, what, player).reasons.map((r) => `${r.rule} ${r.bar}`);
/** Takes the option of this kind, of that card if one is named. */
function take(s: State, what: OptionKind, name?: string, n?: number): void {
  const id = name === undefined ? -1 : idOf(s, name, s.decision!.player);
  const at = s.decision!.options.findIndex(
    (o) => o.k === what && (name === undefined || o.card === id) && (n === undefined || o.n === n),
  );
  if (at < 0)
    throw new Error(`no ${what} ${name ?? ''} among ${s.decision!.options.map((o) => o.k).join(', ')}`);
  advance(s, at);
}
/** Passes every window. */
function pass(s: State): void {
  while (s.decision?.kind === 'respond') take(s, 'pass');
}
const toPhase = (s: State, phase: Phase): void => take(s, 'toPhase', undefined, PHASES.indexOf(phase));

describe('why not', () => {
  test('what is legal has no reasons', () => {
    const s = table({ hand: ['Vorse Raider'] });
    expect(way(s, 'Vorse Raider', 'summon')).toMatchObject({ legal: true, reasons: [] });
    expect(way(s, 'Vorse Raider', 'set')).toMatchObject({ legal: true, reasons: [] });
  });

  test('SUMMON-02 the Normal Summon of the turn is used', () => {
    const s = table({ hand: ['Vorse Raider', 'Battle Ox'] });
    take(s, 'summon', 'Vorse Raider');
    expect(why(s, 'Battle Ox', 'summon')).toEqual(['SUMMON-02 normalUsed']);
    expect(why(s, 'Battle Ox', 'set')).toEqual(['SUMMON-02 normalUsed']);
  });

  test('TRIBUTE-01, TRIBUTE-02 too few Tributes', () => {
    const s = table({ hand: ['Blue-Eyes White Dragon'], monsters: ['Battle Ox'] });
    expect(why(s, 'Blue-Eyes White Dragon', 'tributeSummon')).toEqual(['TRIBUTE-01 tributes']);
    expect(why(s, 'Blue-Eyes White Dragon', 'set')).toEqual(['TRIBUTE-02 tributes']);
    expect(way(s, 'Blue-Eyes White Dragon', 'tributeSummon').reasons[0]).toMatchObject({ n: 2, m: 1 });
  });

  test('ZONE-02 five monsters', () => {
    const s = table({ hand: ['Vorse Raider'], monsters: Array<string>(5).fill('Battle Ox') });
    expect(why(s, 'Vorse Raider', 'summon')).toEqual(['ZONE-02 monsterZones']);
  });

  test('ZONE-03 five Spells and Traps', () => {
    const s = table({
      hand: ['Dark Hole'],
      monsters: ['Battle Ox'],
      spells: Array<string>(5).fill('Waboku'),
    });
    expect(why(s, 'Dark Hole', 'activate')).toEqual(['ZONE-03 noZone']);
    expect(why(s, 'Dark Hole', 'setSpell')).toEqual(['ZONE-03 noZone']);
  });

  test('SUMMON-07 a Ritual Monster is not Normal Summoned', () => {
    const s = table({ hand: ['Relinquished'] });
    expect(why(s, 'Relinquished', 'summon')).toEqual(['SUMMON-07 cannotSummon']);
    expect(why(s, 'Relinquished', 'set')).toEqual(['SUMMON-07 cannotSet']);
  });

  test('FLIP-04 Set this turn', () => {
    const s = table({ hand: ['Man-Eater Bug'] });
    take(s, 'set', 'Man-Eater Bug');
    expect(why(s, 'Man-Eater Bug', 'flip')).toEqual(['FLIP-04 fresh']);
  });

  test('POS-06 Summoned this turn', () => {
    const s = table({ hand: ['Vorse Raider'] });
    take(s, 'summon', 'Vorse Raider');
    expect(why(s, 'Vorse Raider', 'position')).toEqual(['POS-06 fresh']);
  });

  test('POS-05 changed this turn already', () => {
    const s = table({ monsters: ['Vorse Raider'] });
    take(s, 'position', 'Vorse Raider');
    expect(why(s, 'Vorse Raider', 'position')).toEqual(['POS-05 alreadyMoved']);
  });

  test('POS-07 attacked this turn; BATTLE-01 attacks once', () => {
    const s = table({ monsters: ['Vorse Raider'] }, {}, { phase: 'battle' });
    take(s, 'attack', 'Vorse Raider');
    expect(why(s, 'Vorse Raider', 'attack')).toEqual(['BATTLE-01 attacked']);
    toPhase(s, 'main2');
    expect(why(s, 'Vorse Raider', 'position')).toEqual(['POS-07 attacked']);
  });

  test('BATTLE-01, BATTLE-04 attacks are made in the Battle Phase, in Attack Position', () => {
    const s = table({ monsters: ['Vorse Raider', { card: 'Battle Ox', position: 'defense' }] });
    expect(why(s, 'Vorse Raider', 'attack')).toEqual(['BATTLE-01 notBattlePhase']);
    expect(why(s, 'Battle Ox', 'attack')).toEqual(['BATTLE-01 notBattlePhase', 'BATTLE-04 inDefense']);
    toPhase(s, 'battle');
    expect(way(s, 'Vorse Raider', 'attack').legal).toBe(true);
    expect(why(s, 'Battle Ox', 'attack')).toEqual(['BATTLE-04 inDefense']);
  });

  test('TURN-02 no Battle Phase in the first turn', () => {
    const s = table({ monsters: ['Vorse Raider'] }, {}, { attackFirstTurn: false });
    expect(why(s, 'Vorse Raider', 'attack')).toContain('TURN-02 firstTurn');
  });

  test('an effect forbids the attack and is named', () => {
    const s = table(
      { monsters: ['Vorse Raider'] },
      { spells: [{ card: 'Swords of Revealing Light', position: 'up' }] },
      { phase: 'battle' },
    );
    const [reason] = way(s, 'Vorse Raider', 'attack').reasons;
    expect(reason).toMatchObject({ bar: 'banned', src: idOf(s, 'Swords of Revealing Light', 1) });
    expect(reasonText(reason!, (id) => defOf(s.cards[id]!.code).name)).toBe(
      'Swords of Revealing Light forbids it (EFFECT-08).',
    );
  });

  test('TRAP-01 from the hand and in the turn it was Set', () => {
    const s = table({ hand: ['Waboku'] });
    expect(why(s, 'Waboku', 'activate')).toEqual(['TRAP-01 trapFromHand']);
    take(s, 'setSpell', 'Waboku');
    expect(why(s, 'Waboku', 'activate')).toEqual(['TRAP-01 setThisTurn']);
  });

  test('QUICK-03 a Quick-Play Spell Set this turn', () => {
    const s = table({ hand: ['Mystical Space Typhoon'] }, { spells: ['Waboku'] });
    take(s, 'setSpell', 'Mystical Space Typhoon');
    pass(s);
    expect(why(s, 'Mystical Space Typhoon', 'activate')).toEqual(['QUICK-03 setThisTurn']);
  });

  test('GAP-17 nothing to destroy, nothing to target', () => {
    const s = table({ hand: ['Dark Hole', 'Mystical Space Typhoon', 'Monster Reborn'] });
    expect(why(s, 'Dark Hole', 'activate')).toEqual(['GAP-17 noOutcome']);
    expect(why(s, 'Monster Reborn', 'activate')).toEqual(['GAP-17 noTarget']);
    expect(way(s, 'Monster Reborn', 'activate').reasons[0]!.path).toBe('target[0]');
  });

  test('GAP-14 a cost that cannot be paid', () => {
    const s = table({ lp: 500, hand: ['Premature Burial'], gy: ['Vorse Raider'] });
    expect(why(s, 'Premature Burial', 'activate')).toEqual(['GAP-14 cannotPay']);
    const alone = table({ hand: ['Lightning Vortex'] }, { monsters: ['Battle Ox'] });
    expect(why(alone, 'Lightning Vortex', 'activate')).toEqual(['GAP-14 cannotPay']);
  });

  test('MAIN-06 Spells of Spell Speed 1 are played in a Main Phase', () => {
    const s = table({ hand: ['Dark Hole'], monsters: ['Battle Ox'] }, {}, { phase: 'battle' });
    expect(why(s, 'Dark Hole', 'activate')).toEqual(['MAIN-06 notMainPhase']);
    expect(why(s, 'Dark Hole', 'setSpell')).toEqual(['MAIN-01 notMainPhase']);
  });

  test('EFFECT-06 a Trap whose event has not happened', () => {
    const s = table({ spells: ['Mirror Force'] });
    expect(why(s, 'Mirror Force', 'activate')).toEqual(['EFFECT-06 noEvent']);
  });

  test('GAP-22 used as often as it may be', () => {
    const s = table({ monsters: ['The Stern Mystic'] });
    expect(explainOption(s, 0, idOf(s, 'The Stern Mystic')).map((w) => w.what)).toEqual([
      'position',
      'attack',
      'activate',
    ]);
    const r = table({ monsters: ['Relinquished'] }, { monsters: ['Battle Ox', 'Vorse Raider'] });
    take(r, 'activate', 'Relinquished');
    if (r.decision!.kind === 'pickCard') advance(r, 0);
    expect(why(r, 'Relinquished', 'activate')).toEqual(['GAP-22 limit']);
  });

  test('an effect forbids the activation and is named', () => {
    const s = table({ spells: ['Waboku'] }, { monsters: ['Jinzo'] });
    expect(why(s, 'Waboku', 'activate')).toEqual(['EFFECT-08 forbidden']);
    expect(way(s, 'Waboku', 'activate').reasons[0]!.src).toBe(idOf(s, 'Jinzo', 1));
  });

  test('GAP-22 an oath that is already broken', () => {
    const s = table({ hand: ['Vorse Raider', 'Scapegoat'] });
    take(s, 'summon', 'Vorse Raider');
    expect(why(s, 'Scapegoat', 'activate')).toEqual(['GAP-22 oath']);
  });

  test('a procedure whose cost cannot be paid', () => {
    const s = table({ hand: ['Black Luster Soldier - Envoy of the Beginning'], gy: ['Vorse Raider'] });
    expect(why(s, 'Black Luster Soldier - Envoy of the Beginning', 'procedure')).toEqual([
      'GAP-14 cannotPay',
    ]);
  });

  test('SPELL-04, SUMMON-10 in the other player’s turn; GAP-09 when somebody else decides', () => {
    const s = table({ monsters: ['Vorse Raider'] }, { hand: ['Dark Hole', 'Battle Ox'] });
    expect(why(s, 'Battle Ox', 'summon', 1)).toEqual(['SUMMON-10 notYourTurn']);
    expect(why(s, 'Dark Hole', 'activate', 1)[0]).toBe('GAP-09 notNow');
    expect(why(s, 'Dark Hole', 'activate', 1)).toContain('SPEED-02 speed');
  });

  test('FLIP-04 and POS-06 do not bar a monster that lay there before', () => {
    const s = table(
      { monsters: [{ card: 'Man-Eater Bug', position: 'faceDownDefense' }] },
      { monsters: ['Battle Ox'] },
    );
    expect(way(s, 'Man-Eater Bug', 'flip').legal).toBe(true);
  });

  test('a response says what does not fit the window', () => {
    const s = table({ hand: ['Vorse Raider'] }, { spells: ['Trap Hole', 'Mirror Force'] });
    take(s, 'summon', 'Vorse Raider');
    expect(s.decision).toMatchObject({ kind: 'respond', player: 1 });
    expect(way(s, 'Trap Hole', 'activate', 1).legal).toBe(true);
    expect(why(s, 'Mirror Force', 'activate', 1)).toEqual(['EFFECT-06 noEvent']);
  });
});

describe('the reasons agree with what is offered', () => {
  const NAMES = [...codeOf.keys()].filter((name) => !name.endsWith('Token'));
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))(
    'at every open decision of a random duel (%i)',
    (seed) => {
      let x = seed * 7919;
      const next = (n: number): number => {
        x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
        return Math.floor((x / 4294967296) * n);
      };
      const effective = NAMES.filter(
        (name) => defOf(code(name)).effects.length > 0 && !defOf(code(name)).inExtra,
      );
      const any = (n: number): string[] =>
        Array.from({ length: n }, () => effective[next(effective.length)]!);
      const kinds = (n: number, monsters: boolean): string[] =>
        any(n * 4)
          .filter(
            (name) =>
              (defOf(code(name)).kind === 0) === monsters && !defOf(code(name)).card.sub.includes('field'),
          )
          .slice(0, n);
      const some = (): Side => ({
        hand: any(5),
        gy: any(3),
        monsters: kinds(3, true),
        spells: kinds(3, false),
      });
      const s = table(some(), some(), { seed });
      for (let i = 0; i < 40 && s.result === null; i++) {
        const d = s.decision!;
        if (d.kind === 'main' || d.kind === 'battle' || d.kind === 'respond') agree(s);
        advance(s, next(d.options.length));
      }
    },
  );

  function agree(s: State): void {
    const d = s.decision!;
    const told = s.cards.flatMap((c) => explainOption(s, d.player, c.id).map((w) => ({ ...w, card: c.id })));
    for (const o of d.options) {
      if (o.card < 0) continue;
      const found = told.filter((w) => w.what === o.k && w.card === o.card && w.n === o.n);
      expect(
        found.map((w) => w.legal),
        `${o.k} ${defOf(s.cards[o.card]!.code).name}`,
      ).toEqual([true]);
    }
    for (const w of told) {
      expect(w.legal).toBe(w.reasons.length === 0);
      for (const r of w.reasons) {
        expect(r.rule).toMatch(/^[A-Z]+-\d\d$/);
        // an open question leaves nothing unexplained
        if (d.kind !== 'respond') expect(r.bar, defOf(s.cards[w.card]!.code).name).not.toBe('notNow');
      }
    }
  }
});

describe('the layers of a value', () => {
  const layers = (s: State, name: string, player: PlayerId = 0) => {
    const { value, steps } = explainStat(s, idOf(s, name, player), 'atk');
    return [
      ...steps.map((x) => `${x.src < 0 ? 'printed' : defOf(s.cards[x.src]!.code).name} ${x.value}`),
      value,
    ];
  };

  test('printed only', () => {
    expect(layers(table({ monsters: ['Vorse Raider'] }), 'Vorse Raider')).toEqual(['printed 1900', 1900]);
  });

  test('an Equip and a Field Spell', () => {
    const s = table({
      monsters: ['Summoned Skull'],
      spells: [{ card: 'Dark Energy', position: 'up', equippedTo: { player: 0, slot: 0 } }],
      field: 'Yami',
    });
    expect(layers(s, 'Summoned Skull')).toEqual(['printed 2500', 'Dark Energy 2800', 'Yami 3000', 3000]);
  });

  test('an effect of the monster itself', () => {
    const s = table({ monsters: ['Breaker the Magical Warrior'] });
    expect(layers(s, 'Breaker the Magical Warrior')).toEqual([
      'printed 1600',
      'Breaker the Magical Warrior 1600',
      1600,
    ]);
  });

  test('a value that is set', () => {
    const s = table({ monsters: ['Relinquished'] }, { monsters: ['Battle Ox'] });
    take(s, 'activate', 'Relinquished');
    expect(layers(s, 'Relinquished')).toEqual(['printed 0', 'Relinquished 1700', 1700]);
  });

  test('a lingering change for the turn', () => {
    const s = table({ monsters: ['Vorse Raider'], spells: ['Reinforcements'] });
    take(s, 'activate', 'Reinforcements');
    expect(layers(s, 'Vorse Raider')).toEqual(['printed 1900', 'Reinforcements 2400', 2400]);
  });
});

describe('reasons in words', () => {
  const base: WhyNot = { rule: 'SUMMON-02', bar: 'normalUsed', n: 0, m: 0, src: -1, card: -1, path: '' };
  test('say the rule', () => {
    expect(reasonText(base)).toBe('You have already Normal Summoned or Set this turn (SUMMON-02).');
    expect(reasonText({ ...base, rule: 'TRIBUTE-01', bar: 'tributes', n: 2, m: 1 })).toBe(
      'Needs 2 Tributes, you have 1 (TRIBUTE-01).',
    );
    expect(reasonText({ ...base, rule: 'TRIBUTE-01', bar: 'tributes', n: 1 })).toBe(
      'Needs 1 Tribute, you have none (TRIBUTE-01).',
    );
    expect(reasonText({ ...base, rule: 'EFFECT-08', bar: 'banned', src: 3 }, () => 'Jinzo')).toBe(
      'Jinzo forbids it (EFFECT-08).',
    );
  });
});
