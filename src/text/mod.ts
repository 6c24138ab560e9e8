/** Modifications as clauses about the cards or the player they are on. */
import type { Mod, Num, Stat, Until, Who } from '../engine/ast/index.ts';
import { prohibition } from './act.ts';
import { paragraph } from './effect.ts';
import { withoutLoc } from './event.ts';
import { describe, isMonsterSub } from './filter.ts';
import { groupNp, refNp, resultOf, stillNp } from './noun.ts';
import { amount, qty, unsigned } from './num.ts';
import { block } from './op.ts';
import { endClause, type Scope, valueWord } from './scope.ts';
import { till } from './time.ts';
import type { Arg, Block, CardsNp, Clause, Np, Person, Qty, Qual, Step } from './tree.ts';
import { person, player } from './who.ts';

/** What the mods are on: cards already put into words, or a player. */
export type Bearer = { np: Np } | { who: Person };

/** One block per statement. How long it all lasts is said once: at the end of one statement, before several. */
export function modSteps(s: Scope, on: Bearer, mods: readonly Mod[], until?: Until): Step[] {
  const length = until === undefined ? undefined : till(s, until);
  const blocks: Block[] = [];
  let plainSubject = true;
  for (const mod of merged(mods)) {
    const bearer: Bearer = 'np' in on && blocks.length > 0 && !plainSubject ? { np: pronoun(s, on.np) } : on;
    const b = modBlock(s, bearer, mod);
    plainSubject = b.b === 'do' && 'np' in bearer && (b.c.passive ? b.c.obj : b.c.subj) === bearer.np;
    blocks.push(b);
    endClause(s);
  }
  const steps = blocks.map((block, i): Step => (i === 0 ? { block } : { link: 'and', block }));
  const last = steps.at(-1);
  if (length === undefined || !last) return steps;
  const first = subjectText(blocks[0]);
  if (first === undefined || blocks.some((b) => subjectText(b) !== first)) {
    return [{ block: { b: 'later', head: [{ h: 'till', till: length }], do: { b: 'seq', steps } } }];
  }
  if (last.block.b === 'do')
    last.block = {
      b: 'do',
      c: { ...last.block.c, args: [...(last.block.c.args ?? []), { a: 'till', till: length }] },
    };
  return steps;
}
function subjectText(b: Block | undefined): string | undefined {
  return b?.b === 'do' ? JSON.stringify((b.c.passive ? b.c.obj : b.c.subj) ?? null) : undefined;
}
function pronoun(s: Scope, np: Np): Np {
  const r = resultOf(s, np);
  return { t: 'pron', plural: r.plural, noun: r.nouns[0] ?? 'card' };
}

/** Mods that one sentence says together: +500 to both ATK and DEF. */
type Together = Mod & { stats?: Stat[] };
function merged(mods: readonly Mod[]): Together[] {
  const out: Together[] = [];
  for (const mod of mods) {
    const before = out.find((o) => sameButStat(o, mod));
    if (before && 'stat' in before && 'stat' in mod)
      before.stats = [...(before.stats ?? [before.stat]), mod.stat];
    else out.push({ ...mod });
  }
  return out;
}
function sameButStat(a: Mod, b: Mod): boolean {
  if (!('stat' in a) || !('stat' in b) || a.stat === b.stat) return false;
  return bare(a) === bare(b);
}
/** Without the stat; "its ATK becomes that ATK" and "its DEF becomes that DEF" are alike. */
function bare(m: Extract<Mod, { stat: Stat }>): string {
  const to =
    'to' in m && typeof m.to === 'object' && m.to.k === 'stat' && m.to.stat === m.stat
      ? { ...m.to, stat: '' }
      : 'to' in m
        ? m.to
        : undefined;
  return JSON.stringify({ ...m, stat: '', stats: undefined, ...(to === undefined ? {} : { to }) });
}
/** The value both stats take: the same number, or each its own stat of another card. */
function valueFor(s: Scope, to: Num, stats: Stat[]): Qty {
  if (typeof to === 'object' && to.k === 'stat' && stats.length > 1 && stats.includes(to.stat)) {
    return { v: 'stats', stats, of: refNp(s, to.of), ...(to.original ? { original: true } : {}) };
  }
  return qty(s, to);
}

const say = (c: Clause): Block => ({ b: 'do', c });

function modBlock(s: Scope, on: Bearer, mod: Together): Block {
  if (mod.k === 'gain') {
    const paragraphs = mod.effects.map((e) => paragraph(s, e));
    return { b: 'gains', subj: 'np' in on ? on.np : player(on.who), paragraphs };
  }
  if (mod.k === 'toll') return tollBlock(s, on, mod);
  return say('np' in on ? onCards(s, on.np, mod) : onPlayer(s, on.who, mod));
}

