import type { KnownCard } from '../cards/facts.ts';
import type { DeckFault, ProblemFacts } from './legality.ts';

/** Languages in which a refusal can be said. */
export type DeckLang = 'en' | 'es' | 'pt' | 'it';

/** The facts of a problem as words of one language. */
interface Words {
  card: string;
  n: number;
  most: number;
  sizes: string;
  /** What the format calls the Extra Deck. */
  extra: string;
}
type Sentences = Record<DeckFault, (w: Words) => string>;

const EXTRA_DECK: Record<DeckLang, [fusionOnly: string, otherwise: string]> = {
  en: ['Fusion Deck', 'Extra Deck'],
  es: ['Deck de Fusión', 'Deck Extra'],
  pt: ['Deck de Fusão', 'Deck Adicional'],
  it: ['Deck Fusione', 'Extra Deck'],
};

const OR: Record<DeckLang, string> = { en: 'or', es: 'o', pt: 'ou', it: 'o' };

const SENTENCES: Record<DeckLang, Sentences> = {
  en: {
    tooFew: (w) => `Main Deck: ${w.n} ${w.n === 1 ? 'card' : 'cards'}, at least ${w.most} are needed.`,
    tooMany: (w) => `Main Deck: ${w.n} cards, at most ${w.most} are allowed.`,
    sideSize: (w) => `Side Deck: ${w.n} ${w.n === 1 ? 'card' : 'cards'}, allowed: ${w.sizes}.`,
    extraSize: (w) => `${w.extra}: ${w.n} cards, at most ${w.most} are allowed.`,
    copies: (w) => `${w.card}: ${w.n} copies in all parts together, at most ${w.most} are allowed.`,
    forbidden: (w) => `${w.card}: Forbidden, no copy is allowed in any part.`,
    limited: (w) => `${w.card}: Limited, ${w.n} copies in all parts together, 1 is allowed.`,
    semiLimited: (w) => `${w.card}: Semi-Limited, ${w.n} copies in all parts together, 2 are allowed.`,
    extraInMain: (w) => `${w.card}: belongs in the ${w.extra}, not in the Main Deck.`,
    extraInSide: (w) => `${w.card}: belongs in the ${w.extra}, not in the Side Deck.`,
    notExtra: (w) => `${w.card}: belongs in the Main Deck, not in the ${w.extra}.`,
    extraKind: (w) => `${w.card}: monsters of its kind do not exist in this format.`,
    notInPool: (w) => `${w.card}: not in the card pool of this format.`,
    noCard: (w) => `No card has the passcode ${w.n}.`,
  },
  es: {
    tooFew: (w) =>
      `Deck Principal: ${w.n} ${w.n === 1 ? 'carta' : 'cartas'}, hacen falta al menos ${w.most}.`,
    tooMany: (w) => `Deck Principal: ${w.n} cartas, se permiten ${w.most} como máximo.`,
    sideSize: (w) => `Side Deck: ${w.n} ${w.n === 1 ? 'carta' : 'cartas'}, permitidas: ${w.sizes}.`,
    extraSize: (w) => `${w.extra}: ${w.n} cartas, se permiten ${w.most} como máximo.`,
    copies: (w) => `${w.card}: ${w.n} copias sumando todas las partes, se permiten ${w.most} como máximo.`,
    forbidden: (w) => `${w.card}: Prohibida, no se permite ninguna copia en ninguna parte.`,
    limited: (w) => `${w.card}: Limitada, ${w.n} copias sumando todas las partes, se permite 1.`,
    semiLimited: (w) => `${w.card}: Semi-Limitada, ${w.n} copias sumando todas las partes, se permiten 2.`,
    extraInMain: (w) => `${w.card}: va en el ${w.extra}, no en el Deck Principal.`,
    extraInSide: (w) => `${w.card}: va en el ${w.extra}, no en el Side Deck.`,
    notExtra: (w) => `${w.card}: va en el Deck Principal, no en el ${w.extra}.`,
    extraKind: (w) => `${w.card}: los monstruos de su clase no existen en este formato.`,
    notInPool: (w) => `${w.card}: no está entre las cartas de este formato.`,
    noCard: (w) => `Ninguna carta tiene el código ${w.n}.`,
  },
  pt: {
    tooFew: (w) =>
      `Deck Principal: ${w.n} ${w.n === 1 ? 'card' : 'cards'}, são necessários pelo menos ${w.most}.`,
    tooMany: (w) => `Deck Principal: ${w.n} cards, são permitidos no máximo ${w.most}.`,
    sideSize: (w) => `Side Deck: ${w.n} ${w.n === 1 ? 'card' : 'cards'}, permitidos: ${w.sizes}.`,
    extraSize: (w) => `${w.extra}: ${w.n} cards, são permitidos no máximo ${w.most}.`,
    copies: (w) => `${w.card}: ${w.n} cópias somando todas as partes, são permitidas no máximo ${w.most}.`,
    forbidden: (w) => `${w.card}: Proibido, nenhuma cópia é permitida em nenhuma parte.`,
    limited: (w) => `${w.card}: Limitado, ${w.n} cópias somando todas as partes, é permitida 1.`,
    semiLimited: (w) => `${w.card}: Semilimitado, ${w.n} cópias somando todas as partes, são permitidas 2.`,
    extraInMain: (w) => `${w.card}: pertence ao ${w.extra}, não ao Deck Principal.`,
    extraInSide: (w) => `${w.card}: pertence ao ${w.extra}, não ao Side Deck.`,
    notExtra: (w) => `${w.card}: pertence ao Deck Principal, não ao ${w.extra}.`,
    extraKind: (w) => `${w.card}: monstros deste tipo não existem neste formato.`,
    notInPool: (w) => `${w.card}: não está entre os cards deste formato.`,
    noCard: (w) => `Nenhum card tem o código ${w.n}.`,
  },
  it: {
    tooFew: (w) => `Main Deck: ${w.n} ${w.n === 1 ? 'carta' : 'carte'}, ne servono almeno ${w.most}.`,
    tooMany: (w) => `Main Deck: ${w.n} carte, ne sono ammesse al massimo ${w.most}.`,
    sideSize: (w) => `Side Deck: ${w.n} ${w.n === 1 ? 'carta' : 'carte'}, ammesse: ${w.sizes}.`,
    extraSize: (w) => `${w.extra}: ${w.n} carte, ne sono ammesse al massimo ${w.most}.`,
    copies: (w) => `${w.card}: ${w.n} copie in tutte le parti insieme, ammesse al massimo ${w.most}.`,
    forbidden: (w) => `${w.card}: Proibita, nessuna copia è ammessa in nessuna parte.`,
    limited: (w) => `${w.card}: Limitata, ${w.n} copie in tutte le parti insieme, ammessa 1.`,
    semiLimited: (w) => `${w.card}: Semi-Limitata, ${w.n} copie in tutte le parti insieme, ammesse 2.`,
    extraInMain: (w) => `${w.card}: il suo posto è nel ${w.extra}, non nel Main Deck.`,
    extraInSide: (w) => `${w.card}: il suo posto è nel ${w.extra}, non nel Side Deck.`,
    notExtra: (w) => `${w.card}: il suo posto è nel Main Deck, non nel ${w.extra}.`,
    extraKind: (w) => `${w.card}: i mostri del suo genere non esistono in questo formato.`,
    notInPool: (w) => `${w.card}: non è tra le carte di questo formato.`,
    noCard: (w) => `Nessuna carta ha il codice ${w.n}.`,
  },
};

/** The sentence for a problem with a deck. */
export function problemText(facts: ProblemFacts, lang: DeckLang): string {
  return SENTENCES[lang][facts.fault]({
    card: facts.card === undefined ? '' : nameIn(facts.card, lang),
    n: facts.n,
    most: facts.most,
    sizes: (facts.sizes ?? '').replaceAll(', ', ` ${OR[lang]} `),
    extra: EXTRA_DECK[lang][facts.fusionOnly ? 0 : 1],
  });
}

function nameIn(card: KnownCard, lang: DeckLang): string {
  return lang === 'en' ? card.name : card.names[lang];
}
