import type { Strings } from '../index.ts';

export const ruleFaults: Strings['ruleFaults'] = {
  expected: (word) => `se esperaba ID=VALUE, como PRM-11=true, no ${word}`,
  twice: (id) => `${id} aparece más de una vez`,
  unknown: (id, known) => `no hay ningún parámetro ${id} que un duelo pueda cambiar; hay: ${known}`,
  value: (id, takes, value) => `${id} lleva ${takes}, no ${value}`,
  clash: (one, other) => `${one} y ${other} fijan lo mismo con valores distintos`,
  flag: 'true o false',
  number: (least, most) => `un número entero de ${least} a ${most}`,
  oneOf: (values) => `una de estas palabras: ${values}`,
  sizes: (such) => `tamaños como ${such.join(' o ')}`,
  someOf: (values) => `una lista con algunas de ${values}`,
};
