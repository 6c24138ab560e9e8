import type { Strings } from '../index.ts';

export const piles: Strings['piles'] = {
  gy: { title: 'Il tuo Cimitero', empty: 'Ancora niente nel tuo Cimitero.' },
  otherGy: { title: (name) => `${name}: Cimitero`, empty: 'Ancora niente in quel Cimitero.' },
  removed: { title: 'Le tue carte rimosse dal gioco', empty: 'Nessuna tua carta è rimossa dal gioco.' },
  otherRemoved: {
    title: (name) => `${name}: rimosse dal gioco`,
    empty: 'Nessuna di quelle carte è rimossa dal gioco.',
  },
  extra: { title: (extra) => `Il tuo ${extra}`, empty: (extra) => `Il tuo ${extra} è vuoto.` },
  deck: { title: 'Ciò che resta nel tuo Deck', empty: 'Il tuo Deck è vuoto.' },
  hand: {
    title: (name) => `${name}: carte note in mano`,
    empty: (name, n) => `${name} ha ${n} cart${n === 1 ? 'a' : 'e'} in mano; non ne conosci nessuna.`,
  },
};
