/**
 * Random effects that validate: those of the whole vocabulary, with every node that is refused put right, or replaced by a
 * plain one of its sort.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { CardDef, Effect } from '../../src/engine/ast/index.ts';
import { validate } from '../../src/engine/ast/validate.ts';
import { type Visited, visitCard } from '../../src/engine/ast/visit.ts';
import { nodes } from '../text/arbitrary.ts';

/** Passcodes of Tokens that the tables of the tests hold. */
export const TOKENS: ReadonlySet<number> = new Set([73915052]);

const anywhere = { in: ['mzone'], of: 'both' };
const PLAIN: Readonly<Partial<Record<Visited['sort'], (v: Visited) => unknown>>> = {
  op: (v) => ({ k: 'draw', who: 'you', n: 1, ...(v.index > 0 ? { link: 'then' } : {}) }),
  filter: () => ({ k: 'is', kind: 'monster' }),
  num: () => 1,
  count: () => 1,
  cond: () => ({ k: 'turn', of: 'you' }),
  event: () => ({ k: 'moved', what: 'this', to: ['gy'] }),
  mod: () => ({ k: 'cannot', do: 'attack' }),
  still: () => anywhere,
  cards: () => anywhere,
  group: () => anywhere,
  some: () => ({ from: anywhere, n: 1 }),
  ref: () => 'this',
  who: () => 'you',
  player: () => 'you',
  trait: () => ({ op: 'destroy' }),
  span: () => 'thisTurn',
  until: () => 'endOfTurn',
};

/** The card with its faults mended; null when an effect cannot be mended. */
export function mended(given: CardDef): CardDef | null {
  const def = structuredClone(given);
  const tried = new Map<string, number>();
  for (let round = 0; round < 40; round++) {
    const problems = validate(def, TOKENS);
    if (problems.length === 0) return def;
    const at = new Map<string, Visited[]>();
    visitCard(def, {
      enter: (v) => {
        at.set(v.path, [...(at.get(v.path) ?? []), v]);
      },
    });
    for (const { path, text } of problems) {
      const n = tried.get(path) ?? 0;
      tried.set(path, n + 1);
      if (!mend(path, text, n, at)) return null;
    }
  }
  return null;
}

/** Replaces the node at a path, or with each further try one farther out. */
function mend(path: string, text: string, tries: number, at: ReadonlyMap<string, Visited[]>): boolean {
  const here: Visited[] = [];
  for (let p = path; p !== ''; p = p.replace(/(\.[^.[\]]+|\[\d+\])$/, '')) {
    const found = at.get(p);
    if (found !== undefined) here.push(...found.filter((v) => PLAIN[v.sort] !== undefined).slice(0, 1));
    if (!/[.[]/.test(p)) break;
  }
  const effect = at.get(path.replace(/[.[].*$/, ''))?.[0];
  const own = (at.get(path) ?? []).at(-1);
  if (own?.sort === 'op' && text.includes('binds nothing')) {
    delete own.node.as;
    return true;
  }
  if (own?.sort === 'effect') return trimmed(own.node);
  const v = here[Math.min(tries, here.length - 1)];
  if (v === undefined) return effect?.sort === 'effect' && trimmed(effect.node);
  (v.holder as Record<string | number, unknown>)[v.key] = PLAIN[v.sort]!(v);
  return true;
}

/** Takes away what the engine does not ask of an effect. */
function trimmed(e: Effect): boolean {
  const fields = e as unknown as Record<string, unknown>;
  const before = JSON.stringify(e);
  for (const name of ['from', 'may', 'by', 'keep', 'users', 'ev'])
    if (e.k !== 'act' || name !== 'may') delete fields[name];
  if (e.k === 'act' && e.on.k === 'trigger') delete e.on.every;
  if (e.k === 'equipTo' || e.k === 'countsAs') delete e.if;
  if (e.k === 'tributeProc') e.tributes = [1, 1];
  return JSON.stringify(e) !== before;
}

const yes = fc.constant(true as const);
const list = <T>(of: Arbitrary<T>, maxLength: number, minLength = 0): Arbitrary<T[]> =>
  fc.array(of, { minLength, maxLength });
const events = list(nodes.ev, 2, 1);

/** Effects whose parts are each drawn by themselves: deeper where something happens than `nodes.effect`. */
const acting = fc.record(
  {
    k: fc.constant('act' as const),
    id: fc.constant('e'),
    on: fc.oneof(
      fc.constant({ k: 'card' as const }),
      fc.constant({ k: 'ignition' as const }),
      fc.constant({ k: 'flip' as const }),
      fc.constant({ k: 'quick' as const }),
      events.map((ev) => ({ k: 'trigger' as const, ev, as: 'if' as const })),
      events.map((ev) => ({ k: 'card' as const, ev })),
    ),
    do: nodes.ops,
    may: yes,
    target: list(
      nodes.some.map((some) => ({ ...some, as: 't' })),
      1,
    ),
    cost: fc.oneof(fc.constant([]), nodes.ops),
    if: list(nodes.cond, 1),
  },
  { requiredKeys: ['k', 'id', 'on', 'do'] },
) as Arbitrary<Effect>;
const holding = fc.record({
  k: fc.constant('static' as const),
  id: fc.constant('e'),
  on: fc.oneof(
    nodes.still,
    nodes.who.map((player) => ({ player })),
  ),
  mods: list(nodes.mod, 3, 1),
  if: list(nodes.cond, 1),
}) as Arbitrary<Effect>;
const reacting = fc.record({
  k: fc.constant('react' as const),
  id: fc.constant('e'),
  on: fc.oneof(
    events.map((ev) => ({ ev })),
    list(nodes.cond, 1, 1).map((state) => ({ state })),
  ),
  do: nodes.ops,
}) as Arbitrary<Effect>;
const calling = fc
  .record({ cost: nodes.ops, after: nodes.ops, oath: list(nodes.mod, 1), parts: fc.nat(7) })
  .map(({ cost, after, oath, parts }) => ({
    k: 'procedure',
    id: 'e',
    to: 'you',
    pos: ['attack', 'defense'],
    ...((parts & 1) > 0 && { cost }),
    ...((parts & 2) > 0 && { ['then' as string]: after }),
    ...((parts & 4) > 0 && { oath }),
  })) as unknown as Arbitrary<Effect>;
export const anyEffect: Arbitrary<Effect> = fc.oneof(
  { weight: 4, arbitrary: acting },
  { weight: 2, arbitrary: holding },
  { weight: 2, arbitrary: reacting },
  { weight: 1, arbitrary: calling },
  { weight: 2, arbitrary: nodes.effect },
);

/** A card with these effects, as far as the engine can carry them out. */
export function card(effects: readonly Effect[]): CardDef | null {
  const own = effects.map((e, i) => ({ ...e, id: `e${i + 1}` }));
  const isSpell = own.some((e) => e.k === 'act' && e.on.k === 'card');
  const equip = own.some((e) => e.k === 'equipTo');
  return mended({
    code: 1,
    name: 'Test Card',
    kind: isSpell || equip ? 'spell' : 'monster',
    sub: isSpell || equip ? [equip ? 'equip' : own.length > 1 ? 'continuous' : 'quick'] : ['effect'],
    ...(isSpell || equip ? {} : { level: 4, atk: 1400, def: 900, attr: 'dark', race: 'Fiend' }),
    holds: { counter: 'spell', max: 3 },
    effects: own,
  });
}
