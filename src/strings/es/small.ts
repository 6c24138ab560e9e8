import type { Strings } from '../index.ts';

export const small: Strings['small'] = {
  needs: (least, now) => `Duelo necesita ${least}; esto es ${now}.`,
  larger: 'Agranda la ventana: no se pierde nada.',
  untilThen: 'Hasta entonces solo funciona Ctrl-C.',
};
