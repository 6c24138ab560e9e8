/** Modifications of damage, identity and limits. */
import type { Mod, Still, Who } from '../engine/ast/index.ts';
import { describe, isMonsterSub } from './filter.ts';
import { resultOf, stillNp } from './noun.ts';
import type { CardsNp, Np, Person, Qual } from './np.ts';
import { qty } from './num.ts';
import { type Scope, valueWord } from './scope.ts';
import type { Arg, Clause } from './tree.ts';
import { person, player } from './who.ts';

export function damageClause(s: Scope, mod: Extract<Mod, { k: 'damageTo' }>): Clause {
  const from = mod.from === undefined ? undefined : stillNp(s, dealers(mod.from), 'bare');
  const thing = mod.kind === 'battle' ? 'battleDamage' : mod.kind === 'effect' ? 'effectDamage' : 'anyDamage';
  const damage: Np = { t: 'thing', thing, who: person(s, mod.who), ...(from ? { of: from } : {}) };
  if (typeof mod.change === 'object')
    return { verb: 'become', subj: damage, obj: { t: 'value', v: qty(s, mod.change.to) } };
  switch (mod.change) {
    case 'zero':
      return { verb: 'become', subj: damage, obj: { t: 'value', v: 0 } };
    case 'half':
      return { verb: 'halve', obj: damage, passive: true };
    case 'double':
      return { verb: 'double', obj: damage, passive: true };
    case 'toOther':
      return {
        verb: 'inflict',
        obj: damage,
        passive: true,
        args: [
          { a: 'recipient', np: player(other(mod.who)) },
          { a: 'adv', adv: 'instead' },
        ],
      };
    case 'asEffect':
      return {
        verb: 'treat',
        obj: damage,
        passive: true,
        args: [{ a: 'as', np: { t: 'thing', thing: 'effectDamage' } }],
      };
  }
}

/** Cards that deal damage from the hand, the Graveyard and the field do so from wherever they are. */
const dealers = (from: Still): Still =>
  typeof from === 'object' &&
  'in' in from &&
  (['hand', 'gy', 'field'] as const).every((p) => from.in.includes(p))
    ? { ...from, in: ['hand', 'deck', 'gy', 'banished', 'field'] }
    : from;

const other = (w: Who): Person => (w === 'you' ? 'opp' : w === 'opp' ? 'you' : 'otherPlayer');

export function treatClause(s: Scope, np: Np, mod: Extract<Mod, { k: 'treat' }>): Clause {
  const { name, race, attr, sub, keep } = mod.as;
  const quals: Qual[] = [];
  if (attr !== undefined)
    quals.push({
      q: 'attr',
      any: [typeof attr === 'string' ? attr : { declared: valueWord(s, attr, 'attr') }],
    });
  if (race !== undefined)
    quals.push({
      q: 'race',
      any: [typeof race === 'string' ? race : { declared: valueWord(s, race, 'race') }],
    });
  if (sub !== undefined) quals.push({ q: 'sub', any: [sub] });
  if (name !== undefined) quals.push({ q: 'name', any: [name] });
  const monster =
    quals.length === 0 ||
    attr !== undefined ||
    race !== undefined ||
    (sub !== undefined && (sub === 'normal' || isMonsterSub(sub)));
  const plural = resultOf(s, np).plural;
  const as: Np =
    quals.length === 1 && name !== undefined
      ? { t: 'named', name }
      : { t: 'cards', nouns: [monster ? 'monster' : 'card'], det: plural ? 'bare' : 'a', plural, quals };
  return {
    verb: 'treat',
    obj: np,
    passive: true,
    args: [{ a: 'as', np: as }, ...(keep ? [{ a: 'adv' as const, adv: 'also' as const }] : [])],
  };
}

export function capClause(s: Scope, who: Person, mod: Extract<Mod, { k: 'cap' }>): Clause {
  const subj = player(who);
  if (mod.what === 'hand') {
    const limit: Np = { t: 'thing', thing: 'handLimit', who };
    return mod.n === 'none'
      ? { verb: 'haveNoLimit', subj: limit }
      : { verb: 'become', subj: limit, obj: { t: 'value', v: qty(s, mod.n) } };
  }
  if (mod.what === 'races') {
    const n = mod.n === 'none' ? 0 : qty(s, mod.n);
    if (mod.n === 'none')
      return { verb: 'control', subj, modal: 'can', obj: { t: 'thing', thing: 'monstersOfAnyType' } };
    return { verb: 'control', subj, modal: 'cannot', obj: { t: 'thing', thing: 'monstersOfTypes', n } };
  }
  const d = describe(s, mod.where ?? [], mod.what === 'cards' ? [] : ['mzone']);
  const nouns = mod.what === 'cards' || mod.where !== undefined ? d.nouns : (['monster'] as const);
  const quals: Qual[] =
    mod.what === 'copies' && s.def && !mod.where ? [{ q: 'name', any: [s.def.name] }] : d.quals;
  const np: CardsNp = { t: 'cards', nouns: [...nouns], det: 'bare', plural: true, quals };
  const [verb, args]: [Clause['verb'], Arg[]] =
    mod.what === 'attackers'
      ? ['attackWith', [{ a: 'adv', adv: 'eachBattlePhase' }]]
      : ['control', mod.arriving ? [{ a: 'adv', adv: 'unlessThere' }] : []];
  if (mod.n === 'none') return { verb, subj, modal: 'can', obj: { ...np, det: 'count', n: 'any' }, args };
  const n = qty(s, mod.n);
  return {
    verb,
    subj,
    modal: 'cannot',
    obj: { ...np, det: 'count', plural: n !== 1, n: { cmp: '>', to: n } },
    args,
  };
}
