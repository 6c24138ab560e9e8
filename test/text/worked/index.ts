/** The literals worked out in the description of the effect vocabulary: a card for everything that strained it. */
import type { CardDef, Kind } from '../../../src/engine/ast/index.ts';
import { battlers } from './battlers.ts';
import type { W } from './builders.ts';
import { chances } from './chances.ts';
import { monsters } from './monsters.ts';
import { spells } from './spells.ts';

/** A card that is activated itself is a Spell or Trap; the facts of the pool are not asked here. */
const kindOf = (w: W): Kind =>
  w.effects.some((e) => e.k === 'act' && e.on.k === 'card') ? 'spell' : 'monster';

export const workedCards: CardDef[] = [...monsters, ...battlers, ...spells, ...chances].map((w) => ({
  code: 0,
  kind: kindOf(w),
  sub: [],
  ...w,
}));
