import type { Cond, Op, Ref } from '../../engine/ast/index.ts';
import {
  add,
  all,
  among,
  atMost,
  type CardEffects,
  can,
  card,
  destroy,
  discard1,
  ex,
  from,
  iff,
  ign,
  mine,
  opt,
  shell,
  sub,
  summoned,
  t,
  up,
  when,
} from '../build.ts';

/** Xyz Materials under the card itself. */
const under: Ref = { role: 'materials', of: 'this' };
const detach: Op = { k: 'toGrave', what: { from: under, n: 1 } };
const bare: Cond = { k: 'not', c: ex(under) };

/** Cards first printed after the Goat pool: what the zones and Summons of later rules are shown with. */
export const laterSets: CardEffects[] = [
  {
    code: 63394872,
    name: 'Senet Switch',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        limit: opt,
        target: [{ from: mine, n: 1, as: 't' }],
        do: [{ k: 'shift', what: t }],
      },
    ],
  },
  {
    code: 48130397,
    name: 'Super Polymerization',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        unanswerable: true,
        cost: [discard1],
        do: [
          {
            k: 'summonByRule',
            how: 'fusion',
            what: { from: from('extra', sub('fusion')), n: 1 },
            to: 'you',
            materials: { in: ['mzone'], of: 'both', leaves: 'gy' },
          },
        ],
      },
    ],
  },
  {
    code: 63977008,
    name: 'Junk Synchron',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'normal')),
        may: true,
        target: [{ from: from('gy', atMost('level', 2), can), n: 1, as: 't' }],
        do: [
          { k: 'summon', what: t, to: 'you', pos: ['defense'] },
          { k: 'modify', link: 'ifYouDo', what: t, mods: [{ k: 'negated' }], until: 'whileIt' },
        ],
      },
    ],
  },
  {
    code: 60800381,
    name: 'Junk Warrior',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'synchro')),
        do: [
          {
            k: 'modify',
            what: 'this',
            mods: [add('atk', { k: 'sum', of: among(mine, up, atMost('level', 2)), stat: 'atk' })],
            until: 'whileIt',
          },
        ],
      },
    ],
  },
  {
    code: 84013237,
    name: 'Number 39: Utopia',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'attack', by: all }] },
        may: true,
        cost: [detach],
        do: [{ k: 'negate', what: 'attack', of: 'attacker' }],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff({ k: 'attack', by: all, on: 'this' }),
        if: [bare],
        do: [destroy('this')],
      },
    ],
  },
  {
    code: 69610924,
    name: 'Number 17: Leviathan Dragon',
    effects: [
      { k: 'static', id: 's1', if: [bare], on: 'this', mods: [{ k: 'cannot', do: 'attackDirect' }] },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        limit: opt,
        cost: [detach],
        do: [{ k: 'modify', what: 'this', mods: [add('atk', 500)], until: 'whileIt' }],
      },
    ],
  },
];
