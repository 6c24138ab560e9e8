/** What a zone shows is read from its characters alone. */
import { describe, expect, test } from 'vitest';
import { DECLARED, type SeenCard } from '../../src/engine/index.ts';
import type { LogLine } from '../../src/session/types.ts';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { inside } from '../../src/strings/inside.ts';
import { lastPlay } from '../../src/tui/components/LogTail.tsx';
import { arrowText, pointedAt, shownArrows } from '../../src/tui/model/arrows.ts';
import { tableCells } from '../../src/tui/model/cellRows.ts';
import { ASCII, UNICODE } from '../../src/tui/theme.ts';
import { event, logOf, marksTable } from './fake.ts';
import { fakeWords } from './fakeWords.ts';

const EN = stringsOf('en');
const cells = (theme = ASCII) =>
  tableCells({ view: marksTable(), words: fakeWords, theme, strings: EN, can: new Set() });

describe('marks of a card', () => {
  test('taken, with an Equip Card on it, changed values', () => {
    expect(cells().ownMonsters[0]).toMatchObject({
      name: '~Summoned Skull',
      tail: '&',
      values: '^ 3500+/200-',
    });
    expect(cells().ownSpells[2]).toMatchObject({ name: 'Axe of Despair', tail: '>m1' });
  });

  test('negated, counters, materials', () => {
    expect(cells().ownMonsters[2]).toMatchObject({ name: 'Gemini Elf', tail: '!' });
    expect(cells().ownMonsters[4]).toMatchObject({ tail: '(1)', values: '^ 1900+/1000' });
    expect(cells().extraMonsters[0]).toMatchObject({ tail: '#2', values: 'v 2600/2400+' });
  });

  test('face-down cards and the Field Spells of both sides', () => {
    expect(cells().ownSpells[0]?.name).toBe('[Trap Hole]');
    expect(cells().otherMonsters[1]?.name).toBe('[set]');
    expect(cells().otherMonsters[1]?.values).toBe('v ?');
    expect([cells().ownField.name, cells().otherField.name]).toEqual(['Umi', 'Mountain']);
  });

  test('a Link Monster has arrows in place of a DEF, as they lie before the viewer', () => {
    const [ghost] = cells(UNICODE).otherMonsters.filter(({ name }) => name === 'Traffic Ghost');
    const printed = fakeWords.printed((marksTable().sides[1].monsters[1] as SeenCard).code).arrows ?? [];
    expect(printed.length).toBe(3);
    expect(ghost?.values).toBe(`▲ 1800 ${arrowText(shownArrows(printed, false), UNICODE)}`);
    expect(cells().otherMonsters.find(({ name }) => name === 'Traffic Ghost')?.values).toBe('^ 1800 L3');
  });
});

describe('arrows', () => {
  const at = (slot: number, controller: 0 | 1): SeenCard => {
    const table = marksTable();
    const card = { ...(table.sides[1].monsters[1] as SeenCard), slot, controller };
    table.sides[controller].monsters[slot] = card;
    return card;
  };
  const points = (
    slot: number,
    controller: 0 | 1,
    ...arrows: Parameters<typeof shownArrows>[0][number][]
  ) => {
    const card = at(slot, controller);
    const table = marksTable();
    table.sides[controller].monsters[slot] = card;
    return pointedAt(card, arrows, table);
  };
  test('those of an own monster point ahead over the Extra Monster Zones', () => {
    expect(points(1, 0, 'T', 'L', 'R', 'B')).toEqual(['e1', 'm1', 'm3']);
    expect(points(2, 0, 'T', 'TL', 'TR')).toEqual(['e1', 'e2']);
    expect(points(0, 0, 'L', 'R')).toEqual(['m2']);
  });
  test('from an Extra Monster Zone down to the own side and up to the other', () => {
    expect(points(5, 0, 'BL', 'B', 'BR')).toEqual(['m1', 'm2', 'm3']);
    expect(points(5, 0, 'T')).toEqual(['om4']);
    expect(points(5, 0, 'L', 'R')).toEqual([]);
  });
  test('those of the other side are turned round', () => {
    expect(shownArrows(['BL', 'R'], false)).toEqual(['TR', 'L']);
    expect(points(0, 1, 'R', 'L')).toEqual(['om2']);
    expect(points(1, 1, 'T')).toEqual(['e2']);
  });
});

test('the last plays of the other side are named where the end of the log no longer shows them', () => {
  const play = (n: string) => event({ k: 'declare', n: DECLARED.indexOf(n as (typeof DECLARED)[number]) });
  const [monster, set, end, draw, summon] = logOf(
    [1, 'Kaiba Sets a monster.'],
    [1, 'Kaiba Sets a card.'],
    [1, 'Kaiba ends the turn.'],
    [0, 'You draw.'],
    [0, 'You Normal Summon Gemini Elf.'],
  ) as [LogLine, LogLine, LogLine, LogLine, LogLine];
  const log = [
    { ...monster, turn: 1, event: play('set') },
    { ...set, turn: 1, event: play('setSpell') },
    { ...end, turn: 1, event: play('endTurn') },
    { ...draw, turn: 2 },
    { ...summon, turn: 2, event: play('summon') },
  ];
  const before = log.slice(0, 4);
  expect(lastPlay(before, 0, 80, 2)).toBe('Kaiba Sets a monster. Kaiba Sets a card.');
  expect(lastPlay(before, 0, 60, 2)).toBe('Kaiba Sets a card.');
  expect(lastPlay(before, 0, 80, 3)).toBe('');
  expect(lastPlay(before.slice(2), 0, 80, 1)).toBe('');
  // A play of one's own is newer: theirs is not the last any more.
  expect(lastPlay(log, 0, 80, 2)).toBe('');
});

test('"The computer" has a small letter within a sentence, in every language; names keep theirs', () => {
  for (const language of LANGUAGES) {
    const strings = stringsOf(language);
    expect(inside(strings.common.computer, strings)).toMatch(/^\p{Ll}/u);
    expect(inside('Kaiba', strings)).toBe('Kaiba');
  }
});
