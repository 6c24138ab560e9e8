import type { Strings } from '../index.ts';

export const files: Strings['files'] = {
  noSuchFile: 'non c’è un file così',
  noSuchPath: 'non c’è un file o una cartella così',
  isFolder: 'questa è una cartella',
  notReadable: 'manca il permesso di leggerlo',
  cannotRead: (why) => `non si può leggere: ${why}`,
  cannotWrite: (path, why) => `impossibile scrivere ${path}: ${why}`,
  folderGone: 'la sua cartella non c’è più',
  noPermission: 'manca il permesso di scrivere lì',
  readOnly: 'è su un file system di sola lettura',
  noFolder: 'non c’è una cartella così e non si può creare',
  partIsFile: 'una parte del percorso è un file',
  isFile: 'è un file, non una cartella',
  folderInPlace: 'c’è una cartella dove dovrebbe esserci un file',
  diskFull: 'il disco è pieno',
  tooLarge: 'è più grande di quanto permetta il sistema',
  held: 'lo sta usando un altro client',
  nameTooLong: 'il nome è troppo lungo',
};
