/** What an effect would do, as a clause about it: "that destroys monsters". */
import type { Trait } from '../engine/ast/index.ts';
import { groupNp } from './noun.ts';
import type { Np, Thing } from './np.ts';
import type { Scope } from './scope.ts';
import type { Arg, Clause } from './tree.ts';
import type { Verb } from './verbs.ts';
import { person, player } from './who.ts';

const GAP: Np = { t: 'gap' };

type OpKind = Exclude<Trait['op'], 'any'>;

/** The verb, what it is done to (cards unless said), and where they go. */
type Shape = [verb: Verb, to?: What, place?: 'gy' | 'hand' | 'deck'];

type What = Thing | 'theCards' | 'tokens' | 'deck' | 'position';

const SHAPES: Record<OpKind, Shape> = {
  destroy: ['destroy'],
  toGrave: ['send', 'theCards', 'gy'],
  discard: ['discard'],
  tribute: ['tribute'],
  banish: ['banish'],
  toHand: ['return', 'theCards', 'hand'],
  toDeck: ['return', 'theCards', 'deck'],
  pick: ['choose'],
  draw: ['draw', 'cards'],
  mill: ['send', 'cards', 'gy'],
  search: ['add', 'theCards', 'hand'],
  excavate: ['turnUpCards', 'cards'],
  summon: ['specialSummon'],
  summonByRule: ['specialSummon'],
  normalSummon: ['normalSummon'],
  set: ['set'],
  return: ['return'],
  token: ['specialSummon', 'tokens'],
  place: ['place'],
  equip: ['equip'],
  control: ['takeControl'],
  swapControl: ['switchControl'],
  position: ['change', 'position'],
  rearrange: ['mix'],
  shift: ['move'],
  asMonster: ['specialSummon'],
  damage: ['inflict', 'effectDamage'],
  gainLp: ['increase', 'lp'],
  loseLp: ['lower', 'lp'],
  payLp: ['pay', 'lp'],
  setLp: ['change', 'lp'],
  modify: ['affect'],
  negate: ['negate', 'cardEffect'],
  counter: ['place', 'counters'],
  retarget: ['change', 'attackTarget'],
  attackNow: ['affect'],
  skip: ['change', 'phase'],
  goTo: ['change', 'phase'],
  extraBattle: ['change', 'phase'],
  turnCount: ['change', 'turnCount'],
  reveal: ['reveal'],
  shuffle: ['shuffle', 'deck'],
  order: ['arrange'],
  declare: ['declare', 'value'],
  coin: ['toss', 'coin'],
  die: ['roll', 'die'],
  may: ['affect'],
  if: ['affect'],
  payElse: ['affect'],
  modes: ['affect'],
  each: ['affect'],
  every: ['affect'],
  repeat: ['affect'],
  delay: ['affect'],
  bond: ['affect'],
  note: ['affect'],
  run: ['apply', 'cardEffect'],
  use: ['use'],
  stay: ['affect'],
  win: ['win', 'theDuel'],
};

export function traitClause(s: Scope, t: Trait): Clause {
  const c = doing(s, t);
  return t.asCost ? { ...c, args: [...(c.args ?? []), { a: 'adv', adv: 'asCost' }] } : c;
}

function doing(s: Scope, t: Trait): Clause {
  const whom = t.to === undefined ? undefined : player(person(s, t.to));
  if (whom && t.op === 'discard') return { verb: 'makeDiscard', subj: GAP, obj: whom };
  if (whom && t.op === 'draw') return { verb: 'makeDraw', subj: GAP, obj: whom };
  if (whom && t.op === 'damage')
    return {
      verb: 'inflict',
      subj: GAP,
      obj: { t: 'thing', thing: 'effectDamage' },
      args: [{ a: 'recipient', np: whom }],
    };
  const [verb, thing = 'theCards', to]: Shape = t.op === 'any' ? ['affect'] : SHAPES[t.op];
  const args: Arg[] = to === undefined ? [] : [{ a: 'to', loc: { in: [to] } }];
  const lp = thing === 'lp' && t.to !== undefined;
  const obj: Np = lp ? { t: 'thing', thing: 'lp', who: person(s, t.to ?? 'both') } : objectOf(s, t, thing);
  return { verb, subj: GAP, obj, args: whom && !lp ? [...args, { a: 'for', np: whom }] : args };
}

function objectOf(s: Scope, t: Trait, thing: What): Np {
  const cards = (): Np => groupNp(s, { in: t.from ?? [], of: 'both', where: t.on ?? [] }, 'bare');
  switch (thing) {
    case 'theCards':
      return cards();
    case 'position':
      return { t: 'thing', thing: 'battlePosition', of: cards() };
    case 'cardEffect':
      return t.on === undefined
        ? { t: 'thing', thing }
        : {
            t: 'thing',
            thing: 'effects',
            of: groupNp(s, { in: t.from ?? [], of: 'both', where: t.on }, 'bare'),
          };
    case 'tokens':
      return { t: 'tokens', n: 2 };
    case 'deck':
      return { t: 'pile', loc: { in: ['deck'] } };
    default:
      return { t: 'thing', thing };
  }
}
