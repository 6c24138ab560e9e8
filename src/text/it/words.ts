/** Italian words of the game. */
import type { Attr, PhaseName, Place, Sub } from '../../engine/ast/index.ts';
import type { Kind } from '../../engine/types.ts';
import type { ValueWord } from '../np.ts';
import type { PosWord } from '../tree.ts';

export const ATTRIBUTES: Record<Attr, string> = {
  light: 'LUCE',
  dark: 'OSCURITÀ',
  earth: 'TERRA',
  water: 'ACQUA',
  fire: 'FUOCO',
  wind: 'VENTO',
  divine: 'DIVINO',
};

export const RACES: Readonly<Record<string, string>> = {
  Dragon: 'Drago',
  Fiend: 'Demone',
  Machine: 'Macchina',
  Spellcaster: 'Incantatore',
  Fairy: 'Fata',
  Thunder: 'Tuono',
  Zombie: 'Zombie',
  Insect: 'Insetto',
  Aqua: 'Acqua',
  Warrior: 'Guerriero',
  Dinosaur: 'Dinosauro',
  Pyro: 'Pyro',
  'Beast-Warrior': 'Guerriero-Bestia',
  Rock: 'Roccia',
  Reptile: 'Rettile',
  Beast: 'Bestia',
  Fish: 'Pesce',
  Plant: 'Pianta',
  'Winged Beast': 'Bestia Alata',
  'Sea Serpent': 'Serpente Marino',
  Psychic: 'Psichico',
  'Divine-Beast': 'Divinità-Bestia',
  Wyrm: 'Wyrm',
  Cyberse: 'Cyberso',
  Illusion: 'Illusione',
  'Creator God': 'Divinità Creatrice',
};

export const KINDS: Record<Kind, string> = { monster: 'Mostro', spell: 'Magia', trap: 'Trappola' };

/** Behind "Mostro", "Magia" or "Trappola", and alone after a stroke. */
export const SUBS: Record<Sub, [first: string, more: string]> = {
  normal: ['Normale', 'Normale'],
  effect: ['con Effetto', 'Effetto'],
  fusion: ['Fusione', 'Fusione'],
  ritual: ['Rituale', 'Rituale'],
  flip: ['Scoperta', 'Scoperta'],
  spirit: ['Spirit', 'Spirit'],
  toon: ['Toon', 'Toon'],
  union: ['Unione', 'Unione'],
  token: ['Segna-Mostro', 'Segna-Mostro'],
  quick: ['Rapida', 'Rapida'],
  continuous: ['Continua', 'Continua'],
  equip: ['Equipaggiamento', 'Equipaggiamento'],
  field: ['Terreno', 'Terreno'],
  counter: ['Contro', 'Contro'],
  synchro: ['Synchro', 'Synchro'],
  xyz: ['Xyz', 'Xyz'],
  link: ['Link', 'Link'],
  tuner: ['Tuner', 'Tuner'],
  gemini: ['Gemello', 'Gemello'],
};

export const PHASES: Record<PhaseName, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};

/** `extra` by the rules: see `extraDeck`. */
export const PLACES: Record<Exclude<Place, 'extra'>, [noun: string, feminine: boolean, plural: boolean]> = {
  hand: ['mano', true, false],
  deck: ['Deck', false, false],
  gy: ['Cimitero', false, false],
  banished: ['carte rimosse', true, true],
  mzone: ['Zona Mostri', true, false],
  szone: ['Zona Magie & Trappole', true, false],
  fzone: ['Zona Terreno', true, false],
  field: ['Terreno', false, false],
  overlay: ['Mostro Xyz', false, false],
};

export const extraDeck = (isExtra: boolean): string => (isExtra ? 'Extra Deck' : 'Deck Fusioni');

export const POSITIONS: Record<PosWord, string> = {
  attack: 'Posizione di Attacco',
  defense: 'Posizione di Difesa',
  faceDownDefense: 'Posizione di Difesa coperta',
  faceUpDefense: 'Posizione di Difesa scoperta',
  faceUpAttack: 'Posizione di Attacco scoperta',
  faceUp: 'scoperta',
  faceDown: 'coperta',
};

export const DECLARATIONS: Record<ValueWord, string> = {
  name: '1 nome di carta',
  race: '1 Tipo di Mostro',
  attr: '1 Attributo',
  kind: 'Mostro, Magia o Trappola',
  level: 'un Livello',
  stat: 'ATK o DEF',
  coin: 'testa o croce',
  number: 'un numero',
  zones: '1 Zona Mostri non usata',
};

/** Kinds of counter; of one without a name nothing is said. */
export const COUNTERS: Readonly<Record<string, string>> = { spell: 'Magia' };
