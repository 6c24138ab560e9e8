/** What a language must offer: strings for the roots of the message tree. One folder per language. */
import type { Attr, PhaseName, Sub } from '../engine/ast/index.ts';
import type { Arrow, Kind, Position, Reason, ZoneName } from '../engine/types.ts';
import type { LanguageCode } from '../strings/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { italian } from './it/index.ts';
import type { Np, Person, ValueWord } from './np.ts';
import { portuguese } from './pt/index.ts';
import type { Clause, Head, Note, Paragraph, Phrase, PosWord, Step } from './tree.ts';

/** `en-extra` is the English of rules with an Extra Deck, where older ones have a Fusion Deck (PRM-04). */
export type Lang = LanguageCode | `${LanguageCode}-extra`;

/** A language as rules have it whose Extra Deck holds these kinds of monster. */
export const langFor = (code: LanguageCode, extraKinds: readonly string[]): Lang =>
  extraKinds.every((kind) => kind === 'fusion') ? code : `${code}-extra`;

export interface Language {
  /** The language that effects are told in: its own, or English as long as it has no grammar for them. */
  effects: Lang;
  /** One effect; empty if there is nothing to say. */
  paragraph(p: Paragraph): string;
  phrase(p: Phrase): string;
  note(n: Note): string;
  /** Conditions as they stand before an effect: "if you control a monster". */
  heads(heads: readonly Head[]): string;
  /** "2 monsters you control" */
  noun(np: Np): string;
  /** Instructions in short words, without capital and full stop. */
  brief(steps: readonly Step[]): string;
  /** "1 of 2 effects" */
  choice(n: number): string;
  /** "face-up Attack Position" */
  posWord(p: PosWord): string;
  /** Clauses as sentences one after the other; a string is one already. */
  line(clauses: readonly LogClause[] | string): string;
  /** "Fusion Deck" */
  extraDeck: string;
  words: CardWords;
  table: TableTalk;
  prompts: Prompts;
  options: Options;
}

/** Words printed on cards. */
export interface CardWords {
  attr(a: Attr): string;
  race(r: string): string;
  level(n: number): string;
  rank(n: number): string;
  /** Link Rating, and where it points. */
  link(n: number, arrows: readonly Arrow[]): string;
  /** "Flip Effect Monster", "Quick-Play Spell". */
  kind(kind: Kind, sub: readonly Sub[]): string;
  spellSpeed(n: 1 | 2 | 3): string;
}

/** Sentences of the log that are no clauses of the tree. */
export interface TableTalk {
  aCard: string;
  heads(yes: boolean): string;
  duel(first: Person): string;
  turn(n: number, whose: Person): string;
  enters(who: Person, phase: PhaseName): string;
  endsTurn(who: Person): string;
  surrenders(who: Person): string;
  passes(who: Person): string;
  linkResolves(n: number, card: string): string;
  /** A monster is moved to another Monster Zone. */
  shifts(card: string, zone: number): string;
  returnsTo(card: string, who: Person): string;
  coin(who: Person, heads: boolean): string;
  die(who: Person, n: number): string;
  declares(who: Person, value: string): string;
  attackEnds(card: string): string;
  replay(card: string): string;
  lpBecomes(whose: Person, n: number): string;
  attacksDirectly(card: string): string;
  nowTargets(card: string, target: string): string;
  missed(card: string): string;
  noEffect(card: string): string;
  draw(): string;
  wins(who: Person, reason: Reason, loser: Person): string;
}

/** The verbs that the log has clauses for. */
export type LogVerb =
  | 'set'
  | 'takeControl'
  | 'take'
  | 'gain'
  | 'pay'
  | 'lose'
  | 'target'
  | 'equip'
  | 'negate'
  | 'shuffle'
  | 'place'
  | 'remove'
  | 'arrange'
  | 'mix'
  | 'turn'
  | 'change'
  | SummonVerb
  | 'activate'
  | 'attack'
  | 'attackDirectly'
  | 'reveal'
  | 'lookAt'
  | 'show'
  | 'draw'
  | 'tribute'
  | 'useAsMaterial'
  | 'useAsMaterials'
  | 'discard'
  | 'send'
  | 'banish'
  | 'add'
  | 'return'
  | 'leave'
  | 'destroy';

