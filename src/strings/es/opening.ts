import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const opening: Strings['opening'] = {
  matchBegins: 'Empieza un match: lo deciden dos duelos ganados, de tres como mucho.',
  duelOfMatch: (n, score) => `Duelo ${n} del match: ${score}.`,
  score: {
    even: (n) => `van ${n} a ${n}`,
    you: (a, b) => `vas ganando ${a} a ${b}`,
    they: (name, a, b) => `${name} va ganando ${a} a ${b}`,
  },
  houseRules: (rules) => `Reglas de la casa: ${rules}.`,
  greetYou: (name) => `Saludos entre ${inner(name)} y tú.`,
  greet: (one, two) => `${one} y ${two} se saludan.`,
  shuffle: {
    exchange: 'Cada jugador baraja el Deck del otro y se lo devuelve.',
    own: 'Cada jugador baraja su propio Deck, y el otro lo corta.',
  },
  yours: (n) => (n === 0 ? 'tú ninguna' : `tú ${n} carta${n === 1 ? '' : 's'}`),
  theirs: (name, n) =>
    n === 0 ? `${inner(name)} ninguna` : `${inner(name)} ${n} carta${n === 1 ? '' : 's'}`,
  decks: (sizes) => `Los Decks están boca abajo en sus zonas: ${sizes}.`,
  extra: (extra, sizes) => `Cada ${extra} está boca abajo en su zona: ${sizes}.`,
  side: (again, sizes) => `Se cuentan ${again ? 'otra vez ' : ''}los Side Decks, boca abajo: ${sizes}.`,
  toss: {
    you: (first) => `Ganas el sorteo y ${first ? 'vas primero' : 'vas segundo'}.`,
    they: (name, first) => `${name} gana el sorteo y ${first ? 'va primero' : 'va segundo'}.`,
  },
  lost: {
    you: (first) => `Perdiste el último duelo y ${first ? 'vas primero' : 'vas segundo'}.`,
    they: (name, first) => `${name} perdió el último duelo y ${first ? 'va primero' : 'va segundo'}.`,
  },
};
