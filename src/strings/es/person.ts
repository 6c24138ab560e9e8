/** Names within a sentence: the article of "El ordenador" is small there, and joins "a" and "de". */
export const inner = (name: string): string => name.replace(/^El /, 'el ');
export const to = (name: string): string => `a ${inner(name)}`.replace(/^a el /, 'al ');
export const of = (name: string): string => `de ${inner(name)}`.replace(/^de el /, 'del ');
