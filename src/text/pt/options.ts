/** Brazilian Portuguese menu lines. */
import type { Position } from '../../engine/types.ts';
import type { ActVerb, OptionParts, Options } from '../language.ts';
import { capital } from '../romance/grammar.ts';
import { PHASES } from './words.ts';

const POSITION: Record<Position, string> = {
  attack: 'Posição de Ataque com a face para cima',
  defense: 'Posição de Defesa com a face para cima',
  faceDownDefense: 'Posição de Defesa com a face para baixo',
  faceDownAttack: 'Posição de Ataque com a face para baixo',
};

const withAbout = (verb: string, name: string, about: string): OptionParts => ({
  verb,
  name,
  tail: about === '' ? '' : `: ${about}`,
});

const ACTS: Record<ActVerb, string> = {
  normalSummon: 'Invocação-Normal:',
  tributeSummon: 'Invocação-Tributo:',
  flipSummon: 'Invocação-Virar:',
  specialSummon: 'Invocação-Especial:',
  fusionSummon: 'Invocação-Fusão:',
  ritualSummon: 'Invocação-Ritual:',
  synchroSummon: 'Invocação-Sincro:',
  xyzSummon: 'Invocação-Xyz:',
  linkSummon: 'Invocação-Link:',
  set: 'Baixar',
  attackWith: 'Atacar com',
};

export const OPTIONS: Options = {
  act: (verb, card, about) => withAbout(ACTS[verb], card, about),
  activate: (card, about, chain) => withAbout(chain ? 'Encadear' : 'Ativar', card, about),
  toPosition: (card, p) => ({
    verb: 'Passar',
    name: card,
    tail: ` para ${p === 'attack' ? 'Ataque' : p === 'defense' ? 'Defesa' : POSITION[p]}`,
  }),
  named: (card, about) => withAbout('', card, about),
  ofLevel: (card, level) => ({ verb: '', name: card, tail: ` (Nível ${level})` }),
  unknown: (zone, monster) =>
    monster || zone === 'mzone'
      ? 'Monstro baixado'
      : zone === 'szone' || zone === 'fzone'
        ? 'Card baixado'
        : zone === 'hand'
          ? 'Card na mão'
          : 'Card desconhecido',
  direct: () => 'Atacar diretamente',
  stopAttack: () => 'Não atacar',
  done: () => 'Pronto',
  pass: () => 'Passar',
  yes: (pay) => capital(pay ?? 'sim'),
  no: (otherwise) => (otherwise === undefined ? 'Não' : `Não: ${otherwise}`),
  mode: (n) => `Efeito ${n}`,
  position: (p) => capital(POSITION[p]),
  slot: (n, whose) =>
    whose === undefined
      ? `Zona ${n}`
      : whose === 'own'
        ? `Sua Zona de Monstros ${n}`
        : `Zona de Monstros ${n} do oponente`,
  extraSlot: (left) => `Zona de Monstros Extra ${left ? 'esquerda' : 'direita'}`,
  toPhase: (p) => (p === 'end' ? 'Encerrar turno' : PHASES[p]),
  surrender: () => 'Desistir',
};
