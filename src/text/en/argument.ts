/** What stands after an English verb and its object. */
import type { Np } from '../np.ts';
import type { Arg, Clause, PosWord } from '../tree.ts';
import type { Verb } from '../verbs.ts';
import { clause } from './clause.ts';
import { sumText } from './count.ts';
import { ADVERBS, POSITIONS, WINDOWS } from './lexicon.ts';
import { gerunds } from './may.ts';
import { isPlural, np } from './noun.ts';
import { possessed, whose } from './person.ts';
import { loc } from './place.ts';
import { statement } from './statement.ts';
import { tillText, timeText } from './time.ts';
import { compared, value } from './value.ts';
import { VERB_FORMS } from './verbs.ts';
import { type Ctx, listed, spaced } from './word.ts';

const MEANS = {
  battle: 'by battle',
  effect: 'by a card effect',
  oppEffect: "by your opponent's card effect",
  yourEffect: 'by your card effect',
} as const;

export function arg(a: Arg, c: Clause, ctx: Ctx): string {
  switch (a.a) {
    case 'from':
      return loc(a.loc, 'from', ctx, c.obj?.t === 'cards' && c.obj.det === 'all');
    case 'to':
      return loc(a.loc, 'to', ctx, false);
    case 'at':
      if (c.verb === 'leave') return loc(a.loc, 'from', ctx, false).replace(/^from /, '');
      return loc(a.loc, 'in', ctx, false, a.loc.in.length === 1 && a.loc.in[0] !== 'field');
    case 'sent':
      return a.loc.in.includes('banished') && a.loc.in.length === 1
        ? 'and removed from play'
        : `and sent ${loc(a.loc, 'to', ctx, false)}`;
    case 'pos':
      return a.any.join() === 'faceUpAttack,faceUpDefense'
        ? `in face-up Attack or ${positionWord('defense', ctx)}`
        : `in ${listed(
            a.any.map((p) => positionWord(p, ctx)),
            'or',
          )}`;
    case 'into':
      return `to ${positionWord(a.pos, ctx)}`;
    case 'means':
      return meansText(a, c);
    case 'by':
      return `by ${np(a.np, ctx)}`;
    case 'byEffectOf':
      return byEffect(a.np, c, ctx);
    case 'inBattleWith':
      return `by battle with ${np(a.np, ctx)}`;
    case 'as':
      return a.np.t === 'tokens' && a.np.n === 0 && c.obj && isPlural(c.obj, ctx)
        ? `as ${np({ ...a.np, n: 2 }, ctx)}`
        : `as ${np(a.np, ctx)}`;
    case 'recipient':
    case 'toNp':
      return `to ${np(a.np, ctx)}`;
    case 'on':
    case 'against':
      return `on ${np(a.np, ctx)}`;
    case 'off':
      return `from ${np(a.np, ctx)}`;
    case 'for':
      return `for ${np(a.np, ctx)}`;
    case 'of':
      return `of ${np(a.np, ctx)}`;
    case 'like':
      return `with ${possessed(a.np, 'values', ctx)}`;
    case 'sum':
      return sumText(a, ctx);
    case 'including':
      return `including ${np(a.np, ctx)}`;
    case 'toActivate':
      return `to activate ${np(a.np, ctx)}`;
    case 'untilHit':
      return `until ${np(a.np, ctx)} ${isPlural(a.np) ? 'have' : 'has'} been found`;
    case 'is':
      return '';
    case 'cmp':
      return cmpText(a, ctx);
    case 'time':
      return timeText(a.time, ctx);
    case 'till':
      return tillText(a.till, c, ctx);
    case 'unless':
      return `unless ${statement(a.c, ctx)}`;
    case 'and':
      return `and ${clause(a.c, 'say', ctx)}`;
    case 'doing':
      return `by ${gerunds(a.do, ctx)}`;
    case 'within':
      return `from ${value(a.min, ctx)} to ${value(a.max, ctx)}${a.step === 1 ? '' : ` in steps of ${a.step}`}`;
    case 'untilHave':
      return untilHave(a, c, ctx);
    case 'byAmount':
      return `by ${value(a.n, ctx)}`;
    case 'through':
      return `through ${typeof a.n === 'number' ? a.n : value(a.n, ctx)} ${a.of === 'both' ? '' : `of ${whose(a.of, ctx)} `}${WINDOWS[a.is]}${a.n === 1 && a.of === 'both' ? '' : 's'}`;
    case 'times':
      return typeof a.n === 'number' ? `${a.n} or more times` : `as many times as ${value(a.n, ctx)}`;
    case 'timesEach':
      return `${a.n === 1 ? 'once' : a.n === 2 ? 'twice' : typeof a.n === 'number' ? `${a.n} times` : `as many times as ${value(a.n, ctx)}`}${c.args?.some((x) => x.a === 'till') ? '' : ' each Battle Phase'}`;
    case 'adv':
      return adverb(a.adv, c, ctx);
  }
}

