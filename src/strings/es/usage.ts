import type { Strings } from '../index.ts';
import { listed } from '../list.ts';

export const usage: Strings['usage'] = {
  cardNeeds: 'a duelo card le falta un NAME o PASSCODE',
  deckNeeds: (verb) => `a duelo deck ${verb} le falta un FILE: un .ydk, ydke:// o una lista de texto`,
  labNeeds: (verb, what) => `a duelo lab ${verb} le falta un ${what}: escenarios en JSON`,
  labOpenNeeds: 'a duelo lab open le falta un FILE: un escenario, partida guardada o repetición',
  labOpenTakes: (word) => `duelo lab open lleva FILE y un número, no ${word}`,
  replayNeeds: (verb) =>
    `a duelo replay ${verb} le falta un FILE: una partida guardada o repetición (.duelo), o un match (.match)`,
  noMatch: (file) => `${file} no es un match: @N va detrás de un match, por su duelo número N`,
  noDuel: (file, n, most) =>
    `${file}: no hay ningún duelo ${n}; ${most === 0 ? 'no ha empezado ninguno' : `van de @1 a @${most}`}`,
  puzzleNeeds: (ids) => `duelo puzzle play lleva un NAME o un FILE; hay: ${ids}`,
  puzzleListTakes: (word) => `duelo puzzle list no lleva ${word}`,
  noPuzzle: (name, hint) => `no hay ningún puzle ni archivo llamado ${name}; ${hint}`,
  puzzlesInFile: (file, n, ids) => `${file} contiene ${n} puzles; nombra uno detrás: ${ids}`,
  unknownCommand: (word, hint) => `comando desconocido ${word}; ${hint}`,
  thereAre: (names) => `hay: ${names}`,
  didYouMean: (near) => `¿quieres decir ${near.join(' o ')}?`,
  takesNo: (command, word) => `${command} no lleva ${word} (${command} --help)`,
  wordMissing: (command, verbs) =>
    `a duelo ${command} le falta una palabra: ${listed(verbs, 'o')} (duelo ${command} --help)`,
  wrongWord: (command, verbs, word) =>
    `duelo ${command} lleva ${listed(verbs, 'o')}, no ${word} (duelo ${command} --help)`,
  unknownOption: (name, near) =>
    `opción desconocida --${name}${near === '' ? '' : `; ¿quieres decir --${near}?`} (duelo --help las lista)`,
  valueMissing: (option) => `${option} lleva un valor (duelo --help)`,
  givenTwice: (option) => `--${option} aparece más de una vez`,
  resumeTakesNo: (option) => `--resume continúa un duelo tal como empezó; no lleva --${option}`,
  fromTakesNo: (option) => `--from empieza con las elecciones de una repetición; no lleva --${option}`,
  seatWithoutFrom: '--seat dice quién sigue jugando desde una repetición; va con --from',
  noWholeNumber: (option, value) => `--${option} lleva un número entero, no ${value}`,
  numberTooLarge: (option, most, value) => `--${option} lleva un número entero hasta ${most}, no ${value}`,
  numberTooSmall: (option, least, value) => `--${option} lleva un número entero desde ${least}, no ${value}`,
  oneOf: (option, words, value) => `--${option} lleva una de estas palabras: ${words}; no ${value}`,
  noSave: '--resume: no hay ninguna partida guardada que continuar',
  noCard: (wanted, near) =>
    `ninguna carta tiene el nombre o código ${wanted}${near.length === 0 ? '' : `; ¿quieres decir ${near.join(' o ')}?`}`,
  noCardFits: (wanted) => `ninguna carta disponible encaja con ${wanted}`,
  noRule: (id) => `no hay ninguna regla con el id ${id}; un id es un grupo y un número, como EQUIP-06`,
  noRuleWord: (word) =>
    `no hay ninguna regla con el id o la palabra ${word}; un id es un grupo y un número, como EQUIP-06`,
  benchNeeds: 'no hay decks con que jugar: nombra uno con --deck',
  simDecks: (n) => `duelo sim lleva --deck dos veces (lado 0, lado 1), no ${n}`,
  simLevels: (n) => `duelo sim lleva --ai dos veces como mucho (lado 0, lado 1), no ${n}`,
  oddGames: (games) =>
    `--swap juega cada semilla dos veces; con un número impar (--games ${games}) una pareja queda a medias`,
  notLegal: (deck, format, own, option) =>
    `${deck} no es legal en ${format}; se juega ${own} (--${option} nombra otro)`,
  leftOut: (why) => `${why} (se omite)`,
  noFormat: (name, known) => `no hay ningún formato llamado ${name}; hay: ${known}`,
  noLevel: (name, known) => `no hay ningún nivel llamado ${name}; hay: ${known}`,
};
