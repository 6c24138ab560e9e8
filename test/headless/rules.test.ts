import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../src/engine/index.ts';
import { rulesCommand } from '../../src/headless/rulesCommand.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { englishRules, rulebookIn } from '../../src/text/rulebook.ts';
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

  test('says that a parameter can be set, to what, and what that means', () => {
    const lines = shown('gap-06');
    expect(lines).toContain('  classic: withdraw');
    expect(lines.slice(-3)).toEqual([
      '  A house rule: --rule GAP-06=withdraw or GAP-06=retarget',
      '    withdraw: when the possible targets change, the attack is withdrawn and may be declared anew',
      '    retarget: when the possible targets change, the attacker takes a new target or stops',
    ]);
    expect(shown('PRM-11')).toContain('  A house rule: --rule PRM-11=yes or PRM-11=no');
    expect(shown('PRM-01').at(-1)).toBe(
      '  A house rule: --rule PRM-01=VALUE, a whole number from 1 to 999999',
    );
    expect(shown('EQUIP-06').join()).not.toContain('house rule');
    const io = capture();
    rulesCommand('GAP-06', true, io);
    expect(io.json()[0]).toMatchObject({ takes: 'one of "withdraw", "retarget"' });
  });

  test('shows a group, the rules with a word in them, or all of them', () => {
    const equip = shown('EQUIP');
    expect(equip.filter((line) => line.startsWith('EQUIP-'))).toHaveLength(9);
    // A word may also be the name of a group: the rules that only mention it follow.
    expect(equip.slice(9).every((line) => /equip/i.test(line))).toBe(true);
    expect(equip.length).toBeGreaterThan(9);
    expect(shown('mulligan')).toEqual(['GAP-54  The opening hand is kept: there is no mulligan.']);
    expect(shown('')).toHaveLength(englishRules.all.length);
  });

  test('takes several ids at once, in the order they are named', () => {
    expect(shown('gap-54 EQUIP-07').map((line) => line.slice(0, 8).trim())).toEqual(['GAP-54', 'EQUIP-07']);
    expect(() => shown('GAP-54 EQUIP-60')).toThrow('no rule with the id "EQUIP-60"');
  });

  test('writes one rule a line for programs', () => {
    const io = capture();
    rulesCommand('PRM-13', true, io);
    expect(io.json()).toEqual([
      expect.objectContaining({ id: 'PRM-13', profiles: 'all', summary: expect.any(String) }),
    ]);
    expect(io.json()[0]?.values).toContainEqual({ profile: 'classic', values: [6] });
  });

  test('tells them in the language, found by its words or else by English ones', async () => {
    const spanish = await rulebookIn('es');
    const told = (wanted: string, json = false): ReturnType<typeof capture> => {
      const io = capture();
      rulesCommand(wanted, json, io, stringsOf('es'), spanish);
      return io;
    };
    const line = 'BATTLE-02  Los monstruos atacan de uno en uno, nunca juntos.';
    expect(told('BATTLE-02').stdout).toEqual([line]);
    expect(told('de uno en uno').stdout).toContain(line);
    expect(told('never together').stdout).toEqual([line]);
    expect(told('GOAT-09').stdout[1]).toBe('  Reglas: goat');
    expect(told('PRM-11').stdout.slice(1)).toEqual([
      ...Object.values(PROFILES).map(({ id, firstBattle }) => `  ${id}: ${firstBattle ? 'sí' : 'no'}`),
      '  Una regla de la casa: --rule PRM-11=yes o PRM-11=no',
      '    yes: quien empieza tiene Battle Phase en el primer turno',
      '    no: quien empieza no tiene Battle Phase en el primer turno',
    ]);
    expect(told('PRM-02').stdout.at(-1)).toBe(
      '  Una regla de la casa: --rule PRM-02=VALUE, tamaños como 40+ o 40-60',
    );
    expect(told('BATTLE-02', true).json()).toEqual([
      { id: 'BATTLE-02', summary: 'Los monstruos atacan de uno en uno, nunca juntos.', profiles: 'all' },
    ]);
  });

  test('says so when there is none', () => {
    expect(() => shown('zzz')).toThrow('no rule with the id or word "zzz"');
    expect(() => shown('EQUIP-60')).toThrow('no rule with the id "EQUIP-60"');
  });
});
