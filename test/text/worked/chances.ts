/** Traps and gambles of the worked examples: declarations, dice, answers to a Chain. */
import {
  all,
  allSubs,
  bd,
  can,
  card,
  destroy,
  ex,
  flip,
  hand,
  ign,
  lose,
  max,
  mine,
  mon,
  negateIt,
  oppHand,
  opt,
  pay,
  ph,
  r,
  reg,
  s,
  shell,
  spell,
  st,
  t,
  theirs,
  up,
  type W,
} from './builders.ts';

export const chances: W[] = [
  {
    name: 'Mind Crush',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'you', what: 'name', as: 'n' },
          { k: 'reveal', link: 'then', what: oppHand, to: 'you' },
          {
            k: 'if',
            link: 'then',
            c: ex({ ...oppHand, where: [{ k: 'name', is: { reg: 'n' } }] }),
            do: [{ k: 'discard', what: { ...oppHand, where: [{ k: 'name', is: { reg: 'n' } }] } }],
            else: [{ k: 'discard', what: { from: hand, n: 1, how: 'random' } }],
          },
        ],
      },
    ],
  },
  {
    name: 'Magical Hats',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [{ k: 'phase', is: ['battle'], of: 'opp' }, ex(mine)],
        do: [
          { k: 'pick', what: { from: { in: ['deck'], of: 'you', where: [st] }, n: 2, as: 'h' } },
          { k: 'pick', link: 'and', what: { from: mine, n: 1, as: 'm' } },
          { k: 'shuffle', link: 'then', whose: 'you' },
          { k: 'position', link: 'and', what: r('m'), to: 'faceDownDefense' },
          { k: 'set', link: 'and', what: r('h'), of: 'you', asMonster: { atk: 0, def: 0 } },
          { k: 'rearrange', link: 'and', what: { plus: [r('h'), r('m')] } },
          {
            k: 'delay',
            link: 'also',
            on: { k: 'phase', is: 'battle', at: 'end', of: 'both' },
            times: 'once',
            chain: false,
            do: [destroy(r('h'))],
          },
        ],
      },
    ],
  },
  {
    name: 'Dice Jar',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          {
            k: 'repeat',
            while: { k: 'cmp', a: reg('a'), cmp: '=', b: reg('b') },
            do: [
              { k: 'die', by: 'you', n: 1, as: 'a' },
              { k: 'die', by: 'opp', n: 1, as: 'b' },
            ],
          },
          {
            k: 'if',
            link: 'then',
            c: { k: 'cmp', a: reg('a'), cmp: '<', b: reg('b') },
            do: [lose('you', 'b')],
            else: [lose('opp', 'a')],
          },
        ],
      },
    ],
  },
  {
    name: 'Time Wizard',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        do: [
          { k: 'declare', by: 'you', what: 'coin', as: 'k' },
          { k: 'coin', n: 1, as: 'k2' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'called', reg: 'k', was: { reg: 'k2' } },
            do: [destroy(theirs)],
            else: [
              { k: 'destroy', what: mine, as: 'd' },
              {
                k: 'damage',
                link: 'ifYouDo',
                who: 'you',
                n: { k: 'half', of: { k: 'sum', of: r('d'), stat: 'atk', last: true } },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Fiber Jar',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          { k: 'toDeck', what: { in: ['hand', 'field', 'gy'], of: 'both' }, at: 'shuffle' },
          { k: 'draw', link: 'then', who: 'both', n: 5 },
        ],
      },
    ],
  },
  {
    name: 'Cyber Jar',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          destroy(all),
          {
            k: 'each',
            link: 'alsoAfter',
            do: [
              { k: 'excavate', who: 'they', as: 'x', stop: { n: 5 } },
              {
                k: 'summon',
                link: 'then',
                what: { those: r('x'), where: [mon, max('level', 4), can] },
                to: 'they',
                by: 'they',
                pos: ['attack', 'faceDownDefense'],
                as: 's',
              },
              { k: 'toHand', link: 'also', what: { minus: [r('x'), s] } },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Imperial Order',
    effects: [
      { k: 'act', id: 'e1', on: card, do: [] },
      { k: 'static', id: 's1', on: { in: ['field'], of: 'both', where: [spell] }, mods: [{ k: 'negated' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [ph('standby', 'you')] },
        do: [{ k: 'payElse', by: 'you', may: true, pay: [pay(700)], else: [destroy('this')] }],
      },
    ],
  },
  {
    name: 'Solemn Judgment',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card', ev: [{ k: 'wouldSummon', what: all }] },
        cost: [pay({ k: 'half', of: { k: 'lp', of: 'you' } })],
        do: [
          { k: 'negate', what: 'summon', of: 'event' },
          { k: 'destroy', link: 'ifYouDo', what: 'event' },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: { k: 'card', ev: [{ k: 'activated', what: [st], by: 'both', part: 'card' }] },
        damageStep: allSubs,
        cost: [pay({ k: 'half', of: { k: 'lp', of: 'you' } })],
        do: negateIt,
      },
    ],
  },
  {
    name: 'Royal Oppression',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'wouldSummon', what: all, how: ['special'] }] },
        may: true,
        from: ['szone'],
        users: 'both',
        cost: [pay(800)],
        do: [
          { k: 'negate', what: 'summon', of: 'event' },
          { k: 'destroy', link: 'ifYouDo', what: 'event' },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'both', does: { op: 'summon' } }] },
        may: true,
        from: ['szone'],
        users: 'both',
        cost: [pay(800)],
        do: negateIt,
      },
    ],
  },
  {
    name: 'DNA Surgery',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'you', what: 'race', as: 'r' },
          { k: 'note', name: 'race', n: reg('r') },
        ],
      },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: { ...all, where: [up] },
        mods: [{ k: 'treat', as: { race: { noted: 'race' }, keep: false } }],
      },
    ],
  },
  {
    name: 'Call of the Haunted',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: { in: ['gy'], of: 'you', where: [mon, can] }, n: 1, as: 't' }],
        do: [
          { k: 'summon', what: t, to: 'you', pos: ['attack'] },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'b' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['szone'] }] },
        do: [destroy(bd('b'))],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'moved', what: bd('b'), why: ['destroy'] }] },
        do: [destroy('this')],
      },
    ],
  },
];
