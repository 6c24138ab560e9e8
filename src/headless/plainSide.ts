/** Exchanging cards with the Side Deck in line mode: two numbered lists, and a pair of numbers for an exchange. */
import type { DeckPart } from '../decks/deck.ts';
import { isRegistered, type Siding } from '../decks/siding.ts';
import type { Words } from '../session/words.ts';
import type { Io } from './io.ts';
import type { SideAnswer, SideAsked } from './sideTalk.ts';

const PAIR = /^(?:swap\s+)?(\d+)\s+s(\d+)$/i;
const ONE = /^(s?)(\d+)$/i;

/**
 * Every card of the match, once, in an order that exchanges do not change: a number that was read from the lists means the
 * same card afterwards.
 */
function numberedCards(
  { registered }: Siding,
  parts: readonly DeckPart[],
  { name, language }: Words,
): number[] {
  const byName = (a: number, b: number): number => name(a).localeCompare(name(b), language);
  return [...new Set(parts.flatMap((part) => [...registered[part]].sort(byName)))];
}

/** `isNew`: the lists are shown without being asked for. */
export async function askSideInLines(
  { name, siding, extraName }: SideAsked,
  isNew: boolean,
  words: Words,
  io: Io,
  read: () => Promise<string | null>,
): Promise<SideAnswer> {
  const { common } = words.strings;
  const said = words.strings.lines.side;
  const deck = numberedCards(siding, ['main', 'extra', 'side'], words);
  const side = numberedCards(siding, ['side', 'main', 'extra'], words);
  const lists = (): void => {
    const part = (title: string, name: DeckPart, numbered: readonly number[], mark: string): void => {
      const codes = siding.deck[name];
      if (codes.length > 0) io.out(said.part(title, codes.length));
      for (const [i, code] of numbered.entries()) {
        const count = codes.filter((one) => one === code).length;
        if (count > 0) io.out(`${mark}${i + 1} ${words.name(code)}${count === 1 ? '' : ` x${count}`}`);
      }
    };
    part(common.mainDeck, 'main', deck, '');
    part(extraName, 'extra', deck, '');
    part(common.sideDeck, 'side', side, 's');
  };
  if (isNew) {
    io.out(name === null ? said.mayYou : said.may(name));
    lists();
  }
  const { main, side: beside } = siding.deck;
  io.out(said.state(main.length, beside.length, !isRegistered(siding)));
  for (;;) {
    const line = await read();
    if (line === null || line === 'q') return { k: 'leave' };
    if (line === 'd' || line === 'done') return { k: 'done' };
    if (line === 'u') return { k: 'back' };
    if (line === 'r') return { k: 'reset' };
    if (line === '') lists();
    else if (line === '?' || line === 'help') for (const text of said.help) io.out(text);
    else {
      const [, out, into] = PAIR.exec(line) ?? [];
      const [, mark, one] = ONE.exec(line) ?? [];
      const from = deck[Number(out) - 1];
      const to = side[Number(into) - 1];
      const told = (mark === '' ? deck : side)[Number(one) - 1];
      if (from !== undefined && to !== undefined) return { k: 'swap', out: from, into: to };
      if (told !== undefined) for (const text of words.card(told)) io.out(text);
      else io.out(said.noExchange(line));
    }
  }
}
