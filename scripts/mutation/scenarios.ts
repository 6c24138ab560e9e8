/** Each conformance and card scenario as one test, so that a mutant need not run a whole file of them. */

import { known } from '../../src/decks/knownFile.ts';
import {
  checkScenario,
  labCards,
  parseScenarios,
  positionOf,
  readScenarioFile,
  scenarioFiles,
} from '../../src/lab/index.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';
import { test } from './testApi.ts';

// What is reached from here on is reached by tests, not by loading the engine's modules.
(globalThis as { __stryker__?: { currentTestId?: string } }).__stryker__ ??= {};
const switches = (globalThis as { __stryker__?: { currentTestId?: string } }).__stryker__;
if (switches !== undefined) switches.currentTestId = 'load';

const cards = labCards(known);
for (const file of scenarioFiles(['test/conformance', 'test/scenarios'])) {
  for (const scenario of parseScenarios(readScenarioFile(file), file, cards.names)) {
    // What is not supported proves nothing.
    if (positionOf(scenario, cards).k === 'unsupported') continue;
    test(`scenario ${scenario.id}`, () => {
      const { status, reason } = checkScenario(scenario, cards);
      if (status !== 'passed') throw new Error(said(reason, stringsOf('en')));
    });
  }
}
