import { describe, expect, test } from 'vitest';
import { rulesCommand } from '../../src/headless/rulesCommand.ts';
import { allRules } from '../../src/text/rulebook.ts';
import { capture } from './capture.ts';

const shown = (wanted: string): string[] => {
  const io = capture();
  expect(rulesCommand(wanted, false, io)).toBe(0);
  return io.stdout;
};

describe('duelo rules', () => {
  test('shows a rule, the profiles it is for and the rules an example shows', () => {
    expect(shown('ex-34')).toEqual([
      'EX-34  The ATK an Equip gave is lost with it at once.',
      '  EQUIP-07  When an Equip Spell leaves, what it gave is lost.',
    ]);
    expect(shown('GOAT-09')[1]).toBe('  Rules: goat');
  });

  test('shows what a parameter is in each profile', () => {
    const [, ...values] = shown('PRM-02');
    expect(values[0]).toBe('  classic: 40+');
    expect(shown('PRM-10')[1]).toBe('  classic: yes');
  });

  test('shows a group, the rules with a word in them, or all of them', () => {
    expect(shown('EQUIP')).toHaveLength(9);
    expect(shown('mulligan')).toEqual(['GAP-54  The opening hand is kept: there is no mulligan.']);
    expect(shown('')).toHaveLength(allRules().length);
  });

  test('writes one rule a line for programs', () => {
    const io = capture();
    rulesCommand('PRM-13', true, io);
    expect(io.json()).toEqual([
      expect.objectContaining({ id: 'PRM-13', profiles: 'all', summary: expect.any(String) }),
    ]);
    expect(io.json()[0]?.values).toContainEqual({ profile: 'classic', values: [6] });
  });

  test('says so when there is none', () => {
    expect(() => shown('EQUIP-60')).toThrow('no rule with the id or word "EQUIP-60"');
  });
});
