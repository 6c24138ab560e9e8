/** `a, b or c`: the words with the conjunction of a language before the last one. */
export function listed(words: readonly string[], conjunction: string): string {
  const [last = '', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${conjunction} ${last}`;
}
