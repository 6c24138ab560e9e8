import type { Strings } from '../index.ts';

export const ruleFaults: Strings['ruleFaults'] = {
  expected: (word) => `ci si aspettava ID=VALUE, come PRM-11=true, non ${word}`,
  twice: (id) => `${id} compare più di una volta`,
  unknown: (id, known) => `non c’è un parametro ${id} che un duello possa cambiare; ci sono: ${known}`,
  value: (id, takes, value) => `${id} vuole ${takes}, non ${value}`,
  clash: (one, other) => `${one} e ${other} fissano la stessa cosa con valori diversi`,
  flag: 'true o false',
  number: (least, most) => `un numero intero da ${least} a ${most}`,
  oneOf: (values) => `una di queste parole: ${values}`,
  sizes: (such) => `misure come ${such.join(' o ')}`,
  someOf: (values) => `un elenco con alcune di ${values}`,
};
