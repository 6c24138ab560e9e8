/** Lines of the lab's console: what is typed, understood. Places are counted from 1 as on the table (address.ts). */

import { nearest } from '../cards/spelling.ts';
import { PHASES, type Phase, type PlayerId } from '../engine/index.ts';
import { type Saying, saying } from '../strings/saying.ts';
import { type Address, readAddress } from './address.ts';
import { LabError, type Lie } from './board.ts';
import { MOST_COPIES, MOST_COUNTERS, MOST_LP, MOST_TURNS } from './bounds.ts';
import { PANELS, type PanelId } from './panelIds.ts';

export type Command =
  | {
      k: 'put';
      name: string;
      at: Address;
      lie: Lie | null;
      owner: PlayerId | null;
      proper: boolean;
      /** The monster it is put on. */
      on: Address | null;
    }
  | { k: 'move'; from: Address; to: Address; lie: Lie | null }
  | { k: 'remove'; at: Address[] }
  | { k: 'pos'; at: Address; lie: Lie }
  | { k: 'lp'; player: PlayerId; n: number }
  | { k: 'turn'; player: PlayerId; n: number | null; phase: Phase | null }
  | { k: 'phase'; phase: Phase }
  | { k: 'counter'; at: Address; kind: string; n: number }
  | { k: 'equip'; at: Address; to: Address }
  | { k: 'owner'; at: Address; player: PlayerId }
  | { k: 'proper'; at: Address; proper: boolean }
  | { k: 'deck'; player: PlayerId; how: 'top' | 'bottom' | 'clear'; name: string; n: number }
  | { k: 'coin' | 'die'; values: number[] }
  | { k: 'shuffle'; names: string[] }
  | { k: 'rules'; name: string }
  | { k: 'rule'; word: string }
  | { k: 'seed'; n: number }
  | { k: 'run'; end: boolean }
  | { k: 'step' | 'back' | 'next' | 'previous'; n: number }
  | { k: 'go'; n: number }
  | { k: 'choose'; n: number }
  | { k: 'act'; json: string }
  | { k: 'why'; at: Address | WhyPhase }
  | { k: 'show'; at: Address | null }
  | { k: 'panel'; id: PanelId | null }
  | { k: 'export'; file: string; id: string }
  | { k: 'open'; file: string; n: number | null }
  | { k: 'new'; rules: string | null }
  | { k: 'help'; word: CommandWord | null }
  | { k: 'options' | 'log' | 'here' | 'undo' | 'redo' | 'quit' };

/** Phases one may ask to go on to. */
const WHY_PHASES = ['battle', 'main2', 'end'] as const;
export type WhyPhase = (typeof WHY_PHASES)[number];

const LIES: Readonly<Record<string, Lie>> = {
  atk: 'attack',
  def: 'defense',
  set: 'set',
  up: 'up',
  'facedown-atk': 'faceDownAttack',
};

/** How each command is written, in the order in which help lists them. */
export const USAGES = {
  put: 'put CARD PLACE [atk|def|set|up] [proper] [owner me|opp] [on PLACE]',
  set: 'set CARD PLACE',
  move: 'move PLACE PLACE [atk|def|set|up]',
  remove: 'remove PLACE…',
  pos: 'pos PLACE atk|def|set|up',
  lp: 'lp N',
  olp: 'olp N',
  turn: 'turn me|opp [N] [PHASE]',
  phase: 'phase draw|standby|main1|battle|main2|end',
  counter: 'counter PLACE KIND N',
  equip: 'equip PLACE PLACE',
  owner: 'owner PLACE me|opp',
  proper: 'proper PLACE [no]',
  deck: 'deck top|bottom CARD [×N]',
  odeck: 'odeck top|bottom CARD [×N]',
  coin: 'coin heads|tails…',
  die: 'die 1-6…',
  shuffle: 'shuffle CARD, CARD…',
  seed: 'seed N',
  rules: 'rules FORMAT',
  rule: 'rule ID=VALUE',
  options: 'options',
  choose: 'choose N',
  do: 'do {"summon":"CARD"}',
  run: 'run [end]',
  next: 'next [N]',
  previous: 'previous [N]',
  step: 'step [N]',
  back: 'back [N]',
  go: 'go N',
  show: 'show [PLACE]',
  panel: `panel [${PANELS.join('|')}]`,
  why: `why PLACE|${WHY_PHASES.join('|')}`,
  log: 'log',
  here: 'here',
  export: 'export FILE [ID]',
  open: 'open FILE [N]',
  new: 'new [FORMAT]',
  undo: 'undo',
  redo: 'redo',
  help: 'help [COMMAND]',
  quit: 'quit',
} as const;
export type CommandWord = keyof typeof USAGES;
export const COMMAND_WORDS = Object.keys(USAGES) as CommandWord[];

