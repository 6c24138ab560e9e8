/**
 * House rules: single parameters changed for one duel, by the ids of docs/rules.md. What an id may be set to is written down here,
 * so that a wrong id or value is refused by name.
 */
import { MECHANICS } from './ast/words.ts';
import { LIMIT_LISTS, type Profile } from './profiles.ts';
import { ATTRIBUTES, RACES } from './types.ts';

type Field = Exclude<keyof Profile, 'id'>;

/** Values a field may take. */
export type Allowed =
  | { readonly k: 'flag' }
  | { readonly k: 'number'; readonly min: number; readonly max: number }
  | { readonly k: 'one'; readonly of: readonly (string | number)[] }
  | { readonly k: 'sizes'; readonly form: RegExp; readonly such: readonly string[] }
  | { readonly k: 'some'; readonly of: readonly string[] };

const FLAG: Allowed = { k: 'flag' };
const RANGE: Allowed = { k: 'sizes', form: /^(\d+)(?:\+|-(\d+))$/, such: ['40+', '40-60'] };
const UP_TO: Allowed = { k: 'sizes', form: /^(0)(?:\+|-(\d+))$/, such: ['0+', '0-15'] };
const SIZES: Allowed = { k: 'sizes', form: /^(\d+)(?:\+|[-,](\d+))?$/, such: ['0,15', '0-15'] };
const oneOf = <T extends string | number>(...of: T[]): Allowed => ({ k: 'one', of });

const ALLOWED: { readonly [F in Field]: Allowed } = {
  lp: { k: 'number', min: 1, max: 999_999 },
  mainSizes: RANGE,
  sideSizes: SIZES,
  extraSizes: UP_TO,
  extraInSide: FLAG,
  copies: { k: 'number', min: 1, max: 99 },
  list: oneOf(...LIMIT_LISTS),
  shuffle: oneOf<Profile['shuffle']>('ownAndCut', 'exchange'),
  firstDraw: FLAG,
  firstBattle: FLAG,
  handLimit: { k: 'number', min: 0, max: 99 },
  fieldSpells: oneOf<Profile['fieldSpells']>('one', 'onePerPlayer'),
  fieldSpellTakesSet: FLAG,
  fieldSpellExchange: oneOf<Profile['fieldSpellExchange']>('resolved', 'placed', 'sent'),
  moveAfterAttack: FLAG,
  types: { k: 'number', min: 1, max: RACES.length },
  attributes: { k: 'number', min: 1, max: ATTRIBUTES.length },
  extraMonsterZones: oneOf<Profile['extraMonsterZones']>(0, 2),
  extraDeckPlacement: oneOf<Profile['extraDeckPlacement']>('any', 'emzOrLinked', 'linkOnlyRestricted'),
  controlWithoutZone: oneOf<Profile['controlWithoutZone']>('fails', 'gy'),
  zonePicking: FLAG,
  quickPlayTurnSet: FLAG,
  statChangers: oneOf<Profile['statChangers']>('calc', 'untilCalc'),
  faceDownAttack: FLAG,
  tokensLeave: oneOf<Profile['tokensLeave']>('banished', 'gone'),
  mechanics: { k: 'some', of: MECHANICS },
  ignitionPriority: oneOf<Profile['ignitionPriority']>('none', 'monsterAfterSummon', 'afterSummon', 'goat'),
  damageStep: oneOf<Profile['damageStep']>('sevenSub', 'fiveSub'),
  oneChainPerDamageWindow: FLAG,
  zeroAtkTieDestroys: FLAG,
  replay: oneOf<Profile['replay']>('withdraw', 'retarget'),
  triggerOrder: oneOf<Profile['triggerOrder']>('segoc', 'segocHiddenLast', 'earlierFirst', 'earlierInTier'),
  triggersFromPrivate: FLAG,
  searchNeedsHit: FLAG,
  failedSearchShown: FLAG,
  mayPayAllLp: FLAG,
  effectChangeUsesManual: FLAG,
  freshBars: oneOf<Profile['freshBars']>('anyone', 'controller'),
  freshContinuousWaits: FLAG,
  equipNeedsWearerFirst: FLAG,
  phaseTriggersAgain: FLAG,
  handLimitAnswers: oneOf<Profile['handLimitAnswers']>('any', 'triggered', 'mandatory'),
};

