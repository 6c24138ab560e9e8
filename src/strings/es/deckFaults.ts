import type { Strings } from '../index.ts';

export const deckFaults: Strings['deckFaults'] = {
  notThere: 'no existe ese archivo, ni un deck guardado o incluido con ese nombre',
  noDeck: (name, shipped) =>
    `no hay ningún deck llamado ${name} ni un archivo con ese nombre; decks incluidos: ${shipped}`,
  folder: 'esto es una carpeta; un deck es un archivo',
  notText: 'esto no es un archivo de texto',
  noEntry: (found) => `se esperaba un código, #main, #extra o !side, hay "${found}"`,
  noCard: (name, near) =>
    `ninguna carta se llama "${name}"${near.length === 0 ? '' : `; ¿quieres decir ${near.join(' o ')}?`}`,
  line: (n, text) => `línea ${n}: ${text}`,
  link: 'se esperaba ydke:// con tres partes, cada una acabada en "!"',
  notBase64: (part) => `la parte ${part} no es base64`,
  cut: (part) => `la parte ${part} acaba en medio de un código: el enlace está cortado`,
  zero: (part) => `la parte ${part} contiene el código 0`,
  listFirst: 'se esperaba "!Name" antes de la primera entrada',
  noList: 'no contiene ninguna lista: se esperaba una línea "!Name"',
  noListEntry: (found) => `se esperaba "código número --nombre", hay "${found}"`,
  listCount: (found) => `el número es 0, 1, 2 o 3, hay ${found}`,
};
