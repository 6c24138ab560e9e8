/** The lab's console: a line in, sentences out (DESIGN §16). The same for the screen, line mode and programs. */

import { type CardId, FORMATS, formatNamed, optionOrder, type Pool, paramValue } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import { ruleFaultOf } from '../text/ruleFault.ts';
import { addressText, cardAtAddress } from './address.ts';
import * as boards from './board.ts';
import { type Board, LabError, type LabWords, type SortOf } from './board.ts';
import { COMMAND_WORDS, type Command, readCommand, USAGES } from './command.ts';
import { boardLines, cardLines, optionLines, whyLines, whyPhaseLines } from './look.ts';
import { panelsOf } from './panels.ts';
import { readAction } from './parseAction.ts';
import { zoneOf } from './places.ts';
import { revisionOf } from './position.ts';
import { ScenarioError } from './reader.ts';
import { unasked } from './run.ts';
import { cardTyped } from './search.ts';
import type { LabSession } from './session.ts';

/** The files of the console; both throw an Error with a sentence. */
export interface ConsoleHost {
  /** Opens a scenario, save or replay, a duel at a choice. */
  open(lab: LabSession, file: string, n: number | null): Promise<void>;
  write(file: string, text: string): void;
}

/** An answer; `quit` ends the lab. */
export interface Answer {
  k: Command['k'] | '';
  lines: string[];
  quit?: true;
}

/** Does one line. Throws a LabError, and what opening a file throws. */
export async function runLine(line: string, lab: LabSession, host: ConsoleHost): Promise<Answer> {
  if (line.trim() === '' || line.trim().startsWith('//')) return { k: '', lines: [] };
  const command = readCommand(line);
  try {
    return { k: command.k, ...(await runCommand(command, lab, host)) };
  } catch (error) {
    if (error instanceof ScenarioError) throw new LabError(error.saying);
    if (error instanceof RangeError) throw new LabError(ruleFaultOf(error));
    throw error;
  }
}

type Said = Pick<Answer, 'lines' | 'quit'>;

function runCommand(command: Command, lab: LabSession, host: ConsoleHost): Said | Promise<Said> {
  const { words } = lab.tools;
  const edited = (change: (board: Board) => Board): { lines: string[] } => {
    const lost = lab.lost();
    lab.edit(change);
    return { lines: lost.length === 0 ? [] : [words.lost(lost.join(', '))] };
  };
  switch (command.k) {
    case 'put': {
      const { at, owner, proper, on } = command;
      const code = codeOf(lab, command.name);
      const lie = on === null ? command.lie : (command.lie ?? 'up');
      return edited((before) => {
        const board = boards.put(before, at, { code, lie, owner, proper }, isMonster(lab, code));
        return on === null ? board : boards.bind(board, at, on, isEquip(lab, code));
      });
    }
    case 'move': {
      const { from, to, lie } = command;
      return edited((board) => boards.move(board, from, to, lie, sortsIn(lab)));
    }
    case 'remove':
      return edited((board) => boards.remove(board, command.at, sortsIn(lab)));
    case 'pos': {
      const card = boards.cardOn(lab.board(), command.at);
      const monster = card !== null && isMonster(lab, card.code);
      return edited((board) => boards.setPosition(board, command.at, command.lie, monster));
    }
    case 'lp':
      return edited((board) => boards.setLp(board, command.player, command.n));
    case 'turn':
      return edited((board) => boards.setTurn(board, command));
    case 'phase':
      return edited((board) => boards.setPhase(board, command.phase));
    case 'counter':
      return edited((board) => boards.setCounters(board, command.at, command.kind, command.n));
    case 'equip': {
      const { at, to } = command;
      const card = boards.cardOn(lab.board(), at);
      return edited((board) => boards.bind(board, at, to, card === null || isEquip(lab, card.code)));
    }
    case 'owner':
      return edited((board) => boards.setOwner(board, command.at, command.player));
    case 'proper':
      return edited((board) => boards.setProper(board, command.at, command.proper));
    case 'deck':
      return edited((board) => stacked(board, command, lab));
    case 'coin':
    case 'die':
      lab.force({ [command.k === 'coin' ? 'coins' : 'dice']: command.values });
      return { lines: [words.forced] };
    case 'shuffle':
      lab.force({ shuffles: [command.names.map((name) => codeOf(lab, name))] });
      return { lines: [words.forced] };
    case 'seed':
      return edited((board) => ({ ...board, seed: command.n }));
    case 'rules':
      return edited((board) => ({ ...board, rules: rulesNamed(command.name) }));
    case 'rule':
      return edited((board) => ({ ...board, params: { ...board.params, ...ruleIn(command.word) } }));
    case 'open':
      return host
        .open(lab, command.file, command.n)
        .then(() => ({ lines: [momentLine(lab), ...optionLines(lab)] }));
    default:
      return walk(command, lab, host);
  }
}

