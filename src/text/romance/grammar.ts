/**
 * Sentences of the log in a Romance language: what they have in common. Each language gives its words and forms as a
 * `Grammar`; the order of a sentence, and which parts it has, are made here.
 */
import type { LogClause, LogVerb } from '../language.ts';
import type { CardsNp, Loc, Np, Person, Qty, Unit } from '../np.ts';
import type { Arg, PosWord } from '../tree.ts';

/** A noun phrase with what its verb must agree with. */
export interface Nominal {
  text: string;
  plural: boolean;
  feminine: boolean;
}

export interface VerbSay {
  /** Said to the player: "robas". */
  you: string;
  /** Of another: "roba". */
  they: string;
  /** Of several: "salen", where cards can be the subject. */
  many?: string;
  /** Before the object: "a", "el control de". */
  before?: string;
  /** After it: "de Modo Especial". */
  after?: string;
  /** The whole of verb and object where nobody is said to do it: "se destruye Sangan". */
  passive?: (obj: Nominal) => string;
}

export interface Grammar {
  /** A player inside a sentence. */
  person(p: Person): string;
  /** The subject: empty where the form of the verb says it. */
  subject(p: Person): string;
  verbs: Record<LogVerb, VerbSay>;
  nouns: Record<'card' | 'monster', { one: string; many: string; a: string; feminine: boolean }>;
  /** Of a card known by its name. */
  titleIsFeminine: boolean;
  amount(n: number, unit: Unit): string;
  counters(n: number, kind: string): string;
  /** "el efecto de Sangan" */
  thing(thing: string, of: string): Nominal;
  and(items: readonly string[]): string;
  /** `isOwn`: of whoever does it, whose things are "su". */
  loc(loc: Loc, as: 'from' | 'outOf' | 'to' | 'at' | 'pile', isOwn: boolean): string;
  into(pos: PosWord): string;
  faceUp: (of: Nominal) => string;
  inBattle: string;
  /** To somebody: before the verb ("te") or after the object ("a Kaiba"). */
  recipient(p: Person): { before: string } | { after: string };
  to(card: string): string;
  on(card: string): string;
  off(card: string): string;
  for(card: string): string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const stopped = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const numberOf = (n: Qty | 'any' | undefined): number => (typeof n === 'number' ? n : 1);

/** Sentences one after the other. */
export const logLine = (g: Grammar, clauses: readonly LogClause[] | string): string =>
  typeof clauses === 'string' ? clauses : clauses.map((c) => stopped(capital(sentence(g, c)))).join(' ');

function sentence(g: Grammar, c: LogClause): string {
  const say = g.verbs[c.verb];
  const doer = c.subj?.t === 'player' ? c.subj.who : undefined;
  const obj = c.obj === undefined ? null : nominal(g, c.obj, doer);
  const args = c.args ?? [];
  const tail = args.map((arg) => argument(g, c.verb, arg, obj, doer)).filter((text) => text !== '');
  if (obj !== null && say.passive !== undefined && (c.passive || c.subj === undefined)) {
    return spaced(say.passive(obj), say.after ?? '', ...tail);
  }
  const clitic = args
    .map((arg) => (arg.a === 'recipient' && arg.np.t === 'player' ? g.recipient(arg.np.who) : { after: '' }))
    .map((said) => ('before' in said ? said.before : ''));
  const [subject, form] = subjectOf(g, c.subj);
  return spaced(
    subject,
    ...clitic,
    say[form] ?? say.they,
    say.before ?? '',
    obj?.text ?? '',
    say.after ?? '',
    ...tail,
  );
}

function subjectOf(g: Grammar, subj: Np | undefined): [text: string, form: 'you' | 'they' | 'many'] {
  if (subj === undefined) return ['', 'they'];
  if (subj.t === 'player') return [g.subject(subj.who), subj.who === 'you' ? 'you' : 'they'];
  const { text, plural } = nominal(g, subj);
  return [text, plural ? 'many' : 'they'];
}

function argument(
  g: Grammar,
  verb: LogVerb,
  arg: Arg,
  obj: Nominal | null,
  doer: Person | undefined,
): string {
  switch (arg.a) {
    case 'from':
    case 'to':
      return g.loc(arg.loc, arg.a, isSame(arg.loc.of, doer));
    case 'at':
      return g.loc(arg.loc, verb === 'leave' ? 'outOf' : 'at', false);
    case 'into':
      return g.into(arg.pos);
    case 'recipient': {
      if (arg.np.t !== 'player') return g.to(nominal(g, arg.np).text);
      const said = g.recipient(arg.np.who);
      return 'after' in said ? said.after : '';
    }
    case 'on':
    case 'off':
    case 'for':
      return g[arg.a](nominal(g, arg.np).text);
    case 'means':
      return g.inBattle;
    case 'adv':
      return obj === null ? '' : g.faceUp(obj);
    default:
      return '';
  }
}

const isSame = (a: Person | undefined, b: Person | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

function nominal(g: Grammar, np: Np, doer?: Person): Nominal {
  switch (np.t) {
    case 'title':
      return { text: np.name, plural: false, feminine: g.titleIsFeminine };
    case 'cards':
      return cardsNominal(g, np);
    case 'join': {
      const items = np.items.map((item) => nominal(g, item));
      return {
        text: g.and(items.map(({ text }) => text)),
        plural: true,
        feminine: items.every(({ feminine }) => feminine),
      };
    }
    case 'amount': {
      const n = numberOf(np.n);
      return { text: g.amount(n, np.units[0] ?? 'number'), plural: n !== 1, feminine: false };
    }
    case 'counters': {
      const n = numberOf(np.n);
      return { text: g.counters(n, np.kind), plural: n !== 1, feminine: false };
    }
    case 'thing':
      return g.thing(np.thing, np.of === undefined ? '' : nominal(g, np.of).text);
    case 'pile':
      return { text: g.loc(np.loc, 'pile', isSame(np.loc.of, doer)), plural: false, feminine: false };
    case 'player':
      return { text: g.person(np.who), plural: false, feminine: false };
    default:
      return { text: '', plural: false, feminine: false };
  }
}

function cardsNominal(g: Grammar, { nouns, plural, n }: CardsNp): Nominal {
  const noun = g.nouns[nouns[0] === 'monster' ? 'monster' : 'card'];
  const text = plural
    ? `${numberOf(n === undefined || typeof n === 'number' ? n : undefined)} ${noun.many}`
    : noun.a;
  return { text, plural, feminine: noun.feminine };
}
