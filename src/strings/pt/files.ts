import type { Strings } from '../index.ts';

export const files: Strings['files'] = {
  noSuchFile: 'esse arquivo não existe',
  noSuchPath: 'esse arquivo ou pasta não existe',
  isFolder: 'isto é uma pasta',
  notReadable: 'não há permissão para lê-lo',
  cannotRead: (why) => `não pode ser lido: ${why}`,
  cannotWrite: (path, why) => `não dá para gravar ${path}: ${why}`,
  folderGone: 'a pasta dele não está mais lá',
  noPermission: 'não há permissão para gravar ali',
  readOnly: 'está em um sistema de arquivos somente de leitura',
  noFolder: 'essa pasta não existe e não pode ser criada',
  partIsFile: 'uma parte do caminho é um arquivo',
  isFile: 'é um arquivo, não uma pasta',
  folderInPlace: 'há uma pasta onde devia haver um arquivo',
  diskFull: 'o disco está cheio',
  tooLarge: 'é maior do que o sistema permite',
  held: 'outro cliente o está usando',
  nameTooLong: 'o nome é longo demais',
};
