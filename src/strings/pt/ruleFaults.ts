import type { Strings } from '../index.ts';

export const ruleFaults: Strings['ruleFaults'] = {
  expected: (word) => `esperava-se ID=VALUE, como PRM-11=true, não ${word}`,
  twice: (id) => `${id} aparece mais de uma vez`,
  unknown: (id, known) => `não há parâmetro ${id} que um duelo possa mudar; há: ${known}`,
  value: (id, takes, value) => `${id} leva ${takes}, não ${value}`,
  clash: (one, other) => `${one} e ${other} definem a mesma coisa com valores diferentes`,
  flag: 'true ou false',
  number: (least, most) => `um número inteiro de ${least} a ${most}`,
  oneOf: (values) => `uma destas palavras: ${values}`,
  sizes: (such) => `tamanhos como ${such.join(' ou ')}`,
  someOf: (values) => `uma lista com algumas de ${values}`,
};
