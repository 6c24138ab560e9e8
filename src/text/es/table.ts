/** Spanish at the table: words of cards and the sentences of the log that are no clauses. */
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
  level: (n) => `Nivel ${n}`,
  rank: (n) => `Rango ${n}`,
  link: (n, arrows) => (arrows.length === 0 ? `Enlace ${n}` : `Enlace ${n} (${arrows.join(' ')})`),
  kind: (kind, sub) => kindText(KINDS[kind], sub, SUBS),
  spellSpeed: (n) => `Velocidad de Hechizo ${n}`,
};

/** "Ganas" but "Kaiba gana". */
const does = (p: Person, you: string, they: string): string =>
  capital(p === 'you' ? you : `${person(p)} ${they}`);

const REASONS: Record<Reason, (loser: Person) => string> = {
  lp: (p) => (p === 'you' ? 'no te quedan LP' : 'al otro no le quedan LP'),
  'deck-out': (p) => (p === 'you' ? 'no te queda carta que robar' : 'al otro no le queda carta que robar'),
  exodia: () => 'Exodia está completo',
  effect: () => 'por el efecto de una carta',
  surrender: (p) => (p === 'you' ? 'te has rendido' : 'el otro se ha rendido'),
  draw: () => 'ambos a la vez',
};

export const TABLE: TableTalk = {
  aCard: 'una carta',
  heads: (yes) => (yes ? 'Cara' : 'Cruz'),
  duel: (p) => `Empieza el Duelo; ${p === 'you' ? 'vas' : `${person(p)} va`} primero.`,
  turn: (n, p) => `Turno ${n}: ${p === 'you' ? 'tu turno' : `turno ${of(p)}`}.`,
  enters: (p, phase) => `${does(p, 'entras', 'entra')} en la ${PHASES[phase]}.`,
  endsTurn: (p) => `${does(p, 'terminas tu turno', 'termina su turno')}.`,
  surrenders: (p) => `${does(p, 'te rindes', 'se rinde')}.`,
  passes: (p) => `${does(p, 'pasas', 'pasa')}.`,
  linkResolves: (n, card) => stopped(`Se resuelve el Eslabón de Cadena ${n}: ${card}`),
  shifts: (card, zone) => `${capital(card)} se mueve a la Zona de Monstruos ${zone}.`,
  returnsTo: (card, p) => `${capital(card)} vuelve ${p === 'you' ? 'a tu lado' : `al lado ${of(p)}`}.`,
  coin: (p, heads) => `${does(p, 'lanzas', 'lanza')} una moneda: ${heads ? 'cara' : 'cruz'}.`,
  die: (p, n) => `${does(p, 'sacas', 'saca')} un ${n} con el dado.`,
  declares: (p, value) => stopped(`${does(p, 'declaras', 'declara')}: ${value}`),
  attackEnds: (card) => `Termina el ataque de ${card}.`,
  replay: (card) => `Los monstruos del otro lado han cambiado: ${card} puede atacar de nuevo o no.`,
  lpBecomes: (p, n) => `${p === 'you' ? 'Tus LP' : `Los LP ${of(p)}`} pasan a ser ${n}.`,
  attacksDirectly: (card) => `${capital(card)} ataca ahora directamente.`,
  nowTargets: (card, target) => `El objetivo de ${card} es ahora ${target}.`,
  missed: (card) =>
    `${capital(card)} perdió su momento: ha pasado otra cosa desde entonces y no puede activarse.`,
  noEffect: (card) => `El efecto de ${card} no hace nada.`,
  draw: () => 'El Duelo acaba en empate.',
  wins: (p, reason, other) => `${does(p, 'ganas', 'gana')} el Duelo: ${REASONS[reason](other)}.`,
};
