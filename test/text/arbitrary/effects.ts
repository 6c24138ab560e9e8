/** Effects. */
import fc from 'fast-check';
import type { Effect, Still } from '../../../src/engine/ast/index.ts';
import {
  damageSub,
  FOLLOWING,
  node,
  of,
  oneOf,
  parts,
  places,
  plain,
  pos,
  type Random,
  type Tie,
  window_,
  yes,
} from './words.ts';

export function effectNodes(tie: Tie): Pick<Random, 'effect'> {
  const { list, filters, n, who, still, some, ops, ev, limit, mode, base, when, from, on } = parts(tie);
  return {
    effect: oneOf<Effect>(
      node(
        'act',
        { ...base, on, do: ops },
        {
          ...when,
          ...from,
          may: yes,
          users: of('both'),
          windows: fc.uniqueArray(window_, { minLength: 1, maxLength: 2 }),
          damageStep: fc.uniqueArray(damageSub, { maxLength: 3 }),
          hold: list('cond'),
          limit,
          oath: list('mod', 1),
          cost: ops,
          target: fc.array(some, { minLength: 1, maxLength: 2 }),
          modes: fc.array(mode, { minLength: 1, maxLength: 2 }),
          unnegatable: yes,
        },
      ),
      node(
        'static',
        { ...base, on: fc.oneof(still, plain<Still>({ player: who })), mods: list('mod', 1, 3) },
        { ...when, ...from },
      ),
      node('summonRule', base, {
        ...when,
        normal: of('never', 'setOnly'),
        flip: of('never'),
        special: fc.oneof(
          of('never'),
          plain<never>({
            only: fc.array(fc.oneof(of('own', 'fusion', 'ritual'), plain<never>({ by: filters })), {
              minLength: 1,
              maxLength: 3,
            }),
            first: fc.boolean(),
          }),
          plain<never>({ notFrom: places }),
        ),
      }),
      node(
        'react',
        { ...base, on: fc.oneof(plain({ ev: list('ev', 1) }), plain({ state: list('cond', 1) })), do: ops },
        { ...when, ...from, limit },
      ),
      node('equipTo', { ...base, to: tie('group') }, when),
      node(
        'procedure',
        { ...base, to: who, pos },
        { ...when, ...from, ev: list('ev', 1), cost: ops, oath: list('mod', 1), [FOLLOWING]: ops, limit },
      ),
      node(
        'replace',
        { ...base, would: ev, instead: ops },
        { ...when, ...from, may: yes, by: who, keep: yes },
      ),
      node('keyword', {
        ...base,
        is: of('spirit', 'unionClassic', 'unionModern', 'toonClassic', 'toonModern', 'gemini'),
      }),
      node('countsAs', base, {
        ...when,
        tributes: plain({ n: fc.constant(2), for: filters }),
        material: of('fusion'),
      }),
      node(
        'tributeProc',
        { ...base, tributes: fc.tuple(n, n), set: fc.boolean() },
        { ...when, [FOLLOWING]: ops },
      ),
      node('winIf', { ...base, reason: of('effect') }, when),
    ),
  };
}
