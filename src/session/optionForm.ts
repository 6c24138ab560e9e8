/**
 * An option in words that outlive an update: kind, card with its place, and what else tells it apart. A replay keeps these
 * instead of indices; an option is found again by making the words of those on offer and comparing.
 */
import {
  effectInfo,
  extraIndex,
  MAIN_ZONES,
  type Option,
  PHASES,
  POSITIONS,
  type State,
  ZONE,
  ZONE_NAMES,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';

/** Short names of zones as in scenarios; the others are written out. */
const PLACE: Partial<Record<number, string>> = {
  [ZONE.mzone]: 'm',
  [ZONE.szone]: 's',
  [ZONE.fzone]: 'field',
};

/** `p0.m2`, `p1.hand.0`, `p0.field`: as scenarios name places. Piles count from the bottom. */
export function placeOf(state: State, id: number): string {
  const card = state.cards[id];
  if (card === undefined) return 'nowhere';
  const short = PLACE[card.zone];
  const player = `p${card.controller}`;
  if (card.zone === ZONE.fzone) return `${player}.field`;
  if (card.zone === ZONE.mzone && card.slot >= MAIN_ZONES)
    return `e${extraIndex(card.controller, card.slot)}`;
  if (short !== undefined) return `${player}.${short}${card.slot}`;
  const pile = state.zones[card.controller * ZONES_PER_PLAYER + card.zone] ?? [];
  const own = pile.indexOf(id);
  if (own >= 0) return `${player}.${ZONE_NAMES[card.zone]}.${own}`;
  const other = state.zones[card.owner * ZONES_PER_PLAYER + card.zone] ?? [];
  return `p${card.owner}.${ZONE_NAMES[card.zone]}.${other.indexOf(id)}`;
}

/** Words for every option of a decision, all different. */
export function optionForms(state: State, options: readonly Option[]): string[] {
  const times = new Map<string, number>();
  return options.map((option) => {
    const form = optionForm(state, option);
    const n = (times.get(form) ?? 0) + 1;
    times.set(form, n);
    return n === 1 ? form : `${form} #${n}`;
  });
}

function optionForm(state: State, option: Option): string {
  const words = [option.k as string];
  const card = state.cards[option.card];
  if (card !== undefined) words.push(`${card.code}@${placeOf(state, option.card)}`);
  const detail = detailOf(option);
  if (detail !== '') words.push(detail);
  return words.join(' ');
}

function detailOf({ k, n, m }: Option): string {
  switch (k) {
    case 'activate':
    case 'procedure':
      return effectWord(n);
    case 'summon':
    case 'tributeSummon':
    case 'set':
      return n === 0 ? '' : effectWord(n - 1);
    case 'pos':
    case 'position':
      return POSITIONS[n] ?? String(n);
    case 'toPhase':
      return PHASES[n] ?? String(n);
    case 'slot':
      return `p${Math.floor(m / ZONES_PER_PLAYER)}.${ZONE_NAMES[m % ZONES_PER_PLAYER]}.${n}`;
    case 'mode':
    case 'value':
      return String(n);
    default:
      return n === 0 && m === 0 ? '' : `${n}.${m}`;
  }
}

/** Effects are addressed by their name on the card, since dense addresses change with every new card. */
function effectWord(addr: number): string {
  if (addr < 0) return '';
  const { code, effect } = effectInfo(addr);
  return `${code}#${effect.id}`;
}
