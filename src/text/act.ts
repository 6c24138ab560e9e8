/** Prohibitions: what each act of the vocabulary is for a card, and for a player. */
import type { Act, Filter, Mod } from '../engine/ast/index.ts';
import { condition } from './cond.ts';
import type { Bearer } from './mod.ts';
import { groupNp } from './noun.ts';
import type { Np, Person } from './np.ts';
import type { Scope } from './scope.ts';
import type { Arg, Clause, Statement } from './tree.ts';
import { player } from './who.ts';

type Cannot = Pick<Extract<Mod, { k: 'cannot' }>, 'do' | 'where' | 'by' | 'unless' | 'part'>;

/** `active`: the card does it. `passive`: it is done to the card, by a player if one is forbidden. `player`: no card is needed. */
interface ActShape {
  how: 'active' | 'passive' | 'player';
  verb: Clause['verb'];
  args?: Arg[];
  thing?: Np;
  kind?: 'monster' | 'card';
}

const TRIBUTE_SUMMON: Arg = { a: 'for', np: { t: 'thing', thing: 'tributeSummon' } };

const ACTS: Record<Act, ActShape> = {
  attack: { how: 'active', verb: 'attack', kind: 'monster' },
  attackDirect: { how: 'active', verb: 'attackDirectly', kind: 'monster' },
  beAttacked: { how: 'passive', verb: 'attack', kind: 'monster' },
  blockDirect: { how: 'passive', verb: 'attack', args: [{ a: 'adv', adv: 'norBlock' }], kind: 'monster' },
  changePos: { how: 'active', verb: 'changePosition', kind: 'monster' },
  flipSummon: { how: 'passive', verb: 'flipSummon', kind: 'monster' },
  beTargeted: { how: 'passive', verb: 'target', args: [{ a: 'means', any: ['effect'] }], kind: 'card' },
  beTributed: { how: 'passive', verb: 'tribute', kind: 'monster' },
  beTributedForSummon: { how: 'passive', verb: 'tribute', args: [TRIBUTE_SUMMON], kind: 'monster' },
  changeControl: { how: 'active', verb: 'changeControl', kind: 'monster' },
  beDestroyedByBattle: {
    how: 'passive',
    verb: 'destroy',
    args: [{ a: 'means', any: ['battle'] }],
    kind: 'monster',
  },
  beDestroyedByEffect: {
    how: 'passive',
    verb: 'destroy',
    args: [{ a: 'means', any: ['effect'] }],
    kind: 'card',
  },
  beNegated: { how: 'passive', verb: 'negate', kind: 'card' },
  activate: { how: 'passive', verb: 'activate', kind: 'card' },
  play: { how: 'passive', verb: 'play', kind: 'card' },
  normalSummon: { how: 'passive', verb: 'normalSummon', kind: 'monster' },
  setMonster: { how: 'passive', verb: 'set', kind: 'monster' },
  set: { how: 'passive', verb: 'set', kind: 'card' },
  specialSummon: { how: 'passive', verb: 'specialSummon', kind: 'monster' },
  summon: { how: 'passive', verb: 'summon', kind: 'monster' },
  draw: { how: 'player', verb: 'draw', thing: { t: 'thing', thing: 'cards' } },
  drawByEffect: {
    how: 'player',
    verb: 'draw',
    thing: { t: 'thing', thing: 'cards' },
    args: [{ a: 'means', any: ['effect'] }],
  },
  tribute: { how: 'passive', verb: 'tribute', kind: 'monster' },
  banish: { how: 'passive', verb: 'banish', kind: 'card' },
  discardToActivate: { how: 'player', verb: 'discard', thing: { t: 'thing', thing: 'cardsOrSend' } },
  enterBattle: { how: 'player', verb: 'conduct', thing: { t: 'thing', thing: 'battlePhase' } },
  faceDown: { how: 'passive', verb: 'turn', args: [{ a: 'adv', adv: 'faceDown' }], kind: 'card' },
};

/** Parts of keywords that are switched off. */
const PARTS: Record<NonNullable<Cannot['part']>, ActShape> = {
  return: { how: 'passive', verb: 'return', args: [{ a: 'adv', adv: 'toHandByOwnEffect' }], kind: 'card' },
};

/** What a player forbidden these loses is the doing, not the card. */
const BY_PLAYER: readonly Act[] = [
  'flipSummon',
  'activate',
  'play',
  'normalSummon',
  'setMonster',
  'set',
  'specialSummon',
  'summon',
  'tribute',
  'banish',
  'beTributed',
  'beTributedForSummon',
  'beTargeted',
];

