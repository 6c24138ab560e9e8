/** What goes between the client and the opponent's worker: plain data, and of the duel only what its player sees. */
import type { CardDef, DecisionView, PlayerView } from '../engine/index.ts';
import type { Level } from './levels.ts';

export interface InitMessage {
  k: 'init';
  defs: readonly CardDef[];
}
export interface AskMessage {
  k: 'ask';
  id: number;
  view: PlayerView;
  decision: DecisionView;
  level: Level;
  aiSeed: number;
  n: number;
}
export type ToWorker = InitMessage | AskMessage;

export type FromWorker =
  | { k: 'ready' }
  | { k: 'answer'; id: number; option: number; why: string }
  | { k: 'fault'; id: number; text: string };
