/** Brazilian Portuguese words of the game. */
import type { Attr, PhaseName, Place, Sub } from '../../engine/ast/index.ts';
import type { Kind } from '../../engine/types.ts';
import type { ValueWord } from '../np.ts';
import type { PosWord } from '../tree.ts';

export const ATTRIBUTES: Record<Attr, string> = {
  light: 'LUZ',
  dark: 'TREVAS',
  earth: 'TERRA',
  water: 'ÁGUA',
  fire: 'FOGO',
  wind: 'VENTO',
  divine: 'DIVINO',
};

export const RACES: Readonly<Record<string, string>> = {
  Dragon: 'Dragão',
  Fiend: 'Demônio',
  Machine: 'Máquina',
  Spellcaster: 'Mago',
  Fairy: 'Fada',
  Thunder: 'Trovão',
  Zombie: 'Zumbi',
  Insect: 'Inseto',
  Aqua: 'Aqua',
  Warrior: 'Guerreiro',
  Dinosaur: 'Dinossauro',
  Pyro: 'Piro',
  'Beast-Warrior': 'Besta-Guerreira',
  Rock: 'Rocha',
  Reptile: 'Réptil',
  Beast: 'Besta',
  Fish: 'Peixe',
  Plant: 'Planta',
  'Winged Beast': 'Besta Alada',
  'Sea Serpent': 'Serpente Marinha',
  Psychic: 'Psíquico',
  'Divine-Beast': 'Besta Divina',
  Wyrm: 'Wyrm',
  Cyberse: 'Ciberso',
  Illusion: 'Ilusão',
  'Creator God': 'Deus Criador',
};

export const KINDS: Record<Kind, string> = { monster: 'Monstro', spell: 'Magia', trap: 'Armadilha' };

/** Behind "Monstro", "Magia" or "Armadilha", and alone after a stroke. */
export const SUBS: Record<Sub, [first: string, more: string]> = {
  normal: ['Normal', 'Normal'],
  effect: ['de Efeito', 'Efeito'],
  fusion: ['de Fusão', 'Fusão'],
  ritual: ['de Ritual', 'Ritual'],
  flip: ['Virar', 'Virar'],
  spirit: ['Espírito', 'Espírito'],
  toon: ['Toon', 'Toon'],
  union: ['União', 'União'],
  token: ['Ficha', 'Ficha'],
  quick: ['Rápida', 'Rápida'],
  continuous: ['Contínua', 'Contínua'],
  equip: ['de Equipamento', 'Equipamento'],
  field: ['de Campo', 'Campo'],
  counter: ['de Resposta', 'Resposta'],
  synchro: ['Sincro', 'Sincro'],
  xyz: ['Xyz', 'Xyz'],
  link: ['Link', 'Link'],
  tuner: ['Regulador', 'Regulador'],
  gemini: ['Gêmeos', 'Gêmeos'],
};

export const PHASES: Record<PhaseName, string> = {
  draw: 'Fase de Compra',
  standby: 'Fase de Apoio',
  main1: 'Fase Principal 1',
  battle: 'Fase de Batalha',
  main2: 'Fase Principal 2',
  end: 'Fase Final',
};

/** `extra` by the rules: see `extraDeck`. */
export const PLACES: Record<Exclude<Place, 'extra'>, [noun: string, feminine: boolean, plural: boolean]> = {
  hand: ['mão', true, false],
  deck: ['Deck', false, false],
  gy: ['Cemitério', false, false],
  banished: ['cards removidos', false, true],
  mzone: ['Zona de Monstros', true, false],
  szone: ['Zona de Magias e Armadilhas', true, false],
  fzone: ['Zona de Campo', true, false],
  field: ['campo', false, false],
  overlay: ['Monstro Xyz', false, false],
};

export const extraDeck = (isExtra: boolean): string => (isExtra ? 'Deck Adicional' : 'Deck de Fusão');

export const POSITIONS: Record<PosWord, string> = {
  attack: 'Posição de Ataque',
  defense: 'Posição de Defesa',
  faceDownDefense: 'Posição de Defesa com a face para baixo',
  faceUpDefense: 'Posição de Defesa com a face para cima',
  faceUpAttack: 'Posição de Ataque com a face para cima',
  faceUp: 'com a face para cima',
  faceDown: 'com a face para baixo',
};

export const DECLARATIONS: Record<ValueWord, string> = {
  name: '1 nome de card',
  race: '1 Tipo de Monstro',
  attr: '1 Atributo',
  kind: 'Monstro, Magia ou Armadilha',
  level: 'um Nível',
  stat: 'ATK ou DEF',
  coin: 'cara ou coroa',
  number: 'um número',
  zones: '1 Zona de Monstros não usada',
};

/** Kinds of counter; of one without a name nothing is said. */
export const COUNTERS: Readonly<Record<string, string>> = { spell: 'de Magia' };