const positionWord = (p: PosWord, ctx: Ctx) =>
  ctx.brief ? POSITIONS[p].replace(' Position', '') : POSITIONS[p];

function adverb(adv: Extract<Arg, { a: 'adv' }>['adv'], c: Clause, ctx: Ctx): string {
  const many = c.obj ? isPlural(c.obj, ctx) : false;
  const them = c.passive ? '' : many ? 'them' : 'it';
  if (adv === 'thenBanish') return spaced('and', alsoVerb('remove', c, ctx), them, 'from play');
  if (adv === 'thenDeckTop') return spaced('and', alsoVerb('put', c, ctx), them, 'on top of the Deck');
  if (adv === 'ignoringConditions' && many) return 'ignoring their Summoning conditions';
  if (adv === 'asOwn' || adv === 'beforeOwn') {
    const you = c.subj?.t === 'player' && c.subj.who === 'you';
    const own = `as if ${many ? 'they' : 'it'} were ${you ? 'your' : 'their'} own`;
    return adv === 'asOwn' ? own : `${own} (and must do so before Tributing any other monster)`;
  }
  return ADVERBS[adv];
}

/** A second verb in the form of the first. */
function alsoVerb(v: Verb, c: Clause, ctx: Ctx): string {
  const f = VERB_FORMS[v];
  return c.passive || c.tense ? f.part : ctx.form === 'ing' ? f.ing : ctx.form === 'one' ? f.s : f.base;
}

function meansText(a: Extract<Arg, { a: 'means' }>, c: Clause): string {
  const text = a.any.length === 2 ? 'by battle or by a card effect' : a.any.map((m) => MEANS[m]).join(' or ');
  if (c.modal === 'cannot') return text.replace('a card effect', 'card effects');
  return c.passive || c.verb === 'destroy' || c.verb === 'draw'
    ? text
    : text.replace(/^by (.*)effect$/, 'because of $1effect');
}

function untilHave(a: Extract<Arg, { a: 'untilHave' }>, c: Clause, ctx: Ctx): string {
  const they = c.subj?.t === 'player' && c.subj.who !== 'you';
  return `until ${they ? 'they have' : `${np(a.of, { ...ctx, case: 'subject' })} have`} ${np(a.n, ctx)} in ${np(a.in, ctx)}`;
}
function byEffect(n: Np, c: Clause, ctx: Ctx): string {
  if (n.t === 'cards' && n.nouns.length === 1 && (n.nouns[0] === 'cardOrEffect' || n.nouns[0] === 'effect'))
    return `by ${np(n, ctx)}`;
  if (n.t === 'cards' && n.nouns.join() === 'card' && n.quals.length === 1) {
    const [q] = n.quals;
    if (q?.q === 'ctrl' && !q.not) return `by ${whose(q.who, ctx)} card effects`;
  }
  const effect = possessed(n, isPlural(n, ctx) || (c.not && c.verb === 'affect') ? 'effects' : 'effect', ctx);
  return `by ${effect}`;
}

function cmpText(a: Extract<Arg, { a: 'cmp' }>, ctx: Ctx): string {
  const to = value(a.to, ctx);
  if (a.by !== undefined) return `${compared(a.cmp, to)} by ${a.by} or more`;
  if (typeof a.to !== 'number') return a.cmp === '!=' ? `not ${compared('=', to)}` : compared(a.cmp, to);
  switch (a.cmp) {
    case '=':
      return to;
    case '!=':
      return `not ${to}`;
    case '<':
      return `less than ${to}`;
    case '<=':
      return `${to} or less`;
    case '>':
      return `more than ${to}`;
    case '>=':
      return `${to} or more`;
  }
}
