/** English at the table: the log, questions and menu lines. */
import type { Sub } from '../../engine/ast/index.ts';
import type { Position, Reason } from '../../engine/types.ts';
import type { CardWords, Options, Progress, Prompts, TableTalk } from '../language.ts';
import type { Person } from '../tree.ts';
import { verbWord } from './clause.ts';
import { DECLARATIONS, PHASES, SUBS, VERB_FORMS } from './lexicon.ts';
import { who, whose } from './noun.ts';
import { sentenceCase } from './sentence.ts';

const name = (p: Person) => sentenceCase(who(p, { case: 'subject' }));
/** "You win" but "Kaiba wins". */
const does = (p: Person, you: string, other: string) => `${name(p)} ${p === 'you' ? you : other}`;

export const CARD_WORDS: CardWords = {
  attr: (a) => a.toUpperCase(),
  race: (r) => r,
  level: (n) => `Level ${n}`,
  kind: (kind, sub) => {
    const noun = kind === 'monster' ? 'Monster' : kind === 'spell' ? 'Spell' : 'Trap';
    const words = kindWords(sub).map((s) => SUBS[s]);
    return words.length === 0 ? noun : `${words.join(kind === 'monster' ? ' ' : '/')} ${noun}`;
  },
  spellSpeed: (n) => `Spell Speed ${n}`,
};
/** The order of the printed line; a Token is no card of a sort, a Fusion Monster without effect no "Normal" one. */
function kindWords(sub: readonly Sub[]): Sub[] {
  const order: readonly Sub[] = [
    'fusion',
    'ritual',
    'toon',
    'spirit',
    'union',
    'flip',
    'normal',
    'effect',
    'token',
    'continuous',
    'quick',
    'equip',
    'field',
    'counter',
  ];
  const shown = sub.includes('token') ? sub.filter((s) => s !== 'normal') : sub;
  return order.filter((s) => shown.includes(s));
}

const REASONS: Record<Reason, (loser: string, they: string) => string> = {
  lp: (loser) => `${loser} no LP left`,
  'deck-out': (loser) => `${loser} no card left to draw`,
  exodia: () => 'Exodia is complete',
  effect: () => 'by a card effect',
  surrender: () => 'the other player surrendered',
  draw: () => 'both at once',
};

export const TABLE: TableTalk = {
  aCard: 'a card',
  heads: (yes) => (yes ? 'Heads' : 'Tails'),
  duel: (p) => `The Duel begins; ${p === 'you' ? 'you go' : `${who(p)} goes`} first.`,
  turn: (n, p) => `Turn ${n}: ${whose(p, {})} turn.`,
  enters: (p, phase) => `${does(p, 'enter', 'enters')} the ${PHASES[phase]}.`,
  endsTurn: (p) => `${does(p, 'end your', 'ends the')} turn.`,
  surrenders: (p) => `${does(p, 'surrender', 'surrenders')}.`,
  passes: (p) => `${does(p, 'pass', 'passes')}.`,
  linkResolves: (n, card) => `Chain Link ${n} resolves: ${card}.`,
  coin: (p, heads) => `${does(p, 'toss', 'tosses')} a coin: ${heads ? 'heads' : 'tails'}.`,
  die: (p, n) => `${does(p, 'roll', 'rolls')} a ${n}.`,
  declares: (p, value) => `${does(p, 'declare', 'declares')}: ${value}.`,
  attackEnds: (card) => `The attack of ${card} ends.`,
  replay: (card) => `The monsters on the other side have changed: ${card} may attack again or not.`,
  missed: (card) => `${sentenceCase(card)} missed its moment and cannot activate.`,
  noEffect: (card) => `${sentenceCase(card)} has no effect.`,
  draw: () => 'The Duel is a draw.',
  wins: (p, reason) =>
    `${does(p, 'win', 'wins')} the Duel: ${REASONS[reason](p === 'you' ? 'the other player has' : 'the other player has', '')}.`,
};

const asks = (card: string | undefined, question: string) =>
  card === undefined ? sentenceCase(question) : `${card}: ${question}`;
function progress({ chosen, min, max }: Progress): string {
  if (max <= 1) return '';
  return min === max ? ` (${chosen + 1} of ${max})` : ` (${chosen} chosen, ${min} to ${max})`;
}
const cardsWord = (left: Progress) => (left.max > 1 ? 'cards' : 'a card');

