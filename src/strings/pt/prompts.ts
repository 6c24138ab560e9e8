import type { Strings } from '../index.ts';

export const prompts: Strings['prompts'] = {
  title: 'Quando perguntar',
  now: (policy) => `Uma resposta sua é pedida: ${policy}.`,
  choices: {
    always: 'Sempre: em cada momento que as regras dão',
    'when it matters': 'Quando importa: quando há algo a responder',
    never: 'Nunca: só no seu próprio turno',
  },
  asks: (policy) => `avisos: ${policy}`,
  asksShort: (policy) => policy,
  matters: 'importa',
};
