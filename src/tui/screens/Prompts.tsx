import { PROMPT_POLICIES } from '../../session/types.ts';
import { useApp, useCommands } from '../components/commands.ts';
import { useDuel, useSnapshot } from '../components/duelContext.ts';
import { useStrings } from '../strings.ts';
import type { Size } from '../terminal/size.ts';
import { Ask } from './Ask.tsx';

/** When to be asked for a response, for this duel and the next ones. */
export function Prompts({ size }: { size: Size }) {
  const app = useApp();
  const duel = useDuel();
  const { prompts } = useSnapshot();
  const { prompts: words, asking, settings } = useStrings();
  useCommands('prompts', {
    passUntil: () => app.open({ k: 'pass' }),
    back: app.back,
    help: () => app.open({ k: 'help', of: 'prompts' }),
    quit: app.quit,
  });
  const items = [
    ...PROMPT_POLICIES.map((policy) => ({ id: policy, label: words.choices[policy] })),
    { id: 'pass', label: asking.passEntry },
    { id: 'each', label: asking.each },
  ];
  return (
    <Ask
      title={words.title}
      text={[words.now(settings.prompts[prompts])]}
      items={items}
      initial={PROMPT_POLICIES.indexOf(prompts)}
      place="prompts"
      size={size}
      onPick={(id) => {
        const policy = PROMPT_POLICIES.find((candidate) => candidate === id);
        if (policy === undefined) return app.open({ k: id === 'each' ? 'moments' : 'pass' });
        app.back();
        app.change({ prompts: policy });
        duel.setPrompts(policy);
      }}
    />
  );
}
