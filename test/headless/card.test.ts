import { describe, expect, test } from 'vitest';
import { cardCommand } from '../../src/headless/cardCommand.ts';
import { count, isGiven, typedAfter } from '../../src/headless/flags.ts';
import { game, words } from '../session/table.ts';
import { capture } from './capture.ts';

const shown = (wanted: string): string[] => {
  const io = capture();
  cardCommand(wanted, game, words, false, io);
  return io.stdout;
};

describe('duelo card', () => {
  test('shows the passcode as it is printed', () => {
    expect(shown('Mystical Space Typhoon').slice(0, 3)).toEqual([
      'Mystical Space Typhoon',
      'Quick-Play Spell · Spell Speed 2',
      'Passcode 05318639',
    ]);
  });

  test.each([
    ['Stardust Dragon', 'Synchro Effect Monster · WIND · Dragon · Level 8 · 2500/2000'],
    ['Abyss Dweller', 'Xyz Effect Monster · WATER · Sea Serpent · Rank 4 · 1700/1400'],
    ['Decode Talker', 'Link Effect Monster · DARK · Cyberse · Link 3 · 2300'],
  ])('%s, which cannot be played yet, has its kind and values', (wanted, line) => {
    const [name, facts, , last] = shown(wanted);
    expect([name, facts, last]).toEqual([wanted, line, 'This card is not supported yet.']);
  });

  test('a name near to it is said in the language that was typed', () => {
    expect(() => shown('Mago Oscro')).toThrow('did you mean Mago Oscuro (Dark Magician)');
    expect(() => shown('Dark Magicain')).toThrow('did you mean Dark Magician');
    expect(() => shown('blue eyes')).toThrow(/did you mean .*Blue-Eyes/);
    expect(() => shown('Maxx C')).toThrow('did you mean Maxx "C"');
  });
});

describe('options', () => {
  test('a seed has 32 bits', () => {
    expect(count('seed', '4294967295', 0, 1)).toBe(4294967295);
    expect(() => count('seed', '4294967296', 0, 1)).toThrow(
      '--seed takes a whole number up to 4294967295, not 4294967296',
    );
  });

  test('what was typed after an option that may stand alone', () => {
    expect(typedAfter('resume', ['play', '--resume', 'a.duelo', '--json'])).toBe('a.duelo');
    expect(typedAfter('resume', ['--resume=a.duelo'])).toBe('a.duelo');
    expect(typedAfter('resume', ['--resume', '--json'])).toBeUndefined();
    expect(typedAfter('resume', ['play', '--resume'])).toBeUndefined();
    expect(isGiven('deck', ['--deck=x'])).toBe(true);
    expect(isGiven('deck', ['--opponent-deck', 'x'])).toBe(false);
  });
});
