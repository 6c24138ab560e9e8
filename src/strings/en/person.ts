/** A name within a sentence: the article of "The computer" is small there. */
export const inner = (name: string): string => name.replace(/^The /, 'the ');
