/** Italian questions. */
import type { ChoiceVerb, MaterialFor, Progress, Prompts } from '../language.ts';
import { capital } from '../romance/grammar.ts';
import { DECLARATIONS } from './words.ts';

const asks = (card: string | undefined, question: string): string =>
  card === undefined ? capital(question) : `${card}: ${question}`;

function progress({ chosen, min, max, levels }: Progress): string {
  if (levels !== undefined) return ` (${levels.have} di ${levels.need} Livelli)`;
  if (max <= 1) return '';
  return min === max ? ` (${chosen + 1} di ${max})` : ` (${chosen} finora, da ${min} a ${max})`;
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

const MATERIALS: Record<MaterialFor, string> = {
  fusion: 'un Materiale da Fusione',
  ritual: 'un mostro',
  synchro: 'un Materiale Synchro',
  xyz: 'un Materiale Xyz',
  link: 'un Materiale Link',
};

/** What is chosen and what for: "una carta da distruggere". */
const CHOSEN: Record<Exclude<ChoiceVerb, 'target' | 'pay' | 'choose'>, [monster: boolean, what: string]> = {
  destroy: [false, 'da distruggere'],
  send: [false, 'da mandare al Cimitero'],
  discard: [false, 'da scartare'],
  tribute: [true, 'da offrire come Tributo'],
  banish: [false, 'da rimuovere dal gioco'],
  add: [false, 'da aggiungere alla mano'],
  return: [false, 'da rimettere'],
  specialSummon: [true, 'da evocare Specialmente'],
  normalSummon: [true, 'da evocare Normalmente'],
  ritualSummon: [true, 'da evocare tramite Rituale'],
  fusionSummon: [true, 'da evocare tramite Fusione'],
  set: [false, 'da posizionare'],
  equip: [false, 'da equipaggiare'],
  takeControl: [false, 'di cui prendere il controllo'],
  change: [false, 'da cambiare'],
  reveal: [false, 'da rivelare'],
  place: [false, 'da mettere'],
};

const cards = ({ max }: Progress): string => (max > 1 ? 'carte' : 'una carta');
const monsters = ({ max }: Progress): string => (max > 1 ? 'mostri' : 'un mostro');

export const PROMPTS: Prompts = {
  mainPhase: () => 'Che cosa fai?',
  battlePhase: () => 'Quale mostro attacca?',
  respond: (to) => (to === undefined ? 'Rispondi?' : `Rispondi a ${to}?`),
  phaseEnds: () => 'Fai qualcosa prima che la fase finisca?',
  trigger: (card, effect) => `Attivare l’effetto di ${card ?? 'una carta'}${inBrackets(effect)}?`,
  choose: (verb, card, left, from) => {
    const n = progress(left);
    if (verb === 'target') return asks(card, `scegli ${left.max > 1 ? 'bersagli' : 'un bersaglio'}${n}.`);
    if (verb === 'tribute' && card !== undefined)
      return `Scegli ${monsters(left)} da offrire come Tributo per ${card}${n}.`;
    if (verb === 'pay') return asks(card, `scegli ${cards(left)} per il costo${n}.`);
    if (verb === undefined || verb === 'choose') return asks(card, `scegli ${cards(left)}${n}.`);
    const [isMonster, what] = CHOSEN[verb];
    const noun =
      from !== undefined && !isMonster
        ? left.max > 1
          ? 'Materiali Xyz'
          : 'un Materiale Xyz'
        : isMonster
          ? monsters(left)
          : cards(left);
    return asks(card, `scegli ${noun} ${what}${n}.`);
  },
  material: (how, card, left) =>
    `Scegli ${how === undefined ? 'un materiale' : MATERIALS[how]}${card === undefined ? '' : ` per ${card}`}${progress(left)}.`,
  handLimit: (left) => `La tua mano supera il limite: scegli ${cards(left)} da scartare${progress(left)}.`,
  keep: (card, left) =>
    asks(card, `scegli ${left.max > 1 ? 'mostri che restano' : 'un mostro che resta'}${progress(left)}.`),
  attackTarget: (card) => asks(card, 'che cosa attacca?'),
  deckTop: (card) => asks(card, 'metterla in cima al Deck? No: in fondo.'),
  replay: (card) => `I mostri sono cambiati. ${card ?? 'Il mostro'} attacca ancora?`,
  order: (card) => asks(card, 'quale carta viene prima?'),
  chainOrder: () => 'Quale dei tuoi effetti va per primo nella Catena?',
  mode: (card) => asks(card, 'quale effetto?'),
  position: (card) => asks(card, 'in quale posizione?'),
  zone: (card) => asks(card, 'in quale zona?'),
  noRoom: (card) => asks(card, 'non c’è posto per tutti. Quale mostro non viene?'),
  may: (card, what, effect) =>
    what === ''
      ? card === undefined
        ? `Usare l’effetto della carta${inBrackets(effect)}?`
        : `Usare l’effetto di ${card}${inBrackets(effect)}?`
      : asks(card, `${what}?`),
  pay: (card, cost) => asks(card, `${cost === '' ? 'paghi' : cost}?`),
  declare: (what, card) => asks(card, what === 'coin' ? 'testa o croce?' : `dichiara ${DECLARATIONS[what]}.`),
  summonProcedure: (card) => `Come evochi ${card ?? 'il mostro'}?`,
};
