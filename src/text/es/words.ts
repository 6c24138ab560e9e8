/** Spanish words of the game. */
import type { Attr, PhaseName, Place, Sub } from '../../engine/ast/index.ts';
import type { Kind } from '../../engine/types.ts';
import type { ValueWord } from '../np.ts';
import type { PosWord } from '../tree.ts';

export const ATTRIBUTES: Record<Attr, string> = {
  light: 'LUZ',
  dark: 'OSCURIDAD',
  earth: 'TIERRA',
  water: 'AGUA',
  fire: 'FUEGO',
  wind: 'VIENTO',
  divine: 'DIVINIDAD',
};

export const RACES: Readonly<Record<string, string>> = {
  Dragon: 'Dragón',
  Fiend: 'Demonio',
  Machine: 'Máquina',
  Spellcaster: 'Lanzador de Conjuros',
  Fairy: 'Hada',
  Thunder: 'Trueno',
  Zombie: 'Zombi',
  Insect: 'Insecto',
  Aqua: 'Aqua',
  Warrior: 'Guerrero',
  Dinosaur: 'Dinosaurio',
  Pyro: 'Piro',
  'Beast-Warrior': 'Guerrero-Bestia',
  Rock: 'Roca',
  Reptile: 'Reptil',
  Beast: 'Bestia',
  Fish: 'Pez',
  Plant: 'Planta',
  'Winged Beast': 'Bestia Alada',
  'Sea Serpent': 'Serpiente Marina',
  Psychic: 'Psíquico',
  'Divine-Beast': 'Bestia Divina',
  Wyrm: 'Wyrm',
  Cyberse: 'Ciberso',
  Illusion: 'Ilusión',
  'Creator God': 'Dios Creador',
};

export const KINDS: Record<Kind, string> = { monster: 'Monstruo', spell: 'Mágica', trap: 'Trampa' };

/** Behind "Monstruo", "Mágica" or "Trampa", and alone after a stroke. */
export const SUBS: Record<Sub, [first: string, more: string]> = {
  normal: ['Normal', 'Normal'],
  effect: ['de Efecto', 'Efecto'],
  fusion: ['de Fusión', 'Fusión'],
  ritual: ['de Ritual', 'Ritual'],
  flip: ['de Volteo', 'Volteo'],
  spirit: ['Espíritu', 'Espíritu'],
  toon: ['Toon', 'Toon'],
  union: ['Unión', 'Unión'],
  token: ['Ficha', 'Ficha'],
  quick: ['de Juego Rápido', 'Juego Rápido'],
  continuous: ['Continua', 'Continua'],
  equip: ['de Equipo', 'Equipo'],
  field: ['de Campo', 'Campo'],
  counter: ['de Contraefecto', 'Contraefecto'],
  synchro: ['de Sincronía', 'Sincronía'],
  xyz: ['Xyz', 'Xyz'],
  link: ['de Enlace', 'Enlace'],
  tuner: ['Cantante', 'Cantante'],
  gemini: ['Géminis', 'Géminis'],
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
  gy: ['Cementerio', false, false],
  banished: ['cartas removidas', true, true],
  mzone: ['Zona de Monstruos', true, false],
  szone: ['Zona de Mágicas y Trampas', true, false],
  fzone: ['Zona de Campo', true, false],
  field: ['Campo', false, false],
  overlay: ['Monstruo Xyz', false, false],
};

export const extraDeck = (isExtra: boolean): string => (isExtra ? 'Extra Deck' : 'Deck de Fusiones');

export const POSITIONS: Record<PosWord, string> = {
  attack: 'Posición de Ataque',
  defense: 'Posición de Defensa',
  faceDownDefense: 'Posición de Defensa boca abajo',
  faceUpDefense: 'Posición de Defensa boca arriba',
  faceUpAttack: 'Posición de Ataque boca arriba',
  faceUp: 'boca arriba',
  faceDown: 'boca abajo',
};

export const DECLARATIONS: Record<ValueWord, string> = {
  name: '1 nombre de carta',
  race: '1 Tipo de Monstruo',
  attr: '1 Atributo',
  kind: 'Monstruo, Mágica o Trampa',
  level: 'un Nivel',
  stat: 'ATK o DEF',
  coin: 'cara o cruz',
  number: 'un número',
  zones: '1 Zona de Monstruos sin usar',
};

/** Kinds of counter; of one without a name nothing is said. */
export const COUNTERS: Readonly<Record<string, string>> = { spell: 'de Hechizo' };
