import {
  type CardView,
  opponentOf,
  type PlayerId,
  type PlayerView,
  type State,
  viewFor,
} from '../engine/index.ts';

/** The table while the screen goes from one person to the other: what both of them see. */
export function coveredView(state: State, me: PlayerId): PlayerView {
  const mine = viewFor(state, me);
  const theirs = viewFor(state, opponentOf(me));
  const less = <T extends CardView | null>(a: T, b: T): T => (a?.known === true ? b : a);
  const sides: PlayerView['sides'] =
    me === 0 ? [theirs.sides[0], mine.sides[1]] : [mine.sides[0], theirs.sides[1]];
  const { battle, chain } = mine;
  return {
    ...mine,
    sides,
    chain: chain.map((link, i) => {
      const other = theirs.chain[i] ?? link;
      return { ...link, targets: link.targets.map((card, k) => less(card, other.targets[k] ?? card)) };
    }),
    battle: battle && {
      ...battle,
      attacker: less(battle.attacker, theirs.battle?.attacker ?? battle.attacker),
      target: less(battle.target, theirs.battle?.target ?? battle.target),
    },
  };
}
