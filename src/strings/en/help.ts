/** The help screen. */
export const help = {
  titles: {
    menu: 'Keys of the menu',
    duel: 'Keys of the duel',
    end: 'Keys after a duel',
    replay: 'Keys of a replay',
  },
  title: 'Keys',
  marksTitle: 'Marks',
  marks: {
    attack: 'face-up Attack Position',
    defense: 'face-up Defense Position',
    faceDown: 'face-down Defense Position',
    hidden: "face-down; the other side's unknown ones are [set]",
    canAct: 'can act now, or can be chosen',
    changed: 'more or less than printed',
    equip: 'an Equip, and the zone it is on; o before a zone: the other side',
    taken: 'under the control of the side that does not own it',
    negated: 'its effects are negated',
    pointer: 'what is marked; before a name: whose turn it is',
  },
  name: 'name',
};
