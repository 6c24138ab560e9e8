/** Matches for the tests: decks of any format, and seats that follow a script. */
import type { Deck } from '../../src/decks/deck.ts';
import { known } from '../../src/decks/knownFile.ts';
import { FORMATS, PHASES, type PlayerId } from '../../src/engine/index.ts';
import type { Records } from '../../src/records/index.ts';
import { deckReport } from '../../src/session/deckChoice.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { type Game, loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { resumeMatch, startMatch } from '../../src/session/matchPlay.ts';
import { type MatchPlan, readMatch } from '../../src/session/matchSave.ts';
import type { Match, MatchTable } from '../../src/session/matchTypes.ts';
import { opponent, person, randomOpponent } from './table.ts';

export const FORMAT_NAMES = Object.keys(FORMATS);

export const code = (name: string): number => {
  const card = known.byName(name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card.code;
};
export const RING = code('Ring of Destruction');

/** A legal deck of 40 cards with a Side Deck of 15, and Fusion Monsters where the format has some. */
export function deckWithSide(game: Game, name: string): Deck {
  const legal = game.cards.filter(
    ({ code, alsoNamed }) =>
      game.supported.has(code) && alsoNamed === undefined && !game.rules.list.has(code),
  );
  const isExtra = (code: number): boolean => (known.byPasscode(code)?.extra ?? null) !== null;
  const main = legal.filter(
    ({ code, kind, sub }) => kind === 'monster' && sub.includes('normal') && !isExtra(code),
  );
  const codes = main.map((card) => card.code);
  const deck = {
    name,
    main: [...codes.slice(0, 20), ...codes.slice(0, 20)],
    side: [...codes.slice(20, 25), ...codes.slice(20, 25), ...codes.slice(20, 25)],
    extra: legal
      .map((card) => card.code)
      .filter((one) => known.byPasscode(one)?.extra === 'fusion')
      .slice(0, 2),
  };
  const { problems, unsupported } = deckReport(deck, game);
  if (problems.length + unsupported.length > 0) throw new Error(JSON.stringify(problems));
  return deck;
}

export interface MatchArgs {
  records?: Records | null;
  seed?: number;
  first?: PlayerId;
  side?: boolean;
  levels?: [string, string];
  params?: Record<string, unknown>;
  /** Cards in the place of as many of both decks. */
  cards?: readonly number[];
  /** Everything is asked; else windows are passed by. Default true. */
  everything?: boolean;
}

const tableOf = (game: Game, records: Records | null, everything = true): MatchTable => ({
  words: gameWords(game, 'en'),
  records,
  version: '0.0.0',
  everything,
  prompts: 'never',
  seats: ({ levels }) => [person, levels[1] === 'person' ? person : opponent(randomOpponent(3))],
});

export async function openMatch(format: string, args: MatchArgs = {}): Promise<{ match: Match; game: Game }> {
  const game = await loadGame(format);
  const {
    records = null,
    seed = 4,
    first,
    side = true,
    levels = ['person', 'person'],
    params,
    cards = [],
  } = args;
  const deck = (name: string): Deck => {
    const whole = deckWithSide(game, name);
    const main = [...cards, ...whole.main.slice(cards.length)];
    return { ...whole, main, side: side ? whole.side : [] };
  };
  const plan: MatchPlan = {
    game,
    decks: [deck('One'), deck('Two')],
    names: ['Ann', 'Ben'],
    levels,
    seed,
    ...(first !== undefined && { first }),
    ...(params !== undefined && { params }),
  };
  return { match: startMatch(plan, tableOf(game, records, args.everything)), game };
}

export async function resumed(path: string, records: Records): Promise<Match> {
  const saved = await readMatch(path);
  return resumeMatch(saved, tableOf(saved.plan.game, records));
}

/** Answers what is asked between duels: decks stay, and whoever is asked goes first. */
export function toNextDuel(match: Match): void {
  for (;;) {
    const { due } = match.get();
    if (due.k === 'side') match.sided();
    else if (due.k === 'first') match.chooseFirst(due.player);
    else return;
  }
}

/** Plays the next duel, which `winner` wins because the other one surrenders on his turn. */
export async function win(match: Match, winner: PlayerId): Promise<void> {
  toNextDuel(match);
  const { session } = match.duel();
  for (;;) {
    await session.settled();
    const { decision, end, seat } = session.get();
    if (end !== null) break;
    if (decision !== null && seat !== winner) session.surrender();
    else session.choose(endOfTurn(session));
  }
  await session.dispose();
}

/** The option that brings the turn nearer to its end. */
function endOfTurn(session: DuelSession): number {
  const { decision } = session.get();
  const options = decision?.options ?? [];
  const quiet =
    options.find(({ k, n }) => k === 'toPhase' && PHASES[n] === 'end') ??
    options.find(({ k }) => k === 'pass' || k === 'no' || k === 'done') ??
    options.find(({ card }) => card?.known !== true || !TO_KEEP.includes(card.code)) ??
    options[0];
  if (quiet === undefined) throw new Error('nothing is asked');
  return quiet.i;
}

const TO_KEEP = [RING];

/** Both sides lose the same Life Points with Ring of Destruction in this format. */
export const canDraw = (game: Game): boolean =>
  game.supported.has(RING) &&
  JSON.stringify(game.cards.find((card) => card.code === RING)?.effects).includes('"who":"both"');

/** Plays the next duel to a draw: in a match with 1 Life Point each, Ring of Destruction takes them from both at once. */
export async function draw(match: Match): Promise<void> {
  toNextDuel(match);
  const { session } = match.duel();
  for (;;) {
    await session.settled();
    const { decision, end, view } = session.get();
    if (end !== null) break;
    const options = decision?.options ?? [];
    const isRing = (o: (typeof options)[number]): boolean => o.card?.known === true && o.card.code === RING;
    const ring = options.find((o) => (o.k === 'activate' || o.k === 'setSpell') && isRing(o));
    const hasMonster = view.sides.some(({ monsters }) => monsters.some((monster) => monster !== null));
    const monster = hasMonster ? undefined : options.find(({ k }) => k === 'summon');
    const target = decision?.kind === 'pickCard' ? options.find(({ k }) => k === 'card') : undefined;
    session.choose(
      (ring ?? monster ?? (decision?.purpose === 'target' ? target : undefined))?.i ?? endOfTurn(session),
    );
  }
  await session.dispose();
}
