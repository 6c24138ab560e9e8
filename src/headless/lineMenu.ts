/** The menu in line mode: what the first screen of the client offers, as numbered lines. */

import { type Client, type ClientRecord, type ClientSave, SAVE } from '../session/client.ts';
import { PROMPT_POLICIES } from '../session/types.ts';
import { whoPlays } from '../session/whoPlays.ts';
import { LANGUAGES, type Strings, stringsOf } from '../strings/index.ts';
import { refusalIn } from '../strings/saying.ts';
import { askPolicies } from './askingTalk.ts';
import { EXIT } from './io.ts';
import { chooseLine, type LineTools } from './lineList.ts';

/** A line of the menu that another part of the program is behind. */
export interface Door {
  label: string;
  open(): Promise<unknown>;
}

export interface LineMenuOptions extends Omit<LineTools, 'strings'> {
  client: Client;
  /** Plays a duel or match with what the settings say. */
  play(isMatch: boolean): Promise<unknown>;
  /** Goes on with the save of that path. */
  resume(path: string): Promise<unknown>;
  /** Tells the replay of that file name, or the save at that path. */
  replay(name: string): Promise<unknown>;
  /** Shows the deck of that id. */
  deck(id: string): void;
  doors(strings: Strings): readonly Door[];
}

interface Entry {
  label: string;
  /** Null ends the menu. */
  open: (() => Promise<unknown>) | null;
}

/** Shows the menu until it is left. What an entry cannot do is told, and the menu comes again. */
export async function lineMenu(options: LineMenuOptions): Promise<number> {
  const { client, io } = options;
  for (;;) {
    const strings = stringsOf(client.settings.get().language);
    const tools: LineTools = { ...options, strings };
    const entries = entriesOf(options, tools);
    const title = `DUELO ${client.version}, ${client.format}`;
    const picked = await chooseLine(
      title,
      entries.map(({ label }) => label),
      tools,
    );
    const open = picked === null ? null : (entries[picked]?.open ?? null);
    if (open === null) return EXIT.fine;
    try {
      await open();
    } catch (error) {
      if (!(error instanceof Error) || !TOLD.includes(error.name)) throw error;
      io.out(refusalIn(error, strings));
    }
  }
}

/** Faults of what was asked for; everything else is one of the program. */
const TOLD = ['DeckRefused', 'DeckError', 'UnknownName', 'ReplayError', 'BadUsage'];

function entriesOf(options: LineMenuOptions, tools: LineTools): Entry[] {
  const { client, play, resume, doors } = options;
  const { strings } = tools;
  const { menu, lineMenu: say } = strings;
  const settings = client.settings.get();
  const all = client.decks();
  const decks = all.filter(({ problem }) => problem === null);
  const deckNamed = (id: string): string =>
    decks.find((deck) => deck.id === id || deck.name === id)?.name ?? menu.none;
  const levels = whoPlays(client.levels(), strings);
  const level = levels.find(({ id }) => id === settings.against)?.name ?? settings.against;
  const change = (
    field: 'deck' | 'opponentDeck' | 'against',
    list: readonly { id: string; name: string }[],
  ) => {
    const label = say.fields[field];
    const now = field === 'against' ? level : deckNamed(settings[field]);
    return {
      label: `${label}: ${now}`,
      open: async () => {
        const i = await chooseLine(
          label,
          list.map(({ name }) => name),
          tools,
        );
        const chosen = i === null ? undefined : list[i];
        if (chosen !== undefined) client.settings.set({ [field]: chosen.id });
      },
    };
  };
  const saves = client.saves();
  const past = client.history();
  const duel = menu.duel(deckNamed(settings.deck), deckNamed(settings.opponentDeck), level);
  return [
    { label: `${menu.lines.duel}: ${duel}`, open: () => play(false) },
    { label: `${menu.lines.match}: ${menu.match}`, open: () => play(true) },
    ...saves.slice(0, SAVES_SHOWN).map(({ text, choice }) => ({
      label: `${menu.lines.resume}: ${text}`,
      open: () => resume(choice.deck.slice(SAVE.length)),
    })),
    change('deck', decks),
    change('opponentDeck', decks),
    change('against', levels),
    {
      label: `${menu.lines.decks}: ${menu.decks(all.length)}`,
      open: async () => {
        const i = await chooseLine(
          menu.lines.decks,
          all.map(({ name, problem }) => (problem === null ? name : `${name} (${problem})`)),
          tools,
        );
        const chosen = i === null ? undefined : all[i];
        if (chosen !== undefined) options.deck(chosen.id);
      },
    },
    {
      label: `${menu.lines.history}: ${menu.history(past.length)}`,
      open: () => historyOf(past, saves, options, tools),
    },
    ...doors(strings),
    { label: menu.lines.settings, open: () => settingsOf(client, tools) },
    { label: menu.lines.quit, open: null },
  ];
}

