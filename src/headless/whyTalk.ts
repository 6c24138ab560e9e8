/** Why and why not without a screen: `w s3` in line mode, `{"why":"p0.s3"}` for programs, `--why` in the lab. */

import { cardOfHandle, type PlayerId, type State, type WhyView, whyCard, whyPhase } from '../engine/index.ts';
import { cardsAt, readPlace } from '../lab/index.ts';
import type { Snapshot } from '../session/types.ts';
import type { Words } from '../session/words.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { type WhyAnswer, whyLines, whyLineText } from '../text/why.ts';
import { cardAtAddress } from './describe.ts';

/** Phases by the letter line mode has for them, and by the word scenarios have. */
const LETTERS = { b: 'battle', '2': 'main2', e: 'end' } as const;
const WORDS = ['battle', 'main2', 'end'] as const;

/** The lines of an answer, its title first. */
export const whyText = (answer: WhyAnswer): string[] => [answer.title, ...whyLines(answer).map(whyLineText)];

/** The answer to `w ADDRESS` or `w PHASE`; null for a line that asks something else. */
export function whyAsked(line: string, snapshot: Snapshot, state: State, words: Words): string[] | null {
  const { why } = words.strings;
  const [, , wanted] = /^w(\s+(\S+))?$/.exec(line) ?? [];
  if (!/^w(\s|$)/.test(line)) return null;
  if (wanted === undefined) return [why.usage];
  if (wanted in LETTERS) {
    const phase = LETTERS[wanted as keyof typeof LETTERS];
    return whyText(words.why(whyPhase(state, snapshot.seat, phase)));
  }
  const card = cardAtAddress(snapshot.view, wanted);
  if (card === null) return [why.usage];
  if (card === undefined) return [why.noCard(wanted)];
  return whyText(words.why(whyCard(state, snapshot.seat, cardOfHandle(state, card.h))));
}

/** What a player may be told of a place (`p0.s3`, `p0.hand.1`) or a phase (`battle`). Throws a Refusal that says what is wrong. */
export function whyAt(wanted: string, state: State, player: PlayerId): WhyView {
  const phase = WORDS.find((word) => word === wanted);
  if (phase !== undefined) return whyPhase(state, player, phase);
  const place = readPlace(wanted);
  if (place === null || place.slot === null || place.zone === 'deck')
    throw new Refusal(saying('why', 'noPlace', wanted, WORDS.join(', ')));
  const [id] = cardsAt(state, place);
  if (id === undefined) throw new Refusal(saying('why', 'noCard', wanted));
  return whyCard(state, player, id);
}
