/** What `--help` says. How commands and options are written is the same in every language. */
import { LEVELS } from '../ai/levels.ts';
import type { Strings } from '../strings/index.ts';

export const COMMANDS = [
  'play',
  'sim',
  'deck',
  'card',
  'cards',
  'rules',
  'lab',
  'learn',
  'puzzle',
  'replay',
  'fuzz',
  'bench',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Something one can type, and what it does; with nothing to say of it the row is the former alone. */
type Row = readonly [typed: string, does?: string];

const COLUMNS = 80;
/** Where what it does begins. */
const TEXT_AT = 30;

/** The help of the program, at most 80 columns wide. */
export function programHelp({ cliHelp }: Strings): string {
  const { program, usage, commands, everywhere, options, more } = cliHelp;
  const all: Row[] = [
    ['play', program.play],
    ['sim', program.sim],
    ['deck check|show|convert FILE…'],
    ['card NAME|PASSCODE', program.card],
    ['cards', program.cards],
    ['rules [ID|WORD…]', program.rules],
    ['lab [open FILE]', program.lab],
    ['lab run FILE', program.labRun],
    ['lab check PATH…', program.labCheck],
    ['learn', program.learn],
    ['puzzle list|check|play', program.puzzle],
    ['replay show|verify FILE…', program.replay],
    ['fuzz', program.fuzz],
    ['bench', program.bench],
  ];
  const always: Row[] = [
    ['--json', program.json],
    ['--data-dir DIR', program.dataDir],
    ['--lang en|es|pt|it', program.lang],
    ['--help, --version'],
  ];
  return [
    ...section(usage, [['duelo', program.client], [`duelo COMMAND [${options}]`]]),
    '',
    ...section(commands, all),
    '',
    ...section(everywhere, always),
    '',
    more,
  ].join('\n');
}

/** The help of one command, at most 80 columns wide. */
export function commandHelp(command: Command, { cliHelp }: Strings): string {
  const { shared, options } = cliHelp;
  const levels = LEVELS.join(', ');
  const format: Row = ['--format F', shared.format('italian-2000s, goat, edison, legacy-4000, modern')];
  const rule: Row = ['--rule ID=VALUE', shared.rule];
  const plain: Row = ['--plain', shared.plain];
  const head = (rest: string): Row => [`duelo ${command} ${rest}[${options}]`];
  switch (command) {
    case 'play': {
      const { play } = cliHelp;
      return help(
        [head('')],
        ['--deck D', play.deck],
        ['--opponent-deck D', play.opponentDeck],
        ['--against LEVEL|self', play.against(levels)],
        format,
        rule,
        ['--match', play.match],
        ['--first me|them|toss', play.first],
        ['--seed N', play.seed],
        ['--resume [FILE]', play.resume],
        ['--from FILE[@N|@turnN]', play.from],
        ['--seat me|them', play.seat],
        plain,
        ['--json', play.json],
      );
    }
    case 'sim': {
      const { sim } = cliHelp;
      return help(
        [head('--deck A --deck B ')],
        ['--games N', sim.games],
        ['--seed N', sim.seed],
        ['--ai LEVEL --ai LEVEL', sim.ai(levels)],
        format,
        rule,
        ['--swap', sim.swap],
        ['--jobs N', sim.jobs],
      );
    }
    case 'deck':
      return help([head('check|show|convert FILE… ')], format, rule, ['--to ydk|ydke|text', cliHelp.deck.to]);
    case 'card':
      return help([head('NAME|PASSCODE ')], format);
    case 'cards': {
      const { pool, list } = cliHelp.cards;
      return help([head('')], ['--pool F', pool('goat, edison, legacy-4000')], ['--list [WORD…]', list]);
    }
    case 'rules':
      return help([['duelo rules', cliHelp.rules], ['duelo rules ID|GROUP|WORD…']]);
    case 'lab': {
      const { lab } = cliHelp;
      return [
        help(
          [
            ['duelo lab', lab.empty],
            ['duelo lab open FILE [N]', lab.open],
          ],
          ['--plain', lab.plain],
          ['--json', lab.json],
        ),
        help([
          ['duelo lab run FILE [--why PLACE|PHASE]', lab.run],
          ['duelo lab check PATH…', lab.check],
        ]),
      ].join('\n');
    }
    case 'learn':
      return help([['duelo learn', cliHelp.learn.all]], plain, ['--json', cliHelp.learn.json]);
    case 'puzzle': {
      const { list, check, play, own } = cliHelp.puzzle;
      return help(
        [
          ['duelo puzzle list', list],
          ['duelo puzzle check [FILE…]', check],
          ['duelo puzzle play NAME', play],
          ['duelo puzzle play FILE [NAME]', own],
        ],
        plain,
        ['--json', cliHelp.lab.json],
      );
    }
    case 'replay':
      return help([['duelo replay show FILE…'], ['duelo replay verify FILE…']]);
    case 'fuzz': {
      const { fuzz } = cliHelp;
      return help([head('')], ['--decisions N', fuzz.decisions], ['--seed N', fuzz.seed], format, rule, [
        '--every N',
        fuzz.every,
      ]);
    }
    case 'bench':
      return help([head('')], ['--deck FILE…', cliHelp.bench.deck], format, rule);
  }
}

/** Ways to write a command, and its options below them. */
const help = (heads: readonly Row[], ...options: readonly Row[]): string =>
  [...heads.flatMap((row) => laid(row, '')), ...options.flatMap((row) => laid(row, '  '))].join('\n');

const section = (title: string, rows: readonly Row[]): string[] => [
  title,
  ...rows.flatMap((row) => laid(row, '  ')),
];

function laid([typed, does = '']: Row, indent: string): string[] {
  const left = `${indent}${typed}`;
  if (does === '') return [left];
  const below = ' '.repeat(TEXT_AT);
  const lines = wrapped(does, COLUMNS - TEXT_AT).map((line) => below + line);
  if (left.length >= TEXT_AT) return [left, ...lines];
  const [first = '', ...more] = lines;
  return [left.padEnd(TEXT_AT) + first.trimStart(), ...more];
}

/** A text has line breaks of its own where what follows belongs together. */
const wrapped = (text: string, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line === '') line = word;
      else if (line.length + 1 + word.length <= width) line += ` ${word}`;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
