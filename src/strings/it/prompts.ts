import type { Strings } from '../index.ts';

export const prompts: Strings['prompts'] = {
  title: 'Quando chiedere',
  now: (policy) => `Ti viene chiesta una risposta: ${policy}.`,
  choices: {
    always: 'Sempre: in ogni momento dato dalle regole',
    'when it matters': 'Quando conta: quando c’è qualcosa a cui rispondere',
    never: 'Mai: solo nel tuo turno',
  },
  asks: (policy) => `avvisi: ${policy}`,
  asksShort: (policy) => policy,
  matters: 'conta',
};
