import type { FactAttr, FactKind, NameLang } from './facts.ts';

/** Kinds of card that belong in the Extra Deck (the Fusion Deck of `classic`, PRM-04). */
export const EXTRA_KINDS = ['fusion', 'synchro', 'xyz', 'link'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** Name and printed values of any card of the game, also of those the client cannot play. */
export interface KnownCard {
  code: number;
  /** English name. */
  name: string;
  names: Record<NameLang, string>;
  kind: FactKind;
  /** Printed sorts; beside those of `FactSub` also synchro, xyz, link, tuner, gemini, pendulum. */
  sub: readonly string[];
  /** Where it belongs: the kind of Extra Deck monster it is, or null for the Main Deck. */
  extra: ExtraKind | null;
  /** Level, Rank of an Xyz Monster or rating of a Link Monster. */
  level?: number;
  atk?: number | '?';
  def?: number | '?';
  attr?: FactAttr;
  race?: string;
  date?: string;
}

/** Names and values of all cards. Nothing is read or indexed before the first question. */
export interface KnownCards {
  /** Every main passcode, ascending. */
  codes(): readonly number[];
  /** The main passcode: of another artwork's number its card's, of anything else the number itself. */
  resolveAlias(passcode: number): number;
  /** The card of a passcode, also of another artwork's; undefined if there is none. */
  byPasscode(passcode: number): KnownCard | undefined;
  /** The card of that name in any of the four languages, English first; case and accents are ignored. */
  byName(name: string): KnownCard | undefined;
  /** Up to `limit` cards with a name near to the one given, best first: for "did you mean". */
  near(name: string, limit: number): KnownCard[];
}

/** The column form of `facts/known.json`; −1 in atk or def is a printed "?", −2 (or −1 in an index) nothing. */
interface KnownFile {
  sorts: string[];
  attrs: FactAttr[];
  races: string[];
  dates: string[];
  code: number[];
  sort: number[];
  attr: number[];
  race: number[];
  level: number[];
  atk: number[];
  def: number[];
  date: number[];
  en: string[];
  es: string[];
  pt: string[];
  it: string[];
  aliases: [number, number][];
}

const LANGS = ['en', 'es', 'pt', 'it'] as const;
/** A name that `foldName` only has to put in lower case: most of them, and three times as fast. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;

/** The form in which names are compared: no case, no accents, plain quotes and single spaces. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A folded name without punctuation: `maxx c` for `Maxx "C"`, `blue eyes` for `Blue-Eyes`. What people type is looked for in it. */
export const looseName = (folded: string): string =>
  folded
    .replace(/['".,!?]+/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Wraps the parsed content of `facts/known.json`; `load` is called once, at the first question.
 * Throws an Error if what it gives is not that file.
 */
export function knownCards(load: () => unknown): KnownCards {
  let file: KnownFile | undefined;
  let rows: Map<number, number> | undefined;
  let aliases: Map<number, number> | undefined;
  let names: Map<string, number> | undefined;

  const data = (): KnownFile => (file ??= checked(load()));
  const rowOf = (passcode: number): number | undefined => {
    rows ??= new Map(data().code.map((code, row) => [code, row]));
    return rows.get(passcode) ?? rows.get(resolveAlias(passcode));
  };
  const resolveAlias = (passcode: number): number => {
    aliases ??= new Map(data().aliases);
    return aliases.get(passcode) ?? passcode;
  };
  const nameIndex = (): Map<string, number> => (names ??= indexNames(data()));

  return {
    codes: () => data().code,
    resolveAlias,
    byPasscode: (passcode) => {
      const row = rowOf(passcode);
      return row === undefined ? undefined : cardAt(data(), row);
    },
    byName: (name) => {
      const row = nameIndex().get(foldName(name));
      return row === undefined ? undefined : cardAt(data(), row);
    },
    near: (name, limit) =>
      nearest(nameIndex(), looseName(foldName(name)), limit).map((row) => cardAt(data(), row)),
  };
}

function checked(content: unknown): KnownFile {
  const file = content as KnownFile;
  const columns = [
    file?.code,
    file?.sort,
    file?.attr,
    file?.race,
    file?.level,
    file?.atk,
    file?.def,
    file?.date,
  ];
  const length = file?.code?.length;
  const whole = [...columns, file?.en, file?.es, file?.pt, file?.it].every((c) => c?.length === length);
  if (length === undefined || !whole || !Array.isArray(file.aliases)) {
    throw new Error('known.json: not the table of known cards (a column is missing or too short)');
  }
  return file;
}

function cardAt(file: KnownFile, row: number): KnownCard {
  const [kind, ...sub] = (file.sorts[file.sort[row] ?? -1] ?? '').split(' ');
  const name = file.en[row] ?? '';
  const card: KnownCard = {
    code: file.code[row] ?? 0,
    name,
    names: { es: file.es[row] || name, pt: file.pt[row] || name, it: file.it[row] || name },
    kind: kind as FactKind,
    sub,
    extra: EXTRA_KINDS.find((extra) => sub.includes(extra)) ?? null,
  };
  const stat = (value: number | undefined) => (value === -1 ? '?' : (value ?? 0));
  const attr = file.attrs[file.attr[row] ?? -1];
  const race = file.races[file.race[row] ?? -1];
  const date = file.dates[file.date[row] ?? -1];
  const level = file.level[row] ?? -2;
  if (level >= 0) card.level = level;
  if (file.atk[row] !== -2) card.atk = stat(file.atk[row]);
  if (file.def[row] !== -2) card.def = stat(file.def[row]);
  if (attr !== undefined) card.attr = attr;
  if (race !== undefined) card.race = race;
  if (date !== undefined) card.date = date;
  return card;
}

/** English names win where another language gives the same name to another card. */
function indexNames(file: KnownFile): Map<string, number> {
  const index = new Map<string, number>();
  for (const lang of LANGS) {
    file[lang].forEach((name, row) => {
      const key = foldName(name);
      if (key !== '' && !index.has(key)) index.set(key, row);
    });
  }
  return index;
}

/** Rows whose name holds the words asked for, then rows with few letters of difference; each row once. */
function nearest(index: Map<string, number>, wanted: string, limit: number): number[] {
  if (wanted === '') return [];
  const most = Math.max(1, Math.floor(wanted.length / 4));
  const found: { row: number; rank: number }[] = [];
  for (const [folded, row] of index) {
    const name = looseName(folded);
    const rank = name.includes(wanted)
      ? (name.length - wanted.length) / 1000
      : Math.abs(name.length - wanted.length) <= most
        ? 1 + distance(name, wanted, most)
        : Number.POSITIVE_INFINITY;
    if (rank <= 1 + most) found.push({ row, rank });
  }
  found.sort((a, b) => a.rank - b.rank || a.row - b.row);
  return [...new Set(found.map((f) => f.row))].slice(0, limit);
}

/** Letters to insert, delete or change; more than `most` is given as Infinity. */
function distance(a: string, b: string, most: number): number {
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    last = row;
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY;
}
