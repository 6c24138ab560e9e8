/** Entry of the opponent's thread: keeps the cards, answers one question at a time. */
import { parentPort } from 'node:worker_threads';
import { decide } from './decide.ts';
import { type Knowledge, knowledgeOf, NO_KNOWLEDGE } from './knowledge.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

const port = parentPort;
let known: Knowledge = NO_KNOWLEDGE;
const send = (message: FromWorker): void => port?.postMessage(message);

port?.on('message', (message: ToWorker) => {
  if (message.k === 'init') {
    known = knowledgeOf(message.defs);
    send({ k: 'ready' });
    return;
  }
  const { id, view, decision, level, aiSeed, n } = message;
  try {
    const answer = decide(view, decision, { level, aiSeed, n, known });
    send({ k: 'answer', id, option: answer.option, why: answer.why });
  } catch (error) {
    send({ k: 'fault', id, text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
