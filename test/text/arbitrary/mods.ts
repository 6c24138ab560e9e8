/** Modifications. */
import fc from 'fast-check';
import type { Mod } from '../../../src/engine/ast/index.ts';
import {
  ACTS,
  attr,
  name,
  node,
  of,
  oneOf,
  parts,
  plain,
  type Random,
  race,
  register,
  stat,
  sub,
  type Tie,
  value,
  yes,
} from './words.ts';

export function modNodes(tie: Tie): Pick<Random, 'mod'> {
  const { list, filters, n, who, still, ops } = parts(tie);
  return {
    mod: oneOf<Mod>(
      node(['base', 'set'], { stat, to: n }, { freeze: yes }),
      node('add', { stat, n: fc.oneof(n, fc.constant(-300)) }),
      node('times', { stat, by: fc.constantFrom(2, 0.5) }, { original: yes }),
      node('swapStats', { base: fc.boolean() }),
      node('reverseAdds'),
      node('control', { to: fc.oneof(who, of('owner')) }),
      node('negated'),
      node(
        'cannot',
        { do: fc.constantFrom(...ACTS) },
        { where: filters, by: filters, unless: list('cond', 1) },
      ),
      node('unaffected', { by: filters }),
      node('direct'),
      node('attacks', { n: fc.oneof(n, of('all')) }),
      node('pierce'),
      node('attackInDefense'),
      node('must', { do: of('attack') }, { on: still }),
      node('lure', { only: filters }),
      node(
        'damageTo',
        {
          who,
          kind: of('battle', 'effect', 'any'),
          change: fc.oneof(of('zero', 'half', 'double', 'toOther', 'asEffect'), plain({ to: n })),
        },
        { from: still },
      ),
      node('treat', {
        as: plain(
          { keep: fc.boolean() },
          { name, race: fc.oneof(race, value), attr: fc.oneof(attr, value), sub },
        ),
      }),
      node('toll', { on: fc.constantFrom(...ACTS), pay: ops }, { where: filters }),
      node('waive', { what: of('lpCost'), where: filters }),
      node(
        'cap',
        { what: of('hand', 'monsters', 'cards', 'attackers', 'races', 'copies'), n: fc.oneof(n, of('none')) },
        { where: filters },
      ),
      node('lend', { for: of('tribute'), to: who, first: fc.boolean() }),
      node('block', { zones: plain({ reg: register }) }),
      node('keepPos', { pos: of('attack', 'defense') }),
      node('shown', { what: of('hand', 'draws', 'deckTop'), to: who }),
      node('hidden', { what: of('gy'), from: who }),
      node('grant', { act: of('trapFromHand', 'chooseTargets') }, { where: filters }),
      node('gain', { effects: list('effect', 1) }),
    ),
  };
}
