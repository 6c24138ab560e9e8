import type { Strings } from '../index.ts';

export const piles: Strings['piles'] = {
  gy: { title: 'Tu Cementerio', empty: 'Todavía no hay nada en tu Cementerio.' },
  otherGy: { title: (name) => `${name}: Cementerio`, empty: 'Todavía no hay nada en ese Cementerio.' },
  removed: { title: 'Tus cartas removidas del juego', empty: 'Ninguna carta tuya está removida del juego.' },
  otherRemoved: {
    title: (name) => `${name}: removidas del juego`,
    empty: 'Ninguna de esas cartas está removida del juego.',
  },
  extra: { title: (extra) => `Tu ${extra}`, empty: (extra) => `Tu ${extra} está vacío.` },
  deck: { title: 'Lo que queda en tu Deck', empty: 'Tu Deck está vacío.' },
  hand: {
    title: (name) => `${name}: cartas conocidas en la mano`,
    empty: (name, n) => `${name} tiene ${n} carta${n === 1 ? '' : 's'} en la mano; no conoces ninguna.`,
  },
};
