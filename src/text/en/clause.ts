/** English clauses: verb forms, complements, times, statements. */
import type { Np } from '../np.ts';
import type { Arg, Clause } from '../tree.ts';
import type { Verb } from '../verbs.ts';
import { arg } from './argument.ts';
import { ADVERBS, MID_ADVERBS } from './lexicon.ts';
import { isPlural, np } from './noun.ts';
import { personKey } from './person.ts';
import { beText } from './quality.ts';
import { amountParts } from './value.ts';
import { VERB_FORMS, type VerbForms } from './verbs.ts';
import { type Ctx, inside, listed, spaced } from './word.ts';

/** How a verb is used: told to someone, said of someone, after "can", or "doing". */
export type Mode = 'tell' | 'say' | 'base' | 'ing';

type Agreement = 'you' | 'one' | 'many';

/** Verbs whose second part belongs to the participle too. */
const TRAILING: readonly Verb[] = ['banish', 'summonByOwn', 'normalSummonAgain'];

export const verbWord = (v: Verb, form: keyof VerbForms): string => {
  const f = VERB_FORMS[v];
  const word = f[form] ?? f.base;
  return form === 'part' ? spaced(word, TRAILING.includes(v) ? f.after : '') : word;
};

/** The whole clause, subject included unless it is told. */
export function clause(c: Clause, mode: Mode, ctx: Ctx): string {
  const s = subjectOf(c);
  if (s === undefined || mode === 'base' || mode === 'ing')
    return verbPhrase(c, mode === 'say' ? 'tell' : mode, ctx);
  const there = existential(c, ctx);
  if (there !== undefined) return there;
  if (c.verb === 'needNotPay' && s.t === 'player' && s.who === 'both')
    return `neither player has${verbPhrase({ ...c, subj: { t: 'player', who: 'you' } }, 'say', ctx).slice('do not have'.length)}`;
  if (c.modal === 'cannot' && s.t === 'player' && s.who === 'both')
    return spaced('neither player', verbPhrase({ ...c, modal: 'can' }, 'say', ctx));
  if (c.modal === 'cannot' && s.t === 'cards' && s.det === 'count' && typeof s.n === 'object' && 'cmp' in s.n)
    return spaced('no', np(s, ctx), verbPhrase({ ...c, modal: 'can' }, 'say', ctx));
  return spaced(np(s, { ...ctx, case: 'subject' }), verbPhrase(c, mode, ctx));
}

export const subjectOf = (c: Clause): Np | undefined => (c.passive ? c.obj : c.subj);

/** "there is a card in your hand" instead of "a card in your hand is there". */
function existential(c: Clause, ctx: Ctx): string | undefined {
  if (c.verb !== 'beThere') return undefined;
  const s = subjectOf(c);
  if (s?.t === 'join' && s.items[0]?.t === 'cards')
    return `there ${isPlural(s.items[0], ctx) ? 'are' : 'is'} ${np(s, ctx)}`;
  if (s?.t === 'cards' && s.det !== 'that' && s.det !== 'the')
    return `there ${isPlural(s, ctx) ? 'are' : 'is'} ${np(s, ctx)}`;
  return undefined;
}

function agreement(s: Np | undefined, ctx: Ctx): Agreement {
  if (s === undefined) return 'you';
  if (s.t === 'player' && s.who === 'you') return 'you';
  return isPlural(s, ctx) ? 'many' : 'one';
}

