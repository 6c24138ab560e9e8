/** `duelo cards --list`: the supported cards by name, all or those of a kind. */

import { cardPool, foldName } from '../cards/facts.ts';
import { known } from '../decks/knownFile.ts';
import type { CardDef } from '../engine/index.ts';
import type { Game } from '../session/game.ts';
import type { Words } from '../session/words.ts';
import { saying } from '../strings/saying.ts';
import { POOLS } from './cardCommand.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { wordFlag } from './values.ts';

/**
 * Cards that fit every word of `wanted`: a kind (`synchro`, `tuner`, `trap`, `dragon`, `dark`), or else a part of the name.
 * Empty: all. Throws BadUsage where there is none.
 */
export function cardList(
  wanted: string,
  pool: string | undefined,
  game: Game,
  words: Words,
  json: boolean,
  io: Io,
): number {
  const found = listed(wanted, pool, game.cards);
  if (found.length === 0) throw new BadUsage(saying('usage', 'noCardFits', JSON.stringify(wanted)));
  for (const { code, name, kind, sub } of found) {
    if (json) printJson(io, { passcode: code, name, kind, sub });
    else io.out(words.card(code).slice(0, 2).join(' · '));
  }
  if (!json) io.out(words.strings.common.cards(found.length));
  return EXIT.fine;
}

function listed(wanted: string, pool: string | undefined, cards: readonly CardDef[]): CardDef[] {
  const codes = pool === undefined ? null : cardPool(wordFlag('pool', pool, POOLS));
  const inPool = codes === null ? null : new Set([...codes].map((code) => known.resolveAlias(code)));
  const all = cards.filter(({ code, sub }) => !sub.includes('token') && (inPool?.has(code) ?? true));
  const kinds = new Set(all.flatMap(kindsOf));
  const asked = foldName(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (card: CardDef): boolean =>
    asked.every((word) =>
      kinds.has(word) ? kindsOf(card).includes(word) : foldName(card.name).includes(word),
    );
  return all.filter(fits).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `monster`, `tuner`, `dark`, `winged`, `beast`. */
const kindsOf = ({ kind, sub, attr, race }: CardDef): string[] => [
  kind,
  ...sub,
  ...(attr === undefined ? [] : [attr]),
  ...(race === undefined ? [] : foldName(race).split(' ')),
];
