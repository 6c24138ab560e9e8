/** `duelo lab`, `duelo lab open|run|check`. */

import { known } from '../decks/knownFile.ts';
import { decisionView, maskEvent, type PlayerId, type State } from '../engine/index.ts';
import {
  type CheckStatus,
  type CheckSummary,
  checkPaths,
  faultsOf,
  labCards,
  openPosition,
  openState,
  parseScenarios,
  positionOf,
  readPlace,
  readScenarioFile,
  runFrom,
  type Scenario,
  ScenarioError,
} from '../lab/index.ts';
import { createLab, labFiles } from '../session/labFiles.ts';
import type { Words } from '../session/words.ts';
import type { Strings } from '../strings/index.ts';
import { joined, said, saying, sayingOf } from '../strings/saying.ts';
import { englishRules, type Rulebook } from '../text/rulebook.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { boardLines, playerName } from './labBoard.ts';
import { labTalk } from './labTalk.ts';
import { type Lines, readLines } from './lines.ts';
import { whyAt, whyText } from './whyTalk.ts';

export const LAB_VERBS = ['open', 'run', 'check'] as const;
export type LabVerb = Exclude<(typeof LAB_VERBS)[number], 'open'>;

export function labCommand(
  verb: LabVerb,
  paths: readonly string[],
  words: Words,
  json: boolean,
  io: Io,
  why: readonly string[] = [],
  rules: Rulebook = englishRules,
): number {
  if (paths.length === 0) {
    throw new BadUsage(saying('usage', 'labNeeds', verb, verb === 'run' ? 'FILE' : 'PATH'));
  }
  try {
    return verb === 'check' ? check(paths, words.strings, json, io) : run(paths, words, json, io, why, rules);
  } catch (error) {
    if (error instanceof ScenarioError) throw new BadUsage(sayingOf(error));
    throw error;
  }
}

/** How often a terminal is shown how far the files are read. */
const FILES_A_SIGN = 20;

/** Fine when what is left is only unsupported. */
function check(paths: readonly string[], strings: Strings, json: boolean, io: Io): number {
  const isTerminal = process.stderr.isTTY === true;
  const { results, summary, unread } = checkPaths(paths, labCards(known), (done, of) => {
    if (isTerminal && done % FILES_A_SIGN === 0) process.stderr.write(`\r${done}/${of}`);
  });
  if (isTerminal) process.stderr.write('\r\x1b[K');
  for (const { file, id, status, reason } of results) {
    const why = said(reason, strings);
    if (json) printJson(io, { file, id, status, reason: why });
    else if (status !== 'passed') io.out(`${file}: ${id}: ${withStatus(status, why)}`);
  }
  for (const { file, reason } of unread) {
    const why = said(reason, strings);
    if (json) printJson(io, { file, id: null, status: 'failed', reason: why });
    else io.out(why);
  }
  summarised(summary, json, io);
  if (unread.length > 0) {
    const files = unread.map(({ file }) => file).join(', ');
    io.err(`duelo: ${strings.scenarioFaults.notMade(unread.length, files)}`);
    return EXIT.usage;
  }
  return summary.failed === 0 ? EXIT.fine : EXIT.failed;
}

function summarised(summary: CheckSummary, json: boolean, io: Io): void {
  const { passed, failed, unsupported } = summary;
  if (json) printJson(io, { summary });
  else io.out(`${passed} passed, ${failed} failed, ${unsupported} unsupported`);
}

/** The reason may name the status itself. */
const withStatus = (status: string, reason: string): string =>
  reason.startsWith(`${status}: `) ? reason : `${status}: ${reason}`;

/** Plays each scenario of the files and shows what happens and where it ends, both hands open. */
function run(
  paths: readonly string[],
  words: Words,
  json: boolean,
  io: Io,
  why: readonly string[],
  rules: Rulebook,
): number {
  const cards = labCards(known);
  const scenarios = paths.flatMap((path) => parseScenarios(readScenarioFile(path), path, cards.names));
  if (scenarios.length === 0)
    throw new BadUsage(joined(`${paths.join(', ')}: `, saying('scenarioFaults', 'noScenario')));
  const summary: CheckSummary = { passed: 0, failed: 0, unsupported: 0 };
  for (const scenario of scenarios) summary[runOne(scenario, cards, words, json, io, why, rules)] += 1;
  if (json || scenarios.length > 1) summarised(summary, json, io);
  return summary.failed === 0 ? EXIT.fine : EXIT.failed;
}

