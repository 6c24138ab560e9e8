/** Italian menu lines. */
import type { Position } from '../../engine/types.ts';
import type { ActVerb, OptionParts, Options } from '../language.ts';
import { capital } from '../romance/grammar.ts';
import { PHASES } from './words.ts';

const POSITION: Record<Position, string> = {
  attack: 'Posizione di Attacco scoperta',
  defense: 'Posizione di Difesa scoperta',
  faceDownDefense: 'Posizione di Difesa coperta',
  faceDownAttack: 'Posizione di Attacco coperta',
};

const withAbout = (verb: string, name: string, about: string): OptionParts => ({
  verb,
  name,
  tail: about === '' ? '' : `: ${about}`,
});

const ACTS: Record<ActVerb, string> = {
  normalSummon: 'Evocazione Normale:',
  tributeSummon: 'Evocazione per Tributo:',
  flipSummon: 'Evocazione per Scoperta:',
  specialSummon: 'Evocazione Speciale:',
  fusionSummon: 'Evocazione per Fusione:',
  ritualSummon: 'Evocazione Rituale:',
  synchroSummon: 'Evocazione Synchro:',
  xyzSummon: 'Evocazione Xyz:',
  linkSummon: 'Evocazione Link:',
  set: 'Posiziona',
  attackWith: 'Attacca con',
};

export const OPTIONS: Options = {
  act: (verb, card, about) => withAbout(ACTS[verb], card, about),
  activate: (card, about, chain) => withAbout(chain ? 'Incatena' : 'Attiva', card, about),
  toPosition: (card, p) => ({
    verb: 'Metti',
    name: card,
    tail: ` in ${p === 'attack' ? 'Attacco' : p === 'defense' ? 'Difesa' : POSITION[p]}`,
  }),
  named: (card, about) => withAbout('', card, about),
  ofLevel: (card, level) => ({ verb: '', name: card, tail: ` (Livello ${level})` }),
  unknown: (zone, monster) =>
    monster || zone === 'mzone'
      ? 'Mostro coperto'
      : zone === 'szone' || zone === 'fzone'
        ? 'Carta coperta'
        : zone === 'hand'
          ? 'Carta in mano'
          : 'Carta sconosciuta',
  direct: () => 'Attacca direttamente',
  stopAttack: () => 'Non attaccare',
  done: () => 'Fatto',
  pass: () => 'Passa',
  yes: (pay) => capital(pay ?? 'sì'),
  no: (otherwise) => (otherwise === undefined ? 'No' : `No: ${otherwise}`),
  mode: (n) => `Effetto ${n}`,
  position: (p) => capital(POSITION[p]),
  slot: (n, whose) =>
    whose === undefined
      ? `Zona ${n}`
      : whose === 'own'
        ? `La tua Zona Mostri ${n}`
        : `Zona Mostri ${n} dell’avversario`,
  extraSlot: (left) => `Zona Mostri Extra ${left ? 'sinistra' : 'destra'}`,
  toPhase: (p) => (p === 'end' ? 'Termina il turno' : PHASES[p]),
  surrender: () => 'Arrenditi',
};
