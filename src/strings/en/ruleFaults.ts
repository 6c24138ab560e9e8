/** Why something typed or written is no house rule. Values are written the same in every language. */
export const ruleFaults = {
  expected: (word: string) => `expected ID=VALUE such as PRM-11=true, not ${word}`,
  twice: (id: string) => `${id} is given more than once`,
  unknown: (id: string, known: string) => `no parameter ${id} that a duel can change; there are: ${known}`,
  value: (id: string, takes: string, value: string) => `${id} takes ${takes}, not ${value}`,
  clash: (one: string, other: string) => `${one} and ${other} set the same thing to different values`,
  flag: 'true or false',
  number: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  oneOf: (values: string) => `one of ${values}`,
  sizes: (such: readonly string[]) => `sizes such as ${such.join(' or ')}`,
  someOf: (values: string) => `a list of some of ${values}`,
};
