import type { Strings } from '../index.ts';

/** The menu in line mode. */
export const lineMenu: Strings['lineMenu'] = {
  fields: { deck: 'Seu Deck', opponentDeck: 'Deck do oponente', against: 'Oponente' },
  help: 'Um número abre essa linha. Uma palavra mostra as que a têm, uma linha vazia todas. q volta.',
  noNumber: (n: number) => `Os números vão de 1 a ${n}.`,
  noLine: (word: string) => `Nenhuma linha contém “${word}”.`,
  lab: 'Laboratório: mesas próprias, evento por evento',
  whichRule: 'Digite uma palavra ou o id de uma regra.',
  ruleHelp:
    'Uma palavra ou um id, como corrente ou EQUIP-06, diz essas regras e palavras do jogo. Uma linha vazia ou q volta.',
  kept: 'Guardado.',
  turns: (n: number) => `${n} turno${n === 1 ? '' : 's'}`,
};