export type SummonVerb =
  | 'normalSummon'
  | 'tributeSummon'
  | 'flipSummon'
  | 'specialSummon'
  | 'fusionSummon'
  | 'ritualSummon'
  | 'synchroSummon'
  | 'xyzSummon'
  | 'linkSummon';

export type LogClause = Clause & { verb: LogVerb };

/** What cards are chosen for; `pay`: for a cost. */
export type ChoiceVerb =
  | 'target'
  | 'pay'
  | 'choose'
  | 'destroy'
  | 'send'
  | 'discard'
  | 'tribute'
  | 'banish'
  | 'add'
  | 'return'
  | 'specialSummon'
  | 'normalSummon'
  | 'ritualSummon'
  | 'fusionSummon'
  | 'set'
  | 'equip'
  | 'takeControl'
  | 'change'
  | 'reveal'
  | 'place';

/** What a menu line does with a card. */
export type ActVerb = SummonVerb | 'set' | 'attackWith';

export interface Progress {
  chosen: number;
  min: number;
  max: number;
  /** What the Levels of the chosen cards add up to, and should. */
  levels?: { have: number; need: number };
}

/** The Summon that materials are for. */
export type MaterialFor = 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link';

/** Questions; `card` is the card that asks, if it may be named. */
export interface Prompts {
  mainPhase(): string;
  battlePhase(): string;
  respond(to: string | undefined): string;
  phaseEnds(): string;
  trigger(card: string | undefined, effect: string): string;
  /** Choose cards; `verb`: what will be done with them. */
  choose(
    verb: ChoiceVerb | undefined,
    card: string | undefined,
    left: Progress,
    from?: 'xyzMaterials',
  ): string;
  material(how: MaterialFor | undefined, card: string | undefined, left: Progress): string;
  handLimit(left: Progress): string;
  /** Which cards stay when there are too many. */
  keep(card: string | undefined, left: Progress): string;
  attackTarget(card: string | undefined): string;
  replay(card: string | undefined): string;
  deckTop(card: string | undefined): string;
  order(card: string | undefined): string;
  chainOrder(): string;
  mode(card: string | undefined): string;
  position(card: string | undefined): string;
  zone(card: string | undefined): string;
  /** There are fewer zones than monsters. */
  noRoom(card: string | undefined): string;
  /** `what`: the part of an effect that is asked about; without it, the effect. */
  may(card: string | undefined, what: string, effect: string): string;
  pay(card: string | undefined, cost: string): string;
  declare(what: ValueWord, card: string | undefined): string;
  summonProcedure(card: string | undefined): string;
}

/** A menu line in three parts, so that a long name can be shortened and the rest kept; joined by `together`. */
export interface OptionParts {
  /** What is done; empty where only a card is chosen. A line about no card is all verb. */
  verb: string;
  name: string;
  /** What comes after the name, with the mark or space before it. */
  tail: string;
}

export const together = ({ verb, name, tail }: OptionParts): string =>
  `${verb}${verb === '' || name === '' ? '' : ' '}${name}${tail}`;

export interface Options {
  /** A verb and a card, and what it costs or does. */
  act(verb: ActVerb, card: string, about: string): OptionParts;
  activate(card: string, about: string, chain: boolean): OptionParts;
  toPosition(card: string, p: Position): OptionParts;
  named(card: string, about: string): OptionParts;
  /** A card that counts by its Level. */
  ofLevel(card: string, level: number): OptionParts;
  unknown(zone: ZoneName, monster: boolean): string;
  direct(): string;
  stopAttack(): string;
  done(): string;
  pass(): string;
  /** `pay`: what is paid. */
  yes(pay: string | undefined): string;
  no(otherwise: string | undefined): string;
  mode(n: number): string;
  position(p: Position): string;
  slot(n: number, whose?: 'own' | 'other'): string;
  /** An Extra Monster Zone. */
  extraSlot(left: boolean): string;
  toPhase(p: PhaseName): string;
  surrender(): string;
}

const LANGUAGES: Record<Lang, Language> = {
  en: english(false),
  'en-extra': english(true),
  es: spanish(false),
  'es-extra': spanish(true),
  pt: portuguese(false),
  'pt-extra': portuguese(true),
  it: italian(false),
  'it-extra': italian(true),
};

export const language = (lang: Lang): Language => LANGUAGES[lang];
