/** Exchanging cards with the Side Deck for programs: first the card that goes out, then the one that comes in. */

import { isRegistered } from '../decks/siding.ts';
import type { Names } from '../lab/index.ts';
import type { Strings } from '../strings/index.ts';
import { Refusal, refusalIn, saying } from '../strings/saying.ts';
import { fitting, type SideAnswer, type SideAsked, type SideLine, sideLines } from './sideTalk.ts';

export interface SideTalk {
  show(decision: Record<string, unknown>): void;
  /** The next line that is not empty; null at the end of input. */
  next(): Promise<string | null>;
  complain(text: string): void;
  /** What a request is answered with, null for another line. Throws what is wrong with it. */
  reply(line: string): Record<string, unknown> | null;
  print(reply: Record<string, unknown>): void;
}

type Said = Strings['requests']['side'];

interface Choice {
  option: { do: string; card: string | null; at: string | null; text: string; copies?: number };
  gives: SideAnswer | { k: 'out'; line: SideLine } | { k: 'cancel' };
}

export async function askSideInJson(
  asked: SideAsked,
  names: Names,
  strings: Strings,
  talk: SideTalk,
): Promise<SideAnswer> {
  const said = strings.requests.side;
  let out: SideLine | null = null;
  for (;;) {
    const choices: Choice[] =
      out === null ? firstChoices(asked, names, said) : secondChoices(asked, out, names, said);
    talk.show({
      player: asked.player,
      kind: 'side',
      prompt: out === null ? said.exchange : said.comesIn(names.name(out.code)),
      options: choices.map(({ option }, i) => ({ n: i + 1, ...option })),
    });
    const line = await talk.next();
    if (line === null) return { k: 'leave' };
    try {
      const reply = talk.reply(line);
      if (reply !== null) {
        talk.print(reply);
        continue;
      }
      const chosen: Choice['gives'] = line.startsWith('{')
        ? actionOf(line, names)
        : numbered(line, choices).gives;
      if (chosen.k === 'out') out = chosen.line;
      else if (chosen.k === 'cancel') out = null;
      else return chosen;
    } catch (error) {
      talk.complain(refusalIn(error, strings));
    }
  }
}

function firstChoices({ siding, player }: SideAsked, names: Names, said: Said): Choice[] {
  const plain = (word: string, text: string, gives: Choice['gives']): Choice => ({
    option: { do: word, card: null, at: null, text },
    gives,
  });
  const side = sideLines(siding, 'side', names.name);
  const cards = (['main', 'extra'] as const).flatMap((part) =>
    fitting(side, part).length === 0 ? [] : sideLines(siding, part, names.name),
  );
  return [
    plain('finish', said.play, { k: 'done' }),
    ...(siding.before.length === 0 ? [] : [plain('back', said.back, { k: 'back' })]),
    ...(isRegistered(siding) ? [] : [plain('reset', said.reset, { k: 'reset' })]),
    ...cards.map((line) => cardChoice('out', line, player, names, said, { k: 'out', line })),
  ];
}

function secondChoices({ siding, player }: SideAsked, out: SideLine, names: Names, said: Said): Choice[] {
  const side = fitting(sideLines(siding, 'side', names.name), out.part);
  return [
    ...side
      .filter(({ code }) => code !== out.code)
      .map((line) =>
        cardChoice('in', line, player, names, said, { k: 'swap', out: out.code, into: line.code }),
      ),
    { option: { do: 'cancel', card: null, at: null, text: said.keep }, gives: { k: 'cancel' } },
  ];
}

function cardChoice(
  word: 'out' | 'in',
  { code, count, part }: SideLine,
  player: number,
  names: Names,
  said: Said,
  gives: Choice['gives'],
): Choice {
  const card = names.name(code);
  const text = said[word](card);
  return { option: { do: word, card, at: `p${player}.${part}`, copies: count, text }, gives };
}

function numbered(line: string, choices: readonly Choice[]): Choice {
  const choice = /^\d+$/.test(line) ? choices[Number(line) - 1] : undefined;
  if (choice !== undefined) return choice;
  throw new Refusal(saying('requests', 'numberOr', choices.length, '{"swap":["Out","In"]}'));
}

const PLAIN_ACTIONS = { finish: 'done', back: 'back', undo: 'back', reset: 'reset' } as const;

/** `{"swap":["Sangan","Kuriboh"]}`, `{"finish":true}`, `{"back":true}` or `{"undo":true}`, `{"reset":true}`. */
function actionOf(line: string, names: Names): SideAnswer {
  const value = JSON.parse(line) as Record<string, unknown>;
  for (const [word, k] of Object.entries(PLAIN_ACTIONS)) if (value[word] === true) return { k };
  const { swap } = value;
  if (Array.isArray(swap) && swap.length === 2 && swap.every((card) => typeof card === 'string')) {
    const [out, into] = swap as [string, string];
    return { k: 'swap', out: codeOf(out, names), into: codeOf(into, names) };
  }
  throw new Refusal(saying('requests', 'noExchange', line));
}

/** The card of a name. Throws a Refusal that suggests a near one. */
export function codeOf(card: string, names: Names): number {
  const code = names.code(card);
  if (code !== undefined) return code;
  const [near] = names.near(card);
  throw new Refusal(saying('requests', 'noCard', card, near ?? ''));
}
