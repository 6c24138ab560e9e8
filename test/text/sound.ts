/** What no sentence may look like, whatever it is made from. */
const FAULTS: readonly [fault: string, pattern: RegExp][] = [
  ['an undefined value', /undefined|NaN|\bnull\b/],
  ['an object', /\[object|[{}[\]]/],
  ['two spaces', / {2}/],
  ['a space before a mark', / [.,;:]/],
  ['two marks', /[.,;:][.,;]/],
  ['a doubled word', /\b(the|a|an|is|are|that|and|or|to|of|in|you|it|if|then|by|from|with) \1\b/],
  ['a node name', /[a-z][A-Z]/],
  ['a small letter after a full stop', /\. [a-z]/],
];

/** The first thing wrong with a text, or undefined. Card names, in quotes, may be anything. */
export function faultIn(text: string): string | undefined {
  const plain = text.replaceAll(/"[^"]*"|'Spirit Message "[A-Z]"'/g, 'X');
  return FAULTS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The same for whole sentences, which begin and end as such. */
export function faultInSentence(text: string): string | undefined {
  if (!/^["'(A-Z0-9]/.test(text)) return 'no capital';
  return text.endsWith('.') || text.endsWith('?') ? faultIn(text) : 'no full stop';
}
