/** English verbs: data only. */
import type { Verb } from '../verbs.ts';

/** `before`/`after` stand on either side of the object: "take | control of | X", "change | X | ...". */
export interface VerbForms {
  base: string;
  s: string;
  past: string;
  part: string;
  ing: string;
  before?: string;
  after?: string;
}

/** A regular verb, of one word or ending in one; irregular forms are given. */
function verb(base: string, irregular: Partial<VerbForms> = {}): VerbForms {
  const stem = base.replace(/e$/, '');
  const past = irregular.past ?? `${stem}ed`;
  const s = /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : `${base}s`;
  return { base, s, past, part: past, ing: `${stem}ing`, ...irregular };
}

const withObject = (base: string, before: string, irregular: Partial<VerbForms> = {}) =>
  verb(base, { before, ...irregular });

export const VERB_FORMS: Record<Verb, VerbForms> = {
  destroy: verb('destroy'),
  send: verb('send', { past: 'sent' }),
  discard: verb('discard'),
  makeDiscard: verb('make', { past: 'made', after: 'discard cards' }),
  tribute: verb('Tribute'),
  banish: verb('remove', { after: 'from play' }),
  return: verb('return'),
  add: verb('add'),
  put: verb('place'),
  shuffleInto: verb('shuffle', { after: 'into the Deck' }),
  draw: verb('draw', { past: 'drew', part: 'drawn' }),
  makeDraw: verb('make', { past: 'made', after: 'draw cards' }),
  reveal: verb('reveal'),
  lookAt: withObject('look', 'at', { part: 'looked at' }),
  turnUpCards: verb('reveal'),
  show: verb('show', { part: 'shown' }),
  mix: verb('shuffle', { after: 'together face-down and lay them out again' }),
  arrange: verb('arrange'),
  shuffle: verb('shuffle'),
  place: verb('place'),
  remove: verb('remove'),
  equip: verb('equip', { past: 'equipped', ing: 'equipping' }),
  choose: verb('choose', { past: 'chose', part: 'chosen' }),
  find: verb('find', { past: 'found' }),
  target: verb('target'),
  leave: verb('leave', { past: 'left' }),
  move: verb('move'),
  useAsMaterial: verb('use', { after: 'as Fusion Material' }),
  useAsMaterials: verb('use', { after: 'as material' }),
  summon: verb('Summon'),
  normalSummon: verb('Normal Summon'),
  tributeSummon: verb('Tribute Summon'),
  flipSummon: verb('Flip Summon'),
  specialSummon: verb('Special Summon'),
  fusionSummon: verb('Fusion Summon'),
  synchroSummon: verb('Synchro Summon'),
  xyzSummon: verb('Xyz Summon'),
  linkSummon: verb('Link Summon'),
  ritualSummon: verb('Ritual Summon'),
  summonByOwn: verb('Special Summon', { after: 'by its own procedure' }),
  normalSummonAgain: verb('Normal Summon', { after: 'once more' }),
  set: verb('Set', { past: 'Set', ing: 'Setting' }),
  countAs: withObject('count', 'as'),
  change: verb('change'),
  changePosition: verb('change', { after: 'battle position' }),
  turn: verb('turn'),
  changeControl: verb('change', { after: 'control' }),
  takeControl: withObject('take', 'control of', { past: 'took', part: 'taken control of' }),
  giveControl: withObject('give', 'control of', { past: 'gave', part: 'given' }),
  switchControl: withObject('switch', 'control of'),
  control: verb('control', { past: 'controlled', ing: 'controlling' }),
  pass: verb('pass'),
  switch: verb('switch'),
  inflict: verb('inflict'),
  take: verb('take', { past: 'took', part: 'taken' }),
  gain: verb('gain'),
  increase: verb('increase'),
  lower: verb('lower'),
  lose: verb('lose', { past: 'lost' }),
  pay: verb('pay', { past: 'paid' }),
  needNotPay: verb('do not have to', { s: 'does not have to', after: 'pay LP' }),
  become: verb('become', { past: 'became', part: 'become' }),
  double: verb('double'),
  halve: verb('halve'),
  reverse: verb('reverse'),
  haveNoLimit: verb('no longer apply', { s: 'no longer applies', past: 'no longer applied' }),
  attack: verb('attack'),
  attackDirectly: verb('attack', { after: 'directly' }),
  attackWith: withObject('attack', 'with'),
  declareAttack: verb('declare', { after: 'an attack' }),
  declareDirectAttack: verb('declare', { after: 'a direct attack' }),
  battle: verb('battle'),
  pierce: verb('inflict', { after: 'piercing battle damage' }),
  activate: verb('activate'),
  play: verb('play'),
  use: verb('use'),
  negate: verb('negate'),
  resolve: verb('resolve'),
  affect: verb('affect'),
  apply: verb('apply', { s: 'applies', past: 'applied' }),
  declare: verb('declare'),
  call: verb('call'),
  toss: verb('toss'),
  roll: verb('roll'),
  redo: verb('make', { past: 'made', after: 'again' }),
  win: verb('win', { past: 'won', ing: 'winning' }),
  drawGame: verb('end', { after: 'in a draw' }),
  skip: verb('skip', { past: 'skipped', ing: 'skipping' }),
  moveOn: verb('move', { after: 'on' }),
  conduct: verb('conduct'),
  advance: verb('advance'),
  be: verb('be', { s: 'is', past: 'was', part: 'been', ing: 'being' }),
  beThere: verb('be', { s: 'is', past: 'was', part: 'been', ing: 'being', after: 'there' }),
  beRight: verb('be', { s: 'is', past: 'was', part: 'been', ing: 'being', after: 'right' }),
  have: verb('have', { s: 'has', past: 'had' }),
  hold: verb('hold', { past: 'held' }),
  stay: verb('stay'),
  keep: verb('keep', { past: 'kept' }),
  treat: verb('treat'),
  remember: verb('keep', { past: 'kept', after: 'in mind' }),
  doNothing: verb('apply', { s: 'applies', past: 'applied', after: 'no effect' }),
};
