/** `duelo deck check|show|convert`. */

import {
  countCopies,
  DECK_PARTS,
  type Deck,
  DeckError,
  type DeckPart,
  withMainPasscodes,
} from '../decks/deck.ts';
import { DECK_FORMS, type DeckForm, type DeckReading, printDeck } from '../decks/deckFile.ts';
import { known } from '../decks/knownFile.ts';
import { findDeck } from '../decks/shipped.ts';
import { nameIn } from '../session/cardNames.ts';
import { deckReport } from '../session/deckChoice.ts';
import type { Game } from '../session/game.ts';
import { type LanguageCode, stringsOf } from '../strings/index.ts';
import { refusalIn, type Saying, said, saying } from '../strings/saying.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { wordFlag } from './values.ts';

export const DECK_VERBS = ['check', 'show', 'convert'] as const;
export type DeckVerb = (typeof DECK_VERBS)[number];

/** Files are paths, or names of stored or shipped decks. Goes on after a file that is no deck; the exit code is then 2. */
export function deckCommand(
  verb: DeckVerb,
  files: readonly string[],
  game: Game,
  to: string,
  language: LanguageCode,
  json: boolean,
  io: Io,
  stored: (name: string) => Deck | undefined = () => undefined,
): number {
  if (files.length === 0) throw new BadUsage(saying('usage', 'deckNeeds', verb));
  const form = wordFlag('to', to, DECK_FORMS);
  const strings = stringsOf(language);
  const codes = files.map((file) => {
    try {
      const own = stored(file);
      const reading = own === undefined ? findDeck(file, known) : { deck: own, problems: [] };
      if (reading === undefined) throw new DeckError(file, 0, saying('deckFaults', 'notThere'));
      return oneDeck(verb, file, reading, game, form, language, json, io);
    } catch (error) {
      if (!(error instanceof DeckError)) throw error;
      io.err(refusalIn(error, strings));
      if (json) {
        const problem = { rule: 'FILE', card: null, text: said(lineSaying(error), strings) };
        printJson(io, { file, ok: false, problems: [problem], unsupported: [], main: 0, extra: 0, side: 0 });
      }
      return EXIT.usage;
    }
  });
  return Math.max(...codes);
}

function oneDeck(
  verb: DeckVerb,
  file: string,
  { deck, problems: unread }: Pick<DeckReading, 'deck' | 'problems'>,
  game: Game,
  form: DeckForm,
  language: LanguageCode,
  json: boolean,
  io: Io,
): number {
  const report = deckReport(deck, game);
  const strings = stringsOf(language);
  const problems = [
    ...unread.map(({ line, saying: reason }) => ({
      rule: 'CARD-01',
      card: null,
      text: said(lineSaying({ line, reason }), strings),
    })),
    ...report.problems.map(({ rule, card, saying: what }) => ({
      rule,
      card: card ?? null,
      text: said(what, strings),
    })),
  ];
  const ok = report.ok && unread.length === 0;
  const { main, extra, side } = report;
  if (json) {
    printJson(io, {
      file,
      ok,
      problems,
      unsupported: report.unsupported.map(({ passcode }) => passcode),
      main,
      extra,
      side,
      name: deck.name,
      unsupportedNames: report.unsupported.map(({ name }) => name),
      ...(verb === 'show' && { cards: listing(deck) }),
      ...(verb === 'convert' && { to: form, text: printDeck(deck, form, known) }),
    });
  } else if (verb === 'convert') {
    io.out(printDeck(deck, form, known).trimEnd());
    for (const { saying: what } of unread) io.err(`${file}: ${said(what, strings)}`);
  } else {
    const words = strings.commands.deck;
    io.out(words.head(deck.name, file, main, extra, side));
    if (verb === 'show') showCards(deck, language, io);
    for (const { rule, text } of problems) io.out(`  ${rule}: ${text}`);
    for (const { passcode, name, count } of report.unsupported)
      io.out(`  ${words.unsupported(count, nameIn({ code: passcode, name }, language))}`);
    if (verb === 'check' && ok) io.out(`  ${words.legal(game.format.id)}`);
  }
  if (verb === 'check') return ok ? EXIT.fine : EXIT.failed;
  return unread.length === 0 ? EXIT.fine : EXIT.failed;
}

const lineSaying = ({ line, reason }: Pick<DeckError, 'line' | 'reason'>): Saying =>
  line > 0 ? saying('deckFaults', 'line', line, reason) : reason;

interface Listed {
  passcode: number;
  name: string;
  count: number;
}

function listing(deck: Deck): Record<DeckPart, Listed[]> {
  const plain = withMainPasscodes(deck, known);
  const part = (name: DeckPart): Listed[] =>
    [...countCopies(plain[name])].map(([passcode, count]) => ({
      passcode,
      name: known.byPasscode(passcode)?.name ?? String(passcode),
      count,
    }));
  return { main: part('main'), extra: part('extra'), side: part('side') };
}

function showCards(deck: Deck, language: LanguageCode, io: Io): void {
  const parts = listing(deck);
  for (const part of DECK_PARTS) {
    const cards = parts[part];
    if (cards.length === 0) continue;
    io.out(` ${stringsOf(language).commands.deck.parts[part]}`);
    for (const { passcode, name, count } of cards)
      io.out(`  ${count} ${nameIn({ code: passcode, name }, language)}`);
  }
}
