import type { Strings } from '../index.ts';

export const files: Strings['files'] = {
  noSuchFile: 'no existe ese archivo',
  noSuchPath: 'no existe ese archivo ni carpeta',
  isFolder: 'esto es una carpeta',
  notReadable: 'no hay permiso para leerlo',
  cannotRead: (why) => `no se puede leer: ${why}`,
  cannotWrite: (path, why) => `no se puede escribir ${path}: ${why}`,
  folderGone: 'su carpeta ya no está',
  noPermission: 'no hay permiso para escribir ahí',
  readOnly: 'está en un sistema de archivos de solo lectura',
  noFolder: 'no existe esa carpeta y no se puede crear',
  partIsFile: 'una parte de la ruta es un archivo',
  isFile: 'es un archivo, no una carpeta',
  folderInPlace: 'hay una carpeta donde debería haber un archivo',
  diskFull: 'el disco está lleno',
  tooLarge: 'es mayor de lo que permite el sistema',
  held: 'otro cliente lo tiene ocupado',
  nameTooLong: 'el nombre es demasiado largo',
};
