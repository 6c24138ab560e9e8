/** More cards of June to October 2002. */
import type { Effect } from '../../engine/ast/index.ts';
import {
  add,
  all,
  among,
  type CardEffects,
  card,
  count,
  destroy,
  draw,
  equips,
  fieldToGy,
  flip,
  hand,
  iff,
  name,
  oppHand,
  pay,
  ph,
  race,
  reg,
  t,
  up,
} from '../build.ts';

const [equipTo] = equips(race('Machine')) as [Effect, Effect];
/** Declared values are numbers: 0 is ATK, 1 DEF. */
const sevenMore = (id: string, stat: 'atk' | 'def', said: number): Effect => ({
  k: 'static',
  id,
  from: ['szone'],
  on: 'host',
  if: [{ k: 'cmp', a: { k: 'noted', name: 'stat' }, cmp: '=', b: said }],
  mods: [add(stat, 700)],
});

export const moreOfLate2002: readonly CardEffects[] = [
  {
    code: 84926738,
    name: 'The Immortal of Thunder',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          { k: 'gainLp', who: 'you', n: 3000 },
          {
            k: 'delay',
            link: 'also',
            on: fieldToGy,
            times: 'once',
            chain: true,
            do: [{ k: 'loseLp', who: 'you', n: 5000 }],
          },
        ],
      },
    ],
  },
  {
    code: 93900406,
    name: 'Mushroom Man #2',
    effects: [
      { k: 'act', id: 'e1', on: iff(ph('standby', 'you')), do: [{ k: 'loseLp', who: 'you', n: 300 }] },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('end', 'you')),
        may: true,
        cost: [pay(500)],
        do: [{ k: 'control', what: 'this', to: 'opp', until: 'duel' }],
      },
    ],
  },
  {
    code: 72053645,
    name: 'Weather Report',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          destroy({ in: ['szone'], of: 'opp', where: [up, name('Swords of Revealing Light')] }),
          { k: 'extraBattle', link: 'ifYouDo', of: 'you' },
        ],
      },
    ],
  },
  {
    code: 37313786,
    name: 'Gamble',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [
          { k: 'cmp', a: count(oppHand), cmp: '>=', b: 6 },
          { k: 'cmp', a: count(hand), cmp: '<=', b: 2 },
        ],
        do: [
          { k: 'declare', by: 'you', what: 'coin', as: 'k' },
          { k: 'coin', link: 'then', n: 1, as: 'k2' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'called', reg: 'k', was: { reg: 'k2' } },
            do: [draw({ k: 'max', a: 0, b: { k: 'sub', a: 5, b: count(hand) } })],
            else: [{ k: 'skip', phase: 'turn', of: 'you', n: 1 }],
          },
        ],
      },
    ],
  },
  {
    code: 74701381,
    name: 'DNA Surgery',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'you', what: 'race', as: 'r' },
          { k: 'note', link: 'then', name: 'race', n: reg('r') },
        ],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: among(all, up),
        mods: [{ k: 'treat', as: { race: { noted: 'race' }, keep: false } }],
      },
    ],
  },
  {
    code: 86198326,
    name: '7 Completed',
    effects: [
      equipTo,
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(all, up, race('Machine')), n: 1, as: 't', recheck: [up, race('Machine')] }],
        cost: [{ k: 'declare', by: 'you', what: 'stat', as: 's' }],
        do: [
          { k: 'equip', what: 'this', to: t },
          { k: 'note', link: 'ifYouDo', name: 'stat', n: reg('s') },
        ],
      },
      sevenMore('s1', 'atk', 0),
      sevenMore('s2', 'def', 1),
    ],
  },
];
