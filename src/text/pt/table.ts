/** Brazilian Portuguese at the table: words of cards and the sentences of the log that are no clauses. */
import type { Reason } from '../../engine/types.ts';
import type { CardWords, TableTalk } from '../language.ts';
import type { Person } from '../np.ts';
import { capital, stopped } from '../romance/grammar.ts';
import { kindText } from '../romance/kinds.ts';
import { of, person } from './grammar.ts';
import { ATTRIBUTES, KINDS, PHASES, RACES, SUBS } from './words.ts';

export const CARD_WORDS: CardWords = {
  attr: (a) => ATTRIBUTES[a],
  race: (r) => RACES[r] ?? r,
  level: (n) => `Nível ${n}`,
  rank: (n) => `Classe ${n}`,
  link: (n, arrows) => (arrows.length === 0 ? `Link ${n}` : `Link ${n} (${arrows.join(' ')})`),
  kind: (kind, sub) => kindText(KINDS[kind], sub, SUBS),
  spellSpeed: (n) => `Velocidade de Magia ${n}`,
};

const does = (p: Person, verb: string): string => capital(`${person(p)} ${verb}`);

const REASONS: Record<Reason, (loser: Person) => string> = {
  lp: (p) => (p === 'you' ? 'você não tem mais PV' : 'o outro não tem mais PV'),
  'deck-out': (p) => (p === 'you' ? 'você não tem card a comprar' : 'o outro não tem card a comprar'),
  exodia: () => 'Exodia está completo',
  effect: () => 'pelo efeito de um card',
  surrender: (p) => (p === 'you' ? 'você desistiu' : 'o outro desistiu'),
  draw: () => 'ambos ao mesmo tempo',
};

export const TABLE: TableTalk = {
  aCard: 'um card',
  heads: (yes) => (yes ? 'Cara' : 'Coroa'),
  duel: (p) => `O Duelo começa; ${person(p)} vai primeiro.`,
  turn: (n, p) => `Turno ${n}: ${p === 'you' ? 'seu turno' : `turno ${of(p)}`}.`,
  enters: (p, phase) => `${does(p, 'entra')} na ${PHASES[phase]}.`,
  endsTurn: (p) => `${does(p, 'encerra o turno')}.`,
  surrenders: (p) => `${does(p, 'desiste')}.`,
  passes: (p) => `${does(p, 'passa')}.`,
  linkResolves: (n, card) => stopped(`O Elo de Corrente ${n} é resolvido: ${card}`),
  shifts: (card, zone) => `${capital(card)} vai para a Zona de Monstros ${zone}.`,
  returnsTo: (card, p) => `${capital(card)} volta para o ${p === 'you' ? 'seu lado' : `lado ${of(p)}`}.`,
  coin: (p, heads) => `${does(p, 'lança')} uma moeda: ${heads ? 'cara' : 'coroa'}.`,
  die: (p, n) => `${does(p, 'tira')} ${n} no dado.`,
  declares: (p, value) => stopped(`${does(p, 'declara')}: ${value}`),
  attackEnds: (card) => `O ataque de ${card} acaba.`,
  replay: (card) => `Os monstros do outro lado mudaram: ${card} pode atacar de novo ou não.`,
  lpBecomes: (p, n) => `Os ${p === 'you' ? 'seus PV' : `PV ${of(p)}`} passam a ser ${n}.`,
  attacksDirectly: (card) => `${capital(card)} agora ataca diretamente.`,
  nowTargets: (card, target) => `O alvo de ${card} agora é ${target}.`,
  missed: (card) =>
    `${capital(card)} perdeu o seu momento: outra coisa aconteceu desde então, e não pode ser ativado.`,
  noEffect: (card) => `O efeito de ${card} não faz nada.`,
  draw: () => 'O Duelo acaba em empate.',
  wins: (p, reason, other) => `${does(p, 'vence')} o Duelo: ${REASONS[reason](other)}.`,
};
