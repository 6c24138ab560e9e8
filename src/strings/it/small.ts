import type { Strings } from '../index.ts';

export const small: Strings['small'] = {
  needs: (least, now) => `Duelo richiede ${least}; questo è ${now}.`,
  larger: 'Ingrandisci la finestra: niente va perso.',
  untilThen: 'Fino ad allora funziona solo Ctrl-C.',
};
