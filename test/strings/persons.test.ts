/** Names of persons within sentences: an article in one is small there, and joined as the language joins it. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Strings, stringsOf } from '../../src/strings/index.ts';

/** Every sentence that takes the name of the other side. */
const sentences =
  ({ duel, timeline, end, lines, replay, opening, saves, match, combat }: Strings) =>
  (name: string): string[] => [
    duel.toPlay(name),
    timeline.asked(name),
    timeline.toPlay(name),
    end.wins(name),
    end.winsMatch(name, '2-1'),
    ...Object.entries(end.reasons).flatMap(([k, { they }]) => (k === 'draw' ? [] : [they(name)])),
    lines.wins(name),
    lines.inHandOf(name),
    lines.otherTurn(name, 3, lines.phases.main1),
    lines.lifePoints(8000, name, 7000),
    replay.eyesOf(name),
    opening.greetYou(name),
    saves.against(name, ''),
    match.first.won(name),
    match.first.lost(name),
    combat.thinking(name, 3),
  ];

describe.each(LANGUAGES)('in %s', (language) => {
  const strings = stringsOf(language);
  const all = sentences(strings);

  test('“The computer” has a capital at the start of a sentence only', () => {
    const { computer } = strings.common;
    for (const text of all(computer)) {
      expect(text.indexOf(computer), text).toBeLessThanOrEqual(0);
      expect(text.toLowerCase()).toContain(computer.replace(/^\S+ /, ''));
      expect(text).not.toMatch(/(^| )(a el|de el|de o|por o|a il|di il|da il) /i);
    }
  });

  test('another name stays as it is', () => {
    for (const text of all('Kaiba')) expect(text).toContain('Kaiba');
  });
});

test('Spanish has one word for a Spell', () => {
  expect(
    JSON.stringify(stringsOf('es'), (_, value) => (typeof value === 'function' ? `${value}` : value)),
  ).not.toMatch(/\bMagia/);
});
