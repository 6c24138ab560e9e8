/** English menu lines. */
import type { Position } from '../../engine/types.ts';
import type { Options } from '../language.ts';
import { PHASES } from './lexicon.ts';
import { sentenceCase } from './page.ts';
import { VERB_FORMS } from './verbs.ts';

const POSITION: Record<Position, string> = {
  attack: 'face-up Attack Position',
  defense: 'face-up Defense Position',
  faceDownDefense: 'face-down Defense Position',
  faceDownAttack: 'face-down Attack Position',
};

const withAbout = (verb: string, name: string, about: string) => ({
  verb,
  name,
  tail: about === '' ? '' : `: ${about}`,
});

export const OPTIONS: Options = {
  act: (verb, card, about) =>
    withAbout(`${sentenceCase(VERB_FORMS[verb].base)}${verb === 'attackWith' ? ' with' : ''}`, card, about),
  activate: (card, about, chain) => withAbout(chain ? 'Chain' : 'Activate', card, about),
  toPosition: (card, p) => ({
    verb: 'Change',
    name: card,
    tail: ` to ${p === 'attack' ? 'Attack Position' : p === 'defense' ? 'Defense Position' : POSITION[p]}`,
  }),
  named: (card, about) => withAbout('', card, about),
  ofLevel: (card, level) => ({ verb: '', name: card, tail: ` (Level ${level})` }),
  unknown: (zone, monster) =>
    monster || zone === 'mzone'
      ? 'Set monster'
      : zone === 'szone' || zone === 'fzone'
        ? 'Set card'
        : zone === 'hand'
          ? 'Card in the hand'
          : 'Unknown card',
  direct: () => 'Attack directly',
  stopAttack: () => 'Do not attack',
  done: () => 'Done',
  pass: () => 'Pass',
  yes: (pay) => sentenceCase(pay ?? 'yes'),
  no: (otherwise) => (otherwise === undefined ? 'No' : `No: ${otherwise}`),
  mode: (n) => `Effect ${n}`,
  position: (p) => sentenceCase(POSITION[p]),
  slot: (n, whose) =>
    whose === undefined ? `Zone ${n}` : `${whose === 'own' ? 'Your' : "Opponent's"} Monster Zone ${n}`,
  extraSlot: (left) => `${left ? 'Left' : 'Right'} Extra Monster Zone`,
  toPhase: (p) => (p === 'end' ? 'End turn' : PHASES[p]),
  surrender: () => 'Surrender',
};
