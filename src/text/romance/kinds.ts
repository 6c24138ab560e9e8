import type { Sub } from '../../engine/ast/index.ts';
import { kindWords } from '../kinds.ts';

/** "Monstruo de Fusión/Efecto": the first sort belongs to the noun, the others follow after strokes. */
export function kindText(
  noun: string,
  sub: readonly Sub[],
  words: Readonly<Record<Sub, readonly [first: string, more: string]>>,
): string {
  const said = kindWords(sub).map((s, i) => words[s][i === 0 ? 0 : 1]);
  return said.length === 0 ? noun : `${noun} ${said.join('/')}`;
}
