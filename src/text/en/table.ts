/** English at the table: the log, questions and menu lines. */
import type { Reason } from '../../engine/types.ts';
import { kindWords } from '../kinds.ts';
import type { CardWords, TableTalk } from '../language.ts';
import type { Person } from '../np.ts';
import { SUBS, thePhase } from './lexicon.ts';
import { sentenceCase } from './page.ts';
import { who, whose } from './person.ts';
import { stopped } from './word.ts';

const name = (p: Person) => sentenceCase(who(p, { case: 'subject' }));

/** "You win" but "Kaiba wins". */
export const does = (p: Person, you: string, other: string) => `${name(p)} ${p === 'you' ? you : other}`;

export const CARD_WORDS: CardWords = {
  attr: (a) => a.toUpperCase(),
  race: (r) => r,
  level: (n) => `Level ${n}`,
  rank: (n) => `Rank ${n}`,
  link: (n, arrows) => (arrows.length === 0 ? `Link ${n}` : `Link ${n} (${arrows.join(' ')})`),
  kind: (kind, sub) => {
    const noun = kind === 'monster' ? 'Monster' : kind === 'spell' ? 'Spell' : 'Trap';
    const words = kindWords(sub).map((s) => SUBS[s]);
    return words.length === 0 ? noun : `${words.join(kind === 'monster' ? ' ' : '/')} ${noun}`;
  },
  spellSpeed: (n) => `Spell Speed ${n}`,
};

const loser = (p: Person) => (p === 'you' ? 'you' : 'the other player');

const REASONS: Record<Reason, (loser: Person) => string> = {
  lp: (p) => `${loser(p)} ${p === 'you' ? 'have' : 'has'} no LP left`,
  'deck-out': (p) => `${loser(p)} ${p === 'you' ? 'have' : 'has'} no card left to draw`,
  exodia: () => 'Exodia is complete',
  effect: () => 'by a card effect',
  surrender: (p) => `${loser(p)} surrendered`,
  draw: () => 'both at once',
};

export const TABLE: TableTalk = {
  aCard: 'a card',
  heads: (yes) => (yes ? 'Heads' : 'Tails'),
  duel: (p) => `The Duel begins; ${p === 'you' ? 'you go' : `${who(p)} goes`} first.`,
  turn: (n, p) => `Turn ${n}: ${whose(p, {})} turn.`,
  enters: (p, phase) => `${does(p, 'enter', 'enters')} ${thePhase(phase)}.`,
  endsTurn: (p) => `${does(p, 'end your', 'ends the')} turn.`,
  surrenders: (p) => `${does(p, 'surrender', 'surrenders')}.`,
  passes: (p) => `${does(p, 'pass', 'passes')}.`,
  linkResolves: (n, card) => stopped(`Chain Link ${n} resolves: ${card}`),
  shifts: (card, zone) => `${sentenceCase(card)} moves to Monster Zone ${zone}.`,
  returnsTo: (card, p) => `${sentenceCase(card)} returns to ${whose(p, {})} side.`,
  coin: (p, heads) => `${does(p, 'toss', 'tosses')} a coin: ${heads ? 'heads' : 'tails'}.`,
  die: (p, n) => `${does(p, 'roll', 'rolls')} a ${n}.`,
  declares: (p, value) => stopped(`${does(p, 'declare', 'declares')}: ${value}`),
  attackEnds: (card) => `The attack of ${card} ends.`,
  replay: (card) => `The monsters on the other side have changed: ${card} may attack again or not.`,
  lpBecomes: (p, n) => `${sentenceCase(whose(p, {}))} LP become ${n}.`,
  attacksDirectly: (card) => `${sentenceCase(card)} now attacks directly.`,
  nowTargets: (card, target) => `${sentenceCase(card)} now targets ${target}.`,
  missed: (card) =>
    `${sentenceCase(card)} missed its moment: something else has happened since, so it cannot activate.`,
  noEffect: (card) => `The effect of ${card} does nothing.`,
  draw: () => 'The Duel is a draw.',
  wins: (p, reason, other) => `${does(p, 'win', 'wins')} the Duel: ${REASONS[reason](other)}.`,
};
