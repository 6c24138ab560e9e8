/** What happens before the first card is drawn, as lines of the log. */
import { inner } from './person.ts';

export const opening = {
  matchBegins: 'A match begins: two won duels decide it, of three at most.',
  duelOfMatch: (n: number, score: string) => `Duel ${n} of the match: ${score}.`,
  score: {
    even: (n: number) => `it stands ${n} to ${n}`,
    you: (a: number, b: number) => `you lead ${a} to ${b}`,
    they: (name: string, a: number, b: number) => `${name} leads ${a} to ${b}`,
  },
  houseRules: (rules: string) => `House rules: ${rules}.`,
  greetYou: (name: string) => `You and ${inner(name)} greet each other.`,
  greet: (one: string, two: string) => `${one} and ${inner(two)} greet each other.`,
  shuffle: {
    exchange: "Each player shuffles the other's Deck and gives it back.",
    own: 'Each player shuffles their own Deck, and the other cuts it.',
  },
  yours: (n: number) => (n === 0 ? 'yours none' : `yours ${n} card${n === 1 ? '' : 's'}`),
  theirs: (name: string, n: number) =>
    n === 0 ? `${name}'s none` : `${name}'s ${n} card${n === 1 ? '' : 's'}`,
  decks: (sizes: string) => `The Decks lie face-down in their zones: ${sizes}.`,
  extra: (extra: string, sizes: string) => `The ${extra}s lie face-down in their zones: ${sizes}.`,
  side: (again: boolean, sizes: string) =>
    `The Side Decks are counted${again ? ' again' : ''}, face-down: ${sizes}.`,
  toss: {
    you: (first: boolean) => `You win the toss and go ${first ? 'first' : 'second'}.`,
    they: (name: string, first: boolean) => `${name} wins the toss and goes ${first ? 'first' : 'second'}.`,
  },
  lost: {
    you: (first: boolean) => `You lost the last duel and go ${first ? 'first' : 'second'}.`,
    they: (name: string, first: boolean) =>
      `${name} lost the last duel and goes ${first ? 'first' : 'second'}.`,
  },
};
