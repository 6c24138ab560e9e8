import type {
  Activated,
  Attr,
  Cards,
  Cond,
  DamageSub,
  Effect,
  Ev,
  Filter,
  Group,
  Kind,
  Limit,
  Materials,
  Mod,
  Num,
  Op,
  PhaseName,
  Ref,
  Static,
  Still,
  Sub,
  SummonHow,
  SummonPos,
  Who,
} from '../engine/ast/index.ts';
import type { Revision } from '../engine/formats.ts';

/** What text revisions put in place of a card's effects. */
export type Revisions = Partial<Record<Revision, Effect[]>>;

/**
 * What one card does. Printed facts (ATK, Level, Fusion Materials…) come from the facts by passcode.
 * `materials`: only what the facts cannot say. `revisions`: the effects that a text revision puts in place
 * of those of the same id, or adds; later revisions keep them (DESIGN §10).
 */
export interface CardEffects {
  code: number;
  name: string;
  effects: Effect[];
  revisions?: Revisions;
  alsoNamed?: string;
  onlyPlacedBy?: string;
  holds?: { counter: string; max: number | 'any' };
  materials?: Pick<Materials, 'substitutes'>;
}

// Builders return plain data (AST §15); none of them knows a card.

const kind = (is: Kind): Filter => ({ k: 'is', kind: is });
export const mon = kind('monster');
export const spell = kind('spell');
export const trap = kind('trap');
export const st: Filter = { k: 'any', f: [spell, trap] };
export const up: Filter = { k: 'face', up: true };
export const down: Filter = { k: 'face', up: false };
export const other: Filter = { k: 'other' };
/** Legal Special Summon now, by this effect. */
export const can: Filter = { k: 'canSummon' };
export const sub = (type: Sub): Filter => ({ k: 'sub', type });
export const arch = (is: string): Filter => ({ k: 'arch', is });
export const name = (is: string): Filter => ({ k: 'name', is });
export const race = (is: string): Filter => ({ k: 'race', is });
export const attr = (is: Attr): Filter => ({ k: 'attr', is });
export const either = (...f: Filter[]): Filter => ({ k: 'any', f });
export const both = (...f: Filter[]): Filter => ({ k: 'all', f });
export const not = (f: Filter): Filter => ({ k: 'not', f });
export const atMost = (stat: 'atk' | 'def' | 'level', to: Num): Filter => ({ k: 'num', stat, cmp: '<=', to });
export const atLeast = (stat: 'atk' | 'def' | 'level', to: Num): Filter => ({
  k: 'num',
  stat,
  cmp: '>=',
  to,
});
/** Still in a Monster Zone; a battler that left would be found in its new place. */
export const onField: Filter = { k: 'place', in: ['mzone'] };
/** A monster that can be turned face-down: no Token (TOKEN-06). */
export const turnable: Filter[] = [up, not(sub('token'))];

export const mine: Group = { in: ['mzone'], of: 'you' };
export const theirs: Group = { in: ['mzone'], of: 'opp' };
export const all: Group = { in: ['mzone'], of: 'both' };
export const table: Group = { in: ['field'], of: 'both' };
export const hand: Group = { in: ['hand'], of: 'you' };
export const oppHand: Group = { in: ['hand'], of: 'opp' };
export const from = (place: 'hand' | 'deck' | 'gy' | 'extra', ...where: Filter[]): Group => ({
  in: [place],
  of: 'you',
  where,
});
export const among = (g: Group, ...where: Filter[]): Group => ({ ...g, where });

export const r = (ref: string): { ref: string } => ({ ref });
export const bd = (bond: string): { bond: string } => ({ bond });
export const reg = (n: string): Num => ({ k: 'reg', name: n });
/** The target of an effect with one target. */
export const t = r('t');
/** The card that paid the cost. */
export const c = r('c');
export const atk = (of: Ref): Num => ({ k: 'stat', of, stat: 'atk' });
export const lastAtk = (of: Ref): Num => ({ k: 'stat', of, stat: 'atk', last: true });
export const times = (a: Num, b: Num): Num => ({ k: 'mul', a, b });
export const count = (of: Still): Num => ({ k: 'count', of });

export const ex = (g: Still): Cond => ({ k: 'exists', g });
export const is = (of: Ref, ...where: Filter[]): Cond => ({ k: 'refIs', of, where });

