/** The duel in line mode. */
import { inner } from './person.ts';

export const lines = {
  help: [
    'A number takes that choice. Empty line: the choices again.',
    'l life points   h hand   f your field   o opponent’s field   g Graveyards   c chain   x your Fusion or Extra Deck',
    'm1…m5 e1 e2 s1…s5 f h1… g1… b1… x1… the card there; with o before it, on the other side (om2)',
    'u take back   r do again   t the timeline   t 12 the duel as it was after choice 12',
    'p when you are asked   v pass until something   L the log of this turn   L 3 of turn 3   /word the choices with it',
    'b on to the Battle Phase   e ends your turn, or passes until the turn ends   surrender   q stop   ? this help',
  ],
  /** At a question outside a duel, and at a pause in one. */
  questionHelp: 'A number takes that choice   empty line: the choices again   q stop   ? this help',
  pauseHelp: 'Enter goes on   u take back   t the timeline   q stop   ? this help',
  notNow: (line: string) => `Nothing is asked yet, so “${line}” does nothing.`,
  passing:
    'Until this turn ends you pass when asked to respond; what you are asked now is still yours to choose.',
  noLog: (turn: number) => `The log has nothing of turn ${turn}.`,
  canType: (why: string) => `${why} (? shows what can be typed)`,
  goesOn: (pause: string) => `${pause} (Enter goes on)`,
  number: (most: number) => `Type a number from 1 to ${most}.`,
  answers: {
    nothing: 'nothing is asked',
    expected: (most: number) => `expected a number from 1 to ${most}`,
    noOption: (n: number, most: number) => `there is no option ${n}; the options are 1 to ${most}`,
    notOffered: (line: string) => `no option offered now is ${line}`,
    noChoice: 'that is no choice',
  },
  endings: {
    lp: 'Life Points at 0',
    'deck-out': 'no card left to draw',
    exodia: 'Exodia is complete in the hand',
    effect: "a card's effect says so",
    surrender: 'by surrender',
    draw: 'both at once',
  },
  draw: 'The duel is a draw',
  youWin: 'You win',
  youLose: 'You lose',
  wins: (name: string) => `${name} wins`,
  end: (outcome: string, why: string, turn: number, mine: number, theirs: number) =>
    `${outcome}${why === '' ? '' : `: ${why}`}. It is turn ${turn}, ${mine} to ${theirs} Life Points.`,
  replay: (path: string) => `Replay: ${path}`,
  matchDrawn: (score: string) => `The match is a draw: ${score}.`,
  matchYours: (score: string) => `The match goes to you: ${score}.`,
  matchTheirs: (score: string) => `The match goes to the other side: ${score}.`,
  matchOf: (name: string, score: string) => `The match goes to ${name}: ${score}.`,
  kept: (isMatch: boolean, turn: number | null, path: string) =>
    `The ${isMatch ? 'match' : 'duel'} is kept${turn === null ? '' : `, on turn ${turn}`}: ${path}`,
  noCardAt: (address: string) => `There is no card at ${address}.`,
  inHandOf: (name: string) => `a card in ${inner(name)}'s hand you cannot see`,
  copies: (n: number, card: string) => (card.endsWith(' Token') ? `${n} ${card}s` : `${n} copies of ${card}`),
  attack: 'Attack Position',
  defense: 'Defense Position',
  set: 'Set',
  aSetCard: 'a Set card',
  aCard: 'a card',
  materials: (names: string) => `materials: ${names}`,
  and: ' and ',
  negated: 'negated',
  yourFieldEmpty: 'Your field is empty.',
  otherFieldEmpty: "The opponent's field is empty.",
  handEmpty: 'Your hand is empty.',
  yourGraveyard: 'Your Graveyard',
  otherGraveyard: "Opponent's Graveyard",
  yourRemoved: 'Your removed cards',
  otherRemoved: "Opponent's removed cards",
  yours: (pile: string) => `Your ${pile}`,
  pileEmpty: (pile: string) => `${pile}: empty.`,
  pile: (pile: string, cards: string) => `${pile}: ${cards}.`,
  noChain: 'There is no chain.',
  you: 'you',
  link: (n: number, card: string, who: string, on: string, negated: boolean) =>
    `${n} ${card} (${who})${on === '' ? '' : `, on ${on}`}${negated ? ', negated' : ''}`,
  life: (lp: number, hand: number, deck: number) =>
    `You have ${lp} Life Points, ${hand} in hand, ${deck} in the Deck`,
  otherLife: (name: string, lp: number, hand: number, deck: number) =>
    `${name} has ${lp}, ${hand} in hand, ${deck} in the Deck.`,
  yourTurn: (n: number, phase: string) => `Your turn ${n}, ${phase}.`,
  otherTurn: (name: string, n: number, phase: string) => `${name}'s turn ${n}, ${phase}.`,
  lifePoints: (mine: number, name: string, theirs: number) =>
    `You have ${mine} Life Points, ${inner(name)} ${theirs}.`,
  phases: {
    draw: 'Draw Phase',
    standby: 'Standby Phase',
    main1: 'Main Phase 1',
    battle: 'Battle Phase',
    main2: 'Main Phase 2',
    end: 'End Phase',
  },
  duelNotBegun: 'The duel has not begun; nothing is kept.',
  matchNotBegun: 'The match has not begun; nothing is kept.',
  side: {
    help: [
      '3 s2 exchanges card 3 of the deck for card s2 of the Side Deck, one copy of each',
      '3 or s2 tells the text of that card   empty line: both lists again',
      'u take back   r the deck as it was registered   d done   q stop (the match is kept)   ? this help',
    ],
    part: (title: string, n: number) => `${title}, ${n} cards:`,
    mayYou: 'You may exchange cards with the Side Deck, one for one. d when you are done, ? for help.',
    may: (name: string) =>
      `${name}, you may exchange cards with the Side Deck, one for one. d when you are done, ? for help.`,
    state: (main: number, side: number, changed: boolean) =>
      `Deck ${main}, Side Deck ${side}, ${changed ? 'changed' : 'as registered'}. Exchange (3 s2), u, r, d, ?`,
    noExchange: (line: string) =>
      `No exchange is ${line}: a number of the deck and one of the Side Deck, as in 3 s2 (? helps).`,
    again: 'The deck is again as it was registered.',
    settled: 'The deck for the next duel is settled.',
  },
};
