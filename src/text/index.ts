/** What the rest of the program may ask of the texts. */
export { type Book, poolBook } from './book.ts';
export { cardText, effectText } from './card.ts';
export { factsLine, kindLine, type Printed } from './facts.ts';
export { type Lang, langFor, type OptionParts } from './language.ts';
export { eventText } from './log.ts';
export { deedText, optionParts, optionText } from './option.ts';
export { promptText } from './prompt.ts';
export type { CardLookup } from './scope.ts';
export { shortCost, shortEffect } from './short.ts';
