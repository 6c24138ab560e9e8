/** English noun phrases. */
import type { Np } from '../np.ts';
import { cards } from './cards.ts';
import { DECLARATIONS, NOUNS, PHASES, ROLES, STATS, thePhase } from './lexicon.ts';
import { linkRole, owned, possessed, who } from './person.ts';
import { pile } from './place.ts';
import { counterName } from './stat.ts';
import { thing, tokens } from './thing.ts';
import { amountText, value } from './value.ts';
import { type Ctx, listed, quoted } from './word.ts';

export function np(n: Np, ctx: Ctx = {}): string {
  switch (n.t) {
    case 'cards':
      return cards(n, ctx);
    case 'self':
      return ctx.brief ? 'this' : 'this card';
    case 'gap':
      return ctx.subjectGap ? '' : ctx.gapPlural ? 'them' : 'it';
    case 'pron':
      return n.plural ? (ctx.case === 'subject' ? 'they' : 'them') : 'it';
    case 'player':
      return who(n.who, ctx);
    case 'role':
      return ctx.brief && n.role === 'foe' ? 'the battling monster' : ROLES[n.role];
    case 'link':
      return linkRole(n, ctx);
    case 'title':
      return n.name;
    case 'named':
      return quoted(n.name);
    case 'amount':
      return amountText(n, ctx);
    case 'value':
      return value(n.v, ctx);
    case 'stats':
      return possessed(
        n.of,
        `${n.original ? 'original ' : ''}${listed(
          n.stats.map((s) => STATS[s]),
          'and',
        )}`,
        ctx,
      );
    case 'counters':
      return n.n === 'any'
        ? counterName(n.kind, 2)
        : typeof n.n === 'number'
          ? `${n.n} ${counterName(n.kind, n.n)}`
          : `${counterName(n.kind, 2)} equal to ${value(n.n, ctx)}`;
    case 'pile':
      return pile(n.loc, ctx);
    case 'thing':
      return thing(n, ctx);
    case 'tokens':
      return tokens(n, ctx);
    case 'join':
      return listed(
        n.items.map((i) => np(i, ctx)),
        n.how,
      );
    case 'except':
      return `${np(n.of, ctx)} except ${np(n.not, { ...ctx })}`;
    case 'rest':
      return `the other ${NOUNS[n.noun][1]}`;
    case 'declared':
      return n.n === undefined
        ? DECLARATIONS[n.what]
        : `${value(n.n, ctx)} unused Monster Zone${n.n === 1 ? '' : 's'}`;
    case 'nextPhases': {
      if (n.n === 0) return thePhase(n.phase);
      const your = owned({ doer: 'they', ...ctx }, ctx);
      return n.n === 1
        ? `${your} next ${PHASES[n.phase]}`
        : typeof n.n === 'number'
          ? `${your} next ${n.n} ${PHASES[n.phase]}s`
          : `${your} next ${PHASES[n.phase]}s (their number: ${value(n.n, ctx)})`;
    }
  }
}

/** Cards of several players. */
const isMany = (n: Np) => n.t === 'pron' && n.plural;

export const isPlural = (n: Np, ctx: Ctx = {}): boolean => {
  switch (n.t) {
    case 'cards':
      return n.det !== 'each' && (n.plural || n.n === 'any' || n.n === 'max');
    case 'pron':
      return n.plural;
    case 'gap':
      return ctx.gapPlural ?? false;
    case 'player':
      return typeof n.who === 'string'
        ? n.who === 'both' || n.who === 'theyPron'
        : !('named' in n.who) && isMany('controllerOf' in n.who ? n.who.controllerOf : n.who.ownerOf);
    case 'stats':
      return n.stats.length > 1;
    case 'amount':
      return false;
    case 'thing':
      return (
        n.thing === 'lp' ||
        n.thing === 'effects' ||
        n.thing === 'thoseZones' ||
        n.thing === 'changes' ||
        n.thing === 'draws' ||
        n.thing === 'cards' ||
        (n.thing === 'handLimit' && n.who === 'both')
      );
    case 'value':
      return typeof n.v === 'object' && n.v.v === 'lp';
    case 'tokens':
      return n.n !== 1;
    case 'counters':
      return n.n !== 1;
    case 'join':
      return n.how === 'and';
    case 'except':
      return isPlural(n.of, ctx);
    case 'rest':
      return true;
    case 'link':
      return n.role !== 'cause';
    case 'nextPhases':
      return n.n !== 1 && n.n !== 0;
    case 'pile':
      return n.loc.of === 'both' || (n.loc.end !== undefined && n.loc.end.n !== 1);
    case 'self':
    case 'role':
    case 'title':
    case 'named':
    case 'declared':
      return false;
  }
};
