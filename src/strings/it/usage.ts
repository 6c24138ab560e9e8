import type { Strings } from '../index.ts';
import { listed } from '../list.ts';

export const usage: Strings['usage'] = {
  cardNeeds: 'a duelo card manca un NAME o PASSCODE',
  deckNeeds: (verb) => `a duelo deck ${verb} manca un FILE: un .ydk, ydke:// o un elenco di testo`,
  labNeeds: (verb, what) => `a duelo lab ${verb} manca un ${what}: scenari in JSON`,
  labOpenNeeds: 'a duelo lab open manca un FILE: uno scenario, una partita salvata o un replay',
  labOpenTakes: (word) => `duelo lab open vuole FILE e un numero, non ${word}`,
  replayNeeds: (verb) =>
    `a duelo replay ${verb} manca un FILE: una partita salvata o un replay (.duelo), o un match (.match)`,
  noMatch: (file) => `${file} non è un match: @N sta dietro a un match, per il suo duello N`,
  noDuel: (file, n, most) =>
    `${file}: non c’è un duello ${n}; ${most === 0 ? 'nessuno è cominciato' : `vanno da @1 a @${most}`}`,
  puzzleNeeds: (ids) => `duelo puzzle play vuole un NAME o un FILE; ci sono: ${ids}`,
  puzzleListTakes: (word) => `duelo puzzle list non vuole ${word}`,
  noPuzzle: (name, hint) => `nessun rompicapo o file si chiama ${name}; ${hint}`,
  puzzlesInFile: (file, n, ids) => `${file} contiene ${n} rompicapo; scrivi quale dopo: ${ids}`,
  unknownCommand: (word, hint) => `comando sconosciuto ${word}; ${hint}`,
  thereAre: (names) => `ci sono: ${names}`,
  didYouMean: (near) => `intendi ${near.join(' o ')}?`,
  takesNo: (command, word) => `${command} non vuole ${word} (${command} --help)`,
  wordMissing: (command, verbs) =>
    `a duelo ${command} manca una parola: ${listed(verbs, 'o')} (duelo ${command} --help)`,
  wrongWord: (command, verbs, word) =>
    `duelo ${command} vuole ${listed(verbs, 'o')}, non ${word} (duelo ${command} --help)`,
  unknownOption: (name, near) =>
    `opzione sconosciuta --${name}${near === '' ? '' : `; intendi --${near}?`} (duelo --help le elenca)`,
  valueMissing: (option) => `${option} vuole un valore (duelo --help)`,
  givenTwice: (option) => `--${option} compare più di una volta`,
  resumeTakesNo: (option) => `--resume riprende un duello com’è iniziato; non vuole --${option}`,
  fromTakesNo: (option) => `--from inizia con le scelte di un replay; non vuole --${option}`,
  seatWithoutFrom: '--seat dice chi continua da un replay; va con --from',
  noWholeNumber: (option, value) => `--${option} vuole un numero intero, non ${value}`,
  numberTooLarge: (option, most, value) => `--${option} vuole un numero intero fino a ${most}, non ${value}`,
  numberTooSmall: (option, least, value) =>
    `--${option} vuole un numero intero da ${least} in su, non ${value}`,
  oneOf: (option, words, value) => `--${option} vuole una di queste parole: ${words}; non ${value}`,
  noSave: '--resume: non c’è una partita salvata da riprendere',
  noCard: (wanted, near) =>
    `nessuna carta ha il nome o il codice ${wanted}${near.length === 0 ? '' : `; intendi ${near.join(' o ')}?`}`,
  noCardFits: (wanted) => `nessuna carta disponibile corrisponde a ${wanted}`,
  noRule: (id) => `nessuna regola ha l’id ${id}; un id è un gruppo e un numero, come EQUIP-06`,
  noRuleWord: (word) =>
    `nessuna regola ha l’id o la parola ${word}; un id è un gruppo e un numero, come EQUIP-06`,
  benchNeeds: 'non ci sono deck con cui giocare: indicane uno con --deck',
  simDecks: (n) => `duelo sim vuole --deck due volte (lato 0, lato 1), non ${n}`,
  simLevels: (n) => `duelo sim vuole --ai al massimo due volte (lato 0, lato 1), non ${n}`,
  oddGames: (games) =>
    `--swap gioca ogni seme due volte; con un numero dispari (--games ${games}) una coppia resta a metà`,
  notLegal: (deck, format, own, option) =>
    `${deck} non è legale in ${format}; si gioca ${own} (--${option} ne indica un altro)`,
  leftOut: (why) => `${why} (tralasciato)`,
  noFormat: (name, known) => `nessun formato si chiama ${name}; ci sono: ${known}`,
  noLevel: (name, known) => `nessun livello si chiama ${name}; ci sono: ${known}`,
};
