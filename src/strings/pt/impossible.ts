import type { Strings } from '../index.ts';

export const impossible: Strings['impossible'] = {
  inZone: (card, zone) => `${card} na zona ${zone}`,
  spell: 'um Card de Magia',
  trap: 'um Card de Armadilha',
  token: 'uma Ficha',
  mainMonster: 'um monstro do Deck Principal',
  fusion: 'um Monstro de Fusão',
  synchro: 'um Monstro Sincro',
  xyz: 'um Monstro Xyz',
  link: 'um Monstro Link',
  inExtraOnly: (card, sort) =>
    `${card} é ${sort}: espera no Deck Adicional, nunca na mão nem no Deck Principal`,
  tokenInPile: (card) => `${card} é uma Ficha: está no campo ou em lugar nenhum`,
  notInExtra: (card, sort) =>
    `${card} é ${sort}: o Deck Adicional só tem Monstros de Fusão, Sincro, Xyz e Link`,
  noMonster: (card, sort) => `${card} é ${sort}, que nunca se torna um monstro`,
  linkPosition: (card) =>
    `${card} é um Monstro Link, sempre com a face para cima em Posição de Ataque ("atk")`,
  tokenFaceDown: (card) => `${card} é uma Ficha, que nunca fica com a face para baixo (TOKEN-06)`,
  noFaceDownAttack: (card) =>
    `${card}: estas regras não têm Posição de Ataque com a face para baixo (PRM-33)`,
  noMaterials: (card, sort) => `${card} é ${sort}: só Monstros Xyz têm matérias`,
  tokenMaterial: (card) => `${card} é uma Ficha, que não é Matéria Xyz`,
  setEquip: (card) =>
    `${card} está Baixado: só um card com a face para cima ("up") equipa um monstro ou se liga a ele`,
  setMonster: (card, sort) =>
    `${card} é ${sort}: um monstro ali fica com a face para cima ("up") ou não fica`,
  fieldSpell: (card) => `${card} é uma Magia de Campo: seu lugar é a Zona de Campo ("field")`,
  noFieldSpell: (card, sort) => `${card} é ${sort}: a Zona de Campo só tem Magias de Campo`,
  notInExtraZone: (card, sort) =>
    `${card} é ${sort}: só monstros do Deck Adicional ficam numa Zona de Monstros Extra (EMZ-07)`,
  looseMonster: (card, sort) =>
    `${card} é ${sort}: ali equipa um monstro como Card de Equipamento (on m1) ou não fica`,
  looseEquip: (card) => `${card} é um Card de Equipamento: com a face para cima equipa um monstro (on m1)`,
  doesNotStay: (card, sort) =>
    `${card} é ${sort} que não permanece: com a face para cima já resolveu e está no Cemitério (SPELL-05)`,
  onFaceDown: (card) =>
    `${card} está num monstro com a face para baixo: só se equipam os com a face para cima`,
};
