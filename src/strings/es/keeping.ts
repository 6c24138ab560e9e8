import type { Strings } from '../index.ts';

export const keeping: Strings['keeping'] = {
  folder: (path, why) =>
    `la carpeta de datos ${path} no se puede usar: ${why}; nombra otra con --data-dir DIR`,
  cannotRead: (path, why) => `no se puede leer ${path}: ${why}`,
  locked: (path) => `${path}: otro cliente tiene este bloqueo; borra el archivo si no hay ninguno en marcha`,
  nothingEver: (why) => `No se puede guardar nada: ${why}`,
  notWritten: (file, why) => `Sin guardar (${file}): ${why}`,
  setAside: (file, as) => `No se pudo leer ${file}. Se guarda como ${as} y se ha empezado uno vacío.`,
  noFreeName: (path) => `${path}: no se puede leer, y no queda ningún nombre libre para apartarlo`,
  tryAgain: (why) => `No se puede guardar el duelo: ${why}. Prueba otra vez o déjalo.`,
  waits: 'Ahora no se puede guardar el duelo. Intro lo intenta otra vez.',
  endNotWritten: (why) =>
    `No se puede guardar el final del duelo: ${why}. Con Continuar en el menú se llega a él otra vez.`,
  notInHistory: (why) =>
    `No se puede escribir el historial: ${why}. El duelo se anotará en el próximo inicio que pueda.`,
  cannotGoOn: 'el duelo no puede seguir',
  couldNotDecide: (name, why) => `${name} no pudo decidir (${why}); se tomó la opción más segura.`,
  nothingWorks: 'Nada de lo que se ofrece se puede llevar a cabo; el duelo para aquí y queda guardado.',
  wrongAnswer: (i, of) => `respondió ${i} de ${of}`,
};
