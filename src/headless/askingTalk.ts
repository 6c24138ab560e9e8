/** When one is asked for a response, in line mode: `p` changes it, `v` passes until something. */
import {
  PASS_UNTIL,
  PROMPT_POLICIES,
  PROMPT_WINDOWS,
  type PromptPolicy,
  type Snapshot,
} from '../session/types.ts';
import { chooseLine, type LineTools } from './lineList.ts';
import type { Answer } from './talk.ts';

type Asking = Pick<Snapshot, 'prompts' | 'windows'>;

/** One answer for all kinds of moment, or another for one of them; null when nothing is to be changed. */
export async function askPolicies({ prompts, windows }: Asking, tools: LineTools): Promise<Answer | null> {
  const { asking, settings, prompts: words } = tools.strings;
  const now = settings.prompts[prompts];
  const row = await chooseLine(
    words.title,
    [
      words.now(now),
      ...PROMPT_WINDOWS.map((window) => {
        const own = windows[window];
        return `${asking.windows[window]}: ${own === undefined ? asking.asAll(now) : settings.prompts[own]}`;
      }),
    ],
    tools,
  );
  if (row === null) return null;
  const window = PROMPT_WINDOWS[row - 1];
  const policies: readonly (PromptPolicy | null)[] = [
    ...(window === undefined ? [] : [null]),
    ...PROMPT_POLICIES,
  ];
  const title = window === undefined ? words.title : asking.windows[window];
  const said = policies.map((policy) =>
    policy === null
      ? asking.asAll(now)
      : window === undefined
        ? words.choices[policy]
        : settings.prompts[policy],
  );
  const i = await chooseLine(title, said, tools);
  const policy = i === null ? undefined : policies[i];
  if (policy === undefined) return null;
  if (window === undefined) return policy === null ? null : { k: 'prompts', policy, windows };
  const { [window]: _, ...others } = windows;
  return {
    k: 'prompts',
    policy: prompts,
    windows: policy === null ? others : { ...others, [window]: policy },
  };
}

/** Until when nothing is to be asked; null when that stays as it is. */
export async function askPass({ passing, view }: Snapshot, tools: LineTools): Promise<Answer | null> {
  const { asking } = tools.strings;
  tools.io.out(asking.passText);
  const offered = PASS_UNTIL.filter((until) => until !== 'chainEnd' || view.chain.length > 0);
  const ends = passing !== null && !passing.over ? [null] : [];
  const choices = [...ends, ...offered];
  const said = choices.map((until) => (until === null ? asking.askAgain : asking.until[until]));
  const i = await chooseLine(asking.passTitle, said, tools);
  const until = i === null ? undefined : choices[i];
  return until === undefined ? null : { k: 'pass', until };
}
