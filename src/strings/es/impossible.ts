import type { Strings } from '../index.ts';

export const impossible: Strings['impossible'] = {
  inZone: (card, zone) => `${card} en la zona ${zone}`,
  spell: 'una Carta Mágica',
  trap: 'una Carta de Trampa',
  token: 'una Ficha',
  mainMonster: 'un monstruo del Main Deck',
  fusion: 'un Monstruo de Fusión',
  synchro: 'un Monstruo de Sincronía',
  xyz: 'un Monstruo Xyz',
  link: 'un Monstruo de Enlace',
  inExtraOnly: (card, sort) =>
    `${card} es ${sort}: espera en el Extra Deck, nunca en la mano ni en el Main Deck`,
  tokenInPile: (card) => `${card} es una Ficha: está en el Campo o en ninguna parte`,
  notInExtra: (card, sort) =>
    `${card} es ${sort}: el Extra Deck solo tiene Monstruos de Fusión, de Sincronía, Xyz y de Enlace`,
  noMonster: (card, sort) => `${card} es ${sort}, que nunca se convierte en monstruo`,
  linkPosition: (card) =>
    `${card} es un Monstruo de Enlace, siempre boca arriba en Posición de Ataque ("atk")`,
  tokenFaceDown: (card) => `${card} es una Ficha, que nunca está boca abajo (TOKEN-06)`,
  noFaceDownAttack: (card) => `${card}: estas reglas no tienen Posición de Ataque boca abajo (PRM-33)`,
  noMaterials: (card, sort) => `${card} es ${sort}: solo los Monstruos Xyz tienen materiales`,
  tokenMaterial: (card) => `${card} es una Ficha, que no es Material Xyz`,
  setEquip: (card) =>
    `${card} está Colocada: solo una carta boca arriba ("up") equipa a un monstruo o se une a él`,
  setMonster: (card, sort) => `${card} es ${sort}: ahí un monstruo está boca arriba ("up") o no está`,
  fieldSpell: (card) => `${card} es una Mágica de Campo: su lugar es la Zona de Campo ("field")`,
  noFieldSpell: (card, sort) => `${card} es ${sort}: la Zona de Campo solo tiene Mágicas de Campo`,
  notInExtraZone: (card, sort) =>
    `${card} es ${sort}: en una Zona de Monstruos Extra solo hay monstruos del Extra Deck (EMZ-07)`,
  looseMonster: (card, sort) =>
    `${card} es ${sort}: ahí equipa a un monstruo como Carta de Equipo (on m1) o no está`,
  looseEquip: (card) => `${card} es una Carta de Equipo: boca arriba equipa a un monstruo (on m1)`,
  doesNotStay: (card, sort) =>
    `${card} es ${sort} que no se queda: boca arriba ya se resolvió y está en el Cementerio (SPELL-05)`,
  onFaceDown: (card) => `${card} está en un monstruo boca abajo: solo se equipa a los que están boca arriba`,
};
