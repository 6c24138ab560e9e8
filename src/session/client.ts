/** Decks, levels, history, settings and duels to play: the program behind the screens. */

import { basename } from 'node:path';
import type { Deck } from '../decks/deck.ts';
import { shippedDecks } from '../decks/shipped.ts';
import type { PlayerId } from '../engine/index.ts';
import type { HistoryRecord, Settings } from '../records/index.ts';
import { languageCode, type Strings, stringsOf } from '../strings/index.ts';
import { Refusal, type Saying, said, saying } from '../strings/saying.ts';
import { clientPuzzles } from './clientPuzzles.ts';
import type {
  Client,
  ClientChoice,
  ClientDeck,
  ClientOptions,
  ClientRecord,
  ClientSave,
  ClientSettings,
  FromPlace,
} from './clientTypes.ts';
import { chooseDeck, deckProblem, requirePlayable } from './deckChoice.ts';
import type { DuelSession, Seat } from './duel.ts';
import { choiceNamed, planFrom, playFrom, seatingFor } from './fromReplay.ts';
import type { Game } from './game.ts';
import { gameWords } from './gameWords.ts';
import { resumeMatch, startMatch } from './matchPlay.ts';
import { duelFilesOf, type MatchPlan, readMatch } from './matchSave.ts';
import type { Match } from './matchTypes.ts';
import { levelName, levels, opponentFor, requireLevel, seatNameIn, seatNames } from './opponents.ts';
import { promptWindows } from './prompts.ts';
import { ReplayError } from './replayError.ts';
import { replayPath } from './saveFiles.ts';
import { keptDuels } from './saves.ts';
import { tossOf } from './seed.ts';
import { type DuelPlan, type DuelTable, readDuel, resumeDuel, startDuel } from './start.ts';
import { promptPolicy } from './types.ts';

export type {
  Client,
  ClientChoice,
  ClientDeck,
  ClientOptions,
  ClientRecord,
  ClientSave,
  ClientSettings,
  FromPlace,
} from './clientTypes.ts';

const PACES = ['fast', 'normal', 'slow'] as const satisfies readonly ClientSettings['pace'][];
const HISTORY_SHOWN = 200;

/** Before the path of a save, in the place of a deck: that duel goes on. */
export const SAVE = 'save:';

const aiSeedOf = (seed: number): number => (seed ^ 0x5bd1e995) >>> 0;

