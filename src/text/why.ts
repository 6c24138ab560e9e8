/**
 * Why and why not in words (DESIGN §15): what the engine tells one player of a card or a phase, as an answer for programs and as
 * lines for people. Sentences come from the strings of a language, names and menu lines from `words`.
 */
import {
  ATTRIBUTES,
  type CardView,
  type DecisionView,
  type HoldsView,
  type OptionView,
  RACES,
  type ReasonView,
  type StatView,
  type TreatedView,
  type WayView,
  type WhyView,
} from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';
import { capital, reasonClause } from './reason.ts';

/** What the texts of cards add: names, menu lines, and what an effect does in short words (empty if it says nothing). */
export interface WhyWords {
  name(code: number): string;
  option(option: OptionView, decision: DecisionView): string;
  deed(addr: number): string;
  /** The part of an effect that a reason names, as the card's text says it; empty if it says nothing. */
  part(addr: number, path: string): string;
}

export interface ReasonAnswer {
  rule: string;
  /** Code of the reason. */
  bar: string;
  /** It is about another card: a target, a material, a monster to be Summoned. */
  about: boolean;
  text: string;
}
export interface WayAnswer {
  /** Kind of the option. */
  do: string;
  legal: boolean;
  /** The menu line, and whether it can be done now. */
  text: string;
  /** What it would do, in short; empty where the menu line says it. */
  would: string;
  reasons: ReasonAnswer[];
  holds: { what: string; text: string; except: ReasonAnswer[] }[];
}
export interface WhyAnswer {
  /** `Why not? · Call of the Haunted` */
  title: string;
  /** Something that is to be said before all else. */
  note: string;
  ways: WayAnswer[];
  values: { stat: string; value: number; text: string; layers: { amount: number; text: string }[] }[];
  treated: ReasonAnswer[];
}

type Why = Strings['why'];

/** The answer in the strings' language. */
export function whyAnswer(view: WhyView, strings: Strings, words: WhyWords): WhyAnswer {
  const t = strings.why;
  const say = sayer(t, words);
  const ways = view.over ? [] : view.ways.map((way) => say.way(way, view));
  const about =
    view.phase !== null
      ? t.phases[view.phase]
      : view.card?.known
        ? words.name(view.card.code)
        : hiddenName(view.card, t);
  const can = ways.length === 0 || ways.some(({ legal }) => legal);
  return {
    title: `${can || view.over ? t.title : t.titleNot} · ${about}`,
    note: noteOf(view, t),
    ways,
    values: view.stats.map(say.stat),
    treated: view.treated.map((x) => say.treated(x, view.me)),
  };
}

function noteOf({ card, ways, me, asked, phase, over }: WhyView, t: Why): string {
  if (over) return t.over;
  if (phase !== null || card === null) return '';
  if (!card.known) return ways.length > 0 ? '' : t.unknown;
  if (ways.length > 0 && (asked !== null || card.controller === me)) return '';
  return card.controller === me ? t.nothing : t.theirs;
}

/** One line of the panel: `ok` holds, `no` fails, `not` a card that does not fit. */
export interface WhyLine {
  k: 'note' | 'way' | 'no' | 'ok' | 'not' | 'would' | 'value' | 'treated';
  /** Says without colour what the line is. */
  mark: string;
  text: string;
  /** The rule behind it; empty if none. */
  rule: string;
}

/** The answer as lines, the ways first. */
export function whyLines(answer: WhyAnswer): WhyLine[] {
  const line = (k: WhyLine['k'], text: string, rule = ''): WhyLine => ({
    k,
    mark: MARKS[k],
    text,
    rule,
  });
  const ways = answer.ways.flatMap((way): WhyLine[] => [
    line('way', way.text),
    ...failing(way).map(({ about, text, rule }) => line(about ? 'not' : 'no', text, rule)),
    ...way.holds.flatMap(({ text, except }) => [
      line('ok', text),
      ...except.map((e) => line('not', e.text, e.rule)),
    ]),
    ...(way.would === '' ? [] : [line('would', way.would)]),
  ]);
  return [
    ...(answer.note === '' ? [] : [line('note', answer.note)]),
    ...ways,
    ...answer.values.map(({ text }) => line('value', text)),
    ...answer.treated.map(({ text, rule }) => line('treated', text, rule)),
  ];
}

/** Where nothing but single cards stand in the way, each of them is what fails. */
const failing = ({ reasons }: WayAnswer): ReasonAnswer[] =>
  reasons.every(({ about }) => about) ? reasons.map((r) => ({ ...r, about: false })) : reasons;

const MARKS: Readonly<Record<WhyLine['k'], string>> = {
  note: '',
  way: '',
  no: 'x  ',
  ok: 'ok ',
  not: '   ',
  would: '   ',
  value: '',
  treated: '',
};

/** `x  It was Set this turn (TRAP-01)` */
export const whyLineText = ({ mark, text, rule }: WhyLine): string =>
  `${mark}${text}${rule === '' ? '' : ` (${rule})`}`;

/** More names than this are counted. */
const NAMES = 4;

