/** Patterns over what a decision offers, and what it offers in words. */
import { type Option, type OptionKind, PHASES, POSITIONS, type State } from '../engine/index.ts';
import { CARD_VERBS, choiceOptions, isPicked, optionWord, picked, type Table } from './match.ts';
import type { Names } from './names.ts';
import { positionWord } from './parseCards.ts';
import { cardsAt, placeOf } from './places.ts';
import { reaches } from './reach.ts';
import type { Pattern, Scenario } from './scenario.ts';

/** What `offers` and `refuses` find wrong at the decision where a run stopped. */
export function checkOffers(
  state: State,
  scenario: Pick<Scenario, 'offers' | 'refuses'>,
  names: Names,
): string[] {
  const { decision } = state;
  const table = decision === null || state.result !== null ? null : { state, decision, names };
  const offered = table === null ? 'nothing, the duel is over' : offeredText(table);
  const matching = (pattern: Pattern) => (table === null ? [] : matchingOptions(table, pattern));
  return [
    ...scenario.offers
      .filter((pattern) => matching(pattern).length === 0)
      .map((pattern) => `${pattern.path}: ${pattern.text} is not offered; offered: ${offered}`),
    ...scenario.refuses
      .filter((pattern) => matching(pattern).length > 0)
      .map((pattern) => `${pattern.path}: ${pattern.text} is offered; offered: ${offered}`),
  ];
}

/** The options a pattern matches; only the keys it has are compared. */
export function matchingOptions(table: Table, pattern: Pattern): Option[] {
  const { target } = pattern;
  const options = ofCard(table, ofDo(table, pattern), pattern).filter(
    (option) => pattern.phase === null || (option.k === 'toPhase' && PHASES[option.n] === pattern.phase),
  );
  return target === null ? options : options.filter((option) => reaches(table, option, target));
}

function ofDo(table: Table, pattern: Pattern): readonly Option[] {
  const { decision } = table;
  const kinds = (...wanted: OptionKind[]) => decision.options.filter((option) => wanted.includes(option.k));
  switch (pattern.do) {
    case 'phase':
      return kinds('toPhase');
    case 'pass':
    case 'no':
      return kinds(pattern.do);
    case 'yes':
      return decision.kind === 'trigger' ? kinds('yes', 'activate') : kinds('yes');
    case 'select':
      return choiceOptions(decision);
    default:
      return kinds(...CARD_VERBS[pattern.do]);
  }
}

/** Yes and no concern the card that asks. */
function ofCard(table: Table, options: readonly Option[], { card, at }: Pattern): Option[] {
  const placed = options.filter(
    (option) => at === null || cardsAt(table.state, at).includes(cardOf(table, option)),
  );
  if (card === null) return placed;
  if (card.k === 'index' || card.k === 'direct') return picked(table, placed, card);
  return placed.filter((option) => isPicked(table, cardOf(table, option), card));
}

const cardOf = ({ decision }: Table, option: Option): number =>
  option.card >= 0 ? option.card : decision.about.card;

/** Everything a decision offers, in the words of a scenario. */
export function offeredText(table: Table): string {
  const texts = table.decision.options.map((option) => optionText(table, option));
  return `${[...new Set(texts)].join(', ')} (player ${table.decision.player}, ${table.decision.kind})`;
}

/** One option, in the words of a scenario. */
export function optionText(table: Table, option: Option): string {
  const { state, names } = table;
  const card = state.cards[option.card];
  const place = card === undefined ? '' : placeOf(state, card.id);
  const name = card === undefined ? '' : `${names.name(card.code)}${place === '' ? '' : ` (${place})`}`;
  switch (option.k) {
    case 'toPhase':
      return `phase ${PHASES[option.n] ?? option.n}`;
    case 'summon':
    case 'tributeSummon':
      return `summon ${name}`;
    case 'set':
    case 'setSpell':
      return `set ${name}`;
    case 'procedure':
      return `spsummon ${name}`;
    case 'position':
      return `pos ${name}`;
    case 'card':
      return `select ${name}`;
    case 'direct':
      return 'select direct';
    case 'pos':
      return `position ${positionWord(POSITIONS[option.n] ?? 'attack')}`;
    case 'slot':
      return `zone ${option.n}`;
    case 'mode':
      return `option ${option.n} ${optionWord(table, option)}`;
    case 'value':
      return `announce ${optionWord(table, option)}`;
    default:
      return name === '' ? option.k : `${option.k} ${name}`;
  }
}