type Rest = Exclude<
  Command,
  {
    k:
      | 'put'
      | 'move'
      | 'remove'
      | 'pos'
      | 'lp'
      | 'turn'
      | 'phase'
      | 'counter'
      | 'equip'
      | 'owner'
      | 'proper'
      | 'deck'
      | 'coin'
      | 'die'
      | 'shuffle'
      | 'seed'
      | 'rules'
      | 'rule'
      | 'open';
  }
>;

/** Time, choices, looking and files. */
function walk(command: Rest, lab: LabSession, host: ConsoleHost): Said {
  const { words, cards } = lab.tools;
  switch (command.k) {
    case 'run':
      return { lines: [...run(lab, command.end), ...optionLines(lab)] };
    case 'step':
    case 'back': {
      const lines: string[] = [];
      for (let i = 0; i < command.n; i++) {
        if (!(command.k === 'step' ? lab.step() : lab.back())) {
          lines.push(command.k === 'step' ? choiceDue(lab) : words.atStart);
          break;
        }
        lines.push(momentLine(lab));
      }
      return { lines };
    }
    case 'next':
    case 'previous':
      for (let i = 0; i < command.n; i++) {
        const went = command.k === 'next' ? lab.next() : lab.previous();
        if (!went)
          return { lines: [command.k === 'next' ? choiceDue(lab) : words.atStart, ...optionLines(lab)] };
      }
      return { lines: [...lab.get().told, ...optionLines(lab)] };
    case 'go':
      if (command.n > lab.get().of) throw new LabError(saying('lab', 'noChoice', command.n, lab.get().of));
      lab.goTo(command.n);
      return { lines: [momentLine(lab)] };
    case 'choose':
      lab.choose(indexOf(lab, command.n));
      return { lines: [...lab.get().told, ...optionLines(lab)] };
    case 'act': {
      let json: unknown;
      try {
        json = JSON.parse(command.json);
      } catch {
        throw new LabError(saying('lab', 'noJson'));
      }
      const action = readAction(json, { where: '', path: '' }, cards.names);
      const before = lab.get().at;
      if (lab.act(action) === 0) throw new LabError(saying('lab', 'notOffered'));
      return { lines: [...toldSince(lab, before), ...optionLines(lab)] };
    }
    case 'options':
      return { lines: optionLines(lab) };
    case 'log':
      return { lines: lab.get().told.length === 0 ? [words.nothingTold] : [...lab.get().told] };
    case 'show':
      if (command.at === null) return { lines: boardLines(lab) };
      return { lines: cardLines(lab, cardAt(lab, command.at)) };
    case 'why':
      if (typeof command.at === 'string') return { lines: whyPhaseLines(lab, command.at) };
      return { lines: whyLines(lab, cardAt(lab, command.at)) };
    case 'panel': {
      const panels = panelsOf(lab.get().state, lab.tools, words).filter(
        ({ id, filled }) => id === command.id || (command.id === null && filled),
      );
      return {
        lines: panels.flatMap(({ title, lines }) => [`${title}:`, ...lines.map((line) => `  ${line}`)]),
      };
    }
    case 'export':
      return { lines: exported(lab, host, command.file, command.id) };
    case 'new':
      lab.empty(command.rules === null ? lab.get().rules.replace(/\{.*$/, '') : rulesNamed(command.rules));
      return { lines: [] };
    case 'here':
      lab.beginHere();
      return { lines: [words.beginsHere] };
    case 'undo':
    case 'redo':
      if (!lab[command.k]())
        throw new LabError(
          command.k === 'undo' ? saying('lab', 'nothingToUndo') : saying('lab', 'nothingToRedo'),
        );
      return { lines: [momentLine(lab)] };
    case 'help':
      return { lines: helpLines(words, command.word) };
    case 'quit':
      return { lines: [], quit: true };
  }
}

/** Nothing is known to step through; how the way to here is, if there is one. */
function choiceDue(lab: LabSession): string {
  const { words } = lab.tools;
  return lab.get().at === 0 ? words.choiceDue : words.choiceDueAfter('`previous`', '`step`');
}

/** On by itself: known choices, then what leaves no choice and windows nobody uses, to the next question. */
function run(lab: LabSession, end: boolean): string[] {
  const told: string[] = [];
  for (let i = 0; i < MOST_ANSWERS; i++) {
    if (lab.next()) {
      told.push(...lab.get().told);
      if (!end) return told;
      continue;
    }
    const { decision } = lab.get().state;
    const option = decision === null ? null : unasked(decision, true);
    if (decision === null || option === null) return told;
    lab.choose(decision.options.indexOf(option));
    told.push(...lab.get().told);
  }
  return told;
}
const MOST_ANSWERS = 5000;

function toldSince(lab: LabSession, before: number): string[] {
  const { at } = lab.get();
  const told: string[] = [];
  for (let i = before + 1; i <= at; i++) {
    lab.goTo(i);
    told.push(...lab.get().told);
  }
  return told;
}

/** Where the table is shown: `event 3 of 12: Dark Hole resolves.`, or the number of choices. */
export function momentLine(lab: LabSession): string {
  const { words } = lab.tools;
  const { event, at, of } = lab.get();
  if (event === null) return words.atChoice(at, of);
  return words.atEvent(event.n, event.of, event.text);
}

function exported(lab: LabSession, host: ConsoleHost, file: string, id: string): string[] {
  const { words } = lab.tools;
  const name = id === '' ? file.replace(/^.*[/\\]/, '').replace(/\.json$/, '') || 'board' : id;
  const test = writtenAs(lab, name);
  host.write(file, test.text);
  return [
    words.written(file, test.actions),
    ...(test.before > 0 ? [words.beganBefore(test.before)] : []),
    ...(test.left > 0 ? [words.notWritten(test.left)] : []),
    ...(test.lost.length > 0 ? [words.lost(test.lost.join(', '))] : []),
  ];
}

/** Throws a LabError where the duel is over and no test can begin from how it stands. */
function writtenAs(lab: LabSession, name: string): ReturnType<LabSession['write']> {
  try {
    return lab.write(name);
  } catch (error) {
    if (error instanceof ScenarioError && lab.get().state.result !== null)
      throw new LabError(saying('lab', 'overNoTest'));
    throw error;
  }
}

export function helpLines(words: LabWords, word: Extract<Command, { k: 'help' }>['word']): string[] {
  if (word !== null) return [USAGES[word], `  ${words.commands[word]}`];
  const width = Math.max(...COMMAND_WORDS.map((known) => USAGES[known].length).filter((n) => n < 30));
  return [
    words.places,
    ...COMMAND_WORDS.map((known) => `${USAGES[known].padEnd(width)}  ${words.commands[known]}`),
  ];
}

// --- cards and rules by name -----------------------------------------------------------------------------------------------

/** The cards of the board's format. */
export const poolOf = (lab: LabSession): Pool => {
  const { rules } = lab.get();
  return lab.tools.cards.pool(revisionOf({ ...boards.emptyBoard(rules.replace(/\{.*$/, '')) }));
};

/** The card that is typed. Throws a LabError with those that may be meant. */
export function codeOf(lab: LabSession, typed: string): number {
  const found = cardTyped(poolOf(lab), lab.tools.cards.names, typed);
  if ('code' in found) return found.code;
  throw new LabError(saying('lab', 'noCard', typed, found.near));
}

const isMonster = (lab: LabSession, code: number): boolean => defOf(lab, code)?.kind === 0;
const isEquip = (lab: LabSession, code: number): boolean => {
  const def = defOf(lab, code);
  return def?.kind === 0 || (def?.card.sub.includes('equip') ?? false);
};
const sortsIn =
  (lab: LabSession): SortOf =>
  (code) =>
    isMonster(lab, code) ? 'monster' : isEquip(lab, code) ? 'equip' : 'other';
const defOf = (lab: LabSession, code: number) => {
  const pool = poolOf(lab);
  return pool.defs[pool.byCode.get(code) ?? -1];
};

function stacked(
  board: Board,
  { player, how, name, n }: Extract<Command, { k: 'deck' }>,
  lab: LabSession,
): Board {
  if (how === 'clear') return boards.fillDeck(board, player, []);
  const code = codeOf(lab, name);
  if (how === 'bottom') return boards.fillDeck(board, player, new Array<number>(n).fill(code));
  const top = { player, zone: 'deck', at: 0 } as const;
  const placing = { code, lie: null, owner: null, proper: false };
  let next = board;
  for (let i = 0; i < n; i++) next = boards.put(next, top, placing, false);
  return next;
}

/** The index of the option behind a number; -1 for none. */
function indexOf(lab: LabSession, n: number): number {
  const { decision } = lab.get().table;
  return decision === null ? -1 : (optionOrder(decision)[n - 1] ?? -1);
}

function cardAt(lab: LabSession, at: Parameters<typeof cardAtAddress>[1]): CardId {
  const id = cardAtAddress(lab.get().state, at);
  if (id !== undefined) return id;
  // A pile is none of its cards.
  const isPile = at.at === null && zoneOf(lab.get().state, at.player, at.zone).length > 0;
  throw new LabError(saying('lab', isPile ? 'whichOf' : 'nothingThere', addressText(at)));
}

function rulesNamed(name: string): string {
  if (formatNamed(name) === null)
    throw new LabError(saying('lab', 'oneOf', name, Object.keys(FORMATS).join(', ')));
  return name;
}

function ruleIn(word: string): Record<string, unknown> {
  const [, id, value] = /^([^=\s]+)=(.*)$/.exec(word) ?? [];
  if (id === undefined || value === undefined) throw new LabError(saying('lab', 'expected', USAGES.rule, ''));
  return { [id.toUpperCase()]: paramValue(id.toUpperCase(), value) };
}
