import type { Strings } from '../index.ts';
import { asking } from './asking.ts';
import { bindings } from './bindings.ts';
import { card } from './card.ts';
import { cliHelp } from './cliHelp.ts';
import { combat } from './combat.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { deckFaults } from './deckFaults.ts';
import { deckProblems } from './deckProblems.ts';
import { decks } from './decks.ts';
import { duel } from './duel.ts';
import { end } from './end.ts';
import { files } from './files.ts';
import { find } from './find.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { impossible } from './impossible.ts';
import { keeping } from './keeping.ts';
import { keys } from './keys.ts';
import { lab } from './lab.ts';
import { languages } from './languages.ts';
import { learn } from './learn.ts';
import { learnInLines } from './learnInLines.ts';
import { leave } from './leave.ts';
import { lineMenu } from './lineMenu.ts';
import { lines } from './lines.ts';
import { match } from './match.ts';
import { matchSteps } from './matchSteps.ts';
import { menu } from './menu.ts';
import { opening } from './opening.ts';
import { piles } from './piles.ts';
import { prompts } from './prompts.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { replayFaults } from './replayFaults.ts';
import { requests } from './requests.ts';
import { ruleFaults } from './ruleFaults.ts';
import { rules } from './rules.ts';
import { saves } from './saves.ts';
import { scenarioFaults } from './scenarioFaults.ts';
import { settings } from './settings.ts';
import { siding } from './siding.ts';
import { small } from './small.ts';
import { terms } from './terms.ts';
import { timeline } from './timeline.ts';
import { usage } from './usage.ts';
import { why } from './why.ts';

export const pt: Strings = {
  asking,
  bindings,
  card,
  cliHelp,
  combat,
  commands,
  common,
  deckFaults,
  deckProblems,
  decks,
  duel,
  end,
  files,
  find,
  help,
  history,
  impossible,
  keeping,
  keys,
  lab,
  languages,
  learn,
  learnInLines,
  leave,
  lineMenu,
  lines,
  match,
  matchSteps,
  menu,
  opening,
  piles,
  prompts,
  puzzles,
  replay,
  replayFaults,
  requests,
  ruleFaults,
  rules,
  saves,
  scenarioFaults,
  settings,
  siding,
  small,
  terms,
  timeline,
  usage,
  why,
};
