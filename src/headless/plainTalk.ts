/** Line mode: the duel as sentences in the order in which things happen, and numbered choices. */

import type { Deck } from '../decks/deck.ts';
import {
  type DecisionView,
  opponentOf,
  optionOrder,
  PHASES,
  type PlayerView,
  type State,
} from '../engine/index.ts';
import type { Names } from '../lab/index.ts';
import { matchScore } from '../session/match.ts';
import { matching } from '../session/matching.ts';
import { isMatchFile } from '../session/matchSave.ts';
import { scoreText } from '../session/opening.ts';
import { movedText } from '../session/timelineList.ts';
import type { Snapshot } from '../session/types.ts';
import type { Words } from '../session/words.ts';
import { refusalIn } from '../strings/saying.ts';
import { createAnswers } from './answers.ts';
import { askPass, askPolicies } from './askingTalk.ts';
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
import { readLine } from './lineList.ts';
import type { Lines } from './lines.ts';
import { askSideInLines } from './plainSide.ts';
import { stepInLine, timelineText } from './stepTalk.ts';
import type { Answer, Talk, ToldEnd } from './talk.ts';
import { whyAsked } from './whyTalk.ts';

/** Line of the help before which why and why not are told. */
const WHY_AT = 3;

export interface PlainSettings {
  /** The input is a terminal: a prompt is shown. */
  prompt: boolean;
  /** Width of the terminal: lines are broken between words. */
  columns?: number;
  /** What can be typed besides, as the help says it. */
  help?: readonly string[];
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
  { prompt, columns, help = [] }: PlainSettings,
): Talk {
  const { strings } = words;
  const said = strings.lines;
  const broken = (text: string): void => {
    for (const part of wrapped(text, columns ?? Number.POSITIVE_INFINITY)) to.out(part);
  };
  const io: Io = columns === undefined ? to : { ...to, out: broken };
  const answers = createAnswers(names, false, strings);
  let told = '';
  /** The deck whose lists were shown in this pause. */
  let listed: Deck | null = null;
  const tools = { lines, io, strings, prompt };
  const read = (): Promise<string | null> => readLine(tools);
  const fact = (command: string, snapshot: Snapshot): readonly string[] | null => {
    const { view, names: people } = snapshot;
    switch (command) {
      case 'l':
        return [lifeLine(view, people, strings), ...standing(snapshot, strings)];
      case 'h':
        return handLines(view, words);
      case 'f':
        return fieldLines(view, view.me, words);
      case 'o':
        return fieldLines(view, opponentOf(view.me), words);
      case 'g':
        return graveyardLines(view, words);
      case 'x':
        return extraLines(view, words.extraDeck(), words);
      case 'c':
        return chainLines(view, people, words);
      case 'L':
        return logLines(snapshot, view.turn);
      case '?':
      case 'help':
        // Why and why not stand with the addresses of cards.
        return [...said.help.slice(0, WHY_AT), strings.why.usage, ...said.help.slice(WHY_AT), ...help];
      default: {
        const turn = /^L *(\d+)$/.exec(command)?.[1];
        if (turn !== undefined) return logLines(snapshot, Number(turn));
        return described(view, command, words, people);
      }
    }
  };
  /** What a line asks of the table, wherever something is asked. */
  const tableFacts =
    (snapshot: Snapshot, state: State) =>
    (line: string): readonly string[] | null =>
      whyAsked(line, snapshot, state, words) ?? fact(line, snapshot);
  /** What the log says of a turn. */
  const logLines = ({ log }: Snapshot, turn: number): string[] => {
    const told = log.flatMap((line) => (line.turn === turn && line.text !== '' ? [line.text] : []));
    return told.length === 0 ? [said.noLog(turn)] : told;
  };
  const headline = (snapshot: Snapshot): void => {
    const { view } = snapshot;
    const now = `${view.turn} ${view.phase}`;
    if (now === told) return;
    told = now;
    io.out(turnLine(view, snapshot.names, strings));
  };
  /** Those that hold the word, with their numbers. */
  const choices = ({ decision, view, again }: Snapshot, word = ''): void => {
    if (decision === null) return;
    const texts = optionTexts(decision, view, words);
    const order = optionOrder(decision);
    const found = matching(
      order.map((i) => texts[i] ?? ''),
      word,
    );
    if (found.length === 0)
      for (const text of [strings.lineMenu.noLine(word), said.help[0]]) io.out(text ?? '');
    else io.out(words.prompt(decision));
    for (const at of found) io.out(`${at + 1} ${texts[order[at] ?? -1]}`);
    if (again !== null && word === '') io.out(`a ${strings.asking.again(texts[again] ?? '')}`);
  };
  return {
    everything: false,
    strings,
    event: ({ cards }, text) => {
      if (text !== '') io.out(counted(text, cards, words));
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
        const phase = phaseNamed(line, snapshot.decision);
        if (phase !== null) return { k: 'option', i: phase };
        if (line === 'e') {
          if (snapshot.decision?.kind !== 'respond') io.out(said.passing);
          return { k: 'pass', until: 'turnEnd' };
        }
        if (line === 'p' || line === 'v') {
          const told = (asked: string) => (isHelp(asked) ? null : tableFacts(snapshot, state)(asked));
          const answer = await (line === 'p' ? askPolicies : askPass)(snapshot, { ...tools, told });
          if (answer !== null) return answer;
          choices(snapshot);
          continue;
        }
        if (line === 'a' && snapshot.again !== null) return { k: 'option', i: snapshot.again, rest: true };
        if (line === '' || line.startsWith('/')) {
          choices(snapshot, line.slice(1));
          continue;
        }
        const facts = tableFacts(snapshot, state)(line);
        if (facts !== null) {
          for (const text of facts) io.out(text);
          continue;
        }
        try {
          return { k: 'option', i: answers.read(line, state) };
        } catch (error) {
          io.out(said.canType(refusalIn(error, words.strings)));
        }
      }
    },
    pause: async (snapshot, state) => {
      io.out(said.goesOn(snapshot.pause ?? ''));
      for (;;) {
        const line = await read();
        if (line === null || line === 'q') return { k: 'leave' };
        if (line === '') return { k: 'proceed' };
        const step = stepInLine(line);
        if (step !== null) return step;
        // Between two players nobody sits at the table: neither may be told what only the other knows.
        const isSeated = snapshot.handedTo === undefined;
        if (isSeated && line === 'surrender') return { k: 'surrender' };
        const facts = isSeated && !isHelp(line) ? tableFacts(snapshot, state)(line) : null;
        if (facts !== null) for (const text of facts) io.out(text);
        else
          for (const text of isHelp(line) ? [said.pauseHelp] : [said.notNow(line), said.pauseHelp])
            io.out(text);
      }
    },
    question: async (_player, _kind, question, options) => {
      const show = (): void => {
        io.out(question);
        for (const [i, text] of options.entries()) io.out(`${i + 1} ${text}`);
      };
      show();
      for (;;) {
        const line = await read();
        if (line === null || line === 'q') return null;
        const i = Number(line) - 1;
        if (options[i] !== undefined) return i;
        if (line === '') show();
        else io.out(isHelp(line) ? said.questionHelp : said.number(options.length));
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
    prompts: (policy) => {
      io.out(strings.prompts.now(strings.settings.prompts[policy]));
    },
    refuse: (text) => io.out(text),
    say: (text) => io.out(text),
    opening: (text) => io.out(text),
    end: (end: ToldEnd) => {
      // The next duel of a match begins with its own turn.
      told = '';
      const [mine, theirs] = end.lp;
      const won = end.winner === 0 ? said.youWin : said.youLose;
      const winner = end.winner === -1 ? undefined : end.names?.[end.winner];
      const outcome = end.winner === -1 ? said.draw : winner === undefined ? won : said.wins(winner);
      const why = end.winner === -1 && end.reason === 'draw' ? '' : said.endings[end.reason];
      io.out(said.end(outcome, why, end.turns, mine, theirs));
      if (end.casual) io.out(strings.timeline.isCasual);
      if (end.path !== '') io.out(said.replay(end.path));
    },
    match: (winner, duels, names) => {
      const [mine, theirs] = matchScore(duels.map((duel) => duel.winner));
      const score = strings.end.score(mine, theirs, duels.length - mine - theirs);
      if (winner === null) io.out(said.matchDrawn(score));
      else if (names !== null) io.out(said.matchOf(names[winner], score));
      else io.out(winner === 0 ? said.matchYours(score) : said.matchTheirs(score));
    },
    saved: (path, turn) => {
      if (path !== '') io.out(said.kept(isMatchFile(path), turn, path));
    },
  };
}

/** How the match stands, where the duel is one of a match. */
function standing({ match, view, names, shared }: Snapshot, { opening }: Words['strings']): string[] {
  if (match === undefined) return [];
  return [opening.duelOfMatch(match.n, scoreText(match.results, shared ? -1 : view.me, names, opening))];
}

const isHelp = (line: string): boolean => line === '?' || line === 'help';

/** The option `b` and `e` stand for, as on the screen: on to the Battle Phase, and the end of the turn. */
function phaseNamed(line: string, decision: DecisionView | null): number | null {
  const wanted = line === 'b' ? 'battle' : line === 'e' ? 'end' : null;
  const found = decision?.options.find(({ k, n }) => k === 'toPhase' && PHASES[n] === wanted);
  return found?.i ?? null;
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
  if (card === undefined) return [words.strings.lines.noCardAt(address)];
  if (card.known) return [cardLine(card, words), ...words.card(card.code).slice(1)];
  if (card.zone === 'hand') return [words.strings.lines.inHandOf(people[card.controller])];
  return [cardLine(card, words)];
}
