/** The table as a player sees it, for programs: places in the words of scenarios, names for known cards. */
import type { CardView, LinkView, PlayerId, PlayerView, SideView } from '../engine/index.ts';
import { type PlaceZone, placeSlot, placeText } from '../lab/index.ts';

type NameOf = (code: number) => string;
type Json = Record<string, unknown>;

/** Cards a player may not know have `card` null; the other side's hand is counted only. Sides by player. */
export function viewJson(view: PlayerView, name: NameOf): Json {
  const { me, turn, turnPlayer, phase, sub, chain, battle, result } = view;
  return {
    player: me,
    turn,
    turnPlayer,
    phase,
    ...(sub !== 'none' && { damageStep: sub }),
    sides: ([0, 1] as const).map((player) => sideJson(view.sides[player], player, name)),
    chain: chain.map((link) => linkJson(link, name)),
    ...(battle !== null && {
      battle: {
        attacker: battle.attacker.h,
        target: battle.target?.h ?? null,
        damage: battle.damage,
      },
    }),
    result: result === null ? null : { ...result, winner: result.winner === -1 ? null : result.winner },
  };
}

function sideJson(side: SideView, player: PlayerId, name: NameOf): Json {
  const { lp, handCount, deckCount, extraCount, normalSummons, field } = side;
  const list = (zone: PlaceZone, cards: readonly (CardView | null)[]): (Json | null)[] =>
    cards.map((card, slot) => (card === null ? null : cardJson(card, player, zone, slot, name)));
  return {
    player,
    lp,
    handCount,
    deckCount,
    extraCount,
    normalSummons,
    hand: list('hand', side.hand),
    monsters: list('mzone', side.monsters),
    spells: list('szone', side.spells),
    field: field === null ? null : cardJson(field, player, 'fzone', 0, name),
    gy: list('gy', side.gy),
    banished: list('banished', side.banished),
    extra: list('extra', side.extra),
  };
}

function cardJson(card: CardView, player: PlayerId, zone: PlaceZone, slot: number, name: NameOf): Json {
  const at = placeText({ player, zone, slot: placeSlot(zone, slot, player) });
  const onField = zone === 'mzone' || zone === 'szone' || zone === 'fzone';
  const { h, owner, position, faceUp } = card;
  const where = { at, h, ...(owner !== player && { owner }), ...(onField && { faceUp }) };
  const stands = position === null ? {} : { position };
  if (!card.known) return { card: null, ...where, ...stands };
  const { atk, def, level, negated, counters, equippedTo, attacked } = card;
  return {
    card: name(card.code),
    ...where,
    ...stands,
    ...(atk >= 0 && { atk, def: def < 0 ? null : def, level }),
    ...(negated && { negated }),
    ...(counters.length > 0 && { counters: Object.fromEntries(counters.map(({ kind, n }) => [kind, n])) }),
    ...(equippedTo >= 0 && { equippedTo }),
    ...(card.materials !== undefined && {
      materials: card.materials.map((under) => (under.known ? name(under.code) : null)),
    }),
    ...(attacked && { attacked }),
  };
}

const linkJson = ({ n, code, player, targets, negated }: LinkView, name: NameOf): Json => ({
  n,
  card: name(code),
  player,
  targets: targets.map(({ h }) => h),
  ...(negated && { negated }),
});
