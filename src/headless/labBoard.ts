/** The table of a scenario for people, both hands open, each card behind its place in the words of scenarios. */
import { type CardView, type PlayerId, type State, viewFor } from '../engine/index.ts';
import { type Place, placeSlot, placeText } from '../lab/index.ts';
import type { Words } from '../session/words.ts';
import { cardLine, turnLine } from './describe.ts';

/** The turn, then each side: `p0.m2 Gemini Elf, Attack Position, 1900/900`. Zones and piles count from 0. */
export function boardLines(state: State, words: Words): string[] {
  const turn = turnLine(viewFor(state, 0), ['player 0', 'player 1'], words.strings);
  return [turn, ...sideLines(state, 0, words), ...sideLines(state, 1, words)];
}

function sideLines(state: State, player: PlayerId, words: Words): string[] {
  const side = viewFor(state, player).sides[player];
  const cards = (zone: Place['zone'], list: readonly (CardView | null)[]): string[] =>
    list.flatMap((card, i) =>
      card === null
        ? []
        : [`${placeText({ player, zone, slot: placeSlot(zone, i, player) })} ${cardLine(card, words)}`],
    );
  return [
    `player ${player}: ${side.lp} Life Points, ${side.handCount} in hand, ${side.deckCount} in the Deck`,
    ...cards('hand', side.hand),
    ...cards('mzone', side.monsters),
    ...cards('szone', side.spells),
    ...cards('fzone', [side.field]),
    ...cards('gy', side.gy),
    ...cards('banished', side.banished),
  ];
}
