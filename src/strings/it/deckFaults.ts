import type { Strings } from '../index.ts';

export const deckFaults: Strings['deckFaults'] = {
  notThere: 'non c’è un file così, né un deck salvato o incluso con quel nome',
  noDeck: (name, shipped) =>
    `nessun deck si chiama ${name} e non c’è un file con quel nome; deck inclusi: ${shipped}`,
  folder: 'questa è una cartella; un deck è un file',
  notText: 'questo non è un file di testo',
  noEntry: (found) => `ci si aspettava un codice, #main, #extra o !side, c’è "${found}"`,
  noCard: (name, near) =>
    `nessuna carta si chiama "${name}"${near.length === 0 ? '' : `; intendi ${near.join(' o ')}?`}`,
  line: (n, text) => `riga ${n}: ${text}`,
  link: 'ci si aspettava ydke:// con tre parti, ognuna chiusa da "!"',
  notBase64: (part) => `la parte ${part} non è base64`,
  cut: (part) => `la parte ${part} finisce in mezzo a un codice: il link è tagliato`,
  zero: (part) => `la parte ${part} contiene il codice 0`,
  listFirst: 'ci si aspettava "!Name" prima della prima voce',
  noList: 'non contiene liste: ci si aspettava una riga "!Name"',
  noListEntry: (found) => `ci si aspettava "codice numero --nome", c’è "${found}"`,
  listCount: (found) => `il numero è 0, 1, 2 o 3, c’è ${found}`,
};