const SHORT: Readonly<Record<string, CommandWord>> = {
  x: 'remove',
  del: 'remove',
  n: 'step',
  N: 'next',
  b: 'back',
  w: 'why',
  u: 'undo',
  q: 'quit',
  '?': 'help',
  prev: 'previous',
};

/** Reads one line. Throws a LabError that says what was expected. */
export function readCommand(line: string): Command {
  const text = line.trim();
  if (text.startsWith('{')) return { k: 'act', json: text };
  if (/^\d+$/.test(text)) return { k: 'choose', n: Number(text) };
  const [first = '', ...rest] = split(text);
  const word = COMMAND_WORDS.find((known) => known === first.toLowerCase()) ?? SHORT[first];
  if (word === undefined) {
    const answer = ANSWERS[first.toLowerCase()];
    if (answer !== undefined && rest.length === 0) return { k: 'act', json: answer };
    throw new LabError(
      saying('lab', 'unknownCommand', first, nearest(first.toLowerCase(), COMMAND_WORDS) ?? ''),
    );
  }
  return new Reader(word, rest, text).read();
}

/** Answers that are words by themselves. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: '{"pass":true}',
  yes: '{"yes":true}',
  no: '{"no":true}',
  done: '{"finish":true}',
};

/** Words, or what stands between quotes. */
const split = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

class Reader {
  private readonly word: CommandWord;
  private readonly rest: string[];
  private readonly text: string;

  constructor(word: CommandWord, rest: string[], text: string) {
    this.word = word;
    this.rest = rest;
    this.text = text;
  }

  read(): Command {
    const command = this.command();
    if (this.rest.length > 0) throw this.expected(saying('lab', 'tooMuch', this.rest.join(' ')));
    return command;
  }

  private command(): Command {
    const { word } = this;
    switch (word) {
      case 'put':
        return this.put(null);
      case 'set':
        return this.put('set');
      case 'move':
        return { k: word, from: this.place(), to: this.place(), lie: this.maybeLie() };
      case 'remove': {
        const at = [this.place()];
        while (this.rest.length > 0) at.push(this.place());
        return { k: word, at };
      }
      case 'pos':
        return { k: word, at: this.place(), lie: this.lie() };
      case 'lp':
      case 'olp':
        return { k: 'lp', player: word === 'lp' ? 0 : 1, n: this.number(1, MOST_LP) };
      case 'turn':
        return {
          k: word,
          player: this.player(),
          n: /^\d/.test(this.rest[0] ?? '') ? this.number(1, MOST_TURNS) : null,
          phase: this.rest.length > 0 ? this.oneOf(PHASES) : null,
        };
      case 'phase':
        return { k: word, phase: this.oneOf(PHASES) };
      case 'counter': {
        const at = this.place();
        const n = this.lastNumber(MOST_COUNTERS);
        return { k: word, at, kind: this.name(this.rest.splice(0)), n };
      }
      case 'equip':
        return { k: word, at: this.place(), to: this.place() };
      case 'owner':
        return { k: word, at: this.place(), player: this.player() };
      case 'proper':
        return {
          k: word,
          at: this.place(),
          proper: this.rest.length === 0 || this.oneOf(['yes', 'no']) === 'yes',
        };
      case 'deck':
      case 'odeck':
        return this.deck(word === 'deck' ? 0 : 1);
      case 'coin':
        return { k: word, values: this.each(() => (this.oneOf(['heads', 'tails']) === 'heads' ? 1 : 0)) };
      case 'die':
        return { k: word, values: this.each(() => this.number(1, 6)) };
      case 'shuffle': {
        const names = this.text.replace(/^\S+\s*/, '').split(/\s*,\s*/);
        this.rest.length = 0;
        return { k: word, names: names.map((name) => this.name([name])) };
      }
      case 'seed':
        return { k: word, n: this.number(0) };
      case 'rules':
        return { k: word, name: this.one() };
      case 'rule':
        return { k: word, word: this.one() };
      case 'choose':
      case 'go':
        return { k: word, n: this.number(word === 'go' ? 0 : 1) };
      case 'do':
        this.rest.length = 0;
        return { k: 'act', json: this.text.replace(/^\S+\s*/, '') };
      case 'run':
        return { k: word, end: this.rest.length > 0 && this.oneOf(['end']) === 'end' };
      case 'step':
      case 'back':
      case 'next':
      case 'previous':
        return { k: word, n: this.rest.length > 0 ? this.number(1) : 1 };
      case 'show':
        return { k: word, at: this.rest.length > 0 ? this.place() : null };
      case 'why': {
        const phase = WHY_PHASES.find((one) => one === this.rest[0]?.toLowerCase());
        if (phase === undefined) return { k: word, at: this.place() };
        this.rest.shift();
        return { k: word, at: phase };
      }
      case 'panel':
        return { k: word, id: this.rest.length > 0 ? this.oneOf(PANELS) : null };
      case 'export':
        return { k: word, file: this.one(), id: this.rest.shift() ?? '' };
      case 'open':
        return { k: word, file: this.one(), n: this.rest.length > 0 ? this.number(0) : null };
      case 'new':
        return { k: word, rules: this.rest.shift() ?? null };
      case 'help':
        return { k: word, word: this.rest.length > 0 ? this.oneOf(COMMAND_WORDS) : null };
      default:
        return { k: word };
    }
  }

