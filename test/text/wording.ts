/** Sentences that cards of the pool must read like, kind by kind. */
import { expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import { REVISIONS, type Revision } from '../../src/engine/index.ts';
import { cardText } from '../../src/text/card.ts';

export const base = buildPool();
const pools = new Map(REVISIONS.map((revision) => [revision, poolFor(revision, base)]));

/** The paragraphs of a card of the pool. */
function textOf(name: string, revision: Revision = 'goat'): string[] {
  const cards = pools.get(revision) ?? [];
  const def = cards.find((card) => card.name === name);
  if (!def) throw new Error(`${name} is not in the pool`);
  return cardText(def, 'en', (code) => cards.find((card) => card.code === code));
}

type Line = [name: string, paragraph: string, revision?: Revision];

export const reads = (kind: string, lines: readonly Line[]) =>
  test.each(lines)(`${kind}: %s`, (name, paragraph, revision) => {
    expect(textOf(name, revision).join('\n')).toContain(paragraph);
  });
