import type { Strings } from '../index.ts';

/** The menu in line mode. */
export const lineMenu: Strings['lineMenu'] = {
  fields: { deck: 'Il tuo Deck', opponentDeck: 'Deck avversario', against: 'Avversario' },
  help: 'Un numero apre quella riga. Una parola mostra quelle che la contengono, una riga vuota tutte. q torna.',
  noNumber: (n: number) => `I numeri vanno da 1 a ${n}.`,
  noLine: (word: string) => `Nessuna riga contiene «${word}».`,
  lab: 'Laboratorio: tavoli tuoi, evento per evento',
  whichRule: 'Scrivi una parola o l’id di una regola.',
  ruleHelp:
    'Una parola o un id, come catena o EQUIP-06, dice quelle regole e parole del gioco. Una riga vuota o q torna indietro.',
  kept: 'Salvato.',
  turns: (n: number) => `${n} turn${n === 1 ? 'o' : 'i'}`,
};
