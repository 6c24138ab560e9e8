/** When and how long, in English. */
import type { Clause, Till, Time } from '../tree.ts';
import { DAMAGE_TIMES, SPANS, thePhase, WINDOWS } from './lexicon.ts';
import { isPlural, np } from './noun.ts';
import { whose } from './person.ts';
import { value } from './value.ts';
import { type Ctx, ordinal } from './word.ts';

export function timeText(t: Time, ctx: Ctx): string {
  switch (t.t) {
    case 'phase': {
      const at =
        t.is === 'mainStart'
          ? 'at the start of'
          : t.at === 'during'
            ? 'during'
            : t.at === 'start'
              ? 'at the start of'
              : 'at the end of';
      return `${at} ${phaseName(t, ctx)}`;
    }
    case 'sub':
      return DAMAGE_TIMES[t.sub];
    case 'turn':
      return `during ${t.of === 'both' ? "either player's" : whose(t.of, ctx)} turn`;
    case 'span':
      return SPANS[t.span];
    case 'since':
      return `since ${np(t.np, { ...ctx, case: 'subject' })} came to the field`;
  }
}

function phaseName(t: Extract<Time, { t: 'phase' }>, ctx: Ctx): string {
  const name = WINDOWS[t.is];
  const all = t.of === undefined || t.of === 'both' || t.of === 'any';
  const your = all || t.of === undefined ? 'the' : whose(t.of, ctx);
  if (t.which === 'each') return all ? `each ${name}` : `each of ${your} ${name}s`;
  if (t.which === 'next') return `${your} next ${name}`;
  if (t.which !== undefined) {
    const nth = t.which.nth;
    return typeof nth === 'number'
      ? `${your} ${ordinal(nth)} ${name} from now`
      : `${your} ${name} so many from now as ${value(nth, ctx)}`;
  }
  return all ? thePhase(t.is) : `${your} ${name}`;
}

/** "it is your turn" */
export function atText(t: Time, ctx: Ctx): string {
  return timeText(t, ctx).replace(/^(?:during|at) /, '');
}

export function tillText(t: Till, c: Pick<Clause, 'modal'> | undefined, ctx: Ctx): string {
  if (typeof t === 'object') {
    if ('whileUp' in t)
      return `while ${np(t.whileUp, { ...ctx, case: 'subject' })} ${isPlural(t.whileUp) ? 'are' : 'is'} face-up on the field`;
    const end = t.until.at === 'end' ? 'the end of ' : '';
    return `until ${end}${phaseName(t.until, ctx)}`;
  }
  switch (t) {
    case 'window':
      return 'until this Chain is over';
    case 'calc':
      return 'during damage calculation only';
    case 'damageStep':
      return 'until the end of the Damage Step';
    case 'battlePhase':
      return c?.modal ? 'this Battle Phase' : 'until the end of the Battle Phase';
    case 'endPhase':
      return 'until the End Phase';
    case 'turn':
    case 'thisTurn':
      return c?.modal ? 'this turn' : 'until the end of this turn';
    case 'duel':
      return 'for the rest of the Duel';
    case 'gy':
      return 'even after going to the Graveyard';
  }
}
