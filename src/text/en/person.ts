/** English players and what is theirs. */
import type { Np, Person } from '../np.ts';
import { np } from './noun.ts';
import { VERB_FORMS } from './verbs.ts';
import { type Ctx, inside } from './word.ts';

export const owned = (c: Ctx, ctx: Ctx) => (ctx.doer === undefined || c.doer === 'you' ? 'your' : 'their');

/** A player. `doer` in the context makes the other player's second mention "they". */
export function who(p: Person, ctx: Ctx = {}): string {
  if (typeof p === 'object') {
    // "The computer" has a small letter inside a sentence
    if ('named' in p) return p.named.replace(/^The /, 'the ');
    const [of, word] =
      'controllerOf' in p ? ([p.controllerOf, 'controller'] as const) : ([p.ownerOf, 'owner'] as const);
    return possessed(of, of.t === 'pron' && of.plural ? `${word}s` : word, ctx);
  }
  if (ctx.doer !== undefined && ctx.doer === personKey(p) && p !== 'you')
    return ctx.case === 'subject' ? 'they' : 'them';
  switch (p) {
    case 'you':
      return 'you';
    case 'opp':
      return 'your opponent';
    case 'both':
      return 'both players';
    case 'any':
      return 'a player';
    case 'they':
      return 'each player';
    case 'theyPron':
      return ctx.case === 'subject' ? 'they' : 'them';
    case 'theirOpp':
      return 'their opponent';
    case 'turnPlayer':
      return 'the turn player';
    case 'thatPlayer':
      return 'that player';
    case 'activator':
      return 'the player who activated it';
    case 'otherPlayer':
      return 'the other player';
  }
}

export const personKey = (p: Person): string => (typeof p === 'string' ? p : JSON.stringify(p));

export function whose(p: Person, ctx: Ctx): string {
  if (p === 'you') return 'your';
  if (p === 'they' || p === 'theyPron' || (ctx.doer !== undefined && ctx.doer === personKey(p)))
    return 'their';
  if (p === 'both') return "both players'";
  if (p === 'any') return "either player's";
  return `${who(p, { brief: ctx.brief ?? false })}'s`;
}

/** "its ATK", "this card's effect", "the ATK of all monsters you control". */
export function possessed(of: Np, what: string, ctx: Ctx): string {
  if (of.t === 'pron') return `${of.plural ? 'their' : 'its'} ${what}`;
  if (of.t === 'gap') return `${ctx.gapPlural ? 'their' : 'its'} ${what}`;
  if (of.t === 'player') return `${whose(of.who, ctx)} ${what}`;
  if (of.t === 'self' && ctx.brief) return `its ${what}`;
  const text = np(of, inside(ctx));
  const short =
    of.t === 'self' ||
    (of.t === 'role' && of.role !== 'foe') ||
    (of.t === 'cards' &&
      (of.det === 'that' || of.det === 'the') &&
      !of.loc &&
      of.quals.length === 0 &&
      of.ordinal === undefined &&
      !/ from play$/.test(text));
  return short ? `${text}${text.endsWith('s') ? "'" : "'s"} ${what}` : `the ${what} of ${text}`;
}

export function linkRole(n: Extract<Np, { t: 'link' }>, ctx: Ctx): string {
  switch (n.role) {
    case 'cause':
      return `the card that ${n.done === undefined ? 'did this to' : VERB_FORMS[n.done].past} ${np(n.of, ctx)}`;
    case 'targets':
      return possessed(n.of, 'targets', ctx);
    case 'materials':
      return possessed(n.of, 'materials', ctx);
    case 'equips':
      return `the cards equipped to ${np(n.of, ctx)}`;
  }
}
