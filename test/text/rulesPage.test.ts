import { describe, expect, test } from 'vitest';
import { page, problems } from '../../scripts/rules.mjs';

/** Ids of no real group: this file is read by the check as well. */
const rules = [
  { id: 'LAMP-06', summary: 'An Equip goes with its monster.', profiles: 'all' as const },
  { id: 'DEMO-33', summary: 'Both Equips go.', profiles: ['goat'], shows: ['LAMP-06'] },
];
const tested = { path: 'test/rules/a.test.ts', text: "test('LAMP-06 it goes', () => {});" };
const scenario = {
  path: 'test/conformance/a.json',
  text: '{ "id": "two-equips", "name": "Two", "why": "Both go (DEMO-33)." }',
};
const given = (
  files: { path: string; text: string }[],
  reasons: Record<string, string | { part: string }> = {},
) => ({
  rules,
  valuesOf: () => [],
  reasons,
  files,
});

describe('the check of the rules', () => {
  test('has nothing to say where each rule has a test or a scenario', () => {
    expect(problems(given([tested, scenario]))).toEqual([]);
  });

  test('fails for a rule without a test', () => {
    expect(problems(given([tested]))).toEqual([
      'DEMO-33 has neither a test nor a reason in docs/rules-reasons.json: Both Equips go.',
    ]);
  });

  test('takes the test of a worked example for one of the rules it shows', () => {
    expect(problems(given([scenario]))).toEqual([]);
  });

  test('does not take an id in a comment, a parameter or an import for a test', () => {
    const text = [
      '// DEMO-33 both go',
      "const d = duel('goat', { params: { 'DEMO-33': true } });",
      "expect(text).toBe('not now (DEMO-33).');",
    ].join('\n');
    expect(problems(given([tested, { path: 'test/rules/b.test.ts', text }]))).toHaveLength(1);
  });

  test.each([
    ["test.each(PROFILES)('DEMO-33 in %s', (p) => {});"],
    ['describe(`DEMO-33 both Equips`, () => {});'],
    ["  test(\n    'two Equips (DEMO-33)',\n"],
    ["  ['DEMO-33 returned to the hand', 'x'],"],
  ])('takes the title of a test, a table or a row of one: %s', (text) => {
    expect(problems(given([tested, { path: 'test/rules/b.test.ts', text }]))).toEqual([]);
  });

  test('a written reason stands in for a test, and goes once there is one', () => {
    const reasons = { 'DEMO-33': 'only a drawing' };
    expect(problems(given([tested], reasons))).toEqual([]);
    expect(problems(given([tested, scenario], reasons))).toEqual([
      'docs/rules-reasons.json: DEMO-33 has a test; its reason goes',
    ]);
  });

  test('a reason for a part that is not kept stands beside the tests of the rest', () => {
    const reasons = { 'DEMO-33': { part: 'the second Equip stays' } };
    expect(problems(given([tested, scenario], reasons))).toEqual([]);
    expect(page(given([tested, scenario], reasons))).toContain('- Not kept: the second Equip stays\n');
    expect(problems(given([tested], reasons))).toEqual([
      'DEMO-33 has neither a test nor a reason in docs/rules-reasons.json: Both Equips go.',
    ]);
  });

  test('an id that no rule has is a slip of the pen', () => {
    const source = { path: 'src/engine/a.ts', text: '/** LAMP-60: see UTF-16 */' };
    expect(problems(given([tested, scenario, source]))).toEqual(['src/engine/a.ts: LAMP-60 is no rule']);
  });
});

test('the page names where a rule is kept and what tests it', () => {
  const source = { path: 'src/engine/a.ts', text: '/** LAMP-06 */' };
  expect(
    page(given([source, tested, scenario]))
      .split('\n')
      .slice(4),
  ).toEqual([
    '## LAMP',
    '',
    '**LAMP-06** An Equip goes with its monster.',
    '- Examples: DEMO-33',
    '- Kept in: `src/engine/a.ts`',
    '- Tests: `rules/a.test.ts` LAMP-06 it goes',
    '',
    '## DEMO',
    '',
    '**DEMO-33** Both Equips go.',
    '- Rules: goat',
    '- Shows: LAMP-06',
    '- Scenarios: `conformance/a.json` two-equips',
    '',
  ]);
});
