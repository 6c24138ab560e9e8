/** When to be asked for a response. */
export const prompts = {
  title: 'When to be asked',
  now: (policy: string) => `You are asked for a response: ${policy}.`,
  choices: {
    always: 'Always: at every moment the rules give you',
    'when it matters': 'When it matters: when there is something to answer',
    never: 'Never: only on your own turn',
  },
  asks: (policy: string) => `asks: ${policy}`,
  /** The same where there is little room, and the middle policy there. */
  asksShort: (policy: string) => `asks: ${policy}`,
  matters: 'matters',
};
