import type { Strings } from '../index.ts';
import { listed } from '../list.ts';

export const usage: Strings['usage'] = {
  cardNeeds: 'falta um NAME ou PASSCODE a duelo card',
  deckNeeds: (verb) => `falta um FILE a duelo deck ${verb}: um .ydk, ydke:// ou uma lista de texto`,
  labNeeds: (verb, what) => `falta um ${what} a duelo lab ${verb}: cenários em JSON`,
  labOpenNeeds: 'falta um FILE a duelo lab open: um cenário, jogo salvo ou replay',
  labOpenTakes: (word) => `duelo lab open leva FILE e um número, não ${word}`,
  replayNeeds: (verb) =>
    `falta um FILE a duelo replay ${verb}: um jogo salvo ou replay (.duelo), ou uma partida (.match)`,
  noMatch: (file) => `${file} não é uma partida: @N vem depois de uma partida, para o duelo N dela`,
  noDuel: (file, n, most) =>
    `${file}: não há duelo ${n}; ${most === 0 ? 'nenhum começou' : `vão de @1 a @${most}`}`,
  puzzleNeeds: (ids) => `duelo puzzle play leva um NAME ou um FILE; há: ${ids}`,
  puzzleListTakes: (word) => `duelo puzzle list não leva ${word}`,
  noPuzzle: (name, hint) => `não há desafio nem arquivo chamado ${name}; ${hint}`,
  puzzlesInFile: (file, n, ids) => `${file} contém ${n} desafios; diga qual depois dele: ${ids}`,
  unknownCommand: (word, hint) => `comando desconhecido ${word}; ${hint}`,
  thereAre: (names) => `há: ${names}`,
  didYouMean: (near) => `quis dizer ${near.join(' ou ')}?`,
  takesNo: (command, word) => `${command} não leva ${word} (${command} --help)`,
  wordMissing: (command, verbs) =>
    `falta uma palavra a duelo ${command}: ${listed(verbs, 'ou')} (duelo ${command} --help)`,
  wrongWord: (command, verbs, word) =>
    `duelo ${command} leva ${listed(verbs, 'ou')}, não ${word} (duelo ${command} --help)`,
  unknownOption: (name, near) =>
    `opção desconhecida --${name}${near === '' ? '' : `; quis dizer --${near}?`} (duelo --help lista todas)`,
  valueMissing: (option) => `${option} leva um valor (duelo --help)`,
  givenTwice: (option) => `--${option} aparece mais de uma vez`,
  resumeTakesNo: (option) => `--resume continua um duelo como ele começou; não leva --${option}`,
  fromTakesNo: (option) => `--from começa com as escolhas de um replay; não leva --${option}`,
  seatWithoutFrom: '--seat diz quem continua a partir de um replay; vai com --from',
  noWholeNumber: (option, value) => `--${option} leva um número inteiro, não ${value}`,
  numberTooLarge: (option, most, value) => `--${option} leva um número inteiro até ${most}, não ${value}`,
  numberTooSmall: (option, least, value) =>
    `--${option} leva um número inteiro a partir de ${least}, não ${value}`,
  oneOf: (option, words, value) => `--${option} leva uma destas palavras: ${words}; não ${value}`,
  noSave: '--resume: não há jogo salvo para continuar',
  noCard: (wanted, near) =>
    `nenhum card tem o nome ou código ${wanted}${near.length === 0 ? '' : `; quis dizer ${near.join(' ou ')}?`}`,
  noCardFits: (wanted) => `nenhum card disponível corresponde a ${wanted}`,
  noRule: (id) => `não há regra com o id ${id}; um id é um grupo e um número, como EQUIP-06`,
  noRuleWord: (word) =>
    `não há regra com o id ou a palavra ${word}; um id é um grupo e um número, como EQUIP-06`,
  benchNeeds: 'não há Decks para jogar: indique um com --deck',
  simDecks: (n) => `duelo sim leva --deck duas vezes (lado 0, lado 1), não ${n}`,
  simLevels: (n) => `duelo sim leva --ai no máximo duas vezes (lado 0, lado 1), não ${n}`,
  oddGames: (games) =>
    `--swap joga cada semente duas vezes; com um número ímpar (--games ${games}) um par fica pela metade`,
  notLegal: (deck, format, own, option) =>
    `${deck} não é permitido em ${format}; joga-se ${own} (--${option} indica outro)`,
  leftOut: (why) => `${why} (deixado de fora)`,
  noFormat: (name, known) => `não há formato chamado ${name}; há: ${known}`,
  noLevel: (name, known) => `não há nível chamado ${name}; há: ${known}`,
};
