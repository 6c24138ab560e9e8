/** Brazilian Portuguese questions. */
import type { ChoiceVerb, MaterialFor, Progress, Prompts } from '../language.ts';
import { capital } from '../romance/grammar.ts';
import { DECLARATIONS } from './words.ts';

const asks = (card: string | undefined, question: string): string =>
  card === undefined ? capital(question) : `${card}: ${question}`;

function progress({ chosen, min, max, levels }: Progress): string {
  if (levels !== undefined) return ` (${levels.have} de ${levels.need} Níveis)`;
  if (max <= 1) return '';
  return min === max ? ` (${chosen + 1} de ${max})` : ` (${chosen} até agora, de ${min} a ${max})`;
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

const MATERIALS: Record<MaterialFor, string> = {
  fusion: 'uma Matéria de Fusão',
  ritual: 'um monstro',
  synchro: 'uma Matéria Sincro',
  xyz: 'uma Matéria Xyz',
  link: 'uma Matéria Link',
};

/** What is chosen and what for: "um card para destruir". */
const CHOSEN: Record<Exclude<ChoiceVerb, 'target' | 'pay' | 'choose'>, [monster: boolean, what: string]> = {
  destroy: [false, 'para destruir'],
  send: [false, 'para enviar ao Cemitério'],
  discard: [false, 'para descartar'],
  tribute: [true, 'para oferecer como Tributo'],
  banish: [false, 'para remover de jogo'],
  add: [false, 'para adicionar à mão'],
  return: [false, 'para devolver'],
  specialSummon: [true, 'para a Invocação-Especial'],
  normalSummon: [true, 'para a Invocação-Normal'],
  ritualSummon: [true, 'para a Invocação-Ritual'],
  fusionSummon: [true, 'para a Invocação-Fusão'],
  set: [false, 'para baixar'],
  equip: [false, 'para equipar'],
  takeControl: [false, 'para assumir o controle'],
  change: [false, 'para mudar'],
  reveal: [false, 'para revelar'],
  place: [false, 'para colocar'],
};

const cards = ({ max }: Progress): string => (max > 1 ? 'cards' : 'um card');
const monsters = ({ max }: Progress): string => (max > 1 ? 'monstros' : 'um monstro');

export const PROMPTS: Prompts = {
  mainPhase: () => 'O que você faz?',
  battlePhase: () => 'Qual monstro ataca?',
  respond: (to) => (to === undefined ? 'Você responde?' : `Você responde a ${to}?`),
  phaseEnds: () => 'Você faz algo antes de a fase acabar?',
  trigger: (card, effect) => `Ativar o efeito de ${card ?? 'um card'}${inBrackets(effect)}?`,
  choose: (verb, card, left, from) => {
    const n = progress(left);
    if (verb === 'target') return asks(card, `escolha ${left.max > 1 ? 'alvos' : 'um alvo'}${n}.`);
    if (verb === 'tribute' && card !== undefined)
      return `Escolha ${monsters(left)} para oferecer como Tributo por ${card}${n}.`;
    if (verb === 'pay') return asks(card, `escolha ${cards(left)} para o custo${n}.`);
    if (verb === undefined || verb === 'choose') return asks(card, `escolha ${cards(left)}${n}.`);
    const [isMonster, what] = CHOSEN[verb];
    const noun =
      from !== undefined && !isMonster
        ? left.max > 1
          ? 'Matérias Xyz'
          : 'uma Matéria Xyz'
        : isMonster
          ? monsters(left)
          : cards(left);
    return asks(card, `escolha ${noun} ${what}${n}.`);
  },
  material: (how, card, left) =>
    `Escolha ${how === undefined ? 'uma matéria' : MATERIALS[how]}${card === undefined ? '' : ` para ${card}`}${progress(left)}.`,
  handLimit: (left) => `Sua mão passa do limite: escolha ${cards(left)} para descartar${progress(left)}.`,
  keep: (card, left) =>
    asks(card, `escolha ${left.max > 1 ? 'monstros que ficam' : 'um monstro que fica'}${progress(left)}.`),
  attackTarget: (card) => (card === undefined ? 'O que ele ataca?' : `O que ${card} ataca?`),
  deckTop: (card) => asks(card, 'colocá-lo no topo do Deck? Não: no fundo.'),
  replay: (card) => `Os monstros mudaram. ${card ?? 'Ele'} ataca de novo?`,
  order: (card) => asks(card, 'qual card vem primeiro?'),
  chainOrder: () => 'Qual dos seus efeitos vai primeiro à Corrente?',
  mode: (card) => asks(card, 'qual efeito?'),
  position: (card) => asks(card, 'em qual posição?'),
  zone: (card) => asks(card, 'em qual zona?'),
  noRoom: (card) => asks(card, 'não há lugar para todos. Qual monstro não vem?'),
  may: (card, what, effect) =>
    what === ''
      ? `Usar o efeito de ${card ?? 'o card'}${inBrackets(effect)}?`.replace('de o card', 'do card')
      : asks(card, `${what}?`),
  pay: (card, cost) => asks(card, `${cost === '' ? 'você paga' : cost}?`),
  declare: (what, card) => asks(card, what === 'coin' ? 'cara ou coroa?' : `declare ${DECLARATIONS[what]}.`),
  summonProcedure: (card) => `Como você invoca ${card ?? 'o monstro'}?`,
};
