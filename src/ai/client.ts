/**
 * The opponent as a session uses it: asks the worker, and falls back to thinking here, then to the first legal option.
 * Never rejects, never hangs; faults are told, not thrown.
 */
import type { CardDef, DecisionView, PlayerView } from '../engine/index.ts';
import { type DecideContext, decide } from './decide.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import type { Level } from './levels.ts';
import type { FromWorker } from './protocol.ts';
import { defaultWorkerUrl, startThread, type Thread } from './thread.ts';

/** An answer that takes longer is given up. */
const TIME_OUT = 2000;
/** Loading the worker may take this long on top. */
const START = 4000;
/** A worker that failed so often is not started again. */
const RESTARTS = 3;

export interface OpponentSetup {
  level: Level;
  aiSeed: number;
  defs: readonly CardDef[];
  /** Another worker's file; null: think on this thread. */
  workerUrl?: URL | null;
  /** Milliseconds. */
  timeOut?: number;
  /** Told of every fault that was survived. */
  onFault?: (text: string) => void;
  /** Told why each option was chosen; private to the seat. */
  onWhy?: (why: string) => void;
}

export interface Opponent {
  readonly level: Level;
  /** Index of an offered option. */
  decide(view: PlayerView, decision: DecisionView): Promise<number>;
  dispose(): Promise<void>;
}

interface Pending {
  id: number;
  /** The worker is there: its time runs from now. */
  started: () => void;
  answer: (option: number, why: string) => void;
  fail: (text: string) => void;
}

class WorkerOpponent implements Opponent {
  readonly level: Level;
  private readonly setup: OpponentSetup;
  private known: Knowledge | null = null;
  private thread: Thread | null = null;
  private ready = false;
  private failures = 0;
  private asked = 0;
  private pending: Pending | null = null;
  private disposed = false;

  constructor(setup: OpponentSetup) {
    this.setup = setup;
    this.level = setup.level;
    this.start();
  }

  private fault(text: string): void {
    try {
      this.setup.onFault?.(text);
    } catch {
      // A listener's fault is not the opponent's.
    }
  }

  private start(): void {
    const url = this.setup.workerUrl === undefined ? defaultWorkerUrl() : this.setup.workerUrl;
    if (url === null || this.disposed || this.failures > RESTARTS) return;
    this.ready = false;
    try {
      this.thread = startThread(url, this.setup.defs, {
        message: (message) => this.heard(message),
        fault: (text) => this.broke(text),
      });
      if (!this.thread) this.fault('the opponent has no worker file; it thinks on the main thread');
    } catch (error) {
      this.fault(
        `the opponent's worker did not start: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  private heard(message: FromWorker): void {
    if (message.k === 'ready') {
      this.ready = true;
      this.pending?.started();
    } else if (this.pending?.id === message.id) {
      if (message.k === 'answer') this.pending.answer(message.option, message.why);
      else this.pending.fail(message.text);
    }
  }

  /** The worker died. */
  private broke(text: string): void {
    const { pending } = this;
    this.restart();
    if (pending) pending.fail(text);
    else this.fault(`the opponent's worker failed: ${text}`);
  }

  private restart(): void {
    const old = this.thread;
    this.thread = null;
    this.failures += 1;
    old?.stop().catch(() => undefined);
    this.start();
  }

  /** The answer thought out here, or the first legal option. */
  private here(view: PlayerView, decision: DecisionView, n: number): number {
    try {
      this.known ??= knowledgeOf(this.setup.defs);
      const { level, aiSeed } = this.setup;
      const ctx: DecideContext = { level, aiSeed, n, known: this.known };
      const answer = decide(view, decision, ctx);
      this.setup.onWhy?.(answer.why);
      return answer.option;
    } catch (error) {
      this.fault(
        `the opponent's policy failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return decision.options.find((o) => o.k !== 'surrender')?.i ?? 0;
    }
  }

  decide(view: PlayerView, decision: DecisionView): Promise<number> {
    const n = this.asked;
    this.asked += 1;
    const { thread } = this;
    const [first, second] = decision.options;
    if (first && !second) return Promise.resolve(first.i);
    if (!thread || this.disposed || this.pending) return Promise.resolve(this.here(view, decision, n));
    return new Promise((resolve) => {
      const done = (option: number): void => {
        clearTimeout(timer);
        this.pending = null;
        resolve(option);
      };
      const fail = (text: string): void => {
        if (this.pending?.id !== n) return;
        this.fault(`the opponent's worker failed: ${text}`);
        done(this.here(view, decision, n));
      };
      const limit = this.setup.timeOut ?? TIME_OUT;
      const expire = (): void => {
        this.restart();
        fail(`no answer within ${limit} ms`);
      };
      let timer = setTimeout(expire, limit + (this.ready ? 0 : START));
      const started = (): void => {
        clearTimeout(timer);
        timer = setTimeout(expire, limit);
      };
      const answer = (option: number, why: string): void => {
        if (!decision.options.some((o) => o.i === option)) {
          fail(`option ${option} is not offered`);
          return;
        }
        this.setup.onWhy?.(why);
        done(option);
      };
      this.pending = { id: n, started, answer, fail };
      const { level, aiSeed } = this.setup;
      try {
        thread.post({ k: 'ask', id: n, view, decision, level, aiSeed, n });
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    });
  }

  async dispose(): Promise<void> {
    this.disposed = true;
    const { thread, pending } = this;
    this.thread = null;
    pending?.fail('disposed while thinking');
    await thread?.stop().catch(() => undefined);
  }
}

export function createOpponent(setup: OpponentSetup): Opponent {
  return new WorkerOpponent(setup);
}
