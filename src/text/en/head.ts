/** The conditions before an English effect. */
import type { Limit } from '../../engine/ast/index.ts';
import type { Head, Statement } from '../tree.ts';
import { statement } from './statement.ts';
import { tillText, timeText } from './time.ts';
import { value } from './value.ts';
import { type Ctx, listed, ordinal } from './word.ts';

const LIMIT_N = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

function limitText(l: Limit): string {
  const per = {
    turn: 'per turn',
    duel: 'per Duel',
    chain: 'per Chain',
    faceUp: 'while this card is face-up',
  }[l.per];
  const text = `${LIMIT_N(l.n)} ${per}`;
  if (l.share !== undefined) return `${text} (shared with its other effect)`;
  return l.scope === 'name' ? `${text} (shared by all copies of this card)` : text;
}

export function headText(h: Head, ctx: Ctx): string {
  switch (h.h) {
    case 'limit':
      return limitText(h.limit);
    case 'times':
      return timesText(h.any.map((t) => timeText(t, ctx)));
    case 'till':
      return tillText(h.till, { modal: 'can' }, ctx);
    case 'forEach':
      return 'once for each such card';
    case 'on': {
      const text = statement(h.c, ctx);
      if (h.nth === 1) return `the next time ${text}`;
      if (h.nth !== undefined)
        return typeof h.nth === 'number'
          ? `the ${ordinal(h.nth)} time ${text}`
          : `at the last of the next times ${text} (their number: ${value(h.nth, ctx)})`;
      return `${h.conj === 'eachTime' ? 'each time' : h.conj} ${text}`;
    }
  }
}

function timesText(times: string[]): string {
  const [first = ''] = times;
  const prep = first.split(' ')[0] ?? '';
  if (times.length > 1 && times.every((t) => t.startsWith(`${prep} `)))
    return `${prep} ${listed(
      times.map((t) => t.slice(prep.length + 1)),
      'or',
    )}`;
  return listed(times, 'or');
}

/** "if A, if B" is "if A and B"; the Main Phase in your turn is your Main Phase. */
function together(a: Head | undefined, b: Head): Head | undefined {
  if (
    a?.h === 'on' &&
    b.h === 'on' &&
    a.conj === b.conj &&
    (a.conj === 'if' || a.conj === 'while') &&
    a.nth === undefined
  )
    return { ...a, c: { all: [...conjuncts(a.c), ...conjuncts(b.c)] } };
  const [phase, turn] =
    a?.h === 'times' && b.h === 'times' && a.any.length === 1 && b.any.length === 1
      ? [a.any[0], b.any[0]]
      : [];
  if (
    phase?.t === 'phase' &&
    turn?.t === 'turn' &&
    (phase.of === 'both' || phase.of === undefined) &&
    phase.which === undefined
  )
    return { h: 'times', any: [{ ...phase, of: turn.of }] };
  return undefined;
}

const conjuncts = (c: Statement): Statement[] => ('all' in c ? c.all : [c]);

/** The heads of an effect, times close together: "during damage calculation in your opponent's turn". */
export function heads(all: readonly Head[], ctx: Ctx): string {
  let out = '';
  const list: Head[] = [];
  for (const h of all) {
    const one = together(list.at(-1), h);
    if (one) list[list.length - 1] = one;
    else list.push(h);
  }
  list.forEach((h, i) => {
    const text = headText(h, ctx);
    const before = list[i - 1];
    if (before === undefined) out = text;
    else if (before.h === 'times' && h.h === 'times') out += ` ${text.replace(/^during /, 'in ')}`;
    else if (h.h === 'till' && typeof h.till === 'string' && before.h !== 'limit') out += ` ${text}`;
    else out += `, ${text}`;
  });
  return out;
}
