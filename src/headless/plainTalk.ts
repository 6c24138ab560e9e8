/** Line mode: the duel as sentences in the order in which things happen, and numbered choices. */
import type { Deck } from '../decks/deck.ts';
import { type DecisionView, opponentOf, type PlayerView, type Reason, type State } from '../engine/index.ts';
import type { Names } from '../lab/index.ts';
import { matchScore } from '../session/match.ts';
import { isMatchFile } from '../session/matchSave.ts';
import { movedText } from '../session/timelineList.ts';
import type { Snapshot } from '../session/types.ts';
import type { Words } from '../session/words.ts';
import { type Strings, stringsOf } from '../strings/index.ts';
import { createAnswers } from './answers.ts';
import {
  addressOf,
  cardAtAddress,
  cardLine,
  chainLines,
  counted,
  extraLines,
  fieldLines,
  graveyardLines,
  handLines,
  lifeLine,
  turnLine,
} from './describe.ts';
import type { Io } from './io.ts';
import type { Lines } from './lines.ts';
import { askSideInLines } from './plainSide.ts';
import { stepInLine, timelineText } from './stepTalk.ts';
import type { Answer, Talk, ToldEnd } from './talk.ts';
import { whyAsked } from './whyTalk.ts';

const HELP = [
  'A number takes that choice. Empty line: the choices again.',
  'l life points   h hand   f your field   o opponent’s field   g Graveyards   c chain   x your Fusion or Extra Deck',
  'm1…m5 e1 e2 s1…s5 f h1… g1… b1… x1… the card there; with o before it, on the other side (om2)',
  stringsOf('en').why.usage,
  'u take back   r do again   t the timeline   t 12 the duel as it was after choice 12',
  'e pass until the turn ends   surrender   q stop (the duel is kept)   ? this help',
];

const PASSING =
  'Until this turn ends you pass when asked to respond; what you are asked now is still yours to choose.';

const ENDINGS: Readonly<Record<Reason, string>> = {
  lp: 'Life Points at 0',
  'deck-out': 'no card left to draw',
  exodia: 'Exodia is complete in the hand',
  effect: "a card's effect says so",
  surrender: 'by surrender',
  draw: 'both at once',
};

export interface PlainSettings {
  /** The input is a terminal: a prompt is shown. */
  prompt: boolean;
  /** Width of the terminal: lines are broken between words. */
  columns?: number;
  /** Default English. */
  strings?: Strings;
}

