/** `/` in every list: type to leave what holds it, Enter goes there, Esc clears; the other keys work when it is closed. */
import { describe, expect, test } from 'vitest';
import { matching } from '../../src/session/matching.ts';
import { open, openDuel } from './drive.tsx';
import { FakeSession, ownMainPhase } from './fake.ts';
import { FakeMatch, openMatch, siding } from './fakeMatch.ts';

test('a line is found by any part of its words, in any order, without accents or capitals', () => {
  const texts = ['Set Mirror Force', 'Convocação Normal', 'Set Kuriboh'];
  expect(matching(texts, '')).toEqual([0, 1, 2]);
  expect(matching(texts, 'SET')).toEqual([0, 2]);
  expect(matching(texts, 'force set')).toEqual([0]);
  expect(matching(texts, 'convocacao')).toEqual([1]);
  expect(matching(texts, 'dragon')).toEqual([]);
});

describe('the menu of a duel', () => {
  test('what is typed leaves the entries that hold it, put-away ones too, and Enter chooses', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    expect(screen.frame()).not.toContain('Set Mirror Force');
    await screen.press('/', 's', 'e', 't', ' ', 'm', 'i');
    expect(screen.frame()).toContain('Set Mirror Force');
    expect(screen.frame()).not.toContain('Normal Summon Kuriboh');
    expect(screen.frame()).toContain('/ set mi_');
    expect(screen.frame()).toContain('1 line');
    // The pane describes what is marked.
    expect(screen.frame()).toContain('┬─ Mirror Force'.replace('┬─', '+-'));
    await screen.press('enter');
    const chosen = session.get().decision?.options[3];
    expect(chosen?.k).toBe('setSpell');
    expect(session.calls).toEqual(['choose 3']);
  });

  test('Esc clears; letters and digits are keys again', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('/', 'q', '1');
    expect(session.calls).toEqual([]);
    expect(screen.frame()).toContain('nothing found');
    await screen.press('enter');
    expect(session.calls).toEqual([]);
    await screen.press('/', 'e', 'esc', '1');
    expect(session.calls).toEqual(['choose 5']);
  });

  test('Down marks the next of the lines found, Backspace takes back a letter and at last closes', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('/', 's', 'u', 'm', 'down', 'enter');
    expect(session.calls).toEqual(['choose 7']);
    await screen.press('/', 'x', 'backspace');
    expect(screen.frame()).toContain('/ _');
    await screen.press('backspace');
    expect(screen.frame()).not.toContain('/ _');
  });
});

test('in the piles Enter goes to the card that was found', async () => {
  const screen = await openDuel(new FakeSession(ownMainPhase()));
  await screen.press('g', '/', 's', 'a', 'n');
  expect(screen.frame()).toContain('> Sangan');
  expect(screen.frame()).not.toContain('Book of Moon');
  await screen.press('enter');
  expect(screen.frame()).toContain('> Sangan');
  expect(screen.frame()).toContain('Book of Moon');
});

test('the log and the keys show the lines found; leaving the screen ends the search', async () => {
  const screen = await openDuel(new FakeSession(ownMainPhase()));
  await screen.press('L', '/', 'v', 'o', 'r');
  expect(screen.frame()).toContain('Vorse Raider');
  expect(screen.frame()).not.toContain('You draw');
  await screen.press('enter', 'esc');
  expect(screen.frame()).toContain('Your move');
  await screen.press('?', '/', 'g', 'r', 'a', 'v');
  expect(screen.frame()).toContain('Graveyards');
  expect(screen.frame()).not.toContain('one line up');
});

test('decks, history and both lists of the Side Deck are searched alike', async () => {
  const screen = await open();
  await screen.press('down', 'enter', '/', 'k', 'a', 'i', 'enter');
  expect(screen.frame()).toContain('> Starter Deck: Kaiba');
  await screen.press('esc', 'down', 'enter', '/', 'n', 'o', ' ', 'c');
  expect(screen.frame()).not.toContain('3400:0');
  expect(screen.frame()).toContain('1200:800');
  const match = new FakeMatch(siding);
  const side = await openMatch(match, {});
  await side.press('tab', '/', 'z', 'z', 'z');
  expect(side.frame()).toContain('nothing found');
  await side.press('esc', 'tab', '/');
  expect(side.frame()).toContain('/ _');
});
