/** The table of a scenario for people, both hands open, each card behind its place in the words of scenarios. */
import { type CardView, type PlayerId, type State, viewFor } from '../engine/index.ts';
import { type Place, placeSlot, placeText } from '../lab/index.ts';
import type { Words } from '../session/words.ts';
import type { Strings } from '../strings/index.ts';
import { cardLine } from './describe.ts';

/** For whoever sits at neither side: Player 1 and Player 2, as the log of a duel between two persons has them. */
export const playerName = (player: PlayerId, { common }: Strings): string => common.player(player + 1);

/** The turn, then each side: `p0.m2 Gemini Elf, Attack Position, 1900/900`. Zones and piles count from 0. */
export function boardLines(state: State, words: Words): string[] {
  const { lab, lines } = words.strings;
  const { turn, turnPlayer, phase } = state;
  const when = lab.turnLine(turn, playerName(turnPlayer, words.strings), lines.phases[phase]);
  return [when, ...sideLines(state, 0, words), ...sideLines(state, 1, words)];
}

function sideLines(state: State, player: PlayerId, words: Words): string[] {
  const side = viewFor(state, player).sides[player];
  const { strings } = words;
  // Places count players from 0.
  const who = `${playerName(player, strings)} (p${player})`;
  const cards = (zone: Place['zone'], list: readonly (CardView | null)[]): string[] =>
    list.flatMap((card, i) =>
      card === null
        ? []
        : [`${placeText({ player, zone, slot: placeSlot(zone, i, player) })} ${cardLine(card, words)}`],
    );
  return [
    strings.lab.sideLine(who, side.lp, side.handCount, side.deckCount),
    ...cards('hand', side.hand),
    ...cards('mzone', side.monsters),
    ...cards('szone', side.spells),
    ...cards('fzone', [side.field]),
    ...cards('gy', side.gy),
    ...cards('banished', side.banished),
  ];
}