/** The text in lines that are no wider, broken between words. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/\s*\S+/g) ?? ['']) {
    if (line !== '' && line.length + word.length > columns) {
      lines.push(line);
      line = word.trimStart();
    } else line += word;
  }
  return [...lines, line];
}

export function plainTalk(
  lines: Lines,
  words: Words,
  names: Names,
  to: Io,
  { prompt, columns, strings = stringsOf('en') }: PlainSettings,
): Talk {
  const broken = (text: string): void => {
    for (const part of wrapped(text, columns ?? Number.POSITIVE_INFINITY)) to.out(part);
  };
  const io: Io = columns === undefined ? to : { ...to, out: broken };
  const answers = createAnswers(names, false);
  let told = '';
  /** The deck whose lists were shown in this pause. */
  let listed: Deck | null = null;
  const read = async (): Promise<string | null> => {
    if (prompt) process.stdout.write('> ');
    return (await lines.next())?.trim() ?? null;
  };
  const fact = (command: string, snapshot: Snapshot): string[] | null => {
    const { view, names: people } = snapshot;
    switch (command) {
      case 'l':
        return [lifeLine(view, people)];
      case 'h':
        return handLines(view, words.name);
      case 'f':
        return fieldLines(view, view.me, words.name);
      case 'o':
        return fieldLines(view, opponentOf(view.me), words.name);
      case 'g':
        return graveyardLines(view, words.name);
      case 'x':
        return extraLines(view, words.extraDeck(), words.name);
      case 'c':
        return chainLines(view, people, words);
      case '?':
      case 'help':
        return HELP;
      default:
        return described(view, command, words, people);
    }
  };
  const headline = (snapshot: Snapshot): void => {
    const { view } = snapshot;
    const now = `${view.turn} ${view.phase}`;
    if (now === told) return;
    told = now;
    io.out(turnLine(view, snapshot.names));
  };
  const choices = (snapshot: Snapshot): void => {
    const { decision } = snapshot;
    if (decision === null) return;
    io.out(words.prompt(decision));
    for (const [i, text] of optionTexts(decision, snapshot.view, words).entries()) io.out(`${i + 1} ${text}`);
  };
  return {
    everything: false,
    strings,
    event: ({ cards }, text) => {
      if (text !== '') io.out(counted(text, cards, words.name));
    },
    ask: async (snapshot: Snapshot, state: State): Promise<Answer> => {
      const waiting = answers.waiting(state);
      if (waiting !== null) return { k: 'option', i: waiting };
      if (snapshot.notice !== null) io.err(snapshot.notice);
      headline(snapshot);
      choices(snapshot);
      for (;;) {
        const line = await read();
        if (line === null || line === 'q') return { k: 'leave' };
        if (line === 'surrender') return { k: 'surrender' };
        const step = stepInLine(line);
        if (step !== null) return step;
        if (line === 'e') {
          if (snapshot.decision?.kind !== 'respond') io.out(PASSING);
          return { k: 'passTurn' };
        }
        if (line === '') {
          choices(snapshot);
          continue;
        }
        const facts = whyAsked(line, snapshot, state, words) ?? fact(line, snapshot);
        if (facts !== null) {
          for (const text of facts) io.out(text);
          continue;
        }
        try {
          return { k: 'option', i: answers.read(line, state) };
        } catch (error) {
          io.out(`${error instanceof Error ? error.message : String(error)} (? shows what can be typed)`);
        }
      }
    },
    pause: async (snapshot) => {
      io.out(`${snapshot.pause ?? ''} (Enter goes on)`);
      const line = await read();
      if (line === null || line === 'q') return { k: 'leave' };
      return stepInLine(line) ?? { k: 'proceed' };
    },
    question: async (_player, _kind, question, options) => {
      io.out(question);
      for (const [i, text] of options.entries()) io.out(`${i + 1} ${text}`);
      for (;;) {
        const line = await read();
        if (line === null || line === 'q') return null;
        const i = Number(line) - 1;
        if (options[i] !== undefined) return i;
        io.out(`Type a number from 1 to ${options.length}.`);
      }
    },
    side: async (asked) => {
      const isNew = asked.siding.registered !== listed;
      listed = asked.siding.registered;
      const answer = await askSideInLines(asked, isNew, words, io, read);
      if (answer.k === 'done') listed = null;
      return answer;
    },
    timeline: (rows, people) => {
      for (const text of timelineText(rows, people, strings)) io.out(text);
    },
    moved: (moved) => {
      answers.forget();
      told = '';
      io.out(movedText(moved, strings));
    },
    refuse: (text) => io.out(text),
    say: (text) => io.out(text),
    opening: (text) => io.out(text),
    end: (end: ToldEnd) => {
      const [mine, theirs] = end.lp;
      const won = end.winner === 0 ? 'You win' : 'You lose';
      const winner = end.winner === -1 ? undefined : end.names?.[end.winner];
      const outcome =
        end.winner === -1 ? 'The duel is a draw' : winner === undefined ? won : `${winner} wins`;
      const why = end.winner === -1 && end.reason === 'draw' ? '' : `: ${ENDINGS[end.reason]}`;
      io.out(`${outcome}${why}. It is turn ${end.turns}, ${mine} to ${theirs} Life Points.`);
      if (end.path !== '') io.out(`Replay: ${end.path}`);
    },
    match: (winner, duels, names) => {
      const [mine, theirs] = matchScore(duels.map((duel) => duel.winner));
      const drawn = duels.length - mine - theirs;
      const score = `${mine} to ${theirs}${drawn === 0 ? '' : `, ${drawn} drawn`}`;
      const [one, two] = names ?? ['you', 'the other side'];
      const to = winner === null ? 'is a draw' : `goes to ${winner === 0 ? one : two}`;
      io.out(`The match ${to}: ${score}.`);
    },
    saved: (path, turn) => {
      const what = isMatchFile(path) ? 'match' : 'duel';
      const where = turn === null ? '' : `, on turn ${turn}`;
      if (path !== '') io.out(`The ${what} is kept${where}: ${path}`);
    },
  };
}

/** What the options say; those that would read alike have the address of their card behind them. */
function optionTexts(decision: DecisionView, view: PlayerView, words: Words): string[] {
  const texts = decision.options.map((option) => words.option(option, decision));
  return texts.map((text, i) => {
    const card = decision.options[i]?.card ?? null;
    const alike = texts.indexOf(text) !== i || texts.indexOf(text, i + 1) >= 0;
    const address = alike && card !== null ? addressOf(view, card) : null;
    return address === null ? text : `${text} (${address})`;
  });
}

/** The card at an address, or null if the word is no address. */
function described(
  view: PlayerView,
  address: string,
  words: Words,
  people: readonly [string, string],
): string[] | null {
  const card = cardAtAddress(view, address);
  if (card === null) return null;
  if (card === undefined) return [`There is no card at ${address}.`];
  if (card.known) return [cardLine(card, words.name), ...words.card(card.code).slice(1)];
  if (card.zone === 'hand') return [`a card in ${people[card.controller]}'s hand you cannot see`];
  return [cardLine(card, words.name)];
}
