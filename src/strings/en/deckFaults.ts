/** Why something is no deck or no list. Words of the file forms are the same in every language. */
export const deckFaults = {
  notThere: 'there is no such file, and no stored or shipped deck of that name',
  noDeck: (name: string, shipped: string) =>
    `no deck named ${name} and no file of that name; shipped decks: ${shipped}`,
  folder: 'this is a folder; a deck is a file',
  notText: 'this is not a text file',
  noEntry: (found: string) => `expected a passcode, #main, #extra or !side, found "${found}"`,
  noCard: (name: string, near: readonly string[]) =>
    `no card is called "${name}"${near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`}`,
  line: (n: number, text: string) => `line ${n}: ${text}`,
  /** Of ydke:// links. */
  link: 'expected ydke:// with three parts, each ending in "!"',
  notBase64: (part: string) => `the ${part} part is not base64`,
  cut: (part: string) => `the ${part} part ends inside a passcode: the link was cut`,
  zero: (part: string) => `the ${part} part holds the passcode 0`,
  /** Of Forbidden/Limited lists. */
  listFirst: 'expected "!Name" before the first entry',
  noList: 'no list in it: expected a line "!Name"',
  noListEntry: (found: string) => `expected "passcode count --name", found "${found}"`,
  listCount: (found: string) => `a count is 0, 1, 2 or 3, found ${found}`,
};
