/**
 * The part of vitest's interface that the rule tests use, in one process and without isolation: a mutant is tried in
 * milliseconds because nothing is loaded anew. `expect` is vitest's own.
 */
import { format } from 'node:util';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const { expect } = chai;

type Body = (...args: never[]) => unknown;
export interface Registered {
  name: string;
  run: () => unknown;
}

/** Every test of the bundle, in the order of its files. */
export const registered: Registered[] = [];
const titles: string[] = [];
const before: (() => unknown)[] = [];

/** What runs once before the tests, such as reading files. */
export const beforeAll = (body: () => unknown): void => {
  before.push(body);
};
export const runBefore = async (): Promise<void> => {
  for (const body of before) await body();
};

const fill = (title: string, row: unknown, args: readonly unknown[], i: number): string =>
  format(
    title
      .replace(/\$([\w.]+)/g, (whole, key: string) =>
        String((row as Record<string, unknown>)?.[key] ?? whole),
      )
      .replace('%#', String(i)),
    ...args.slice(0, title.split(/%[sdifjoO]/).length - 1),
  );

function each(make: (title: string, body: () => unknown) => void) {
  return (rows: readonly unknown[]) =>
    (title: string, body: Body): void => {
      rows.forEach((row, i) => {
        const args = Array.isArray(row) ? row : [row];
        make(fill(title, row, args, i), () => (body as (...given: unknown[]) => unknown)(...args));
      });
    };
}

function addTest(title: string, body: () => unknown): void {
  registered.push({ name: [...titles, title].join(' > '), run: body });
}
function addGroup(title: string, body: () => unknown): void {
  titles.push(title);
  body();
  titles.pop();
}

export const test = Object.assign(addTest, { each: each(addTest) });
export const it = test;
export const describe = Object.assign(addGroup, { each: each(addGroup) });
