/**
 * Random effects of the whole vocabulary (AST.md): every member of every union comes up. References and registers use a few
 * fixed names, bound by the effect's target and cost; nothing else is promised, so these are for printing, walking and
 * validating, not for playing.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { CardDef } from '../../src/engine/ast/index.ts';
import { cardNodes } from './arbitrary/cards.ts';
import { effectNodes } from './arbitrary/effects.ts';
import { modNodes } from './arbitrary/mods.ts';
import { opNodes } from './arbitrary/ops.ts';
import { valueNodes } from './arbitrary/values.ts';
import {
  attr,
  counter,
  kind,
  type Nodes,
  name,
  of,
  plain,
  type Random,
  race,
  sub,
  type Tie,
} from './arbitrary/words.ts';

function random(tie: Tie): Random {
  return { ...cardNodes(tie), ...valueNodes(tie), ...modNodes(tie), ...opNodes(tie), ...effectNodes(tie) };
}
/** One arbitrary for each union of the vocabulary. */
export const nodes: Random = fc.letrec<Nodes>((tie) => random(tie as Tie));

/** A card with some of everything on it. */
export const card: Arbitrary<CardDef> = plain<CardDef>(
  {
    code: fc.constant(1),
    name,
    kind,
    sub: fc.uniqueArray(sub, { maxLength: 2 }),
    effects: fc.array(nodes.effect, { maxLength: 3 }),
  },
  {
    level: fc.integer({ min: 1, max: 12 }),
    atk: fc.oneof(fc.constant(1500), of('?')),
    def: fc.oneof(fc.constant(200), of('?')),
    attr,
    race,
    alsoNamed: name,
    holds: plain({ counter, max: fc.oneof(fc.constant(3), of('any')) }),
    onlyPlacedBy: name,
    materials: plain(
      {
        slots: fc.array(
          plain({
            n: fc.oneof(fc.constant(1), fc.constant(2), fc.constant([1, 3])),
            where: fc.array(nodes.filter, { minLength: 1, maxLength: 2 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        substitutes: fc.boolean(),
      },
      { contact: of('banish') },
    ),
    ritualSpell: fc.constantFrom(1, 2),
  },
);
