/** What the screens ask of the rest of the program: decks, levels, history, settings and duels to play. */
import type { Deck } from '../decks/deck.ts';
import { shippedDecks } from '../decks/shipped.ts';
import type { Format, PlayerId, Reason } from '../engine/index.ts';
import type { HistoryRecord, Outcome, Records, Settings } from '../records/index.ts';
import { chooseDeck, deckProblem, requirePlayable } from './deckChoice.ts';
import type { DuelSession, Seat } from './duel.ts';
import { englishWords } from './english.ts';
import type { Game } from './game.ts';
import { type LevelEntry, levelName, levels, opponentFor, requireLevel, seatNames } from './opponents.ts';
import { keptDuels } from './saves.ts';
import { readDuel, resumeDuel, startDuel } from './start.ts';
import { type PromptPolicy, promptPolicy } from './types.ts';
import type { Words } from './words.ts';

export interface ClientDeck {
  id: string;
  name: string;
  /** Where it comes from: the folder of a shipped deck, `own` for a stored one, `file`. */
  group: string;
  main: readonly number[];
  extra: readonly number[];
  side: readonly number[];
  /** Why it cannot be played here; null if it can, and before the cards are loaded. */
  readonly problem: string | null;
}

export interface ClientOptions {
  format: Format;
  /** The format's cards, once they are loaded: the first frame does not wait for them. */
  game: Promise<Game>;
  records: Records;
  version: string;
  /** Decks that will be asked for by other words than an id or a name: files. Throws what `chooseDeck` throws. */
  wanted?: readonly string[];
  /** Seed of the first duel; the others have one of their own. */
  seed?: number;
  /** Who begins; decided anew for each duel by `toss`. */
  first?: 'me' | 'them' | 'toss';
  freshSeed: () => number;
}

/** What a duel is played with; `against` is a level, or `self` for two persons at one screen. */
export interface ClientChoice {
  deck: string;
  opponentDeck: string;
  against: string;
}

export interface ClientRecord {
  at: string;
  format: string;
  decks: readonly [string, string];
  opponent: string;
  result: Outcome;
  reason: Reason;
  turns: number;
  lp: readonly [number, number];
  /** File name of its replay, or empty. */
  replay: string;
}

const PACES = ['fast', 'normal', 'slow'] as const;
export type ClientSettings = Pick<Settings, 'ascii' | 'deck' | 'opponentDeck' | 'against' | 'keys'> & {
  prompts: PromptPolicy;
  pace: (typeof PACES)[number];
};

/** A duel that was left before its end. */
export interface ClientSave {
  /** `turn 7 against Kaiba, 3 hours ago`. */
  text: string;
  choice: ClientChoice;
}

export interface Client {
  version: string;
  format: string;
  startDuel(choice: ClientChoice): Promise<DuelSession>;
  decks(): readonly ClientDeck[];
  levels(): readonly LevelEntry[];
  /** Newest first; of a match its last duel. */
  history(): ClientRecord[];
  /** Duels left before their end, newest first; only those in which the person has chosen something. */
  saves(): ClientSave[];
  /** The first of them, or null. */
  saved(): ClientSave | null;
  settings: { get(): ClientSettings; set(change: Partial<ClientSettings>): void };
}

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
  const problems = new Map<string, string | null>();
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
      return problems.get(key) ?? null;
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
    if (found === undefined) throw new Error(`There is no deck ${wanted} any more.`);
    const { name, main, extra, side } = found;
    return { name, main: [...main], extra: [...extra], side: [...side] };
  };
  const goOn = async (path: string): Promise<DuelSession> => {
    const saved = await readDuel(path);
    const { game, levels: seated, seed } = saved.plan;
    const seat = (p: PlayerId): Seat =>
      seated[p] === 'person'
        ? { kind: 'person' }
        : { kind: 'opponent', opponent: opponentFor(game, seated[p], aiSeedOf(seed), true) };
    const prompts = promptPolicy(records.settings().prompts);
    const seats: [Seat, Seat] = [seat(0), seat(1)];
    const table = { seats, words: englishWords(game), records, version, prompts, handOver: true };
    return resumeDuel(saved, table).session;
  };
  const saves = (): ClientSave[] =>
    keptDuels(records).map(({ path, text, against }) => ({
      text,
      choice: { deck: `${SAVE}${path}`, opponentDeck: '', against },
    }));
  return {
    version,
    format: format.name,
    decks,
    levels,
    history: () => records.history(HISTORY_SHOWN).flatMap(shownRecord),
    saves,
    saved: () => saves()[0] ?? null,
    settings: {
      get: () => {
        const { ascii, deck, opponentDeck, against, keys, prompts, pace } = records.settings();
        return {
          ascii,
          deck,
          opponentDeck,
          against,
          keys,
          prompts: promptPolicy(prompts),
          pace: PACES.find((known) => known === pace) ?? 'normal',
        };
      },
      set: (change) => records.changeSettings(change),
    },
    startDuel: async (choice) => {
      if (choice.deck.startsWith(SAVE)) return goOn(choice.deck.slice(SAVE.length));
      const game = await options.game;
      const own = deckOf(choice.deck);
      const other = deckOf(choice.opponentDeck);
      for (const deck of [own, other]) requirePlayable(deck, game);
      const self = choice.against === 'self';
      const level = self ? 'person' : requireLevel(choice.against);
      const seed = given ?? options.freshSeed();
      given = undefined;
      const { first = 'toss' } = options;
      const begins: PlayerId = first === 'me' ? 0 : first === 'them' ? 1 : seed % 2 === 0 ? 0 : 1;
      const opponent: Seat = self
        ? { kind: 'person' }
        : { kind: 'opponent', opponent: opponentFor(game, level, aiSeedOf(seed), true) };
      const settings = records.settings();
      const names = seatNames(settings.name, self, other.name);
      const words = englishWords(game);
      const { session, file } = startDuel(
        {
          game,
          decks: [own, other],
          names,
          levels: ['person', level],
          seed,
          first: begins,
        },
        {
          seats: [{ kind: 'person' }, opponent],
          words: first === 'toss' ? tellToss(words, begins) : words,
          records,
          version,
          prompts: promptPolicy(settings.prompts),
          handOver: true,
        },
      );
      return leavingNothing(session, () => records.files.remove(file()));
    },
  };
}

/** A duel that is left before a person has chosen anything is not kept. */
function leavingNothing(session: DuelSession, remove: () => void): DuelSession {
  const { dispose } = session;
  session.dispose = async () => {
    await dispose();
    if (session.get().end === null && !session.canUndo()) remove();
  };
  return session;
}

/** The same words, with the toss told where the duel begins; its winner goes first. */
function tellToss(words: Words, winner: PlayerId): Words {
  return {
    ...words,
    event: (event, seat, names) =>
      event.k === 'duel'
        ? words.toss(seat === winner ? null : names[winner])
        : words.event(event, seat, names),
  };
}

function shownRecord({ at, format, decks, opponent, level, result, duels }: HistoryRecord): ClientRecord[] {
  const last = duels.at(-1);
  if (last === undefined) return [];
  const { reason, turns, lp, replay } = last;
  const named = level === 'self' || opponent === levelName(level);
  const they = named ? opponent : `${opponent}, ${levelName(level)}`;
  return [{ at, format, decks, opponent: they, result, reason, turns, lp, replay }];
}
