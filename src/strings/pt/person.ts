/** Names within a sentence: the article of "O computador" is small there, and joins "de" and "por". */
export const inner = (name: string): string => name.replace(/^O /, 'o ');
export const of = (name: string): string => `de ${inner(name)}`.replace(/^de o /, 'do ');
export const by = (name: string): string => `por ${inner(name)}`.replace(/^por o /, 'pelo ');