export function verbPhrase(c: Clause, mode: Mode, ctx: Ctx): string {
  const s = subjectOf(c);
  const inner: Ctx = {
    ...ctx,
    subjectGap: false,
    ...(s?.t === 'player' ? { doer: personKey(s.who) } : s === undefined ? { doer: ctx.doer ?? 'you' } : {}),
  };
  const agree = agreement(s, ctx);
  inner.form = mode === 'ing' ? 'ing' : mode === 'say' && agree === 'one' && !c.modal ? 'one' : 'base';
  const args = c.args ?? [];
  const mid = args
    .filter((a) => a.a === 'adv' && MID_ADVERBS.includes(a.adv))
    .map((a) => (a.a === 'adv' ? ADVERBS[a.adv] : ''));
  const f = VERB_FORMS[c.verb];
  const quality = args.find((a) => a.a === 'is');
  if (quality?.a === 'is' && c.verb === 'be')
    return spaced(
      beText(c, quality.quals, mode, ctx),
      ...args.filter((a) => a.a !== 'is').map((a) => arg(a, c, inner)),
    );
  const words = verbWords(c, mode, agree, mid.join(' '));
  const obj = c.passive
    ? c.subj && c.subj !== s
      ? `by ${np(c.subj, inner)}`
      : ''
    : c.obj
      ? np(c.obj, inside(inner))
      : '';
  const light =
    obj === '' ||
    c.obj?.t === 'pron' ||
    c.obj?.t === 'self' ||
    c.obj?.t === 'gap' ||
    (c.obj?.t === 'cards' && c.obj.det === 'that');
  const [before, after] =
    c.verb === 'banish' && !c.passive && !light ? [f.after, undefined] : [f.before, f.after];
  const there =
    c.verb === 'beThere' && args.some((a) => a.a === 'at' || a.a === 'through') ? undefined : after;
  const plain = args.filter((a) => !(a.a === 'adv' && MID_ADVERBS.includes(a.adv)));
  const split = after !== undefined && c.verb !== 'banish';
  const source = plain.filter((a) => a.a === 'from' && split).map((a) => arg(a, c, inner));
  const rest = plain.filter((a) => a.a !== 'from' || !split).map((a) => arg(a, c, inner));
  if (c.obj?.t === 'amount' && !c.passive && args.some((a) => a.a === 'recipient'))
    return inflicted(words, c.obj, c, args, inner);
  const text = spaced(words, c.passive ? undefined : before, obj, spaced(...source, there), ...rest);
  return text;
}

/** "inflict 300 damage to your opponent for each card they control" */
function inflicted(
  words: string,
  n: Extract<Np, { t: 'amount' }>,
  c: Clause,
  args: readonly Arg[],
  ctx: Ctx,
): string {
  const to = args.find((a) => a.a === 'recipient');
  const doer = to?.a === 'recipient' && to.np.t === 'player' ? { doer: personKey(to.np.who) } : {};
  const [head, tail] = amountParts(n, { ...ctx, ...doer });
  return spaced(
    words,
    head,
    to ? arg(to, c, ctx) : '',
    tail,
    ...args.filter((a) => a !== to).map((a) => arg(a, c, ctx)),
  );
}

/** "Normal or Special Summoned": verbs that end alike share their last word. */
function oneOf(forms: string[]): string {
  const last = forms[0]?.split(' ').at(-1) ?? '';
  if (forms.length > 1 && forms.every((f) => f.includes(' ') && f.endsWith(` ${last}`))) {
    return `${listed(
      forms.map((f) => f.slice(0, -last.length - 1)),
      'or',
    )} ${last}`;
  }
  return listed(forms, 'or');
}

function verbWords(c: Clause, mode: Mode, agree: Agreement, mid: string): string {
  const all = [c.verb, ...(c.or ?? [])];
  const form = (k: 'base' | 's' | 'past' | 'part' | 'ing') => oneOf(all.map((v) => VERB_FORMS[v][k]));
  const be = c.verb === 'be' || c.verb === 'beThere' || c.verb === 'beRight';
  const is = agree === 'one' ? 'is' : 'are';
  const was = agree === 'one' ? 'was' : 'were';
  const not = c.not ? 'not' : '';
  if (c.modal && mode !== 'ing') {
    const modal = c.modal === 'cannot' ? 'cannot' : c.modal;
    return spaced(modal, not, mid, c.passive ? 'be' : '', c.passive ? form('part') : form('base'));
  }
  if (mode === 'ing') return spaced(not, mid, c.passive ? `being ${form('part')}` : form('ing'));
  if (mode === 'base') return spaced(not, mid, c.passive ? `be ${form('part')}` : form('base'));
  if (c.tense === 'perfect')
    return spaced(agree === 'one' ? 'has' : 'have', not, mid, c.passive ? 'been' : '', form('part'));
  if (c.passive) return spaced(c.tense === 'past' ? was : is, not, mid, form('part'));
  if (be) return spaced(c.tense === 'past' ? was : is, not, mid);
  if (c.tense === 'past') return c.not ? spaced('did not', mid, form('base')) : spaced(mid, form('past'));
  if (mode === 'tell') return c.not ? spaced('do not', mid, form('base')) : spaced(mid, form('base'));
  if (c.not) return spaced(agree === 'one' ? 'does not' : 'do not', mid, form('base'));
  return spaced(mid, agree === 'one' ? form('s') : form('base'));
}
