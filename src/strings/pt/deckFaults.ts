import type { Strings } from '../index.ts';

export const deckFaults: Strings['deckFaults'] = {
  notThere: 'não existe esse arquivo, nem um Deck guardado ou incluído com esse nome',
  noDeck: (name, shipped) =>
    `não há Deck chamado ${name} nem arquivo com esse nome; Decks incluídos: ${shipped}`,
  folder: 'isto é uma pasta; um Deck é um arquivo',
  notText: 'isto não é um arquivo de texto',
  noEntry: (found) => `esperava-se um código, #main, #extra ou !side, há "${found}"`,
  noCard: (name, near) =>
    `nenhum card se chama "${name}"${near.length === 0 ? '' : `; quis dizer ${near.join(' ou ')}?`}`,
  line: (n, text) => `linha ${n}: ${text}`,
  link: 'esperava-se ydke:// com três partes, cada uma terminada em "!"',
  notBase64: (part) => `a parte ${part} não é base64`,
  cut: (part) => `a parte ${part} termina no meio de um código: o link foi cortado`,
  zero: (part) => `a parte ${part} contém o código 0`,
  listFirst: 'esperava-se "!Name" antes da primeira entrada',
  noList: 'não há lista nele: esperava-se uma linha "!Name"',
  noListEntry: (found) => `esperava-se "código número --nome", há "${found}"`,
  listCount: (found) => `o número é 0, 1, 2 ou 3, há ${found}`,
};
