import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const opening: Strings['opening'] = {
  matchBegins: 'Começa uma partida: dois duelos vencidos decidem, de três no máximo.',
  duelOfMatch: (n, score) => `Duelo ${n} da partida: ${score}.`,
  score: {
    even: (n) => `está ${n} a ${n}`,
    you: (a, b) => `você vence por ${a} a ${b}`,
    they: (name, a, b) => `${name} vence por ${a} a ${b}`,
  },
  houseRules: (rules) => `Regras da casa: ${rules}.`,
  greetYou: (name) => `Você e ${inner(name)} se cumprimentam.`,
  greet: (one, two) => `${one} e ${two} se cumprimentam.`,
  shuffle: {
    exchange: 'Cada jogador embaralha o Deck do outro e o devolve.',
    own: 'Cada jogador embaralha o próprio Deck, e o outro o corta.',
  },
  yours: (n) => (n === 0 ? 'você nenhum' : `você ${n} card${n === 1 ? '' : 's'}`),
  theirs: (name, n) => (n === 0 ? `${inner(name)} nenhum` : `${inner(name)} ${n} card${n === 1 ? '' : 's'}`),
  decks: (sizes) => `Os Decks estão com a face para baixo nas suas zonas: ${sizes}.`,
  extra: (extra, sizes) => `Cada ${extra} está com a face para baixo na sua zona: ${sizes}.`,
  side: (again, sizes) =>
    `Os Decks Auxiliares são contados${again ? ' de novo' : ''}, com a face para baixo: ${sizes}.`,
  toss: {
    you: (first) => `Você vence o sorteio e vai ${first ? 'primeiro' : 'em segundo'}.`,
    they: (name, first) => `${name} vence o sorteio e vai ${first ? 'primeiro' : 'em segundo'}.`,
  },
  lost: {
    you: (first) => `Você perdeu o último duelo e vai ${first ? 'primeiro' : 'em segundo'}.`,
    they: (name, first) => `${name} perdeu o último duelo e vai ${first ? 'primeiro' : 'em segundo'}.`,
  },
};
