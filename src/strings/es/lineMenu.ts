import type { Strings } from '../index.ts';

/** The menu in line mode. */
export const lineMenu: Strings['lineMenu'] = {
  fields: { deck: 'Tu Deck', opponentDeck: 'Su Deck', against: 'Rival' },
  help: 'Un número abre esa línea. Una palabra muestra las que la tienen, una línea vacía todas. q vuelve.',
  noNumber: (n: number) => `Los números van de 1 a ${n}.`,
  noLine: (word: string) => `Ninguna línea contiene «${word}».`,
  lab: 'Laboratorio: tableros propios, evento a evento',
  whichRule: 'Escribe una palabra o el id de una regla.',
  ruleHelp:
    'Una palabra o un id, como cadena o EQUIP-06, dice esas reglas y palabras del juego. Una línea vacía o q vuelve.',
  kept: 'Guardado.',
  turns: (n: number) => `${n} turno${n === 1 ? '' : 's'}`,
};
