/** Names within a sentence: the article of "Il computer" is small there, and joins "a", "di" and "da". */
export const inner = (name: string): string => name.replace(/^Il /, 'il ');
export const to = (name: string): string => `a ${inner(name)}`.replace(/^a il /, 'al ');
export const of = (name: string): string => `di ${inner(name)}`.replace(/^di il /, 'del ');
export const by = (name: string): string => `da ${inner(name)}`.replace(/^da il /, 'dal ');
