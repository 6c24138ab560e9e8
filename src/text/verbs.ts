/** Every verb a sentence can need. A language's lexicon is a table over this list, so a missing one is a type error. */
export const VERBS = [
  // moving cards
  'destroy', 'send', 'discard', 'makeDiscard', 'tribute', 'banish', 'return', 'add', 'put', 'shuffleInto', 'draw', 'makeDraw',
  'reveal', 'lookAt', 'turnUpCards', 'show', 'mix', 'arrange', 'shuffle', 'place', 'remove', 'equip', 'choose', 'target', 'leave',
  'move', 'useAsMaterial',
  // Summons
  'summon', 'normalSummon', 'normalSummonOrSet', 'tributeSummon', 'flipSummon', 'specialSummon', 'fusionSummon', 'ritualSummon',
  'summonByOwn', 'set', 'countAs',
  // positions and control
  'change', 'changePosition', 'turn', 'changeControl', 'takeControl', 'giveControl', 'switchControl', 'control', 'pass', 'switch',
  // Life Points, numbers
  'inflict', 'take', 'gain', 'makeGain', 'lose', 'pay', 'needNotPay', 'become', 'double', 'halve', 'reverse', 'haveNoLimit',
  // battle
  'attack', 'attackDirectly', 'attackAll', 'attackWith', 'declareAttack', 'battle', 'pierce',
  // the chain
  'activate', 'play', 'use', 'negate', 'resolve', 'affect', 'apply', 'declare', 'call', 'toss', 'roll', 'win', 'drawGame',
  // the turn
  'skip', 'moveOn', 'conduct', 'advance',
  // being
  'be', 'beThere', 'beRight', 'have', 'hold', 'stay', 'keep', 'treat', 'remember', 'doNothing',
] as const;
export type Verb = (typeof VERBS)[number];
