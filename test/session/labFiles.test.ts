/** Saves and replays in the lab: any choice of a duel is a position to step through, to change and to write down. */
import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { hashState } from '../../src/engine/index.ts';
import { checkScenario, labCards, parseScenarios } from '../../src/lab/index.ts';
import { createLab, labFiles } from '../../src/session/labFiles.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { open, opponent, playOn, randomOpponent, withRecords, words } from './table.ts';

test('a save is opened at any choice, with the rest still to come', { timeout: 60_000 }, () =>
  withRecords(async (records) => {
    const { session, file } = open(7, opponent(randomOpponent(5)), { records, prompts: 'always' });
    await playOn(session, 3, 25);
    const hash = hashState(session.state);
    const lab = createLab('classic', words, stringsOf('en').lab);
    await labFiles().open(lab, file(), null);
    expect(hashState(lab.get().state)).toBe(hash);
    const { of } = lab.get();
    expect(of).toBeGreaterThan(20);
    await labFiles().open(lab, file(), 5);
    expect(lab.get()).toMatchObject({ at: 5, of });
    lab.toEnd();
    expect(hashState(lab.get().state)).toBe(hash);
    // The opening deal is walked through like everything else, back to its first event and on again.
    lab.goTo(0);
    const dealt: string[] = [];
    while (lab.back()) dealt.unshift(lab.get().event?.event.k ?? '');
    expect(dealt[0]).toBe('duel');
    // Each player's five cards, and the first draw.
    expect(dealt.filter((k) => k === 'moved')).toHaveLength(3);
    expect(lab.get().table.view.sides.map(({ hand }) => hand.length)).toEqual([0, 0]);
    while (lab.get().event !== null) lab.step();
    expect(lab.get().at).toBe(0);
    lab.toEnd();
    // From there on it is a board like any other.
    const cards = labCards(known);
    const test = lab.write('from-a-save');
    const [scenario] = parseScenarios(test.text, 'x', cards.names);
    expect(scenario === undefined ? null : checkScenario(scenario, cards)).toMatchObject({
      status: 'passed',
      reason: '',
    });
    lab.edit((board) => ({ ...board, phase: 'main2' }));
    expect(lab.get()).toMatchObject({ at: 0, of: 0 });
    lab.undo();
    expect(hashState(lab.get().state)).toBe(hash);
    await session.dispose();
  }),
);

test('choices have the numbers of the timeline, also those of a way that was left', { timeout: 60_000 }, () =>
  withRecords(async (records) => {
    const { session, file } = open(7, opponent(randomOpponent(5)), { records, prompts: 'always' });
    await playOn(session, 3, 25);
    const hash = hashState(session.state);
    const left = session.tree.at.n;
    session.undo();
    session.undo();
    await playOn(session, 4, 5);
    const now = session.tree.at.n;
    expect(now).toBeGreaterThan(left);
    const lab = createLab('classic', words, stringsOf('en').lab);
    await labFiles().open(lab, file(), left);
    expect(hashState(lab.get().state)).toBe(hash);
    await labFiles().open(lab, file(), now);
    expect(hashState(lab.get().state)).toBe(hashState(session.state));
    await expect(labFiles().open(lab, file(), 9999)).rejects.toThrow('There is no choice 9999');
    await session.dispose();
  }),
);
