import type { Strings } from '../index.ts';

export const settings: Strings['settings'] = {
  title: 'Opzioni',
  labels: {
    colours: 'Colori',
    keys: 'Tasti',
    moments: 'Secondo il momento',
    prompts: 'Chiedere risposte',
    marks: 'Segni e linee',
    pace: 'Ritmo',
    language: 'Lingua',
  },
  hints: {
    colours:
      'Per sfondo scuro o chiaro, i sedici di ogni terminale, o nessuno: i segni dicono lo stesso. Come il terminale: ciò che dice di sé.',
    keys: 'Invio: un altro tasto per un comando.',
    moments: 'Invio: una risposta propria per un tipo di momento, come gli attacchi o la fine di una fase.',
    prompts:
      'Sempre: in ogni momento dato dalle regole. Quando conta: quando l’altro lato ha fatto qualcosa a cui puoi rispondere. Mai: agisci solo nel tuo turno. In un duello, p lo cambia.',
    marks: 'ASCII dove linee e segni si vedono male.',
    pace: 'Quanto resta ogni giocata dell’altro lato prima di mostrare la successiva. Invio non l’aspetta mai.',
    language: 'Di menu, domande e registro. I testi delle carte per ora sono in inglese.',
  },
  colours: {
    auto: 'come il terminale',
    dark: 'sfondo scuro',
    light: 'sfondo chiaro',
    basic: 'sedici',
    none: 'nessuno',
  },
  marks: { unicode: 'Unicode', ascii: 'ASCII' },
  paces: { fast: 'veloce', normal: 'normale', slow: 'lento' },
  prompts: { always: 'sempre', 'when it matters': 'quando conta', never: 'mai' },
};