export function createClient(options: ClientOptions): Client {
  const { format, records, version } = options;
  let game: Game | null = null;
  options.game.then(
    (loaded) => {
      game = loaded;
    },
    // Told by startDuel, which waits for the same.
    () => {},
  );
  let given = options.seed;
  let { language = languageCode(records.settings().lang) ?? 'en' } = options;
  const problems = new Map<string, Saying | null>();
  const files: ClientDeck[] = [];
  const entry = (id: string, group: string, deck: Deck): ClientDeck => ({
    id,
    name: deck.name,
    group,
    main: deck.main,
    extra: deck.extra,
    side: deck.side,
    get problem() {
      if (game === null) return null;
      const key = `${id} ${deck.main.join()} ${deck.extra.join()}`;
      if (!problems.has(key)) problems.set(key, deckProblem(deck, game));
      const problem = problems.get(key) ?? null;
      return problem === null ? null : said(problem, stringsOf(language));
    },
  });
  const decks = (): ClientDeck[] => [
    ...files,
    ...shippedDecks().map(({ id, folder, deck }) => entry(id, folder, deck)),
    ...records.decks().map((deck) => entry(`own/${deck.name}`, 'own', deck)),
  ];
  const find = (wanted: string): ClientDeck | undefined =>
    decks().find(({ id }) => id === wanted) ?? decks().find(({ name }) => name === wanted);
  for (const wanted of options.wanted ?? []) {
    if (find(wanted) === undefined) files.push(entry(wanted, 'file', chooseDeck(wanted, records)));
  }
  const deckOf = (wanted: string): Deck => {
    const found = find(wanted);
    if (found === undefined) throw new Refusal(saying('saves', 'noDeck', wanted));
    const { name, main, extra, side } = found;
    return { name, main: [...main], extra: [...extra], side: [...side] };
  };
  const seatsOf = ({ game, levels, seed }: DuelPlan): [Seat, Seat] => {
    const seat = (p: PlayerId): Seat =>
      levels[p] === 'person'
        ? { kind: 'person' }
        : { kind: 'opponent', opponent: opponentFor(game, levels[p], aiSeedOf(seed), true) };
    return [seat(0), seat(1)];
  };
  const tableOf = (game: Game): Omit<DuelTable, 'seats'> => {
    const { prompts, promptWindows: windows } = records.settings();
    const asking = { prompts: promptPolicy(prompts), windows: promptWindows(windows) };
    return {
      words: gameWords(game, language),
      strings: stringsOf(language),
      records,
      version,
      ...asking,
      handOver: true,
      retries: true,
    };
  };
  const goOn = async (path: string): Promise<DuelSession> => {
    const saved = await readDuel(path);
    return resumeDuel(saved, { ...tableOf(saved.plan.game), seats: seatsOf(saved.plan) }).session;
  };
  const goOnFrom = async (from: FromPlace, against: string): Promise<DuelSession> => {
    const saved = await readDuel(from.path);
    const wanted = { seat: from.seat, against: against === '' ? undefined : against };
    const plan = planFrom(saved, seatingFor(saved, wanted, records.settings()));
    const table = { ...tableOf(plan.game), seats: seatsOf(plan) };
    return playFrom(saved, choiceNamed(saved, from.at), plan, table).session;
  };
  const goOnWithMatch = async (path: string): Promise<Match> => {
    const saved = await readMatch(path);
    return resumeMatch(saved, { ...tableOf(saved.plan.game), seats: seatsOf });
  };
  /** What a duel or match with that choice is made of. Throws DeckRefused and UnknownName. */
  const planFor = async (choice: ClientChoice): Promise<MatchPlan> => {
    const game = await options.game;
    const decks: [Deck, Deck] = [deckOf(choice.deck), deckOf(choice.opponentDeck)];
    for (const deck of decks) requirePlayable(deck, game, choice.match);
    const self = choice.against === 'self';
    const level = self ? 'person' : requireLevel(choice.against);
    const seed = given ?? options.freshSeed();
    given = undefined;
    const { first = 'toss' } = options;
    return {
      game,
      decks,
      names: seatNames(records.settings().name, self, decks[1].name),
      levels: ['person', level],
      seed,
      ...(first !== 'toss' && { first: first === 'me' ? 0 : 1 }),
    };
  };
  const saves = (): ClientSave[] =>
    keptDuels(records, stringsOf(language)).map(({ path, text, against, isMatch: match }) => ({
      text,
      choice: { deck: `${SAVE}${path}`, opponentDeck: '', against, ...(match && { match }) },
      files: match ? duelFilesOf(path) : [path],
    }));
  return {
    version,
    format: format.name,
    lab: async (labWords) => {
      const [game, { createDesk }, { createLab, labFiles, labKeeper }] = await Promise.all([
        options.game,
        import('../lab/index.ts'),
        import('./labFiles.ts'),
      ]);
      const lab = createLab(format.id, gameWords(game, language), labWords, labKeeper(records.files));
      return createDesk(lab, labFiles());
    },
    decks,
    levels: () => levels(stringsOf(language)),
    history: () =>
      records.history(HISTORY_SHOWN).flatMap((record) => shownRecord(record, stringsOf(language))),
    saves,
    saved: () => saves()[0] ?? null,
    puzzles: clientPuzzles(records, () => language),
    settings: {
      get: () => {
        const {
          ascii,
          colours,
          deck,
          opponentDeck,
          against,
          keys,
          lessons,
          prompts,
          promptWindows: windows,
          pace,
        } = records.settings();
        return {
          language,
          ascii,
          colours,
          deck,
          opponentDeck,
          against,
          keys,
          lessons,
          prompts: promptPolicy(prompts),
          promptWindows: promptWindows(windows),
          pace: PACES.find((known) => known === pace) ?? 'normal',
        };
      },
      set: ({ language: chosen, ...change }) => {
        if (chosen !== undefined) language = chosen;
        records.changeSettings({
          ...(change as Partial<Settings>),
          ...(chosen !== undefined && { lang: chosen }),
        });
      },
    },
    startDuel: async (choice) => {
      if (choice.from !== undefined) return goOnFrom(choice.from, choice.against);
      if (choice.deck.startsWith(SAVE)) return goOn(choice.deck.slice(SAVE.length));
      const plan = await planFor({ ...choice, match: false });
      // In a single duel the winner of the toss goes first.
      const winner = tossOf(plan.seed);
      const toss = { first: winner, chosen: { by: 'toss', player: winner } } as const;
      const duel: DuelPlan = { ...toss, ...plan };
      if (plan.first !== undefined) delete duel.chosen;
      const { session, file } = startDuel(duel, { ...tableOf(plan.game), seats: seatsOf(duel) });
      return leavingNothing(session, () => records.files.remove(file()));
    },
    replay: async (name) => {
      const { openReplay } = await import('./replayView.ts');
      const saved = await readDuel(replayPath(name, records.files)).catch((error: unknown) => {
        // Told by its name, not by the folders it lies in.
        throw error instanceof ReplayError
          ? new ReplayError(basename(name), error.line, error.reason)
          : error;
      });
      return openReplay(saved, gameWords(saved.plan.game, language));
    },
    startLesson: async (id) => {
      const { gameOfLessons, startLesson } = await import('./lessons/lesson.ts');
      const lessons = await gameOfLessons();
      const { name } = records.settings();
      return startLesson(id, lessons, { words: gameWords(lessons, language), name });
    },
    startMatch: async (choice) => {
      if (choice.deck.startsWith(SAVE)) return goOnWithMatch(choice.deck.slice(SAVE.length));
      const plan = await planFor({ ...choice, match: true });
      return startMatch(plan, { ...tableOf(plan.game), seats: seatsOf });
    },
  };
}

/** A duel that is left before a person has chosen anything is not kept. */
function leavingNothing(session: DuelSession, remove: () => void): DuelSession {
  const { dispose } = session;
  session.dispose = async () => {
    await dispose();
    if (session.get().end === null && !session.touched) remove();
  };
  return session;
}

function shownRecord(record: HistoryRecord, strings: Strings): ClientRecord[] {
  const { at, format, decks, opponent, level, result, duels, match, casual } = record;
  const last = duels.at(-1);
  if (last === undefined) return [];
  const { reason, turns, lp, replay } = last;
  const named = level === 'self' || opponent === levelName(level);
  const shownName =
    level === opponent.toLowerCase() ? levelName(level, strings) : seatNameIn(opponent, strings);
  const they = named ? shownName : `${shownName}, ${levelName(level, strings)}`;
  const shown = {
    at,
    format,
    decks,
    opponent: they,
    result,
    reason,
    turns,
    lp,
    replay,
    ...(casual && { casual }),
  };
  return [match === undefined ? shown : { ...shown, duels }];
}
