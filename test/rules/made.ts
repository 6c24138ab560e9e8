/** Duels with cards made up for a rule that no supported card shows yet. */
import { buildPool, type PoolCard, poolFor } from '../../src/cards/pool.ts';
import {
  type CardDef,
  compilePool,
  type Effect,
  formatNamed,
  type Op,
  type Pool,
  type Revision,
} from '../../src/engine/index.ts';
import { duelWith } from '../../src/engine/testkit/duel.ts';

const NAMES = { es: '', pt: '', it: '' };
let next = 900_000_001;

/** A made-up Effect Monster of Level 4. */
export function monster(name: string, effects: CardDef['effects'], more: Partial<CardDef> = {}): PoolCard {
  return {
    code: next++,
    name,
    names: NAMES,
    kind: 'monster',
    sub: ['effect'],
    level: 4,
    atk: 1000,
    def: 1000,
    attr: 'earth',
    race: 'Rock',
    effects,
    ...more,
  };
}

/** A made-up Spell or Trap. */
export function backrow(
  kind: 'spell' | 'trap',
  name: string,
  effects: CardDef['effects'],
  sub: CardDef['sub'] = [],
): PoolCard {
  return { code: next++, name, names: NAMES, kind, sub, effects };
}

/** A made-up Quick-Play Spell that does this. */
export const does = (name: string, ops: Op[], more: Partial<Effect & { k: 'act' }> = {}): PoolCard =>
  backrow('spell', name, [{ k: 'act', id: 'e1', on: { k: 'card' }, do: ops, ...more }], ['quick']);

/** A made-up Continuous Trap. */
export const lasting = (name: string, effects: Effect[]): PoolCard =>
  backrow('trap', name, effects, ['continuous']);

/** Destroys a monster of the opponent and deals its ATK to both: Ring of Destruction as it was, whatever later texts say. */
export const ring = (name: string): PoolCard =>
  backrow('trap', name, [
    {
      k: 'act',
      id: 'e1',
      on: { k: 'card' },
      target: [{ from: { in: ['mzone'], of: 'both', where: [{ k: 'face', up: true }] }, n: 1, as: 't' }],
      do: [
        { k: 'destroy', what: { ref: 't' } },
        { k: 'damage', link: 'ifYouDo', who: 'both', n: { k: 'stat', of: { ref: 't' }, stat: 'atk' } },
      ],
    },
  ]);

/** `duel` of table.ts with these cards in the pool as well. */
export function duelOf(...made: PoolCard[]): ReturnType<typeof duelWith> {
  const pools = new Map<string, Pool>();
  return duelWith((rules) => {
    const revision = (formatNamed(rules)?.revision ?? rules) as Revision;
    const pool =
      pools.get(rules) ?? compilePool([...poolFor(revision, buildPool()), ...made], `made-${rules}-${next}`);
    pools.set(rules, pool);
    return pool;
  });
}
