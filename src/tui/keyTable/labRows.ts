import type { Row } from './places.ts';

/** The lab: boards by keys, events one by one. */
export const LAB_ROWS = [
  { id: 'labPut', keys: ['a'], places: ['lab'], foot: ['lab'] },
  { id: 'labRemove', keys: ['x'], places: ['lab'] },
  { id: 'labPosition', keys: ['p'], places: ['lab'] },
  { id: 'labCounters', keys: ['c'], places: ['lab'] },
  { id: 'labEquip', keys: ['e'], places: ['lab'] },
  { id: 'labLife', keys: ['L'], places: ['lab'] },
  { id: 'labTurn', keys: ['T'], places: ['lab'] },
  { id: 'labStep', keys: ['n', ' '], places: ['lab'], foot: ['lab'] },
  { id: 'labNext', keys: ['N'], places: ['lab'], foot: ['lab'] },
  { id: 'labBack', keys: ['b'], places: ['lab'], foot: ['lab'] },
  { id: 'labPrevious', keys: ['B'], places: ['lab'] },
  { id: 'labPanel', keys: ['i'], places: ['lab'], foot: ['lab'] },
  { id: 'labWhy', keys: ['w'], places: ['lab'] },
  { id: 'labUndo', keys: ['z'], places: ['lab'] },
  { id: 'labRedo', keys: ['Z'], places: ['lab'] },
  { id: 'labExport', keys: ['s'], places: ['lab'] },
  { id: 'labOpen', keys: ['o'], places: ['lab'] },
  { id: 'labConsole', keys: [':'], places: ['lab'], foot: ['lab'] },
] as const satisfies readonly Row[];
