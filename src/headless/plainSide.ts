/** Exchanging cards with the Side Deck in line mode: two numbered lists, and a pair of numbers for an exchange. */
import { isRegistered } from '../decks/siding.ts';
import type { Words } from '../session/words.ts';
import type { Io } from './io.ts';
import { type SideAnswer, type SideAsked, type SideLine, sideLines } from './sideTalk.ts';

const HELP = [
  '3 s2 exchanges card 3 of the deck for card s2 of the Side Deck, one copy of each',
  '3 or s2 tells the text of that card   empty line: both lists again',
  'u take back   r the deck as it was registered   d done   q stop (the match is kept)   ? this help',
];

const PAIR = /^(?:swap\s+)?(\d+)\s+s(\d+)$/i;
const ONE = /^(s?)(\d+)$/i;

/** `isNew`: the lists are shown without being asked for. */
export async function askSideInLines(
  { name, siding, extraName }: SideAsked,
  isNew: boolean,
  words: Words,
  io: Io,
  read: () => Promise<string | null>,
): Promise<SideAnswer> {
  const deck = [...sideLines(siding, 'main', words.name), ...sideLines(siding, 'extra', words.name)];
  const side = sideLines(siding, 'side', words.name);
  const lists = (): void => {
    const part = (
      title: string,
      codes: readonly number[],
      lines: readonly SideLine[],
      mark: string,
      from: number,
    ) => {
      if (codes.length === 0) return;
      io.out(`${title}, ${codes.length} cards:`);
      for (const [i, { code, count }] of lines.entries()) {
        io.out(`${mark}${from + i} ${words.name(code)}${count === 1 ? '' : ` x${count}`}`);
      }
    };
    const main = deck.filter((line) => line.part === 'main');
    part('Main Deck', siding.deck.main, main, '', 1);
    part(extraName, siding.deck.extra, deck.slice(main.length), '', main.length + 1);
    part('Side Deck', siding.deck.side, side, 's', 1);
  };
  if (isNew) {
    const whose = name === null ? 'You' : `${name}, you`;
    io.out(`${whose} may exchange cards with the Side Deck, one for one. d when you are done, ? for help.`);
    lists();
  }
  const state = isRegistered(siding) ? 'as registered' : 'changed';
  io.out(
    `Deck ${siding.deck.main.length}, Side Deck ${siding.deck.side.length}, ${state}. Exchange (3 s2), u, r, d, ?`,
  );
  for (;;) {
    const line = await read();
    if (line === null || line === 'q') return { k: 'leave' };
    if (line === 'd' || line === 'done') return { k: 'done' };
    if (line === 'u') return { k: 'back' };
    if (line === 'r') return { k: 'reset' };
    if (line === '') lists();
    else if (line === '?' || line === 'help') for (const text of HELP) io.out(text);
    else {
      const [, out, into] = PAIR.exec(line) ?? [];
      const [, mark, one] = ONE.exec(line) ?? [];
      const from = deck[Number(out) - 1];
      const to = side[Number(into) - 1];
      const told = (mark === '' ? deck : side)[Number(one) - 1];
      if (from !== undefined && to !== undefined) return { k: 'swap', out: from.code, into: to.code };
      if (told !== undefined) for (const text of words.card(told.code)) io.out(text);
      else
        io.out(
          `There is no ${line} here: the deck has 1 to ${deck.length}, the Side Deck s1 to s${side.length} (? helps).`,
        );
    }
  }
}