/** Ids of docs/rules.md and the field each sets; one field may have several. */
export const PARAMS: Readonly<Record<string, Field>> = {
  'PRM-01': 'lp',
  'PRM-02': 'mainSizes',
  'PRM-03': 'sideSizes',
  'PRM-04': 'extraSizes',
  'PRM-05': 'copies',
  'PRM-06': 'list',
  'PRM-09': 'shuffle',
  'PRM-10': 'firstDraw',
  'PRM-11': 'firstBattle',
  'PRM-13': 'handLimit',
  'PRM-14': 'fieldSpells',
  'PRM-15': 'fieldSpellTakesSet',
  'PRM-16': 'fieldSpellExchange',
  'PRM-21': 'moveAfterAttack',
  'PRM-24': 'types',
  'PRM-25': 'attributes',
  'PRM-26': 'extraMonsterZones',
  'PRM-27': 'extraDeckPlacement',
  'PRM-28': 'zonePicking',
  'PRM-29': 'controlWithoutZone',
  'PRM-31': 'quickPlayTurnSet',
  'PRM-32': 'statChangers',
  'PRM-33': 'faceDownAttack',
  'PRM-35': 'tokensLeave',
  'PRM-36': 'mechanics',
  'PRM-39': 'ignitionPriority',
  'GAP-02': 'damageStep',
  'GAP-05': 'zeroAtkTieDestroys',
  'GAP-06': 'replay',
  'GAP-08': 'ignitionPriority',
  'GAP-11': 'triggerOrder',
  'GAP-13': 'triggersFromPrivate',
  'GAP-17': 'searchNeedsHit',
  'GAP-25': 'mayPayAllLp',
  'GAP-28': 'phaseTriggersAgain',
  'GAP-31': 'failedSearchShown',
  'GAP-52': 'fieldSpellExchange',
  'GOAT-01': 'ignitionPriority',
  'GOAT-02': 'fieldSpellTakesSet',
  'GOAT-03': 'fieldSpellExchange',
  'GOAT-04': 'oneChainPerDamageWindow',
  'GOAT-05': 'statChangers',
  'GOAT-07': 'freshContinuousWaits',
  'GOAT-08': 'equipNeedsWearerFirst',
  'GOAT-09': 'triggerOrder',
  'GOAT-10': 'triggersFromPrivate',
  'GOAT-11': 'searchNeedsHit',
  'GOAT-12': 'effectChangeUsesManual',
  'GOAT-13': 'freshBars',
  'GOAT-14': 'faceDownAttack',
  'GOAT-16': 'handLimitAnswers',
  'EDI-01': 'ignitionPriority',
  'EDI-03': 'replay',
  'EDI-07': 'triggerOrder',
  'EDI-08': 'phaseTriggersAgain',
  'EDI-09': 'handLimitAnswers',
  'EDI-10': 'failedSearchShown',
};

/** What is wrong with a house rule: its id is none, it may not be set to that, or another one sets the same otherwise. */
export type RuleFault =
  | { readonly k: 'unknown'; readonly id: string }
  | { readonly k: 'value'; readonly id: string; readonly value: unknown }
  | { readonly k: 'clash'; readonly id: string; readonly other: string };

/** The message is for logs; a person is told the fault in his language (`text/ruleFault.ts`). */
export class HouseRuleError extends RangeError {
  override readonly name = 'HouseRuleError';
  readonly fault: RuleFault;

  constructor(fault: RuleFault) {
    super(faultText(fault));
    this.fault = fault;
  }
}

function faultText(fault: RuleFault): string {
  const { id } = fault;
  switch (fault.k) {
    case 'unknown':
      return `no parameter ${id} that a duel can change; there are: ${Object.keys(PARAMS).join(', ')}`;
    case 'value':
      return `${id} takes ${allowedText(id)}, not ${JSON.stringify(fault.value)}`;
    case 'clash':
      return `${id} and ${fault.other} set the same thing to different values`;
  }
}