type Plain = Exclude<Together, { k: 'gain' | 'toll' }>;

function onCards(s: Scope, np: Np, mod: Plain): Clause {
  const stats = (m: { stat: Stat; stats?: Stat[] }, original = false): Np => ({
    t: 'stats',
    stats: m.stats ?? [m.stat],
    of: np,
    ...(original ? { original } : {}),
  });
  switch (mod.k) {
    case 'base':
      return {
        verb: 'become',
        subj: stats(mod, true),
        obj: { t: 'value', v: valueFor(s, mod.to, mod.stats ?? [mod.stat]) },
      };
    case 'set':
      return {
        verb: 'become',
        subj: stats(mod),
        obj: { t: 'value', v: valueFor(s, mod.to, mod.stats ?? [mod.stat]) },
      };
    case 'add':
      return addClause(s, np, mod.n, mod.stats ?? [mod.stat]);
    case 'times':
      return { verb: mod.by === 2 ? 'double' : 'halve', obj: stats(mod, mod.original), passive: true };
    case 'swapStats':
      return {
        verb: 'switch',
        obj: { t: 'stats', stats: ['atk', 'def'], of: np, ...(mod.base ? { original: true } : {}) },
        passive: true,
      };
    case 'reverseAdds':
      return { verb: 'reverse', obj: { t: 'thing', thing: 'changes', of: np }, passive: true };
    case 'control': {
      if (mod.to === 'owner')
        return {
          verb: 'pass',
          subj: { t: 'thing', thing: 'control', of: np },
          args: [{ a: 'toNp', np: player({ ownerOf: pronoun(s, np) }) }],
        };
      return { verb: 'control', subj: player(person(s, mod.to)), obj: np };
    }
    case 'negated':
      return { verb: 'negate', obj: { t: 'thing', thing: 'effects', of: np }, passive: true };
    case 'cannot':
      return prohibition(s, { np }, mod);
    case 'unaffected':
      return {
        verb: 'affect',
        obj: np,
        passive: true,
        not: true,
        args: [{ a: 'byEffectOf', np: groupNp(s, { in: [], of: 'both', where: mod.by }, 'bare') }],
      };
    case 'direct':
      return { verb: 'attackDirectly', subj: np, modal: 'can' };
    case 'attacks': {
      if (mod.n === 'all') return { verb: 'attackAll', subj: np, modal: 'can' };
      const n = qty(s, mod.n);
      return { verb: 'attack', subj: np, modal: 'can', args: [{ a: 'timesEach', n }] };
    }
    case 'pierce':
      return { verb: 'pierce', subj: np };
    case 'attackInDefense':
      return { verb: 'attack', subj: np, modal: 'can', args: [{ a: 'adv', adv: 'inDefense' }] };
    case 'must': {
      const obj = mod.on === undefined ? undefined : stillNp(s, mod.on, 'a');
      return {
        verb: 'attack',
        subj: np,
        modal: 'must',
        ...(obj ? { obj } : {}),
        args: [{ a: 'adv', adv: 'ifAble' }],
      };
    }
    case 'lure':
      return {
        verb: 'attack',
        subj: np,
        modal: 'can',
        obj: withoutLoc(groupNp(s, { in: ['mzone'], of: 'both', where: mod.only }, 'bare')),
        args: [{ a: 'adv', adv: 'only' }],
      };
    case 'damageTo':
      return damageClause(s, mod);
    case 'treat':
      return treatClause(s, np, mod);
    case 'waive':
      return {
        verb: 'needNotPay',
        subj: player({ controllerOf: np }),
        args: [{ a: 'for', np: groupNp(s, { in: [], of: 'both', where: mod.where }, 'bare') }],
      };
    case 'cap':
      return capClause(s, { controllerOf: np }, mod);
    case 'lend': {
      const c: Clause = {
        verb: 'tribute',
        subj: player(person(s, mod.to)),
        obj: np,
        modal: mod.first ? 'must' : 'can',
      };
      return { ...c, args: [{ a: 'adv', adv: mod.first ? 'beforeOwn' : 'asOwn' }] };
    }
    case 'block':
      return { verb: 'use', obj: { t: 'thing', thing: 'thoseZones' }, passive: true, modal: 'cannot' };
    case 'keepPos':
      return { verb: 'stay', subj: np, modal: 'must', args: [{ a: 'pos', any: [mod.pos] }] };
    case 'shown':
    case 'hidden':
    case 'grant':
      return onPlayer(s, { controllerOf: np }, mod);
  }
}

function addClause(s: Scope, np: Np, n: Num, stats: Stat[]): Clause {
  const u = unsigned(n);
  return { verb: u.negative ? 'lose' : 'gain', subj: np, obj: amount(s, u.n, ...stats) };
}

