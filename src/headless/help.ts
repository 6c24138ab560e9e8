/** What `--help` says. */
import { LEVELS } from '../ai/levels.ts';

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

export const HELP = `Usage
  duelo                       opens the client
  duelo COMMAND [options]

Commands
  play                        straight into a duel or match
  sim                         duels between opponents of the program
  deck check|show|convert FILE…
  card NAME|PASSCODE          a card's text and values
  cards                       which cards are supported
  rules [ID|WORD…]            the rules in short, by id or word
  lab [open FILE]             puts positions together and steps through them
  lab run FILE                plays a position through and shows it
  lab check PATH…             checks scenarios
  learn                       a first duel in eight lessons
  puzzle list|check|play      positions with a goal: win this turn
  replay show|verify FILE…    reads a replay; plays it through
  fuzz                        random play with every check on
  bench                       speed of the rules engine

Everywhere
  --json                      one JSON object a line on stdout
  --data-dir DIR              where everything is kept (also DUELO_HOME)
  --lang en|es|pt|it          language; else that of the settings or the system
  --help, --version

duelo help COMMAND says more.`;

const FORMAT =
  '--format F                  classic (the default), italian-2000s, goat, edison, legacy-4000, modern';
const RULE = '--rule ID=VALUE             a house rule, such as PRM-11=yes; may be repeated (duelo rules ID)';
const levels = LEVELS.join(', ');

export const COMMAND_HELP: Readonly<Record<Command, string>> = {
  play: `duelo play [options]
  --deck D                    your deck: the name of a stored or shipped one, or a file
  --opponent-deck D           the other side's
  --against LEVEL|self        an opponent of the program, or both seats played from here;
                              levels: ${levels}
  ${FORMAT}
  ${RULE}
  --match                     best of three
  --first me|them|toss        who begins (toss)
  --seed N                    the same duel again
  --resume [FILE]             goes on with a save, the newest one if none is named
  --from FILE[@N|@turnN]      a new duel that begins with the choices of a replay or save: up to choice N
                              (the numbers of its timeline) or to the start of turn N
  --seat me|them              whose seat you take then (me); --against says who takes the other
  --plain                     line mode: sentences and numbered choices
  --json                      line mode for programs; {"undo":true}, {"redo":true}, {"timeline":true}
                              and {"jump":N} are answers too`,
  sim: `duelo sim --deck A --deck B [options]
  --games N                   how many duels (1)
  --seed N                    (1)
  --ai LEVEL --ai LEVEL       who plays each side (standard); levels:
                              ${levels}
  ${FORMAT}
  ${RULE}
  --swap                      each seed twice, with the seats exchanged
  --jobs N                    processes (1)`,
  deck: `duelo deck check|show|convert FILE… [options]
  ${FORMAT}
  ${RULE}
  --to ydk|ydke|text          what to convert to (ydk)`,
  card: `duelo card NAME|PASSCODE [options]
  ${FORMAT}`,
  cards: `duelo cards [options]
  --pool F                    one pool only: goat, edison, legacy-4000
  --list [WORD…]              the supported cards by name: all of them, those of a kind (synchro,
                              tuner, trap, dragon, dark…), or with the word in their name`,
  rules: `duelo rules               every rule with its id, in one sentence
duelo rules ID|GROUP|WORD…`,
  lab: `duelo lab                   an empty board
duelo lab open FILE [N]     a scenario (the N-th of a file), a save or replay (after N choices)
  --plain                     line mode: console lines from standard input
  --json                      line mode for programs
duelo lab run FILE [--why PLACE|PHASE]
                              why the card there can act or not (p0.s3, p1.hand.0, battle)
duelo lab check PATH…         folders are walked`,
  learn: `duelo learn                 a first duel in eight lessons on a real table
  --plain                     line mode: sentences and numbered choices
  --json                      lists the lessons, and plays those named on standard input`,
  puzzle: `duelo puzzle list           the puzzles, and which of them you have solved
duelo puzzle check [FILE…]    proves each solution against every answer, and that its tries fail
duelo puzzle play NAME        plays one in line mode; --json for programs`,
  replay: `duelo replay show FILE…
duelo replay verify FILE…`,
  fuzz: `duelo fuzz [options]
  --decisions N               how long (20000)
  --seed N                    (1)
  ${FORMAT}
  ${RULE}
  --every N                   the slow checks at every n-th decision (64)`,
  bench: `duelo bench [options]
  --deck FILE…                decks to play with (test/bench/*.ydk)
  ${FORMAT}
  ${RULE}`,
};
