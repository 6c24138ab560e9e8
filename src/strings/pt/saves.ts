import type { Strings } from '../index.ts';
import { inner } from './person.ts';

export const saves: Strings['saves'] = {
  against: (name, level) => `contra ${inner(name)}${level === '' ? '' : ` (${level})`}`,
  duel: (turn, against) => `turno ${turn} ${against}`,
  match: (against) => `partida ${against}`,
  turnOfDuel: (turn, duel) => `turno ${turn} do duelo ${duel}`,
  ago: {
    now: 'agora mesmo',
    minutes: (n) => `há ${n} minuto${n === 1 ? '' : 's'}`,
    hours: (n) => `há ${n} hora${n === 1 ? '' : 's'}`,
    days: (n) => `há ${n} dia${n === 1 ? '' : 's'}`,
  },
  unreadable: (why) => `Um jogo salvo não pode ser lido e fica onde está: ${why}.`,
  noDeck: (name) => `Não há mais um Deck ${name}.`,
  noPuzzle: (id) => `Não há mais um desafio ${id}.`,
  notPlayable: (deck, format, why) => `${deck} não pode ser jogado em ${format}: ${why}`,
  unsupported: (card) => `${card} ainda não pode ser jogado.`,
  andMore: (first, more) => `${first} (e mais ${more})`,
  engineFailed: (at, why) => `O motor de regras falhou em "${at}": ${why}`,
  kept: (n, newest) =>
    `${n === 1 ? 'Há um duelo guardado' : `Há ${n} duelos guardados, o mais novo`}: ${newest}. \`duelo play --resume\` o continua.`,
};
