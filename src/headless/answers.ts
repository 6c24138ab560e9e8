/** Answers that come as text: the number of an option, or an action in the words of a scenario. */

import { type Decision, optionOrder, type State } from '../engine/index.ts';
import { type Names, ScenarioError } from '../lab/index.ts';
import { readAction } from '../lab/parseAction.ts';
import { newScript, type Script, scripted } from '../lab/script.ts';
import type { Strings } from '../strings/index.ts';
import { Refusal, saying, sayingOf } from '../strings/saying.ts';

/** What is left to say of the actions given so far: the targets of an activation, the rest of a list. */
export interface Answers {
  /** The option that an earlier action answers this decision with, or null to ask. */
  waiting(state: State): number | null;
  /** The option a line means. Throws a Refusal that says what is wrong with the line. */
  read(line: string, state: State): number;
  /** What is left to say is not said any more: the duel stands somewhere else. */
  forget(): void;
}

/** `told`: whoever answers knows that actions are understood too. */
export function createAnswers(names: Names, told: boolean, { lines }: Strings): Answers {
  const said = lines.answers;
  let script: Script = newScript([]);
  const indexOf = (state: State): number | null => {
    const { decision } = state;
    if (decision === null) return null;
    const option = scripted(script, { state, decision, names });
    const i = option === null ? -1 : decision.options.indexOf(option);
    return i < 0 ? null : i;
  };
  return {
    waiting: (state) => indexOf(state),
    forget: () => {
      script = newScript([]);
    },
    read: (line, state) => {
      const { decision } = state;
      if (decision === null) throw new Refusal(said.nothing);
      if (/^[-+]?\d+$/.test(line)) {
        script = { ...script, queue: [], choosing: null };
        return numbered(Number(line), decision, said);
      }
      if (!line.startsWith('{')) {
        const most = decision.options.length;
        throw new Refusal(
          told ? saying('requests', 'numberOr', most, '{"pass": true}') : said.expected(most),
        );
      }
      const before = script;
      script = {
        ...newScript([readLine(line, names, told, said)]),
        followUps: before.followUps,
        since: before.since,
      };
      const i = indexOf(state);
      if (i !== null && script.queue.length === 0) return i;
      script = before;
      throw new Refusal(said.notOffered(line));
    },
  };
}

function numbered(n: number, decision: Decision, said: Strings['lines']['answers']): number {
  const i = optionOrder(decision)[n - 1];
  if (i !== undefined) return i;
  throw new Refusal(said.noOption(n, decision.options.length));
}

function readLine(
  line: string,
  names: Names,
  told: boolean,
  said: Strings['lines']['answers'],
): ReturnType<typeof readAction> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (!told) throw new Refusal(said.noChoice);
    throw new Refusal(saying('requests', 'notJson', sayingOf(error)));
  }
  try {
    return readAction(value, { where: '', path: '' }, names);
  } catch (error) {
    if (error instanceof ScenarioError) throw new Refusal(error.saying);
    throw error;
  }
}