function sayer(t: Why, words: WhyWords) {
  const name = (card: CardView | null): string =>
    card === null ? t.direct : card.known ? words.name(card.code) : hiddenName(card, t);
  const named = (cards: readonly (CardView | null)[]): string => {
    const all = cards.map(name);
    const rest = all.length - NAMES;
    return (rest > 1 ? [...all.slice(0, NAMES), t.more(rest)] : all).join(', ');
  };
  /** The card behind a change; an effect that is no card's any more, or whose card is hidden by now, has no name. */
  const source = (card: CardView | null): string => (card?.known ? words.name(card.code) : t.effect);
  const clause = (r: ReasonView, addr: number): string =>
    reasonClause(
      {
        ...r,
        src: r.src === null ? undefined : behind(r, r.src),
        part: r.path === '' ? '' : words.part(addr, r.path),
      },
      t,
    );
  /** A monster in the way lies there for all to see, if not by name. */
  const behind = ({ bar }: ReasonView, card: CardView): string =>
    bar === 'inTheWay' ? name(card) : source(card);
  const reason = (r: ReasonView, addr: number): ReasonAnswer => {
    const about = r.card !== null;
    const text = about ? t.not(name(r.card), clause(r, addr)) : clause(r, addr);
    return { rule: r.rule, bar: r.bar, about, text: capital(text) };
  };
  /** One that does not fit among others that do; without a card it is the player himself. */
  const exception = (r: ReasonView): ReasonAnswer => ({
    ...reason(r, -1),
    about: true,
    text: capital(t.not(name(r.card), clause(r, -1))),
  });
  const hold = ({ what, n, m, cards, except }: HoldsView): WayAnswer['holds'][number] => {
    const text =
      what === 'targets'
        ? t.holds.targets(named(cards))
        : what === 'tributes'
          ? t.holds.tributes(n, m)
          : what === 'monsterZones'
            ? t.holds.monsterZones(n)
            : t.holds[what];
    return { what, text: capital(text), except: except.map(exception) };
  };
  const layer = ({ kind, value, amount, src }: StatView['layers'][number]): string => {
    const by = source(src);
    switch (kind) {
      case 'printed':
        return t.layers.printed(value);
      case 'add':
        return t.layers.add(amount < 0 ? `${amount}` : `+${amount}`, by);
      case 'times':
        return timesText(value, amount, by, t);
      default:
        return t.layers[kind](value, by);
    }
  };
  const wayText = (way: WayView, view: WhyView): string => {
    if (way.what === 'card') return way.legal ? t.chosen : t.notChosen;
    return `${words.option(...optionOf(way, view))} – ${way.legal ? t.possible : t.impossible}`;
  };
  return {
    way: (way: WayView, view: WhyView): WayAnswer => ({
      do: way.what,
      legal: way.legal,
      text: wayText(way, view),
      would: way.what === 'activate' ? wouldText(words.deed(way.n), t) : '',
      reasons: way.reasons.map((r) => reason(r, addressOf(way))),
      // what can be done needs no list of what allows it, only what it may be done to
      holds: way.holds.filter(({ what }) => !way.legal || TOLD_OF_LEGAL.includes(what)).map(hold),
    }),
    stat: ({ stat, value, layers }: StatView): WhyAnswer['values'][number] => {
      const told = layers.map((l) => ({ amount: l.amount, text: layer(l) }));
      return {
        stat,
        value,
        text: `${t.values[stat]} ${value} = ${told.map(({ text }) => text).join(', ')}`,
        layers: told,
      };
    },
    treated: (x: TreatedView, me: number): ReasonAnswer => ({
      rule: TREATED_RULE[x.what],
      bar: x.what,
      about: false,
      text: capital(treatedText(x, me, x.src === null ? t.treated.itself : source(x.src), t)),
    }),
  };
}

const ON_FIELD: readonly string[] = ['mzone', 'szone', 'fzone'];
const hiddenName = (card: CardView | null, t: Why): string =>
  card !== null && ON_FIELD.includes(card.zone) ? t.setCard : t.hidden;

/** The effect by which it acts; -1 for what a rule of the game does. */
const addressOf = ({ what, n }: WayView): number => (what === 'activate' || what === 'procedure' ? n : -1);

const TOLD_OF_LEGAL: readonly string[] = ['targets', 'tributes'];

const wouldText = (deed: string, t: Why): string => (deed === '' ? '' : t.would(deed));

function timesText(value: number, amount: number, by: string, t: Why): string {
  const before = value - amount;
  if (value === before * 2) return t.layers.doubled(value, by);
  return value === Math.floor(before / 2) ? t.layers.halved(value, by) : t.layers.times(value, by);
}

function treatedText({ what, value, name }: TreatedView, me: number, by: string, t: Why): string {
  switch (what) {
    case 'name':
      return t.treated.name(name, by);
    case 'race':
      return t.treated.race(RACES[value] ?? '', by);
    case 'attr':
      return t.treated.attr((ATTRIBUTES[value] ?? '').toUpperCase(), by);
    case 'controller':
      return value === me ? t.treated.taken(by) : t.treated.lost(by);
    case 'negated':
      return t.treated.negated(by);
    case 'proper':
      return t.treated.proper;
    case 'notProper':
      return t.treated.notProper;
  }
}

const TREATED_RULE: Readonly<Record<TreatedView['what'], string>> = {
  name: '',
  race: '',
  attr: '',
  controller: '',
  negated: '',
  proper: 'REVIVE-02',
  notProper: 'REVIVE-02',
};

/** The menu line of a way is that of the option it would be in an open Main Phase. */
function optionOf({ what, n }: WayView, { me, card }: WhyView): [OptionView, DecisionView] {
  const option: OptionView = { i: 0, k: what, card, n, m: 0 };
  const decision: DecisionView = {
    player: me,
    kind: 'main',
    options: [option],
    purpose: 'action',
    card: null,
    addr: -1,
    min: 1,
    max: 1,
    chosen: [],
    what: -1,
  };
  return [option, decision];
}
