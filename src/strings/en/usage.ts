/** What is wrong with a command line. Words in capitals are placeholders of the help, the same in every language. */
import { listed } from '../list.ts';

export const usage = {
  cardNeeds: 'duelo card needs a NAME or PASSCODE',
  deckNeeds: (verb: string) => `duelo deck ${verb} needs a FILE: a .ydk, ydke:// or text list`,
  labNeeds: (verb: string, what: string) => `duelo lab ${verb} needs a ${what}: scenarios in JSON`,
  labOpenNeeds: 'duelo lab open needs a FILE: a scenario, save or replay',
  labOpenTakes: (word: string) => `duelo lab open takes FILE and a number, not ${word}`,
  replayNeeds: (verb: string) =>
    `duelo replay ${verb} needs a FILE: a save or replay (.duelo), or a match (.match)`,
  noMatch: (file: string) => `${file} is no match: @N stands behind a match, for its N-th duel`,
  noDuel: (file: string, n: number, most: number) =>
    `${file}: there is no duel ${n}; ${most === 0 ? 'none has begun' : `they are @1 to @${most}`}`,
  puzzleNeeds: (ids: string) => `duelo puzzle play takes a NAME or a FILE; there are: ${ids}`,
  puzzleListTakes: (word: string) => `duelo puzzle list takes no ${word}`,
  noPuzzle: (name: string, hint: string) => `no puzzle or file named ${name}; ${hint}`,
  puzzlesInFile: (file: string, n: number, ids: string) =>
    `${file} holds ${n} puzzles; name one after it: ${ids}`,
  unknownCommand: (word: string, hint: string) => `unknown command ${word}; ${hint}`,
  thereAre: (names: string) => `there are: ${names}`,
  didYouMean: (near: readonly string[]) => `did you mean ${near.join(' or ')}?`,
  takesNo: (command: string, word: string) => `${command} takes no ${word} (${command} --help)`,
  wordMissing: (command: string, verbs: readonly string[]) =>
    `duelo ${command} needs a word more: ${listed(verbs, 'or')} (duelo ${command} --help)`,
  wrongWord: (command: string, verbs: readonly string[], word: string) =>
    `duelo ${command} takes ${listed(verbs, 'or')}, not ${word} (duelo ${command} --help)`,
  unknownOption: (name: string, near: string) =>
    `unknown option --${name}${near === '' ? '' : `; did you mean --${near}?`} (duelo --help lists them)`,
  valueMissing: (option: string) => `${option} takes a value (duelo --help)`,
  givenTwice: (option: string) => `--${option} is given more than once`,
  resumeTakesNo: (option: string) => `--resume goes on with a duel as it was begun; it takes no --${option}`,
  fromTakesNo: (option: string) => `--from begins with the choices of a replay; it takes no --${option}`,
  seatWithoutFrom: '--seat says who plays on from a replay; it goes with --from',
  noWholeNumber: (option: string, value: string) => `--${option} takes a whole number, not ${value}`,
  numberTooLarge: (option: string, most: number, value: string) =>
    `--${option} takes a whole number up to ${most}, not ${value}`,
  numberTooSmall: (option: string, least: number, value: number) =>
    `--${option} takes a whole number from ${least}, not ${value}`,
  oneOf: (option: string, words: string, value: string) => `--${option} takes one of ${words}, not ${value}`,
  noSave: '--resume: there is no save to go on with',
  noCard: (wanted: string, near: readonly string[]) =>
    `no card with the name or passcode ${wanted}${near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`}`,
  noCardFits: (wanted: string) => `no supported card fits ${wanted}`,
  noRule: (id: string) => `no rule with the id ${id}; an id is a group and a number, like EQUIP-06`,
  noRuleWord: (word: string) =>
    `no rule with the id or word ${word}; an id is a group and a number, like EQUIP-06`,
  benchNeeds: 'no decks to play with: name one with --deck',
  simDecks: (n: number) => `duelo sim takes --deck twice (side 0, side 1), not ${n} times`,
  simLevels: (n: number) => `duelo sim takes --ai at most twice (side 0, side 1), not ${n} times`,
  oddGames: (games: number) =>
    `--swap plays each seed twice; of an odd number (--games ${games}) one pair stays half`,
  notLegal: (deck: string, format: string, own: string, option: string) =>
    `${deck} is not legal in ${format}; ${own} is played (--${option} names another)`,
  leftOut: (why: string) => `${why} (left out)`,
  noFormat: (name: string, known: string) => `no format named ${name}; there are: ${known}`,
  noLevel: (name: string, known: string) => `no level named ${name}; there are: ${known}`,
};
