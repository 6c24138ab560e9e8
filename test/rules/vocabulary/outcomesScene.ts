/** What the tests of activations that can or cannot be made share. */
import type { CardDef, Effect, Op, Some } from '../../../src/engine/ast/index.ts';
import type { Side } from '../../../src/engine/testkit/duel.ts';
import { maker, type Setting, scene, sheet } from './scene.ts';

export type Act = Extract<Effect, { k: 'act' }>;
export const tester = (more: Partial<Act>): CardDef =>
  maker(100, 'Tester', [{ k: 'act', id: 'a1', on: { k: 'ignition' }, do: [], ...more }]);
export const FREE: Op = { k: 'gainLp', who: 'you', n: 100 };
/** May the Tester's effect be activated with these cards about? */
export function offered(more: Partial<Act>, you: Side, opp: Side = {}, o: Setting = {}): boolean {
  const x = scene({ ...you, monsters: ['Tester', ...(you.monsters ?? [])] }, opp, {
    ...o,
    cards: [tester(more), ...(o.cards ?? [])],
  });
  return x.duel.you.can('activate', 'Tester');
}
export const monsters = (of: 'you' | 'opp' | 'both', where?: Some['recheck']) => ({
  in: ['mzone' as const],
  of,
  ...(where && { where }),
});
export const one = (from: Some['from'], n: Some['n'] = 1): Some => ({ from, n });
export const others: Some['recheck'] = [{ k: 'other' }];
export const SHACKLE = sheet(120, 'Shackle', [
  {
    k: 'static',
    id: 's1',
    on: { player: 'both' },
    mods: [
      { k: 'cannot', do: 'specialSummon' },
      { k: 'cannot', do: 'draw' },
      { k: 'cannot', do: 'changeControl', where: [{ k: 'is', kind: 'monster' }] },
      { k: 'cannot', do: 'beTributed', where: [{ k: 'is', kind: 'monster' }] },
      { k: 'cannot', do: 'banish', where: [{ k: 'is', kind: 'monster' }] },
    ],
  },
]);
export const shackled: Setting = { cards: [SHACKLE] };
export const SHACKLED = [{ card: 'Shackle', pos: 'up' as const }];
export const FULL = ['Wolf', 'Bear', 'Imp', 'Puppet'];
