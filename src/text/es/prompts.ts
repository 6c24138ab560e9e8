/** Spanish questions. */
import type { ChoiceVerb, MaterialFor, Progress, Prompts } from '../language.ts';
import { capital } from '../romance/grammar.ts';
import { DECLARATIONS } from './words.ts';

const asks = (card: string | undefined, question: string): string =>
  card === undefined ? capital(question) : `${card}: ${question}`;

/** A question keeps its sign before it, whatever stands in front. */
const wonders = (card: string | undefined, question: string): string =>
  card === undefined ? `¿${capital(question)}?` : `${card}: ¿${question}?`;

function progress({ chosen, min, max, levels }: Progress): string {
  if (levels !== undefined) return ` (${levels.have} de ${levels.need} Niveles)`;
  if (max <= 1) return '';
  return min === max ? ` (${chosen + 1} de ${max})` : ` (${chosen} por ahora, de ${min} a ${max})`;
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

const MATERIALS: Record<MaterialFor, string> = {
  fusion: 'un Material de Fusión',
  ritual: 'un monstruo',
  synchro: 'un Material de Sincronía',
  xyz: 'un Material Xyz',
  link: 'un Material de Enlace',
};

/** What is chosen and what for: "una carta para destruir". */
const CHOSEN: Record<Exclude<ChoiceVerb, 'target' | 'pay' | 'choose'>, [monster: boolean, what: string]> = {
  destroy: [false, 'para destruir'],
  send: [false, 'para mandar al Cementerio'],
  discard: [false, 'para descartar'],
  tribute: [true, 'para sacrificar'],
  banish: [false, 'para remover del juego'],
  add: [false, 'para añadir a la mano'],
  return: [false, 'para devolver'],
  specialSummon: [true, 'para invocar de Modo Especial'],
  normalSummon: [true, 'para invocar de Modo Normal'],
  ritualSummon: [true, 'para invocar por Ritual'],
  fusionSummon: [true, 'para invocar por Fusión'],
  set: [false, 'para colocar'],
  equip: [false, 'para equipar'],
  takeControl: [false, 'para tomar su control'],
  change: [false, 'para cambiar'],
  reveal: [false, 'para revelar'],
  place: [false, 'para poner'],
};

const cards = ({ max }: Progress): string => (max > 1 ? 'cartas' : 'una carta');
const monsters = ({ max }: Progress): string => (max > 1 ? 'monstruos' : 'un monstruo');

export const PROMPTS: Prompts = {
  mainPhase: () => '¿Qué haces?',
  battlePhase: () => '¿Qué monstruo ataca?',
  respond: (to) => (to === undefined ? '¿Respondes?' : `¿Respondes a ${to}?`),
  phaseEnds: () => '¿Haces algo antes de que acabe la fase?',
  trigger: (card, effect) => `¿Activar el efecto de ${card ?? 'una carta'}${inBrackets(effect)}?`,
  choose: (verb, card, left, from) => {
    const n = progress(left);
    if (verb === 'target') return asks(card, `elige ${left.max > 1 ? 'objetivos' : 'un objetivo'}${n}.`);
    if (verb === 'tribute' && card !== undefined)
      return `Elige ${monsters(left)} para sacrificar por ${card}${n}.`;
    if (verb === 'pay') return asks(card, `elige ${cards(left)} para el coste${n}.`);
    if (verb === undefined || verb === 'choose') return asks(card, `elige ${cards(left)}${n}.`);
    const [isMonster, what] = CHOSEN[verb];
    const noun =
      from !== undefined && !isMonster
        ? left.max > 1
          ? 'Materiales Xyz'
          : 'un Material Xyz'
        : isMonster
          ? monsters(left)
          : cards(left);
    return asks(card, `elige ${noun} ${what}${n}.`);
  },
  material: (how, card, left) =>
    `Elige ${how === undefined ? 'un material' : MATERIALS[how]}${card === undefined ? '' : ` para ${card}`}${progress(left)}.`,
  handLimit: (left) => `Tu mano supera el límite: elige ${cards(left)} para descartar${progress(left)}.`,
  keep: (card, left) =>
    asks(
      card,
      `elige ${left.max > 1 ? 'monstruos que se quedan' : 'un monstruo que se queda'}${progress(left)}.`,
    ),
  attackTarget: (card) => (card === undefined ? '¿Qué ataca?' : `¿A quién ataca ${card}?`),
  deckTop: (card) => `${wonders(card, 'ponerla encima del Deck')} No: debajo.`,
  replay: (card) => `Los monstruos han cambiado. ¿Ataca ${card ?? 'este'} de nuevo?`,
  order: (card) => wonders(card, 'qué carta va primero'),
  chainOrder: () => '¿Cuál de tus efectos va primero a la Cadena?',
  mode: (card) => wonders(card, 'qué efecto'),
  position: (card) => wonders(card, 'en qué posición'),
  zone: (card) => wonders(card, 'en qué zona'),
  noRoom: (card) => asks(card, 'no hay sitio para todos. ¿Qué monstruo no viene?'),
  may: (card, what, effect) =>
    what === '' ? `¿Usar el efecto de ${card ?? 'la carta'}${inBrackets(effect)}?` : wonders(card, what),
  pay: (card, cost) => wonders(card, cost === '' ? 'pagas' : cost),
  declare: (what, card) =>
    what === 'coin' ? wonders(card, 'cara o cruz') : asks(card, `declara ${DECLARATIONS[what]}.`),
  summonProcedure: (card) => `¿Cómo invocas ${card === undefined ? 'al monstruo' : `a ${card}`}?`,
};