function runOne(
  scenario: Scenario,
  cards: ReturnType<typeof labCards>,
  words: Words,
  json: boolean,
  io: Io,
  why: readonly string[],
  rules: Rulebook,
): CheckStatus {
  const { file, id } = scenario;
  const position = positionOf(scenario, cards);
  if (position.k === 'unsupported') {
    if (json) printJson(io, { file, id, status: 'unsupported', reason: position.reason });
    else io.out(`${id}: ${position.reason}`);
    return 'unsupported';
  }
  const state = openPosition(scenario, cards);
  const names: [string, string] = [playerName(0, words.strings), playerName(1, words.strings)];
  if (!json) io.out([id, scenario.name].filter((word) => word !== '').join(': '));
  const result = runFrom(state, scenario, cards.names, (event) => {
    const seat: PlayerId = event.player === -1 ? 0 : event.player;
    const view = maskEvent(state, event, seat);
    const text = words.event(view, -1, names);
    if (json)
      printJson(io, {
        event: { k: event.k, player: event.player, cards: view.cards.map(({ h }) => h), text },
      });
    else if (text !== '') io.out(`  ${text}`);
  });
  for (const wanted of why) tellWhy(wanted, result.state, words, json, io);
  const faults = faultsOf(result, scenario, cards);
  const status = faults.length === 0 ? 'passed' : 'failed';
  if (json) printJson(io, { file, id, status, reason: faults.join('; ') });
  else {
    for (const line of boardLines(state, words)) io.out(`  ${line}`);
    const { decision } = result.state;
    if (decision !== null) io.out(`  ${offeredLine(state, decision.player, words)}`);
    for (const fault of faults) io.out(`  ${fault}`);
    if (status === 'failed')
      for (const rule of rules.cited(scenario.why)) io.out(`  ${rule.id}: ${rule.summary}`);
    io.out(`  ${status}: ${words.strings.lab.run.ends[result.end]} [${result.end}]`);
  }
  return status;
}

/** Everything offered where a run has ended, and to whom. */
function offeredLine(state: State, player: PlayerId, words: Words): string {
  const decision = decisionView(openState(state), player);
  if (decision === null) return '';
  const { lab } = words.strings;
  const options = new Set(decision.options.map((option) => words.option(option, decision)));
  const question = lab.engine.questions[decision.kind];
  return lab.run.offered(playerName(player, words.strings), question, [...options].join(', '));
}

/** The console line that opens what `duelo lab open` names; null for `duelo lab` alone. Throws BadUsage. */
export function openLine(args: readonly string[] | null): string | null {
  if (args === null) return null;
  const [file, n, more] = args;
  if (file === undefined) throw new BadUsage(saying('usage', 'labOpenNeeds'));
  if (more !== undefined) throw new BadUsage(saying('usage', 'labOpenTakes', JSON.stringify(more)));
  return `open "${file}"${n === undefined ? '' : ` ${n}`}`;
}

/** The lab in line mode, from standard input. */
export async function labInLines(open: string | null, words: Words, json: boolean, io: Io): Promise<number> {
  const input = readLines(process.stdin);
  try {
    return await labOnLines(open, words, input, json, io);
  } finally {
    input.close();
  }
}

/** The lab on lines that are being read already. */
export const labOnLines = (open: string | null, words: Words, input: Lines, json: boolean, io: Io) =>
  labTalk(createLab('classic', words, words.strings.lab), labFiles(), open, input, json, io, words.strings);

/** Where the run has ended, why a card at a place, or going on to a phase, can do what: as the place's player may know it. */
function tellWhy(wanted: string, state: State, words: Words, json: boolean, io: Io): void {
  const player: PlayerId = readPlace(wanted)?.player ?? state.decision?.player ?? 0;
  try {
    const answer = words.why(whyAt(wanted, state, player));
    if (json) printJson(io, { why: { of: wanted, ...answer } });
    else for (const line of whyText(answer)) io.out(`  ${line}`);
  } catch (error) {
    throw new BadUsage(joined('--why: ', sayingOf(error)));
  }
}