export function prohibition(s: Scope, on: Bearer, mod: Cannot): Clause {
  const shape = mod.part === undefined ? ACTS[mod.do] : PARTS[mod.part];
  const by: Arg[] = mod.by ? byArgs(s, mod.do, mod.by) : [];
  const unless: Arg[] = mod.unless ? [{ a: 'unless', c: conditions(s, mod.unless) }] : [];
  const own = (shape.args ?? []).filter((a) => a.a !== 'means' || by.length === 0);
  const args = [...own, ...by, ...unless];
  const c: Clause = { verb: shape.verb, modal: 'cannot', ...(args.length > 0 ? { args } : {}) };
  if ('np' in on && !mod.where) return onCard(c, shape, on.np);
  return 'np' in on
    ? onPlayer(s, c, shape, { controllerOf: on.np }, mod)
    : onPlayer(s, c, shape, on.who, mod);
}

function onCard(c: Clause, shape: ActShape, np: Np): Clause {
  if (shape.how === 'player')
    return { ...c, subj: player({ controllerOf: np }), ...(shape.thing ? { obj: shape.thing } : {}) };
  return shape.how === 'active' ? { ...c, subj: np } : { ...c, obj: np, passive: true };
}

function onPlayer(s: Scope, c: Clause, shape: ActShape, who: Person, mod: Cannot): Clause {
  const subj = player(who);
  if (shape.how === 'player') {
    const extra: Arg[] =
      mod.do === 'discardToActivate' ? [{ a: 'toActivate', np: cardsOf(s, mod.where, 'card') }] : [];
    return { ...c, subj, ...(shape.thing ? { obj: shape.thing } : {}), args: [...(c.args ?? []), ...extra] };
  }
  if (BY_PLAYER.includes(mod.do)) {
    const bare =
      !mod.where && (mod.do === 'summon' || mod.do === 'normalSummon' || mod.do === 'specialSummon');
    const obj = cardsOf(s, mod.where, bare ? 'monster' : (shape.kind ?? 'card'));
    return FROM_HAND.includes(mod.do) ? broughtFrom(c, subj, obj) : { ...c, subj, obj };
  }
  const cards = cardsOf(s, mod.where, shape.kind ?? 'card');
  const placed = mod.where?.some((f) => f.k === 'ctrl' || f.k === 'place') ?? false;
  const theirs: Np =
    cards.t === 'cards' && cards.loc === undefined && !placed
      ? { ...cards, loc: { in: [shape.kind === 'card' ? 'field' : 'mzone'], of: who } }
      : cards;
  return shape.how === 'active' ? { ...c, subj: theirs } : { ...c, obj: theirs, passive: true };
}

/** Acts that bring a card to the field: where it is, is where it comes from. */
const FROM_HAND: readonly Act[] = [
  'activate',
  'play',
  'normalSummon',
  'setMonster',
  'set',
  'specialSummon',
  'summon',
];

function broughtFrom(c: Clause, subj: Np, obj: Np): Clause {
  const place = obj.t === 'cards' ? obj.quals.find((q) => q.q === 'loc' && !q.not) : undefined;
  if (obj.t !== 'cards' || place?.q !== 'loc') return { ...c, subj, obj };
  const from: Arg = { a: 'from', loc: place.loc };
  return {
    ...c,
    subj,
    obj: { ...obj, quals: obj.quals.filter((q) => q !== place) },
    args: [from, ...(c.args ?? [])],
  };
}

function cardsOf(s: Scope, where: readonly Filter[] | undefined, kind: 'monster' | 'card'): Np {
  const np = groupNp(
    s,
    { in: kind === 'monster' ? ['mzone'] : [], of: 'both', where: [...(where ?? [])] },
    'bare',
  );
  if (np.t !== 'cards') return np;
  const { loc: _, ...rest } = np;
  return rest;
}

function byArgs(s: Scope, act: Act, by: readonly Filter[]): Arg[] {
  const np = groupNp(s, { in: [], of: 'both', where: [...by] }, 'bare');
  if (act === 'beDestroyedByBattle') return [{ a: 'inBattleWith', np }];
  if (act === 'beAttacked' || act === 'blockDirect') return [{ a: 'by', np }];
  return [{ a: 'byEffectOf', np }];
}

function conditions(s: Scope, cs: Parameters<typeof condition>[1][]): Statement {
  const said = cs.map((c) => condition(s, c));
  const [only] = said;
  return said.length === 1 && only ? only : { all: said };
}