export const card = { k: 'card' } as const;
export const ign = { k: 'ignition' } as const;
export const quick = { k: 'quick' } as const;
export const flip = { k: 'flip' } as const;
/** The card itself, in the window after the event (not a trigger). */
export const answer = (...ev: Ev[]) => ({ k: 'card', ev }) as const;
export const iff = (...ev: Ev[]) => ({ k: 'trigger', ev, as: 'if' }) as const;
export const when = (...ev: Ev[]) => ({ k: 'trigger', ev, as: 'when' }) as const;
/** Once in that phase. */
export const ph = (phase: PhaseName, of: Who): Ev => ({ k: 'phase', is: phase, at: 'during', of });
export const summoned = (what: Still, ...how: SummonHow[]): Ev => ({ k: 'summoned', what, how });
export const lostInBattle: Ev = {
  k: 'moved',
  what: 'this',
  from: ['mzone'],
  to: ['gy'],
  why: ['destroy', 'battle'],
};
/** A loser's leaving, at the end of the Damage Step; without `to` an event means that its destruction is decided (GOAT-06). */
export const lostAndGone = (what: Still, cause?: Filter[]): Ev => ({
  k: 'moved',
  what,
  from: ['mzone'],
  to: ['gy', 'banished', 'hand', 'deck'],
  why: ['destroy', 'battle'],
  ...(cause !== undefined && { cause }),
});
/** From any zone of the field, as an Equip Card too. */
export const fieldToGy: Ev = { k: 'moved', what: 'this', from: ['field'], to: ['gy'] };
export const battleDamage: Ev = { k: 'damage', to: 'opp', by: 'battle', from: 'this' };
export const directDamage: Ev = { k: 'damage', to: 'opp', by: 'battle', from: 'this', direct: true };
export const enemyAttack: Ev = { k: 'attack', by: theirs };

export const opt: Limit = { n: 1, per: 'turn', scope: 'card', counts: 'use' };
/** Once a turn for all cards of its name together. */
export const oncePerName: Limit = { n: 1, per: 'turn', scope: 'name', counts: 'use' };
/** Windows of the Damage Step open to cards that change ATK or DEF (GOAT-05). */
export const calcOnly: DamageSub[] = ['calc'];
export const anySub: DamageSub[] = ['start', 'beforeCalc', 'calc', 'afterCalc', 'end'];
export const ad: SummonPos[] = ['attack', 'defense'];

export const destroy = (what: Cards): Op => ({ k: 'destroy', what });
export const toHand = (what: Cards): Op => ({ k: 'toHand', what });
export const draw = (n: Num): Op => ({ k: 'draw', who: 'you', n });
export const pay = (n: Num): Op => ({ k: 'payLp', who: 'you', n });
export const discard1: Op = { k: 'discard', what: { from: hand, n: 1, as: 'c' } };
export const shuffle: Op = { k: 'shuffle', link: 'also', whose: 'you' };
export const add = (stat: 'atk' | 'def', n: Num): Mod => ({ k: 'add', stat, n });
export const boost = (a: Num, d: Num): Mod[] => [add('atk', a), add('def', d)];

/** Activation of a Continuous or Field card: nothing happens, its other effects begin to hold. */
export const shell: Effect = { k: 'act', id: 'e0', on: card, do: [] };
/** A Normal or Quick-Play Spell or a Trap that only does something. */
export const does = (...ops: Op[]): Activated => ({ k: 'act', id: 'e1', on: card, do: ops });
/** The same with one target, bound as `t`. */
export const aims = (at: Still, ...ops: Op[]): Activated => ({
  k: 'act',
  id: 'e1',
  on: card,
  target: [{ from: at, n: 1, as: 't' }],
  do: ops,
});
/** Flip Effect with one target, bound as `t`. */
export const flipAims = (at: Still, ...ops: Op[]): Activated => ({ ...aims(at, ...ops), on: flip });
/** An Equip Spell for face-up monsters that pass `where`. */
export const equips = (...where: Filter[]): Effect[] => [
  { k: 'equipTo', id: 'eq', to: among(all, up, ...where) },
  {
    k: 'act',
    id: 'e1',
    on: card,
    target: [{ from: among(all, up, ...where), n: 1, as: 't', recheck: [up, ...where] }],
    do: [{ k: 'equip', what: 'this', to: t }],
  },
];
/** The same, and what it does to its wearer. */
export const equipSpell = (where: Filter[], mods: Mod[]): Effect[] => [
  ...equips(...where),
  { k: 'static', id: 's1', on: 'host', from: ['szone'], mods },
];
/** While the Field Spell is face-up, monsters of these Types change. */
export const terrain = (id: string, races: string[], a: number, d: number): Static => ({
  k: 'static',
  id,
  from: ['fzone'],
  on: among(all, up, either(...races.map(race))),
  mods: boost(a, d),
});
/** Takes the place of "must first be …": once properly Summoned it may be revived (REVIVE-02, RITUAL-11). */
export const semiNomi = (only: 'own' | 'ritual'): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only: [only], first: true },
});

