/** What is wrong with a save, replay or match, or with what is wanted of it. */
export const replayFaults = {
  /** Of the files. */
  notReplay: 'not a replay: the first line is `duelo 1`',
  notMatch: 'not a match: the first line is `duelo-match 1`',
  version: (found: string, own: number) => `version ${found}; this client reads version ${own}`,
  afterResult: 'a line after the result',
  noLine: 'neither a choice (`t3 p0 summon …`) nor a step (`back 41`) nor a result',
  noStep: (line: string) => `no step of a match: ${line}`,
  headLacks: (name: string) => `the head has no line \`${name}\``,
  takesNumber: (name: string) => `\`${name}\` takes a whole number`,
  takesObject: (name: string) => `\`${name}\` takes a JSON object`,
  takesFrom: '`from` takes the number of a choice and the name of a replay',
  takesChosen: '`chosen` takes `toss` or `loser` and a player',
  takesMatch: '`match` takes the number of the duel, the winners so far and a name',
  noPasscode: (word: string) => `\`${word}\` is no passcode`,
  noChoiceBefore: (n: number) => `there is no choice ${n} before this line`,
  notOnTheWay: (n: number, at: number) => `choice ${n} is not on the way to choice ${at}`,
  doesNotFollow: (n: number, at: number) => `choice ${n} does not follow on choice ${at}`,
  unsupported: (cards: readonly string[]) => `cards that are not supported: ${cards.join(', ')}`,
  noSuchCard: 'no such card',
  /** Of what a person wants with them. */
  finished: (path: string) => `this duel is finished; \`duelo replay show ${path}\` reads it`,
  matchOver: 'this match is over',
  openElsewhere: (process: number, lock: string) =>
    `this duel is open in another client (process ${process}); if none is running, remove ${lock}`,
  noTurn: (turn: string, last: number) => `there is no turn ${turn}; the last one is turn ${last}`,
  noChoice: (word: string, most: number, turn: number) =>
    `there is no choice ${word}; there are @0 to @${most} (after so many choices) and @turn1 to @turn${turn}`,
  noPoint: (word: string, most: number, turn: number) =>
    `${word} is no point of it; there are @0 to @${most} (after so many choices) and @turn1 to @turn${turn}`,
  /** Why a choice or the result does not fit. Words of the file stay as they are, players count from 0. */
  overBefore: 'the duel is over before this choice',
  nothingAsked: 'nothing is asked here',
  otherAsked: (asked: number, kind: string, said: number) =>
    `player ${asked} is asked here (${kind}), not player ${said}`,
  otherTurn: (turn: number, said: number) => `this is turn ${turn}, not turn ${said}`,
  notOffered: (form: string, n: number, offered: string) =>
    `not offered: ${form}; offered (${n}): ${offered}`,
  engineFailed: (why: string) => `the engine failed: ${why}`,
  notOver: 'the duel is not over when its choices are',
  otherwise: (key: string, is: string, said: string) => `${key} is ${is}, not ${said}`,
  otherPosition: 'the final position differs',
};
