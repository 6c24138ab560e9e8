/** Why a file is no scenario or puzzle. Keys, places and card names are those of the file. */
export const scenarioFaults = {
  scenario: (file: string, id: string) => `${file}: scenario ${id}`,
  mismatch: (expected: string, found: string) => `expected ${expected}, found ${found}`,
  nothing: 'nothing',
  theEnd: 'the end',
  either: (words: readonly string[]) => words.join(' or '),
  unknownKey: (name: string, near: string, known: string) =>
    `unknown key ${name}; ${near === '' ? '' : `did you mean ${near}? `}there are: ${known}`,
  unknownExpectation: (known: string) => `unknown key; there are: ${known} and so on`,
  /** JSON. */
  line: (n: number, what: string) => `line ${n}: ${what}`,
  value: 'a value',
  keyInQuotes: 'a key in quotes',
  nothingMore: 'nothing more',
  tooDeep: (most: number) => `expected no more than ${most} brackets within each other`,
  keyTwice: (key: string) => `the key ${key} stands twice`,
  /** What may stand somewhere. */
  object: 'an object',
  list: 'a list',
  text: 'a text',
  flag: 'true or false',
  whole: 'a whole number',
  wholeFrom: (least: number) => `a whole number of at least ${least}`,
  wholeTo: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  numberOrText: 'a number or a text',
  card: 'a card’s English name or passcode',
  place: (forms: string) => `a place (${forms})`,
  oneSlot: (place: string) => `one slot, not all of ${place}`,
  copies: (most: number) => `at most ${most} copies`,
  monsterPlace: 'the place of a monster, as p0.m1',
  counters: 'an object of counters and their number',
  onePlay: 'at least one play',
  /** What is missing or not in its place. */
  needsId: 'expected an "id"',
  needsPlayers: 'expected "players": what the two sides have',
  needsCard: 'expected a "card"',
  needsDo: 'expected a "do"',
  needs: (name: string) => `expected a ${name}`,
  needsPlay: 'expected "play": what follows that answer',
  ruleId: 'expected a PRM, GAP, GOAT or EDI id',
  twoPlayers: (found: number) => `expected two players, found ${found}`,
  targetAlone: 'expected only beside "attack"; other targets are "targets"',
  oneOf: (known: string) => `expected one of: ${known}`,
  oneAction: (one: string, other: string) => `expected one action, found both ${one} and ${other}`,
  cardOrAt: 'expected "card", "at" or both',
  noCard: (word: string, near: readonly string[]) =>
    `expected a card’s English name or passcode; no card is called ${word}${near.length === 0 ? '' : ` (did you mean ${near.join(' or ')}?)`}`,
  zones: (n: number) => `there are ${n} zones, counted from 0: 0 to ${n - 1}`,
  zonesAndExtra: (n: number) =>
    `there are ${n} zones, counted from 0: 0 to ${n - 1}; the Extra Monster Zones are "e0" and "e1"`,
  zoneTaken: (zone: number) => `zone ${zone} is taken already`,
  tries: (least: number, found: number) => `expected at least ${least} lines that fail, found ${found}`,
  /** Files, texts and ids. */
  folder: 'this is a folder; expected a file of scenarios (lab check walks folders)',
  noScenario: 'no scenario found',
  notMade: (n: number, files: string) =>
    `${n === 1 ? '1 file is' : `${n} files are`} not made of scenarios: ${files}`,
  noTexts: (word: string, texts: string, formats: string) =>
    `no card texts called ${word}; there are: ${texts}, official; formats: ${formats}`,
  idTwice: (file: string) => `the id stands in ${file} already`,
  /** Puzzles. */
  noPuzzle: 'no scenario in it has a "puzzle"',
  idElsewhere: (id: string) => `the id ${id} stands in another file too`,
  notTheirTurn: 'a puzzle begins with a choice of the player whose turn it is',
  random: 'cards are picked at random here, which no line can be proved against',
  tooLong: (most: number) => `the line has more than ${most} choices`,
};
