/** Spanish menu lines. */
import type { Position } from '../../engine/types.ts';
import type { ActVerb, OptionParts, Options } from '../language.ts';
import { capital } from '../romance/grammar.ts';
import { PHASES } from './words.ts';

const POSITION: Record<Position, string> = {
  attack: 'Posición de Ataque boca arriba',
  defense: 'Posición de Defensa boca arriba',
  faceDownDefense: 'Posición de Defensa boca abajo',
  faceDownAttack: 'Posición de Ataque boca abajo',
};

const withAbout = (verb: string, name: string, about: string): OptionParts => ({
  verb,
  name,
  tail: about === '' ? '' : `: ${about}`,
});

const ACTS: Record<ActVerb, string> = {
  normalSummon: 'Invocación Normal:',
  tributeSummon: 'Invocación por Sacrificio:',
  flipSummon: 'Invocación por Volteo:',
  specialSummon: 'Invocación Especial:',
  fusionSummon: 'Invocación por Fusión:',
  ritualSummon: 'Invocación por Ritual:',
  synchroSummon: 'Invocación por Sincronía:',
  xyzSummon: 'Invocación Xyz:',
  linkSummon: 'Invocación por Enlace:',
  set: 'Colocar',
  attackWith: 'Atacar con',
};

export const OPTIONS: Options = {
  act: (verb, card, about) => withAbout(ACTS[verb], card, about),
  activate: (card, about, chain) => withAbout(chain ? 'Encadenar' : 'Activar', card, about),
  toPosition: (card, p) => ({
    verb: 'Pasar',
    name: card,
    tail: ` a ${p === 'attack' ? 'Ataque' : p === 'defense' ? 'Defensa' : POSITION[p]}`,
  }),
  named: (card, about) => withAbout('', card, about),
  ofLevel: (card, level) => ({ verb: '', name: card, tail: ` (Nivel ${level})` }),
  unknown: (zone, monster) =>
    monster || zone === 'mzone'
      ? 'Monstruo colocado'
      : zone === 'szone' || zone === 'fzone'
        ? 'Carta colocada'
        : zone === 'hand'
          ? 'Carta de la mano'
          : 'Carta desconocida',
  direct: () => 'Atacar directamente',
  stopAttack: () => 'No atacar',
  done: () => 'Listo',
  pass: () => 'Pasar',
  yes: (pay) => capital(pay ?? 'sí'),
  no: (otherwise) => (otherwise === undefined ? 'No' : `No: ${otherwise}`),
  mode: (n) => `Efecto ${n}`,
  position: (p) => capital(POSITION[p]),
  slot: (n, whose) =>
    whose === undefined ? `Zona ${n}` : `${whose === 'own' ? 'Tu Zona' : 'Zona rival'} de Monstruos ${n}`,
  extraSlot: (left) => `Zona Extra de Monstruos ${left ? 'izquierda' : 'derecha'}`,
  toPhase: (p) => (p === 'end' ? 'Terminar turno' : PHASES[p]),
  surrender: () => 'Rendirse',
};
