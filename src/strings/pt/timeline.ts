import type { Strings } from '../index.ts';
import { inner, of } from './person.ts';

export const timeline: Strings['timeline'] = {
  asked: (name) => `Agora é ${inner(name)} quem decide.`,
  toPlay: (name) => `É a vez ${of(name)}.`,
  covered: 'Oculto enquanto a tela muda de mãos.',
  takenBack: (first, more) => `Desfeito: ${first}${more === 0 ? '' : `, e mais ${more}`}`,
  doneAgain: (first, more) => `Refeito: ${first}${more === 0 ? '' : `, e mais ${more}`}`,
  something: 'uma escolha',
  stands: (n, turn) =>
    n === 0 ? 'O duelo está no início.' : `O duelo está após a escolha ${n}, no turno ${turn}.`,
  nothingBack: 'Não há nada para desfazer.',
  nothingAgain: 'Não há nada para refazer.',
  noSuch: (n) => `Não há escolha ${n}.`,
  isHere: 'O duelo já está aí.',
  fitsNoMore: (n, line, reason) =>
    `A escolha ${n} não se encaixa mais${line > 0 ? ` (linha ${line})` : ''}: ${reason}`,
  fitsTo: (line, choice) => {
    const why = choice === '' ? 'agora o duelo acaba de outro modo' : `"${choice}" não é mais possível ali`;
    return `A partir da linha ${line} o jogo salvo não se encaixa mais: ${why}. O duelo segue dali; o arquivo inteiro fica guardado na pasta old, ao lado dele.`;
  },
  title: 'Linha do tempo',
  start: 'Início do duelo',
  turn: (n) => `Turno ${n}`,
  here: 'aqui',
  hint: 'Enter: o duelo após a escolha marcada. O caminho atual é mantido.',
  fromTheEnd: 'z: desfazer e continuar     t: linha do tempo',
  isCasual: 'Escolhas foram desfeitas: o duelo conta como amistoso.',
  casual: 'amistoso',
};
