import { goatFacts, tokenFacts } from '../../src/cards/facts.ts';
import { known } from '../../src/decks/knownFile.ts';
import { nameTable } from '../../src/lab/names.ts';

/** The names of every card of the game. */
export const names = nameTable([...goatFacts(), ...tokenFacts()], known);
