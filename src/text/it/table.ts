/** Italian at the table: words of cards and the sentences of the log that are no clauses. */
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
  level: (n) => `Livello ${n}`,
  rank: (n) => `Rango ${n}`,
  link: (n, arrows) => (arrows.length === 0 ? `Link ${n}` : `Link ${n} (${arrows.join(' ')})`),
  kind: (kind, sub) => kindText(KINDS[kind], sub, SUBS),
  spellSpeed: (n) => `Velocità Magia ${n}`,
};

/** "Vinci" but "Kaiba vince". */
const does = (p: Person, you: string, they: string): string =>
  capital(p === 'you' ? you : `${person(p)} ${they}`);

const REASONS: Record<Reason, (loser: Person) => string> = {
  lp: (p) => (p === 'you' ? 'non hai più LP' : 'l’altro non ha più LP'),
  'deck-out': (p) => (p === 'you' ? 'non hai più carte da pescare' : 'l’altro non ha più carte da pescare'),
  exodia: () => 'Exodia è completo',
  effect: () => 'per l’effetto di una carta',
  surrender: (p) => (p === 'you' ? 'ti sei arreso' : 'l’altro si è arreso'),
  draw: () => 'tutti e due insieme',
};

export const TABLE: TableTalk = {
  aCard: 'una carta',
  heads: (yes) => (yes ? 'Testa' : 'Croce'),
  duel: (p) => `Il Duello comincia; ${p === 'you' ? 'inizi tu' : `inizia ${person(p)}`}.`,
  turn: (n, p) => `Turno ${n}: ${p === 'you' ? 'il tuo turno' : `turno ${of(p)}`}.`,
  enters: (p, phase) => `${does(p, 'entri', 'entra')} nella ${PHASES[phase]}.`,
  endsTurn: (p) => `${does(p, 'termini il tuo turno', 'termina il turno')}.`,
  surrenders: (p) => `${does(p, 'ti arrendi', 'si arrende')}.`,
  passes: (p) => `${does(p, 'passi', 'passa')}.`,
  linkResolves: (n, card) => stopped(`Si risolve l’Anello di Catena ${n}: ${card}`),
  shifts: (card, zone) => `${capital(card)} si sposta nella Zona Mostri ${zone}.`,
  returnsTo: (card, p) => `${capital(card)} torna dalla ${p === 'you' ? 'tua parte' : `parte ${of(p)}`}.`,
  coin: (p, heads) => `${does(p, 'lanci', 'lancia')} una moneta: ${heads ? 'testa' : 'croce'}.`,
  die: (p, n) => `${does(p, 'tiri', 'tira')} un ${n} con il dado.`,
  declares: (p, value) => stopped(`${does(p, 'dichiari', 'dichiara')}: ${value}`),
  attackEnds: (card) => `L’attacco di ${card} finisce.`,
  replay: (card) => `I mostri dell’altro lato sono cambiati: ${card} può attaccare ancora o no.`,
  lpBecomes: (p, n) => `I ${p === 'you' ? 'tuoi LP' : `LP ${of(p)}`} diventano ${n}.`,
  attacksDirectly: (card) => `${capital(card)} ora attacca direttamente.`,
  nowTargets: (card, target) => `Il bersaglio di ${card} ora è ${target}.`,
  missed: (card) =>
    `${capital(card)} ha perso il suo momento: da allora è successo altro, e non si può attivare.`,
  noEffect: (card) => `L’effetto di ${card} non fa niente.`,
  draw: () => 'Il Duello finisce in parità.',
  wins: (p, reason, other) => `${does(p, 'vinci', 'vince')} il Duello: ${REASONS[reason](other)}.`,
};