  /** The last place in the line, but for `on PLACE`, ends the name; what follows says how the card lies. */
  private put(given: Lie | null): Command {
    const on = this.worn();
    const at = this.rest.findLastIndex((word) => readAddress(word) !== null);
    if (at < 0) {
      const word = this.rest.findLast((one) => LIES[one] === undefined && one !== 'proper');
      throw this.expected(word === undefined ? '' : saying('lab', 'noPlace', word));
    }
    const typed = this.rest.splice(0, at);
    const place = this.place();
    let lie = given;
    let owner: PlayerId | null = null;
    let proper = false;
    while (this.rest.length > 0) {
      const [word] = this.rest;
      if (word === 'proper') {
        this.rest.shift();
        proper = true;
      } else if (word === 'owner') {
        this.rest.shift();
        owner = this.player();
      } else lie = this.lie();
    }
    return { k: 'put', name: this.name(typed), at: place, lie, owner, proper, on };
  }

  /** `on m1` behind a place. */
  private worn(): Address | null {
    const { rest } = this;
    const i = rest.findLastIndex((word, n) => word === 'on' && readAddress(rest[n + 1] ?? '') !== null);
    if (i < 0 || !rest.slice(0, i).some((word) => readAddress(word) !== null)) return null;
    const [, word = ''] = rest.splice(i, 2);
    return readAddress(word);
  }

  private deck(player: PlayerId): Command {
    const how = this.oneOf(['top', 'bottom', 'clear']);
    const times = /^[x×](\d+)$/.exec(this.rest.at(-1) ?? '')?.[1];
    if (times !== undefined) this.rest.pop();
    const name = how === 'clear' ? '' : this.name(this.rest.splice(0));
    const n = times === undefined ? 1 : Number(times);
    if (n < 1 || n > MOST_COPIES) throw this.expected(saying('lab', 'between', 1, MOST_COPIES));
    return { k: 'deck', player, how, name, n };
  }

  private name(words: readonly string[]): string {
    const name = words.join(' ').trim();
    if (name === '') throw this.expected(saying('lab', 'nameMissing'));
    return name;
  }

  private one(): string {
    const word = this.rest.shift();
    if (word === undefined) throw this.expected('');
    return word;
  }

  private place(): Address {
    const word = this.one();
    const at = readAddress(word.toLowerCase());
    if (at === null) throw this.expected(saying('lab', 'noPlace', word));
    return at;
  }

  private lie(): Lie {
    return LIES[this.oneOf(Object.keys(LIES))] ?? 'attack';
  }
  private maybeLie(): Lie | null {
    return this.rest.length > 0 ? this.lie() : null;
  }

  private player(): PlayerId {
    return this.oneOf(['me', 'opp']) === 'me' ? 0 : 1;
  }

  private oneOf<const W extends string>(known: readonly W[]): W {
    const word = this.one();
    const found = known.find((one) => one === word.toLowerCase());
    if (found === undefined) throw this.expected(saying('lab', 'oneOf', word, known.join(', ')));
    return found;
  }

  private number(least: number, most = Number.MAX_SAFE_INTEGER): number {
    const word = this.one();
    const n = /^\d+$/.test(word) ? Number(word) : Number.NaN;
    if (!(n >= least && n <= most))
      throw this.expected(
        most === Number.MAX_SAFE_INTEGER
          ? saying('lab', 'numberFrom', least)
          : saying('lab', 'between', least, most),
      );
    return n;
  }

  private lastNumber(most: number): number {
    const last = this.rest.pop() ?? '';
    if (!/^\d+$/.test(last) || Number(last) > most) throw this.expected(saying('lab', 'between', 0, most));
    return Number(last);
  }

  private each(read: () => number): number[] {
    const values = [read()];
    while (this.rest.length > 0) values.push(read());
    return values;
  }

  private expected(why: Saying): LabError {
    return new LabError(saying('lab', 'expected', USAGES[this.word], why));
  }
}
