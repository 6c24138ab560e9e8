/** Keys by name: what Ink reports, what a terminal sends, what people call them. */
import type { Key } from 'ink';

/** The name of a key as the table spells it; a character stands for itself. */
export function keyName(input: string, key: Key): string {
  if (key.upArrow) return 'up';
  if (key.downArrow) return 'down';
  if (key.leftArrow) return 'left';
  if (key.rightArrow) return 'right';
  if (key.pageUp) return 'pageup';
  if (key.pageDown) return 'pagedown';
  if (key.home) return 'home';
  if (key.end) return 'end';
  if (key.return) return 'enter';
  if (key.escape) return 'esc';
  if (key.backspace || key.delete) return 'backspace';
  if (key.tab) return key.shift ? 'shift-tab' : 'tab';
  return key.ctrl ? `ctrl-${input}` : input;
}

/** The bytes a terminal sends for a key of the table; for tests. */
export function keyBytes(key: string): string {
  const special: Record<string, string> = {
    up: '\u001B[A',
    down: '\u001B[B',
    right: '\u001B[C',
    left: '\u001B[D',
    tab: '\t',
    'shift-tab': '\u001B[Z',
    enter: '\r',
    esc: '\u001B',
    backspace: '\u007F',
    pageup: '\u001B[5~',
    pagedown: '\u001B[6~',
    home: '\u001B[H',
    end: '\u001B[F',
  };
  const ctrl = /^ctrl-([a-z])$/.exec(key)?.[1];
  if (ctrl !== undefined) return String.fromCharCode(ctrl.charCodeAt(0) - 96);
  return special[key] ?? key;
}