/** What the parameter of an id may be set to. */
export function allowedFor(id: string): Allowed {
  const field = PARAMS[id];
  if (field === undefined) throw new RangeError(`no parameter ${id}`);
  return ALLOWED[field];
}

/** The same in words. */
export function allowedText(id: string): string {
  const a = allowedFor(id);
  switch (a.k) {
    case 'flag':
      return 'true or false';
    case 'number':
      return `a whole number from ${a.min} to ${a.max}`;
    case 'one':
      return `one of ${a.of.map((v) => JSON.stringify(v)).join(', ')}`;
    case 'sizes':
      return `sizes such as ${a.such.map((v) => JSON.stringify(v)).join(' or ')}`;
    case 'some':
      return `a list of some of ${a.of.map((v) => JSON.stringify(v)).join(', ')}`;
  }
}

/** The values to choose from, for a field that takes one of a few; empty for the others. */
export function choicesOf(id: string): readonly unknown[] {
  const a = allowedFor(id);
  return a.k === 'flag' ? [true, false] : a.k === 'one' ? a.of : [];
}

/**
 * A value as typed, in any letter case: yes or no (true or false) for switches, a word for fields that take words, a list of
 * words for those that take some, else JSON.
 * @throws HouseRuleError naming an id that is none, or a value that is not allowed.
 */
export function paramValue(id: string, typed: string): unknown {
  const text = typed.toLowerCase();
  const field = Object.hasOwn(PARAMS, id) ? PARAMS[id] : undefined;
  if (field === undefined) throw new HouseRuleError({ k: 'unknown', id });
  const a = ALLOWED[field];
  const value =
    a.k === 'some'
      ? text.split(/[,+]/).filter((word) => word !== '' && word !== 'none')
      : a.k === 'flag' || /^-?\d+$/.test(text)
        ? plainValue(text)
        : text;
  if (fits(a, value)) return value;
  // sizes of one number look like a number
  if (fits(a, text)) return text;
  const word = a.k === 'one' ? a.of.find((each) => String(each).toLowerCase() === text) : undefined;
  if (word !== undefined) return word;
  throw new HouseRuleError({ k: 'value', id, value: typeof value === 'string' ? typed : value });
}

const plainValue = (text: string): unknown =>
  SWITCHES.get(text) ?? (/^-?\d+$/.test(text) ? Number(text) : text);
const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

function fits(a: Allowed, value: unknown): boolean {
  switch (a.k) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && (value as number) >= a.min && (value as number) <= a.max;
    case 'one':
      return a.of.includes(value as string);
    case 'sizes': {
      const m = typeof value === 'string' ? a.form.exec(value) : null;
      return m !== null && (m[2] === undefined || Number(m[2]) >= Number(m[1]));
    }
    case 'some':
      return (
        Array.isArray(value) &&
        value.every((v) => a.of.includes(v as string)) &&
        new Set(value).size === value.length
      );
  }
}

/**
 * The profile with single parameters changed.
 * @throws HouseRuleError naming an id that is none, a value that is not allowed, or two ids that set one thing differently.
 */
export function withHouseRules(
  base: Profile,
  id: string,
  params: Readonly<Record<string, unknown>>,
): Profile {
  const changed: Record<string, unknown> = { ...base, id };
  const setBy = new Map<Field, string>();
  for (const [param, value] of Object.entries(params)) {
    const field = Object.hasOwn(PARAMS, param) ? PARAMS[param]! : undefined;
    if (field === undefined) throw new HouseRuleError({ k: 'unknown', id: param });
    if (!fits(ALLOWED[field], value)) throw new HouseRuleError({ k: 'value', id: param, value });
    const before = setBy.get(field);
    if (before !== undefined && JSON.stringify(changed[field]) !== JSON.stringify(value))
      throw new HouseRuleError({ k: 'clash', id: before, other: param });
    setBy.set(field, param);
    changed[field] = value;
  }
  return changed as unknown as Profile;
}
