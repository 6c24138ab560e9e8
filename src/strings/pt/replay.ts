import type { Strings } from '../index.ts';
import { by } from './person.ts';

export const replay: Strings['replay'] = {
  choice: (at, of) => `Escolha ${at}/${of}`,
  duel: (n, of) => `Duelo ${n}/${of}`,
  start: 'O duelo começa.',
  unseen: 'Nada se vê.',
  auto: 'Avança sozinho.',
  nextDuel: 'O próximo passo leva ao próximo duelo da partida.',
  misfit: (line, reason) => `A partir da linha ${line} o arquivo não se encaixa mais: ${reason}`,
  bothOpen: 'duas mãos',
  eyesOf: (name) => `visto ${by(name)}`,
  eyesYours: 'visto por você',
  playFrom: {
    title: 'Jogar daqui',
    about: (n, turn) =>
      `Um duelo próprio, no turno ${turn}${n === 0 ? '' : `, após a escolha ${n}`}. Conta como amistoso; o replay não muda.`,
    seat: 'Qual lado é o seu?',
    seatOf: (n, name) => `Lado ${n}: ${name}`,
    both: 'Ambos os lados',
    against: 'Quem joga o outro lado?',
  },
};
