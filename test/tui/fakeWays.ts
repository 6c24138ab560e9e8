/** A fake session whose timeline can be walked: five choices, one of them on a way that was left. */
import type { Moved, SessionWays, TimelineRow } from '../../src/session/types.ts';
import { FakeSession } from './fake.ts';

const row = (
  n: number,
  after: number,
  turn: number,
  player: 0 | 1 | -1,
  text: string,
  depth = 0,
): TimelineRow => ({
  n,
  after,
  turn,
  player,
  text,
  depth,
  main: depth === 0,
  here: false,
});

export const exampleRows = (): TimelineRow[] => [
  row(0, 0, 0, -1, ''),
  row(1, 0, 1, 0, 'Normal Summon Gemini Elf'),
  row(2, 1, 1, 0, 'Set Trap Hole'),
  row(3, 2, 2, 1, 'Kaiba sets a card', 1),
  row(4, 2, 2, 1, 'Kaiba Normal Summons Vorse Raider'),
  row(5, 4, 3, 0, 'Attack Vorse Raider with Gemini Elf'),
];

export class WalkedSession extends FakeSession implements SessionWays {
  at = 5;
  begun = false;
  rows = exampleRows();

  private go(by: Moved['by'], n: number, texts: readonly string[]): void {
    this.calls.push(`${by} ${n}`);
    this.at = n;
    this.set({ moved: { by, n, turn: 3, texts } });
  }
  canUndo(): boolean {
    return this.at > 0;
  }
  canRedo(): boolean {
    return this.at < 5;
  }
  canUnpick(): boolean {
    return this.begun;
  }
  undo(): boolean {
    if (!this.canUndo()) return false;
    this.set({ end: null });
    this.go('undo', this.at - 1, [this.rows[this.at]?.text ?? '', 'and what followed']);
    return true;
  }
  redo(): boolean {
    if (!this.canRedo()) return false;
    this.go('redo', this.at + 1, [this.rows[this.at + 1]?.text ?? '']);
    return true;
  }
  unpick(): boolean {
    if (!this.begun) return false;
    this.begun = false;
    this.go('unpick', this.at - 1, ['a Tribute']);
    return true;
  }
  jump(n: number): string | null {
    if (n === 3) return 'Choice 3 fits no more: not offered';
    this.go('jump', n, []);
    return null;
  }
  timeline(): readonly TimelineRow[] {
    return this.rows.map((each) => ({ ...each, here: each.n === this.at }));
  }
}
