/** The words of the game that the glossary explains, and the rules behind each. */
import { type Strings, stringsOf } from '../strings/index.ts';
import { holds, type Rulebook, wordsTyped } from './rulebook.ts';

type TermId = keyof Strings['terms'];

/** In the order in which a new player meets them. */
const RULES: Readonly<Record<TermId, readonly string[]>> = {
  lifePoints: ['WIN-01', 'WIN-02', 'WIN-09'],
  turn: ['TURN-01', 'TURN-02', 'TURN-03'],
  mainPhase: ['MAIN-01', 'MAIN-02', 'MAIN-06'],
  battlePhase: ['BATTLE-01', 'BATTLE-02', 'BATTLE-03'],
  damageStep: ['GAP-02', 'GAP-03', 'DAMAGE-08'],
  normalSummon: ['SUMMON-02', 'SUMMON-03', 'SUMMON-06'],
  tributeSummon: ['TRIBUTE-01', 'TRIBUTE-02', 'TRIBUTE-05'],
  tribute: ['TRIBUTE-03', 'TRIBUTE-04', 'TRIBUTE-08'],
  set: ['SET-01', 'SET-02', 'SET-03', 'SET-04'],
  flipSummon: ['FLIP-02', 'FLIP-04', 'FLIP-07'],
  specialSummon: ['SPECIAL-01', 'SPECIAL-02', 'SPECIAL-04'],
  fusionSummon: ['FUSION-01', 'FUSION-02', 'FUSION-03'],
  ritualSummon: ['RITUAL-01', 'RITUAL-03', 'RITUAL-07'],
  revive: ['REVIVE-01', 'REVIVE-02', 'REVIVE-04'],
  level: ['CARD-05', 'TRIBUTE-01'],
  atkDef: ['DAMAGE-06', 'GAP-23', 'GAP-26'],
  position: ['POS-01', 'POS-05', 'POS-06', 'POS-07'],
  attack: ['DAMAGE-01', 'DAMAGE-03', 'DAMAGE-04'],
  directAttack: ['GAP-04', 'TERM-09'],
  replay: ['GAP-06'],
  spell: ['SPELL-01', 'SPELL-02', 'MAIN-06'],
  quickPlay: ['QUICK-01', 'QUICK-02', 'QUICK-03'],
  equip: ['EQUIP-01', 'EQUIP-06', 'EQUIP-07'],
  fieldSpell: ['FIELD-01', 'FIELD-02', 'FIELD-07'],
  trap: ['TRAP-01', 'TRAP-02', 'TRAP-03'],
  counterTrap: ['TRAP-04', 'SPEED-05'],
  chain: ['CHAIN-01', 'CHAIN-02', 'CHAIN-05'],
  spellSpeed: ['SPEED-01', 'SPEED-02', 'SPEED-04', 'SPEED-05'],
  priority: ['GAP-08', 'GAP-09'],
  response: ['ETIQ-06', 'CHAIN-06'],
  cost: ['GAP-14', 'EFFECT-04', 'GAP-25'],
  target: ['GAP-14', 'GAP-18'],
  negate: ['GAP-15', 'GAP-16'],
  effects: ['EFFECT-02', 'EFFECT-05', 'EFFECT-06', 'EFFECT-07'],
  missedTiming: ['GAP-12'],
  graveyard: ['GY-01', 'GY-02', 'TERM-05'],
  banished: ['BANISH-01', 'BANISH-02', 'TERM-06'],
  handLimit: ['HAND-02', 'HAND-05'],
  token: ['TOKEN-01', 'TOKEN-02', 'TOKEN-07'],
  control: ['GAP-20', 'GAP-21', 'GAP-27'],
};

/** A line of the glossary: a word of the game, or a rule by its id. */
export interface GlossaryEntry {
  /** The term's or the rule's id. */
  id: string;
  /** What the list shows. */
  name: string;
  text: string;
  /** Ids of rules that belong to it. */
  rules: readonly string[];
}

const TERMS = Object.keys(RULES) as TermId[];

/** The words of the game first, then every rule in the order of the rulebook. */
export function glossary({ terms }: Strings, rules: Rulebook): GlossaryEntry[] {
  return [
    ...TERMS.map((id) => ({ id, ...terms[id], rules: RULES[id] })),
    ...rules.all.map((rule) => ({
      id: rule.id,
      name: rule.id,
      text: rule.summary,
      rules: rule.shows ?? [],
    })),
  ];
}

/** The words whose name or sentence, in this language or in English, has every one of the words in it. */
export function findTerms(words: string, { terms }: Strings): GlossaryEntry[] {
  const english = stringsOf('en').terms;
  const wanted = wordsTyped(words);
  if (wanted.length === 0) return [];
  return TERMS.map((id) => ({ id, ...terms[id], rules: RULES[id] })).filter(({ id, name, text }) => {
    const { name: also, text: says } = english[id as TermId];
    return [`${name} ${text}`, `${also} ${says}`].some((said) => holds(said, wanted));
  });
}
