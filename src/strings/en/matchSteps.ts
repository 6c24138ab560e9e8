/** Why a step of a match cannot follow where its file has it. Players count from 0, as in the file. */
export const matchSteps = {
  nobodyDecides: 'nobody decides here who begins',
  nobodyDecidesNow: 'nobody decides now who begins',
  noDuelBegins: 'no duel begins here',
  noDuelPlayed: 'no duel is played here',
  noDuelDue: 'no duel is due now',
  noResultBack: 'no result can be taken back here',
  notOver: 'the match is not over here',
  changesNoDeck: (player: number) => `player ${player} changes no deck here`,
  noDeckChanged: 'no deck is changed now',
};
