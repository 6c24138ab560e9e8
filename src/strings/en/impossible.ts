/** Why no duel can come to a position: what a card is that lies where it cannot. */
export const impossible = {
  inZone: (card: string, zone: string) => `${card} in zone ${zone}`,
  spell: 'a Spell Card',
  trap: 'a Trap Card',
  token: 'a Token',
  mainMonster: 'a monster of the Main Deck',
  fusion: 'a Fusion Monster',
  synchro: 'a Synchro Monster',
  xyz: 'an Xyz Monster',
  link: 'a Link Monster',
  inExtraOnly: (card: string, sort: string) =>
    `${card} is ${sort}: it waits in the Extra Deck, never in a hand or Main Deck`,
  tokenInPile: (card: string) => `${card} is a Token: it is on the field or nowhere`,
  notInExtra: (card: string, sort: string) =>
    `${card} is ${sort}: the Extra Deck holds Fusion, Synchro, Xyz and Link Monsters only`,
  noMonster: (card: string, sort: string) => `${card} is ${sort}, which never becomes a monster`,
  linkPosition: (card: string) =>
    `${card} is a Link Monster, which is in face-up Attack Position always ("atk")`,
  tokenFaceDown: (card: string) => `${card} is a Token, which is never face-down (TOKEN-06)`,
  noFaceDownAttack: (card: string) => `${card}: these rules have no face-down Attack Position (PRM-33)`,
  noMaterials: (card: string, sort: string) => `${card} is ${sort}: only Xyz Monsters have materials`,
  tokenMaterial: (card: string) => `${card} is a Token, which is no Xyz Material`,
  setEquip: (card: string) => `${card} is Set: only a face-up card ("up") is equipped or linked to a monster`,
  setMonster: (card: string, sort: string) =>
    `${card} is ${sort}: a monster lies there face-up ("up") or not at all`,
  fieldSpell: (card: string) => `${card} is a Field Spell: its place is the Field Zone ("field")`,
  noFieldSpell: (card: string, sort: string) => `${card} is ${sort}: the Field Zone holds Field Spells only`,
  notInExtraZone: (card: string, sort: string) =>
    `${card} is ${sort}: only monsters of the Extra Deck are in an Extra Monster Zone (EMZ-07)`,
  looseMonster: (card: string, sort: string) =>
    `${card} is ${sort}: there it is on a monster as an Equip Card (on m1) or not at all`,
  looseEquip: (card: string) => `${card} is an Equip Card: face-up it is on a monster (on m1)`,
  doesNotStay: (card: string, sort: string) =>
    `${card} is ${sort} that does not stay: face-up it has resolved and is in the Graveyard (SPELL-05)`,
  onFaceDown: (card: string) => `${card} is on a face-down monster: Equip Cards are on face-up ones only`,
};
