import { PROMPT_POLICIES, type PromptPolicy } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

const LABELS: Record<PromptPolicy, string> = {
  always: 'Always: at every moment the rules give you',
  'when it matters': 'When it matters: when there is something to answer',
  never: 'Never: only on your own turn',
};

/** When to be asked for a response, for this duel and the next ones. */
export function Prompts({ size }: { size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const { prompts } = useSnapshot();
  useCommands('prompts', {
    back: app.back,
    help: () => app.open({ k: 'help', of: 'prompts' }),
    quit: app.quit,
  });
  const items = [
    ...PROMPT_POLICIES.map((policy) => ({ id: policy, label: LABELS[policy] })),
    { id: 'pass', label: 'Pass everything until this turn ends' },
  ];
  return (
    <Ask
      title="When to be asked"
      text={[`You are asked for a response: ${prompts}.`]}
      items={items}
      initial={PROMPT_POLICIES.indexOf(prompts)}
      place="prompts"
      size={size}
      onPick={(id) => {
        const policy = PROMPT_POLICIES.find((candidate) => candidate === id);
        app.back();
        if (policy === undefined) duel.passUntilTurnEnds();
        else {
          app.change({ prompts: policy });
          duel.setPrompts(policy);
        }
      }}
    />
  );
}
