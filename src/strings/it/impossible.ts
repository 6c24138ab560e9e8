import type { Strings } from '../index.ts';

export const impossible: Strings['impossible'] = {
  inZone: (card, zone) => `${card} nella zona ${zone}`,
  spell: 'una Carta Magia',
  trap: 'una Carta Trappola',
  token: 'un Segna-Mostro',
  mainMonster: 'un mostro del Main Deck',
  fusion: 'un Mostro Fusione',
  synchro: 'un Mostro Synchro',
  xyz: 'un Mostro Xyz',
  link: 'un Mostro Link',
  inExtraOnly: (card, sort) => `${card} è ${sort}: attende nell’Extra Deck, mai nella mano o nel Main Deck`,
  tokenInPile: (card) => `${card} è un Segna-Mostro: è sul Terreno o da nessuna parte`,
  notInExtra: (card, sort) =>
    `${card} è ${sort}: l’Extra Deck contiene solo Mostri Fusione, Synchro, Xyz e Link`,
  noMonster: (card, sort) => `${card} è ${sort}, che non diventa mai un mostro`,
  linkPosition: (card) => `${card} è un Mostro Link, sempre scoperto in Posizione di Attacco ("atk")`,
  tokenFaceDown: (card) => `${card} è un Segna-Mostro, che non è mai coperto (TOKEN-06)`,
  noFaceDownAttack: (card) => `${card}: queste regole non hanno la Posizione di Attacco coperta (PRM-33)`,
  noMaterials: (card, sort) => `${card} è ${sort}: solo i Mostri Xyz hanno materiali`,
  tokenMaterial: (card) => `${card} è un Segna-Mostro, che non è Materiale Xyz`,
  setEquip: (card) =>
    `${card} è Posizionata: solo una carta scoperta ("up") equipaggia un mostro o è legata a uno`,
  setMonster: (card, sort) => `${card} è ${sort}: lì un mostro sta scoperto ("up") o non ci sta`,
  fieldSpell: (card) => `${card} è una Magia Terreno: il suo posto è la Zona Terreno ("field")`,
  noFieldSpell: (card, sort) => `${card} è ${sort}: la Zona Terreno contiene solo Magie Terreno`,
  notInExtraZone: (card, sort) =>
    `${card} è ${sort}: in una Zona Mostro Extra ci sono solo mostri dell’Extra Deck (EMZ-07)`,
  looseMonster: (card, sort) =>
    `${card} è ${sort}: lì equipaggia un mostro come Carta Equipaggiamento (on m1) o non ci sta`,
  looseEquip: (card) => `${card} è una Carta Equipaggiamento: scoperta equipaggia un mostro (on m1)`,
  doesNotStay: (card, sort) =>
    `${card} è ${sort} che non resta: scoperta si è già risolta ed è nel Cimitero (SPELL-05)`,
  onFaceDown: (card) => `${card} è su un mostro coperto: si equipaggiano solo quelli scoperti`,
};
