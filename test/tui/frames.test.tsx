/** Golden frames: what each screen looks like at the two sizes it is made for. Look at the files when they change. */
import { describe, expect, test } from 'vitest';
import { expectFits } from './drive.tsx';
import { SCREENS, SIZES } from './exampleScreens.ts';

/** Screens with a layout of their own in between. */
const AT_100: readonly string[] = [
  'main',
  'marks',
  'response',
  'battle',
  'battle-target',
  'waiting',
  'main-unicode',
  'replay',
];

test.each(AT_100)('%s at 100 x 30', async (name) => {
  const size = { columns: 100, rows: 30 };
  const frame = (await SCREENS[name]?.(size))?.frame() ?? '';
  expectFits(frame, size.columns, size.rows);
  await expect(`${frame}\n`).toMatchFileSnapshot(`frames/${name}-100x30.txt`);
});

describe.each(SIZES)('at $columns x $rows', (size) => {
  test.each(Object.entries(SCREENS))('%s', async (name, show) => {
    const screen = await show(size);
    const frame = screen.frame();
    expectFits(frame, size.columns, size.rows);
    await expect(`${frame}\n`).toMatchFileSnapshot(`frames/${name}-${size.columns}x${size.rows}.txt`);
  });
});