/** A card that raises one value of a face-up monster for the turn. */
export const raise = (stat: 'atk' | 'def', n: number): Activated => ({
  ...aims(among(all, up), { k: 'modify', what: t, mods: [add(stat, n)], until: 'endOfTurn' }),
  damageStep: calcOnly,
  target: [{ from: among(all, up), n: 1, as: 't', recheck: [up] }],
});
/** Destroyed by battle and sent to the Graveyard: a monster of that sort may come from the Deck in Attack Position. */
export const recruits = (...where: Filter[]): Activated => ({
  k: 'act',
  id: 'e1',
  on: when(lostInBattle),
  may: true,
  do: [
    { k: 'summon', what: { from: from('deck', mon, ...where, can), n: 1 }, to: 'you', pos: ['attack'] },
    shuffle,
  ],
});
/** The monster this card battles was destroyed by it: marked, and still on the field (GOAT-06). */
export const foeLost: Filter = {
  k: 'did',
  ev: { k: 'moved', what: 'it', why: ['destroy', 'battle'] },
  in: 'thisBattle',
};
/** Mandatory: inflicts damage to the opponent. */
export const burn = (n: Num): Op => ({ k: 'damage', who: 'opp', n });
/** Tokens whose position their player chooses. */
export const tokensEither = (n: number, token: number): Op => ({
  k: 'modes',
  by: 'you',
  of: (['attack', 'defense'] as const).map((pos) => ({
    name: pos,
    do: [{ k: 'token', n, token, to: 'you', pos }],
  })),
});

/** "Can only be …": for ever, also when it comes back (SPECIAL-06). */
export const nomi = (only: 'own' | 'fusion' | 'ritual'): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only: [only], first: false },
});

/** After it has attacked it lies in Defense Position from the end of the Battle Phase to the end of its player's next turn. */
export const tiresOut = (id: string): Effect => ({
  k: 'react',
  id,
  on: { ev: [{ k: 'phase', is: 'battle', at: 'end', of: 'both' }] },
  if: [is('this', { k: 'did', ev: { k: 'attack', by: 'it' }, in: 'thisTurn' })],
  do: [
    { k: 'position', what: 'this', to: 'defense' },
    {
      k: 'modify',
      link: 'also',
      what: 'this',
      mods: [{ k: 'cannot', do: 'changePos' }],
      until: { nth: 2, phase: 'end', of: 'you', at: 'end' },
    },
  ],
});

export const negateIt: Op[] = [
  { k: 'negate', what: 'activation', of: 'event' },
  { k: 'destroy', link: 'ifYouDo', what: 'event' },
];
/** A Counter Trap against the activation of such a card. */
export const counterTrap = (id: string, what: Filter, cost: Op): Activated => ({
  k: 'act',
  id,
  on: answer({ k: 'activated', what: [what], by: 'both', part: 'card' }),
  damageStep: anySub,
  cost: [cost],
  do: negateIt,
});
/**
 * Destroyed as soon as an effect that targets it has resolved; not by an Equip Spell that is gone by then (later by that
 * one too), nor by the effect that brought it from the Graveyard (it was no face-up monster when it was targeted).
 */
export const fragile = (id: string, equipGone: 'spares' | 'destroys' = 'spares'): Effect => ({
  k: 'react',
  id,
  if: [
    {
      k: 'not',
      c: is('this', { k: 'came', how: ['special'], by: [{ k: 'isRef', is: 'event' }], when: 'thisTurn' }),
    },
  ],
  on: {
    ev: [
      {
        k: 'resolved',
        what: equipGone === 'destroys' ? [] : [either(not(sub('equip')), { k: 'place', in: ['szone'] })],
        by: 'both',
        on: { only: false, what: 'this' },
      },
    ],
  },
  do: [destroy('this')],
});

/** Wherever a card can be. */
export const anywhere: Group = {
  in: ['hand', 'deck', 'gy', 'banished', 'extra', 'field'],
  of: 'both',
};

/** Out of play until the End Phase; then back as it lay, which is no Summon. */
export const steppedOut: Op[] = [
  { k: 'banish', what: t, as: 'x' },
  {
    k: 'delay',
    link: 'ifYouDo',
    on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
    times: 'once',
    chain: false,
    do: [{ k: 'return', what: r('x') }],
  },
];
