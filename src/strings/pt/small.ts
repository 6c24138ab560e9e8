import type { Strings } from '../index.ts';

export const small: Strings['small'] = {
  needs: (least, now) => `Duelo precisa de ${least}; isto é ${now}.`,
  larger: 'Aumente a janela: nada se perde.',
  untilThen: 'Até lá só Ctrl-C funciona.',
};
