/** Plays a card of made-up effects in made-up positions. */
import { buildPool } from '../../src/cards/pool.ts';
import type { CardDef } from '../../src/engine/ast/index.ts';
import { advance } from '../../src/engine/core/duel.ts';
import { compilePool } from '../../src/engine/pool.ts';
import type { State } from '../../src/engine/state.ts';
import { buildPosition } from '../../src/engine/testkit/position.ts';
import type { PlacedCard, SideSpec } from '../../src/engine/testkit/spec.ts';
import { type Phase, ZONES_PER_PLAYER } from '../../src/engine/types.ts';

const DECISIONS = 60;

const OTHERS = [
  'Vorse Raider',
  'Battle Ox',
  'Mystical Elf',
  'Man-Eater Bug',
  'Sangan',
  'Summoned Skull',
  'Mystical Space Typhoon',
  'Waboku',
  'Dark Energy',
  'Monster Reborn',
  'Sogen',
];
const pool = buildPool();
const byName = new Map(pool.map((c) => [c.name, c]));
const others = OTHERS.map((name) => {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`${name} is not in the pool`);
  return found;
});
const tokens = pool.filter((c) => c.sub.includes('token'));

/** A table with the test card on many of its places, from one number. */
function table(def: CardDef, seed: number): State {
  let x = seed >>> 0;
  const pick = (n: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 4294967296) * n);
  };
  const any = (): number => (pick(3) === 0 ? def.code : others[pick(others.length)]!.code);
  const codes = (n: number): number[] => Array.from({ length: n }, any);
  const monsters = [def, ...others].filter((c) => c.kind === 'monster');
  const spells = [def, ...others].filter((c) => c.kind !== 'monster' && !c.sub.includes('field'));
  const onField = (from: CardDef[], ways: PlacedCard['position'][]): (PlacedCard | null)[] =>
    Array.from({ length: 5 }, () => {
      const c = pick(4) === 0 && from[0] === def ? def : from[pick(from.length)]!;
      return pick(2) === 0 ? null : { code: c.code, position: ways[pick(ways.length)]! };
    });
  const side = (): SideSpec => ({
    lp: 1000 + pick(8) * 1000,
    hand: codes(pick(6)),
    deck: codes(8 + pick(10)),
    gy: codes(pick(4)).map((code) => ({ code })),
    banished: codes(pick(2)).map((code) => ({ code })),
    extra: [],
    monsters: onField(monsters, ['attack', 'defense', 'faceDownDefense']),
    spells: onField(spells, def.kind === 'spell' ? ['up', 'set'] : ['set']),
    field: null,
  });
  const phases: Phase[] = ['main1', 'main1', 'battle', 'standby', 'end'];
  return buildPosition({
    pool: compilePool([...others, ...tokens, def], 'ast-fuzz'),
    rules: pick(2) === 0 ? 'goat' : 'classic',
    seed,
    fixedDeckOrder: false,
    randomFirst: false,
    coins: [],
    dice: [],
    attackFirstTurn: true,
    phase: phases[pick(phases.length)]!,
    turnPlayer: pick(2) as 0 | 1,
    sides: [side(), side()],
  });
}

/** Every card lies in exactly one place, and knows which. */
function conserved(s: State): void {
  const seen = new Set<number>();
  s.zones.forEach((pile, at) => {
    for (const id of pile) {
      if (id < 0) continue;
      if (seen.has(id)) throw new Error(`card ${id} lies in two places`);
      seen.add(id);
      if (s.cards[id]!.zone !== at % ZONES_PER_PLAYER)
        throw new Error(`card ${id} does not know where it lies`);
    }
  });
  if (seen.size !== s.cards.length) throw new Error('a card is lost');
}

export function playOut(def: CardDef, seed: number): void {
  const s = table(def, seed);
  let x = (seed ^ 0x9e3779b9) >>> 0;
  for (let n = 0; n < DECISIONS && s.result === null; n++) {
    if (s.decision === null || s.decision.options.length === 0) throw new Error('a decision without options');
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    advance(s, x % s.decision.options.length);
    conserved(s);
  }
}
