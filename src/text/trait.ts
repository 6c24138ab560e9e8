/** What an effect would do, as a clause about it: "that would destroy a monster". */
import type { Trait } from '../engine/ast/index.ts';
import { groupNp } from './noun.ts';
import type { Scope } from './scope.ts';
import type { Arg, Clause, Np } from './tree.ts';
import type { Verb } from './verbs.ts';
import { person, player } from './who.ts';

const GAP: Np = { t: 'gap' };
type OpKind = Exclude<Trait['op'], 'any'>;

/** Verbs whose object is cards. */
const ON_CARDS: Partial<Record<OpKind, Verb>> = {
  destroy: 'destroy', tribute: 'tribute', banish: 'banish', pick: 'choose', search: 'add', summon: 'specialSummon',
  summonByRule: 'specialSummon', normalSummon: 'normalSummon', set: 'set', return: 'return', place: 'place', equip: 'equip',
  control: 'takeControl', swapControl: 'switchControl', rearrange: 'mix', excavate: 'turnUpCards', reveal: 'reveal', order: 'arrange',
  use: 'use', run: 'apply', retarget: 'change', attackNow: 'attack', every: 'affect', bond: 'affect', modify: 'affect',
};

export function traitClause(s: Scope, t: Trait): Clause {
  const c = base(s, t);
  return t.asCost ? { ...c, args: [...(c.args ?? []), { a: 'adv', adv: 'asCost' }] } : c;
}
function base(s: Scope, t: Trait): Clause {
  const to: Arg[] = t.to === undefined ? [] : [{ a: 'for', np: player(person(s, t.to)) }];
  const cards = (): Np => groupNp(s, { in: t.from ?? [], of: 'both', where: t.on ?? [] }, 'bare');
  const by = t.to === undefined ? GAP : player(person(s, t.to));
  switch (t.op) {
    case 'any': return { verb: 'affect', subj: GAP, obj: cards(), args: to };
    case 'toGrave': return { verb: 'send', subj: GAP, obj: cards(), args: [{ a: 'to', loc: { in: ['gy'], of: 'both' } }, ...to] };
    case 'toHand': return { verb: 'return', subj: GAP, obj: cards(), args: [{ a: 'to', loc: { in: ['hand'], of: 'both' } }, ...to] };
    case 'toDeck': return { verb: 'return', subj: GAP, obj: cards(), args: [{ a: 'to', loc: { in: ['deck'], of: 'both' } }, ...to] };
    case 'mill': return { verb: 'send', subj: GAP, obj: groupNp(s, { in: ['deck'], of: 'both' }, 'bare'), args: [{ a: 'to', loc: { in: ['gy'], of: 'both' } }, ...to] };
    case 'discard': return t.to === undefined ? { verb: 'discard', subj: GAP, obj: cards() } : { verb: 'makeDiscard', subj: GAP, obj: by };
    case 'draw': return t.to === undefined ? { verb: 'draw', subj: GAP, obj: { t: 'amount', n: 2, units: ['cards'] } } : { verb: 'makeDraw', subj: GAP, obj: by };
    case 'token': return { verb: 'specialSummon', subj: GAP, obj: { t: 'tokens', n: 2 }, args: to };
    case 'position': return { verb: 'change', subj: GAP, obj: { t: 'thing', thing: 'battlePosition', of: cards() }, args: to };
    case 'asMonster': return { verb: 'treat', subj: GAP, obj: cards(), args: [{ a: 'as', np: groupNp(s, { in: ['mzone'], of: 'both' }, 'bare') }] };
    case 'damage': return { verb: 'inflict', subj: GAP, obj: { t: 'thing', thing: 'effectDamage' }, args: t.to === undefined ? [] : [{ a: 'recipient', np: by }] };
    case 'gainLp': return { verb: 'makeGain', subj: GAP, obj: by === GAP ? player('thatPlayer') : by };
    case 'loseLp': case 'setLp': case 'payLp': return { verb: 'change', subj: GAP, obj: { t: 'thing', thing: 'lp' }, args: to };
    case 'negate': return { verb: 'negate', subj: GAP, obj: { t: 'thing', thing: 'cardEffect' }, args: to };
    case 'counter': return { verb: 'place', subj: GAP, obj: { t: 'thing', thing: 'counters' }, args: to };
    case 'coin': return { verb: 'toss', subj: GAP, obj: { t: 'thing', thing: 'coin' }, args: to };
    case 'die': return { verb: 'roll', subj: GAP, obj: { t: 'thing', thing: 'die' }, args: to };
    case 'declare': return { verb: 'declare', subj: GAP, obj: { t: 'thing', thing: 'value' }, args: to };
    case 'shuffle': return { verb: 'shuffle', subj: GAP, obj: { t: 'pile', loc: { in: ['deck'], of: 'both' } }, args: to };
    case 'skip': case 'goTo': case 'extraBattle': return { verb: 'change', subj: GAP, obj: { t: 'thing', thing: 'phase' }, args: to };
    case 'turnCount': return { verb: 'change', subj: GAP, obj: { t: 'thing', thing: 'turnCount' }, args: to };
    case 'win': return { verb: 'win', subj: GAP, obj: { t: 'thing', thing: 'theDuel' }, args: to };
    case 'may': case 'if': case 'payElse': case 'modes': case 'each': case 'repeat': case 'delay': case 'note': case 'stay':
      return { verb: 'affect', subj: GAP, obj: cards(), args: to };
    default: {
      const verb = ON_CARDS[t.op] ?? 'affect';
      return { verb, subj: GAP, obj: cards(), args: to };
    }
  }
}
