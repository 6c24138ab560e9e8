/** English conditions: clauses joined by "and" and "or". */
import { sharedPlace } from '../share.ts';
import type { Clause, Statement } from '../tree.ts';
import type { Verb } from '../verbs.ts';
import { clause, subjectOf, verbPhrase } from './clause.ts';
import { atText, timeText } from './time.ts';
import { type Ctx, listed } from './word.ts';

export function statement(st: Statement, ctx: Ctx): string {
  if ('all' in st) return joined(st.all, 'and', ctx);
  if ('any' in st) return joined(st.any, 'or', ctx);
  if ('at' in st) {
    const time = listed(
      st.at.map((t) => atText(t, ctx)),
      'or',
    );
    if (st.at.length === 0) return st.c ? statement(st.c, ctx) : 'this happens';
    return st.c
      ? `${statement(st.c, ctx)} ${st.at.map((t) => timeText(t, ctx)).join(' or ')}`
      : /^(?:before|after)/.test(time)
        ? `this is ${time}`
        : `it is ${time}`;
  }
  return clause(st, 'say', ctx);
}

/** What a player has or controls, and what there is, is told as one list: "there is a WIND monster and a FIRE monster". */
function sharing(list: readonly Statement[], how: 'and' | 'or'): Statement[] {
  const out: Statement[] = [];
  for (const st of list) {
    const before = out.at(-1);
    const one = before && 'verb' in before && 'verb' in st ? listOf(before, st, how) : undefined;
    if (one) out[out.length - 1] = one;
    else out.push(st);
  }
  return out;
}

const LISTED: Partial<Record<Verb, 'subj' | 'obj'>> = { beThere: 'subj', have: 'obj', control: 'obj' };

function listOf(a: Clause, b: Clause, how: 'and' | 'or'): Clause | undefined {
  const part = LISTED[a.verb];
  if (part === undefined || a.not || a.modal || a.passive) return undefined;
  const [x, y] = [a[part], b[part]];
  if (x === undefined || y?.t !== 'cards' || without(a, part) !== without(b, part)) return undefined;
  const items = x.t === 'join' && x.how === how ? x.items : x.t === 'cards' ? [x] : undefined;
  return items && { ...a, [part]: { t: 'join', how, items: sharedPlace([...items, y]) } };
}

const without = (c: Clause, part: 'subj' | 'obj'): string => JSON.stringify({ ...c, [part]: undefined });

/** Clauses with the same subject share it: "this card is Normal Summoned or turned face-up". */
function joined(all: readonly Statement[], word: 'and' | 'or', ctx: Ctx): string {
  const list = sharing(all, word);
  const [only] = list;
  if (list.length === 1 && only) return statement(only, ctx);
  if (list.length === 0) return word === 'and' ? 'this is so' : 'nothing stands against it';
  const mixed = list.some((s) => 'all' in s || 'any' in s);
  const first = list[0];
  const firstSubject = first && 'verb' in first ? subjectOf(first) : undefined;
  const subject = first && 'verb' in first ? JSON.stringify(firstSubject) : undefined;
  const shared =
    list.length > 1 &&
    subject !== undefined &&
    list.every(
      (s) =>
        'verb' in s &&
        (JSON.stringify(subjectOf(s)) === subject ||
          (subjectOf(s)?.t === 'pron' && firstSubject?.t !== 'thing')) &&
        s.verb !== 'beThere' &&
        !(s.modal === 'cannot'),
    );
  if (shared && first && 'verb' in first) {
    const rest = list
      .slice(1)
      .map((s) => ('verb' in s ? withoutBe(verbPhrase(s, 'say', ctx), first, s) : ''));
    return listed([clause(first, 'say', ctx), ...rest], word);
  }
  const parts = list.map((s) =>
    'all' in s || 'any' in s
      ? list.length > 1
        ? `${'any' in s ? 'either ' : ''}${statement(s, ctx)}`
        : statement(s, ctx)
      : statement(s, ctx),
  );
  return mixed ? parts.join(`, ${word} `) : listed(parts, word);
}

function withoutBe(text: string, a: Clause, b: Clause): string {
  if (a.verb === 'be' && b.verb === 'be' && !a.not && !b.not && !a.modal && !b.modal && a.tense === b.tense)
    return text.replace(/^(?:is|are|was|were) /, '');
  return a.passive && b.passive && !a.not && !b.not && !b.modal && !a.modal && a.tense === b.tense
    ? text.replace(/^(?:is|are|was|were|has been|have been) /, '')
    : text;
}