export const PROMPTS: Prompts = {
  mainPhase: () => 'What do you do?',
  battlePhase: () => 'Which monster attacks?',
  respond: (to) => (to === undefined ? 'Do you respond?' : `Do you respond to ${to}?`),
  phaseEnds: () => 'Do you do anything before the phase ends?',
  trigger: (card, effect) =>
    `Activate the effect of ${card ?? 'a card'}?${effect === '' ? '' : ` (${effect})`}`,
  choose: (verb, card, left) => {
    const n = progress(left);
    if (verb === 'target') return asks(card, `choose ${left.max > 1 ? 'targets' : 'a target'}${n}.`);
    if (verb === 'tribute' && card !== undefined)
      return `Choose ${left.max > 1 ? 'monsters' : 'a monster'} to Tribute for ${card}${n}.`;
    if (verb === 'useAsMaterial')
      return `Choose a Fusion Material${card === undefined ? '' : ` for ${card}`}${n}.`;
    if (verb === 'pay') return asks(card, `choose ${cardsWord(left)} for the cost${n}.`);
    if (verb === undefined || verb === 'choose') return asks(card, `choose ${cardsWord(left)}${n}.`);
    const f = VERB_FORMS[verb];
    const what =
      verb.endsWith('Summon') || verb === 'tribute'
        ? left.max > 1
          ? 'monsters'
          : 'a monster'
        : cardsWord(left);
    const to = [
      f.base,
      f.before,
      verb === 'banish' ? 'from play' : undefined,
      verb === 'send' ? 'to the Graveyard' : verb === 'add' ? 'to the hand' : undefined,
    ];
    return asks(card, `choose ${what} to ${to.filter((w) => w !== undefined).join(' ')}${n}.`);
  },
  handLimit: (left) =>
    `Your hand is over the limit: choose ${left.max > 1 ? 'cards' : 'a card'} to discard${progress(left)}.`,
  attackTarget: (card) => `What does ${card ?? 'it'} attack?`,
  replay: (card) => `The monsters have changed. Does ${card ?? 'it'} attack again?`,
  order: (card) => asks(card, 'which card comes first?'),
  chainOrder: () => 'Which of your effects goes on the Chain first?',
  mode: (card) => asks(card, 'which effect?'),
  position: (card) => asks(card, 'in which position?'),
  zone: (card) => asks(card, 'there is not room for all. Which one?'),
  may: (card, effect) => `Use the effect of ${card ?? 'the card'}?${effect === '' ? '' : ` (${effect})`}`,
  pay: (card, cost) => asks(card, `do you pay?${cost === '' ? '' : ` (${cost})`}`),
  declare: (what, card) => asks(card, what === 'coin' ? 'heads or tails?' : `declare ${DECLARATIONS[what]}.`),
  summonProcedure: (card) => `How do you Summon ${card ?? 'it'}?`,
};

const POSITION: Record<Position, string> = {
  attack: 'face-up Attack Position',
  defense: 'face-up Defense Position',
  faceDownDefense: 'face-down Defense Position',
  faceDownAttack: 'face-down Attack Position',
};
const withAbout = (text: string, about: string) => (about === '' ? text : `${text}: ${about}`);

export const OPTIONS: Options = {
  act: (verb, card, about) =>
    withAbout(`${sentenceCase(VERB_FORMS[verb].base)}${verb === 'attackWith' ? ' with' : ''} ${card}`, about),
  activate: (card, about, chain) => withAbout(`${chain ? 'Chain' : 'Activate'} ${card}`, about),
  toPosition: (card, p) =>
    `Change ${card} to ${p === 'attack' ? 'Attack Position' : p === 'defense' ? 'Defense Position' : POSITION[p]}`,
  named: withAbout,
  unknown: (zone, monster) =>
    monster || zone === 'mzone'
      ? 'Set monster'
      : zone === 'szone' || zone === 'fzone'
        ? 'Set card'
        : zone === 'hand'
          ? 'Card in the hand'
          : 'Unknown card',
  direct: () => 'Attack directly',
  stopAttack: () => 'Do not attack',
  done: () => 'Done',
  pass: () => 'Pass',
  yes: (pay) => sentenceCase(pay ?? 'yes'),
  no: (otherwise) => (otherwise === undefined ? 'No' : `No: ${otherwise}`),
  mode: (n) => `Effect ${n}`,
  position: (p) => sentenceCase(POSITION[p]),
  slot: (n) => `Zone ${n}`,
  toPhase: (p) => (p === 'end' ? 'End turn' : PHASES[p]),
  surrender: () => 'Surrender',
};
export { verbWord };
