/** English questions. */
import type { MaterialFor, Progress, Prompts } from '../language.ts';
import { DECLARATIONS } from './lexicon.ts';
import { sentenceCase } from './page.ts';
import { VERB_FORMS } from './verbs.ts';

const asks = (card: string | undefined, question: string) =>
  card === undefined ? sentenceCase(question) : `${card}: ${question}`;

function progress({ chosen, min, max, levels }: Progress): string {
  if (levels !== undefined) return ` (${levels.have} of ${levels.need} Levels)`;
  if (max <= 1) return '';
  return min === max ? ` (${chosen + 1} of ${max})` : ` (${chosen} chosen, ${min} to ${max})`;
}

const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);
const cardsWord = (left: Progress) => (left.max > 1 ? 'cards' : 'a card');

const MATERIALS: Record<MaterialFor, string> = {
  fusion: 'a Fusion Material',
  ritual: 'a monster',
  synchro: 'a Synchro Material',
  xyz: 'an Xyz Material',
  link: 'a Link Material',
};

export const PROMPTS: Prompts = {
  mainPhase: () => 'What do you do?',
  battlePhase: () => 'Which monster attacks?',
  respond: (to) => (to === undefined ? 'Do you respond?' : `Do you respond to ${to}?`),
  phaseEnds: () => 'Do you do anything before the phase ends?',
  trigger: (card, effect) => `Activate the effect of ${card ?? 'a card'}${inBrackets(effect)}?`,
  choose: (verb, card, left, from) => {
    const n = progress(left);
    if (verb === 'target') return asks(card, `choose ${left.max > 1 ? 'targets' : 'a target'}${n}.`);
    if (verb === 'tribute' && card !== undefined)
      return `Choose ${left.max > 1 ? 'monsters' : 'a monster'} to Tribute for ${card}${n}.`;
    if (verb === 'pay') return asks(card, `choose ${cardsWord(left)} for the cost${n}.`);
    if (verb === undefined || verb === 'choose') return asks(card, `choose ${cardsWord(left)}${n}.`);
    const f = VERB_FORMS[verb];
    const what =
      verb.endsWith('Summon') || verb === 'tribute'
        ? left.max > 1
          ? 'monsters'
          : 'a monster'
        : from === undefined
          ? cardsWord(left)
          : left.max > 1
            ? 'Xyz Materials'
            : 'an Xyz Material';
    const to = [
      f.base,
      f.before,
      verb === 'banish' ? 'from play' : undefined,
      verb === 'send' ? 'to the Graveyard' : verb === 'add' ? 'to the hand' : undefined,
    ];
    return asks(card, `choose ${what} to ${to.filter((w) => w !== undefined).join(' ')}${n}.`);
  },
  material: (how, card, left) =>
    `Choose ${how === undefined ? 'a material' : MATERIALS[how]}${card === undefined ? '' : ` for ${card}`}${progress(left)}.`,
  handLimit: (left) =>
    `Your hand is over the limit: choose ${left.max > 1 ? 'cards' : 'a card'} to discard${progress(left)}.`,
  keep: (card, left) =>
    asks(card, `choose ${left.max > 1 ? 'monsters that stay' : 'a monster that stays'}${progress(left)}.`),
  attackTarget: (card) => `What does ${card ?? 'it'} attack?`,
  deckTop: (card) =>
    `${card === undefined ? 'Put' : `${card}: put`} it on top of the Deck? No: at the bottom.`,
  replay: (card) => `The monsters have changed. Does ${card ?? 'it'} attack again?`,
  order: (card) => asks(card, 'which card comes first?'),
  chainOrder: () => 'Which of your effects goes on the Chain first?',
  mode: (card) => asks(card, 'which effect?'),
  position: (card) => asks(card, 'in which position?'),
  zone: (card) => asks(card, 'in which zone?'),
  noRoom: (card) => asks(card, 'there is not room for all. Which monster does not come?'),
  may: (card, what, effect) =>
    what === ''
      ? `Use the effect of ${card ?? 'the card'}${inBrackets(effect)}?`
      : `${card === undefined ? '' : `${card}: `}${sentenceCase(what)}?`,
  pay: (card, cost) => asks(card, `do you ${cost === '' ? 'pay' : cost}?`),
  declare: (what, card) => asks(card, what === 'coin' ? 'heads or tails?' : `declare ${DECLARATIONS[what]}.`),
  summonProcedure: (card) => `How do you Summon ${card ?? 'it'}?`,
};
