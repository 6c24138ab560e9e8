/** `duelo play --json`: one JSON object a line, answers one a line. */

import {
  type CardView,
  type DecisionView,
  type OptionKind,
  type OptionView,
  optionOrder,
  PHASES,
  type PlayerId,
  POSITIONS,
  type State,
  ZONE,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';
import { type Names, placeOf, placeSlot, placeText } from '../lab/index.ts';
import type { Words } from '../session/words.ts';
import type { Strings } from '../strings/index.ts';
import { refusalIn } from '../strings/saying.ts';
import { createAnswers } from './answers.ts';
import { type Io, printJson } from './io.ts';
import { eventJson } from './jsonEvent.ts';
import { onlyField } from './jsonLine.ts';
import { betweenDuels, replyTo } from './jsonRequests.ts';
import { askSideInJson } from './jsonSide.ts';
import type { Lines } from './lines.ts';
import { stepInJson, timelineJson } from './stepTalk.ts';
import type { Talk, ToldEnd } from './talk.ts';

/** Words of scenarios for the kinds of option that have another there. */
const DO: Partial<Record<OptionKind, string>> = {
  tributeSummon: 'summon',
  setSpell: 'set',
  procedure: 'spsummon',
  position: 'pos',
  toPhase: 'phase',
  card: 'select',
  direct: 'select',
  done: 'finish',
  pos: 'position',
  slot: 'zone',
  mode: 'option',
  value: 'announce',
};

export function jsonTalk(
  lines: Lines,
  words: Words,
  names: Names,
  io: Io,
  strings: Strings = words.strings,
): Talk {
  const answers = createAnswers(names, true, words.strings);
  const complain = (text: string): void => printJson(io, { error: { line: lines.count, text } });
  const nextLine = async (): Promise<string | null> => {
    for (;;) {
      const line = (await lines.next())?.trim();
      if (line === undefined) return null;
      if (line !== '') return line;
    }
  };
  // What a window without a chain answers is what was told last; at a table gone back to, what its log says last.
  let last: string | null = null;
  return {
    everything: true,
    strings,
    event: (event, text) => {
      if (text !== '') last = text;
      printJson(io, { event: eventJson(event, text, names) });
    },
    ask: async (snapshot, state) => {
      const { decision } = snapshot;
      if (decision === null) throw new Error('nothing is asked');
      const waiting = answers.waiting(state);
      if (waiting !== null) return { k: 'option', i: waiting };
      const before = last ?? snapshot.log.at(-1)?.text ?? '';
      for (;;) {
        printJson(io, { decision: decisionJson(decision, state, words, names, before) });
        const line = await nextLine();
        if (line === null) return { k: 'leave' };
        try {
          const reply = replyTo(line, { snapshot, state, words, names });
          if (reply !== null) {
            printJson(io, reply);
            continue;
          }
          const step = stepInJson(line);
          if (step !== null) {
            if (step.k !== 'timeline') last = null;
            return step;
          }
          return isSurrender(line) ? { k: 'surrender' } : { k: 'option', i: answers.read(line, state) };
        } catch (error) {
          complain(refusalIn(error, strings));
        }
      }
    },
    pause: () => Promise.resolve({ k: 'proceed' }),
    question: async (player, kind, prompt, choices) => {
      const options = choices.map((text, i) => ({ n: i + 1, do: 'option', card: null, at: null, text }));
      for (;;) {
        printJson(io, { decision: { player, kind, prompt, options } });
        const line = await nextLine();
        if (line === null) return null;
        const i = /^\d+$/.test(line) ? Number(line) - 1 : choices.indexOf(optionIn(line));
        if (choices[i] !== undefined) return i;
        try {
          const reply = betweenDuels(line, { words, names });
          if (reply !== null) printJson(io, reply);
          else complain(strings.requests.numberOrOption(choices.length, `{"option":"${choices[0]}"}`));
        } catch (error) {
          complain(refusalIn(error, strings));
        }
      }
    },
    side: (asked) =>
      askSideInJson(asked, names, strings, {
        show: (decision) => printJson(io, { decision }),
        next: nextLine,
        complain,
        reply: (line) => betweenDuels(line, { words, names }),
        print: (reply) => printJson(io, reply),
      }),
    timeline: (rows) => printJson(io, { timeline: timelineJson(rows) }),
    moved: (moved) => {
      answers.forget();
      printJson(io, { moved });
    },
    // Programs are asked everything.
    prompts: () => {},
    refuse: complain,
    say: (text) => io.err(text),
    opening: (text) => printJson(io, { event: { k: 'opening', player: null, cards: [], text, turn: 0 } }),
    end: (end) => printJson(io, { result: resultJson(end) }),
    match: (winner, duels) =>
      printJson(io, { result: { ...lastResult(duels), winner, duels: duels.map(resultJson) } }),
    saved: (path, turn) => printJson(io, { saved: { file: path, turn } }),
  };
}

function isSurrender(line: string): boolean {
  const [key, value] = onlyField(line) ?? [];
  return key === 'surrender' && value === true;
}

function resultJson({ winner, reason, turns, lp, path, casual }: ToldEnd): Record<string, unknown> {
  return {
    winner: winner === -1 ? null : winner,
    reason,
    turns,
    lp,
    replay: path,
    ...(casual && { casual }),
  };
}

function lastResult(duels: readonly ToldEnd[]): Record<string, unknown> {
  const last = duels.at(-1);
  return last === undefined ? {} : resultJson(last);
}

/** A decision with its options numbered from 1, in the words that an answering action uses. `last`: what happened before it. */
export function decisionJson(
  decision: DecisionView,
  state: State,
  words: Words,
  names: Names,
  last = '',
): Record<string, unknown> {
  const asks = decision.card;
  const opens = decision.purpose === 'response' && asks === null && last !== '';
  return {
    player: decision.player,
    kind: decision.kind,
    prompt: `${opens ? `${last} ` : ''}${words.prompt(decision)}`,
    purpose: decision.purpose,
    ...(asks?.known && { card: names.name(asks.code) }),
    min: decision.min,
    max: decision.max,
    options: optionOrder(decision).flatMap((i, at) => {
      const option = decision.options[i];
      return option === undefined ? [] : [optionJson(at + 1, option, decision, state, words, names)];
    }),
  };
}

function optionJson(
  n: number,
  option: OptionView,
  decision: DecisionView,
  state: State,
  words: Words,
  names: Names,
): Record<string, unknown> {
  const { card } = option;
  return {
    n,
    do: DO[option.k] ?? option.k,
    card: card?.known ? names.name(card.code) : null,
    at: option.k === 'slot' ? zoneAt(option) : card === null ? null : cardAt(card, state, option.i),
    ...(card !== null && { h: card.h }),
    ...(option.k === 'direct' && { target: 'direct' }),
    ...(option.k === 'toPhase' && { phase: PHASES[option.n] }),
    ...((option.k === 'pos' || option.k === 'position') && { position: POSITIONS[option.n] }),
    text: words.option(option, decision),
  };
}

/** The zone to choose, as `{"zone":"p0.m2"}` answers with. */
function zoneAt({ n, m }: OptionView): string {
  const player: PlayerId = m < ZONES_PER_PLAYER ? 0 : 1;
  const zone = (['mzone', 'szone', 'fzone'] as const).find((name) => ZONE[name] === m % ZONES_PER_PLAYER);
  return zone === undefined ? '' : placeText({ player, zone, slot: placeSlot(zone, n, player) });
}

/** The place of the card of option `i`, as far as he who is asked may know it. */
function cardAt(card: CardView, state: State, i: number): string {
  const place = placeOf(state, state.decision?.options[i]?.card ?? -1);
  const isHidden = !card.known && !/\.[ms]\d$|\.field$/.test(place);
  return isHidden ? place.replace(/\.\d+$/, '') : place;
}

/** The words of `{"option":"Go first"}`; empty for another line. */
function optionIn(line: string): string {
  const [key, value] = onlyField(line) ?? [];
  return key === 'option' && typeof value === 'string' ? value : '';
}

/** Who an event is told to when both seats are at one input: the one it is about. */
export function toldTo(event: PlayerId | -1, fallback: PlayerId, persons: readonly PlayerId[]): PlayerId {
  return event !== -1 && persons.includes(event) ? event : fallback;
}