/** The newest saves have a line each; the others are reached with `duelo play --resume FILE`. */
const SAVES_SHOWN = 3;

async function historyOf(
  past: readonly ClientRecord[],
  saves: readonly ClientSave[],
  { replay }: LineMenuOptions,
  tools: LineTools,
): Promise<void> {
  const { history, common } = tools.strings;
  const kept = saves.map(({ text }) => history.notOver(text));
  const played = past.map(({ at, result, turns, decks, opponent }) => {
    const when = at.slice(0, 16).replace('T', ' ');
    return `${when}, ${common.results[result]}, ${tools.strings.lineMenu.turns(turns)}, ${history.decks(decks[0], opponent, decks[1])}`;
  });
  const labels = [...kept, ...played];
  const i = await chooseLine(labels.length === 0 ? history.nothing : history.title, labels, tools);
  if (i === null) return;
  const save = saves[i];
  if (save !== undefined) return void (await replay(save.choice.deck.slice(SAVE.length)));
  const chosen = past[i - saves.length];
  const duels = (chosen?.duels ?? (chosen === undefined ? [] : [chosen])).filter(
    (duel) => duel.replay !== '',
  );
  if (duels.length === 0) tools.io.out(history.noReplay);
  const nth = duels.length < 2 ? 0 : await chooseLine(history.whichDuel, duelLabels(duels, tools), tools);
  const duel = nth === null ? undefined : duels[nth];
  if (duel !== undefined) await replay(duel.replay);
}

/** The duels of a match in their order, with how each ended. */
const duelLabels = (
  duels: readonly Pick<ClientRecord, 'result' | 'replay'>[],
  { strings }: Pick<LineTools, 'strings'>,
): string[] =>
  duels.map(({ result, replay }, i) => strings.history.duelOf(i + 1, strings.common.results[result], replay));

/** A setting with its values, or with a question of its own; `open` tells whether something was changed. */
type Row =
  | { label: string; values: readonly string[]; set: (i: number) => void; open?: undefined }
  | { label: string; open: () => Promise<boolean> };

/** What is set: all of the screen but its looks and keys. */
async function settingsOf(client: Client, tools: LineTools): Promise<void> {
  const { settings: say, languages, lineMenu: menu, asking } = tools.strings;
  const { prompts, promptWindows: windows, language } = client.settings.get();
  const rows: readonly Row[] = [
    {
      label: `${say.labels.prompts}: ${say.prompts[prompts]}`,
      values: PROMPT_POLICIES.map((policy) => say.prompts[policy]),
      set: (i: number) => {
        const policy = PROMPT_POLICIES[i];
        if (policy !== undefined) client.settings.set({ prompts: policy });
      },
    },
    {
      label: `${say.labels.moments}: ${asking.own(Object.keys(windows).length)}`,
      open: async () => {
        const answer = await askPolicies({ prompts, windows }, tools);
        if (answer?.k !== 'prompts') return false;
        client.settings.set({ prompts: answer.policy, promptWindows: { ...answer.windows } });
        return true;
      },
    },
    {
      label: `${say.labels.language}: ${languages[language]}`,
      values: LANGUAGES.map((code) => languages[code]),
      set: (i: number) => {
        const code = LANGUAGES[i];
        if (code !== undefined) client.settings.set({ language: code });
      },
    },
  ];
  const row = await chooseLine(
    say.title,
    rows.map(({ label }) => label),
    tools,
  );
  const chosen = row === null ? undefined : rows[row];
  if (chosen === undefined) return;
  if (chosen.open !== undefined) {
    if (await chosen.open()) tools.io.out(menu.kept);
    return;
  }
  const value = await chooseLine(chosen.label, chosen.values, tools);
  if (value === null) return;
  chosen.set(value);
  tools.io.out(menu.kept);
}
