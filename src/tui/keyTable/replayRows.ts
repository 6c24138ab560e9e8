import type { Row } from './places.ts';

/** A replay is walked through with these. */
export const REPLAY_ROWS = [
  {
    id: 'replayForward',
    keys: ['right', ' ', 'l'],
    places: ['replay'],
    footKeys: 'leftRight',
    foot: ['replay'],
  },
  { id: 'replayBack', keys: ['left', 'h'], places: ['replay'] },
  {
    id: 'replayTurn',
    keys: ['down', 'j'],
    places: ['replay'],
    footKeys: 'upDown',
    foot: ['replay'],
  },
  { id: 'replayTurnBack', keys: ['up', 'k'], places: ['replay'] },
  { id: 'lookAt', keys: ['v'], places: ['history'], foot: ['history'] },
  { id: 'replayAuto', keys: ['a'], places: ['replay'], foot: ['replay'] },
  { id: 'replayEyes', keys: ['e'], places: ['replay'], foot: ['replay'] },
  { id: 'replayFrom', keys: ['p'], places: ['replay'], foot: ['replay'] },
] as const satisfies readonly Row[];
