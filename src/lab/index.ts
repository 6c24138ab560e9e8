/** The lab: positions as text, what is played from them, and whether it comes out right. */

export { type Address, addressText, cardAtAddress, readAddress } from './address.ts';
export { LabError, type LabWords } from './board.ts';
export { labCards } from './cards.ts';
export {
  type CheckResult,
  type CheckStatus,
  type CheckSummary,
  checkPaths,
  checkScenario,
  checkScenarios,
  faultsOf,
  type Report,
  summarise,
} from './check.ts';
export { COMMAND_WORDS, USAGES } from './command.ts';
export { type Answer, type ConsoleHost, helpLines, momentLine, runLine } from './console.ts';
export type { Choice } from './course.ts';
export { createDesk, type LabDesk, type LabShown } from './desk.ts';
export { checkExpectations } from './expect.ts';
export { type Exported, exportScenario, type ScenarioJson, scenarioText } from './export.ts';
export { readScenarioFile, scenarioFiles } from './files.ts';
export { waiting } from './followUps.ts';
export { boardLines, optionLines, whyLines } from './look.ts';
export { fittingOptions } from './match.ts';
export { type NamedCard, type NameSource, type Names, nameTable, sameName } from './names.ts';
export { checkOffers, offeredText, optionText } from './offers.ts';
export { openState } from './openView.ts';
export { PANELS, type PanelId } from './panelIds.ts';
export { type Panel, panelsOf } from './panels.ts';
export { parseScenarios, ScenarioError } from './parse.ts';
export { readAction } from './parseAction.ts';
export { cardsAt, type Place, type PlaceZone, placeOf, placeSlot, placeText, readPlace } from './places.ts';
export { type LabCards, openPosition, type Position, positionOf, revisionOf } from './position.ts';
export {
  GOALS,
  type Goal,
  PUZZLE_LANGUAGES,
  type Puzzle,
  type PuzzleStep,
  type PuzzleText,
} from './puzzle.ts';
export { type Run, runFrom, runScenario, unasked } from './run.ts';
export type { Action, Pattern, Scenario } from './scenario.ts';
export { cloneScript, heard, newScript, pendingActions, type Script, scripted } from './script.ts';
export { type FoundCard, searchCards } from './search.ts';
export { type LabKeeper, LabSession, type LabSnapshot, type LabTools } from './session.ts';