/** Mods on a player; those that are about cards speak of his monsters. */
function onPlayer(s: Scope, who: Person, mod: Plain): Clause {
  const subj = player(who);
  switch (mod.k) {
    case 'cannot':
      return prohibition(s, { who }, mod);
    case 'lure':
      return {
        verb: 'attack',
        subj,
        modal: 'can',
        obj: withoutLoc(groupNp(s, { in: ['mzone'], of: 'both', where: mod.only }, 'bare')),
        args: [{ a: 'adv', adv: 'only' }],
      };
    case 'must': {
      const obj = mod.on === undefined ? undefined : stillNp(s, mod.on, 'a');
      return {
        verb: 'attack',
        subj: monstersOf(who),
        modal: 'must',
        ...(obj ? { obj } : {}),
        args: [{ a: 'adv', adv: 'ifAble' }],
      };
    }
    case 'damageTo':
      return damageClause(s, mod);
    case 'waive':
      return {
        verb: 'needNotPay',
        subj,
        args: [{ a: 'for', np: groupNp(s, { in: [], of: 'both', where: mod.where }, 'bare') }],
      };
    case 'cap':
      return capClause(s, who, mod);
    case 'block':
      return { verb: 'use', obj: { t: 'thing', thing: 'thoseZones' }, passive: true, modal: 'cannot' };
    case 'shown': {
      const to: Arg[] = mod.to === 'both' ? [] : [{ a: 'recipient', np: player(person(s, mod.to)) }];
      if (mod.what === 'draws')
        return { verb: 'reveal', subj, modal: 'must', obj: { t: 'thing', thing: 'draws' }, args: to };
      const obj: Np =
        mod.what === 'hand'
          ? { t: 'pile', loc: { in: ['hand'], of: who } }
          : { t: 'pile', loc: { in: ['deck'], of: who, end: { which: 'top', n: 1 } } };
      return { verb: 'keep', subj, modal: 'must', obj, args: [{ a: 'adv', adv: 'revealed' }, ...to] };
    }
    case 'hidden':
      return {
        verb: 'lookAt',
        subj: player(person(s, mod.from)),
        modal: 'cannot',
        obj: { t: 'pile', loc: { in: ['gy'], of: who } },
      };
    case 'grant': {
      if (mod.act === 'chooseTargets')
        return { verb: 'choose', subj, modal: 'can', obj: { t: 'thing', thing: 'attackTargets' } };
      const obj = groupNp(s, { in: [], of: 'both', where: mod.where ?? [{ k: 'is', kind: 'trap' }] }, 'bare');
      return {
        verb: 'activate',
        subj,
        modal: 'can',
        obj,
        args: [{ a: 'from', loc: { in: ['hand'], of: who } }],
      };
    }
    case 'base':
    case 'set':
    case 'add':
    case 'times':
    case 'swapStats':
    case 'reverseAdds':
    case 'control':
    case 'negated':
    case 'unaffected':
    case 'direct':
    case 'attacks':
    case 'pierce':
    case 'attackInDefense':
    case 'treat':
    case 'lend':
    case 'keepPos':
      return onCards(s, monstersOf(who), mod);
  }
}
const monstersOf = (who: Person): CardsNp => ({
  t: 'cards',
  nouns: ['monster'],
  det: 'bare',
  plural: true,
  quals: [],
  loc: { in: ['mzone'], of: who },
});

function damageClause(s: Scope, mod: Extract<Mod, { k: 'damageTo' }>): Clause {
  const from = mod.from === undefined ? undefined : stillNp(s, mod.from, 'bare');
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
const other = (w: Who): Person => (w === 'you' ? 'opp' : w === 'opp' ? 'you' : 'otherPlayer');

function treatClause(s: Scope, np: Np, mod: Extract<Mod, { k: 'treat' }>): Clause {
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
    (sub !== undefined && isMonsterSub(sub));
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

function capClause(s: Scope, who: Person, mod: Extract<Mod, { k: 'cap' }>): Clause {
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
    mod.what === 'attackers' ? ['attackWith', [{ a: 'adv', adv: 'eachBattlePhase' }]] : ['control', []];
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

/** "This card cannot attack unless its controller pays 500 LP." */
function tollBlock(s: Scope, on: Bearer, mod: Extract<Mod, { k: 'toll' }>): Block {
  const act = { k: 'cannot', do: mod.on, ...(mod.where ? { where: mod.where } : {}) } as const;
  const c = prohibition(s, on, act);
  const before = { they: s.they, actor: s.actor };
  s.they = 'np' in on ? { controllerOf: pronoun(s, on.np) } : 'theyPron';
  s.actor = 'they';
  const pay = block(s, mod.pay);
  Object.assign(s, before);
  return { b: 'unless', c, pay };
}
