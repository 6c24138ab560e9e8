/** The literals worked out in the effect vocabulary's description: one card for everything that strained it. */
import type {
  Activated,
  CardDef,
  Cards,
  Cond,
  DamageSub,
  Effect,
  Ev,
  Filter,
  Group,
  Kind,
  Limit,
  Mod,
  Num,
  Op,
  PhaseName,
  Ref,
  Stat,
  Still,
  SummonPos,
  Who,
} from '../../src/engine/ast/index.ts';

type W = Pick<CardDef, 'name' | 'effects'> & Partial<CardDef>;

// ---- shared plain data and builders (builders only return data)
const mon: Filter = { k: 'is', kind: 'monster' },
  spell: Filter = { k: 'is', kind: 'spell' },
  trap: Filter = { k: 'is', kind: 'trap' };
const st: Filter = { k: 'any', f: [spell, trap] };
const up: Filter = { k: 'face', up: true },
  down: Filter = { k: 'face', up: false };
const sub = (type: 'fusion' | 'flip' | 'normal' | 'toon' | 'equip'): Filter => ({ k: 'sub', type });
const name = (is: string): Filter => ({ k: 'name', is });
const max = (stat: 'atk' | 'def' | 'level', to: Num): Filter => ({ k: 'num', stat, cmp: '<=', to });
const can: Filter = { k: 'canSummon' };
const mine: Group = { in: ['mzone'], of: 'you' },
  theirs: Group = { in: ['mzone'], of: 'opp' },
  all: Group = { in: ['mzone'], of: 'both' };
const hand: Group = { in: ['hand'], of: 'you' },
  oppHand: Group = { in: ['hand'], of: 'opp' };
const table: Group = { in: ['field'], of: 'both' };
const r = (ref: string) => ({ ref }),
  bd = (bond: string) => ({ bond });
const card = { k: 'card' } as const,
  ign = { k: 'ignition' } as const,
  flip = { k: 'flip' } as const;
const iff = (...ev: Ev[]) => ({ k: 'trigger', ev, as: 'if' }) as const,
  when = (...ev: Ev[]) => ({ k: 'trigger', ev, as: 'when' }) as const;
const ph = (is: PhaseName, of: Who): Ev => ({ k: 'phase', is, at: 'during', of });
const opt: Limit = { n: 1, per: 'turn', scope: 'card', counts: 'use' };
const shell: Effect = { k: 'act', id: 'e0', on: card, do: [] }; // activation of a Continuous card: nothing happens
const ad: SummonPos[] = ['attack', 'defense'];
const destroy = (what: Cards): Op => ({ k: 'destroy', what });
const ex = (g: Still, min?: number): Cond => (min ? { k: 'exists', g, min } : { k: 'exists', g });
const add = (stat: Stat, n: Num): Mod => ({ k: 'add', stat, n });
const is = (of: Ref, ...where: Filter[]): Cond => ({ k: 'refIs', of, where });
const allSubs: DamageSub[] = ['start', 'beforeCalc', 'calc', 'afterCalc', 'end'];
const t = r('t'),
  c = r('c'),
  s = r('s');
const atk = (of: 'this' | 'it' | 'host' | 'foe' | { ref: string }): Num => ({ k: 'stat', of, stat: 'atk' });
const x = (a: Num, b: Num): Num => ({ k: 'mul', a, b });
const pay = (n: Num): Op => ({ k: 'payLp', who: 'you', n });
const discard1: Op = { k: 'discard', what: { from: hand, n: 1, as: 'c' } };
const nomi = (...only: ('own' | 'fusion' | 'ritual' | { by: Filter[] })[]): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only, first: false },
}); // 'must be' / 'only': for ever
const semiNomi = (...only: ('own' | 'fusion' | 'ritual' | { by: Filter[] })[]): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only, first: true },
}); // only the first time: revivable after a proper Summon (RITUAL-11, TOON-11)
const chaosCost: Op[] = [
  { k: 'banish', what: { from: { in: ['gy'], of: 'you', where: [mon, { k: 'attr', is: 'light' }] }, n: 1 } },
  {
    k: 'banish',
    link: 'and',
    what: { from: { in: ['gy'], of: 'you', where: [mon, { k: 'attr', is: 'dark' }] }, n: 1 },
  },
];
const levelUp = (to: string): Activated => ({
  k: 'act',
  id: 'lv',
  on: iff(ph('end', 'both')),
  may: true,
  from: ['mzone'],
  if: [
    {
      k: 'happened',
      ev: { k: 'moved', what: all, why: ['destroy', 'battle'], cause: [{ k: 'isRef', is: 'this' }] },
      in: 'thisTurn',
    },
  ],
  cost: [{ k: 'toGrave', what: 'this' }],
  do: [
    {
      k: 'summon',
      what: { from: { in: ['hand', 'deck'], of: 'you', where: [name(to), can] }, n: 1 },
      to: 'you',
      pos: ad,
    },
  ],
});
const negateIt: Op[] = [
  { k: 'negate', what: 'activation', of: 'event' },
  { k: 'destroy', link: 'ifYouDo', what: 'event' },
];

const letters = ['I', 'N', 'A', 'L'].map((l) => `Spirit Message "${l}"`);
const board: Group = {
  in: ['szone'],
  of: 'you',
  where: [up, { k: 'any', f: ['Destiny Board', ...letters].map(name) }],
};

const bonded = bd('eq');

const world: Group = { in: ['szone'], of: 'you', where: [up, name('Toon World')] };

const reg = (n: string): Num => ({ k: 'reg', name: n });
const lose = (who: 'you' | 'opp', r: string): Op => ({
  k: 'if',
  c: { k: 'cmp', a: reg(r), cmp: '=', b: 6 },
  do: [{ k: 'damage', who, n: 6000 }],
  else: [{ k: 'damage', who, n: x(500, reg(r)) }],
});

const literals: W[] = [
  {
    name: 'Breaker the Magical Warrior',
    holds: { counter: 'spell', max: 1 },
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'summoned', what: 'this', how: ['normal'] }),
        do: [{ k: 'counter', on: 'this', kind: 'spell', n: 1 }],
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [add('atk', x(300, { k: 'counters', on: 'this', kind: 'spell' }))],
      },
      {
        k: 'act',
        id: 'e2',
        on: ign,
        may: true,
        cost: [{ k: 'counter', on: 'this', kind: 'spell', n: -1 }],
        target: [{ from: { ...table, where: [st] }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    name: 'Tsukuyomi',
    effects: [
      { k: 'keyword', id: 'kw', is: 'spirit' },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'summoned', what: 'this', how: ['normal'] }, { k: 'flipped', what: 'this' }),
        target: [{ from: { ...all, where: [up] }, n: 1, as: 't' }],
        do: [{ k: 'position', what: t, to: 'faceDownDefense' }],
      },
    ],
  },
  {
    name: 'Creature Swap',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(mine), ex(theirs)],
        do: [
          { k: 'pick', what: { from: mine, n: 1, as: 'a', by: 'you' } },
          { k: 'pick', link: 'and', what: { from: theirs, n: 1, as: 'b', by: 'opp' } },
          { k: 'swapControl', link: 'then', a: r('a'), b: r('b'), until: 'duel' },
          {
            k: 'modify',
            link: 'also',
            what: { plus: [r('a'), r('b')] },
            mods: [{ k: 'cannot', do: 'changePos' }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    name: 'Nobleman of Crossout',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: { ...all, where: [down] }, n: 1, as: 't', recheck: [down] }],
        do: [
          { k: 'destroy', what: t, to: 'banished', as: 'd' },
          {
            k: 'if',
            link: 'ifYouDo',
            c: is(t, sub('flip')),
            do: [
              { k: 'banish', what: { in: ['deck'], of: 'both', where: [mon, { k: 'name', is: { of: t } }] } },
              { k: 'shuffle', link: 'then', whose: 'both' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Dark Magician of Chaos',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'summoned', what: 'this', how: ['normal', 'special'] }),
        may: true,
        target: [{ from: { in: ['gy'], of: 'you', where: [spell] }, n: 1, as: 't' }],
        do: [{ k: 'toHand', what: t }],
      },
      {
        k: 'replace',
        id: 'r1',
        would: {
          k: 'moved',
          what: theirs,
          to: ['gy'],
          why: ['destroy', 'battle'],
          cause: [{ k: 'isRef', is: 'this' }],
        },
        instead: [{ k: 'banish', what: 'event' }],
      },
      {
        k: 'replace',
        id: 'r2',
        would: { k: 'moved', what: 'this', from: ['field'] },
        if: [is('this', up)],
        instead: [{ k: 'banish', what: 'this' }],
      },
    ],
  },
  {
    name: 'Chaos Emperor Dragon - Envoy of the End',
    effects: [
      nomi('own'),
      { k: 'procedure', id: 'p', from: ['hand'], to: 'you', pos: ad, cost: chaosCost },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [pay(1000)],
        do: [
          { k: 'toGrave', what: { in: ['hand', 'field'], of: 'both' }, as: 'g' },
          { k: 'damage', link: 'then', who: 'opp', n: x(300, { k: 'count', of: r('g') }) },
        ],
      },
    ],
  },
  {
    name: 'Black Luster Soldier - Envoy of the Beginning',
    effects: [
      semiNomi('own'),
      { k: 'procedure', id: 'p', from: ['hand'], to: 'you', pos: ad, cost: chaosCost },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: { ...opt, share: 'bls' },
        oath: [{ k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }],
        target: [{ from: all, n: 1, as: 't' }],
        do: [{ k: 'banish', what: t }],
      },
      {
        k: 'act',
        id: 'e2',
        on: when({
          k: 'moved',
          what: theirs,
          why: ['destroy', 'battle'],
          cause: [{ k: 'isRef', is: 'this' }],
        }),
        may: true,
        limit: { ...opt, share: 'bls' },
        if: [{ k: 'turn', of: 'you' }],
        do: [{ k: 'modify', what: 'this', mods: [{ k: 'attacks', n: 2 }], until: 'endOfBattlePhase' }],
      },
    ],
  },
  {
    name: 'Last Will',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'delay',
            on: { k: 'moved', what: { ...mine, where: [{ k: 'owner', is: 'you' }] }, to: ['gy'] },
            times: 'once',
            chain: false,
            until: 'endOfTurn',
            do: [
              {
                k: 'may',
                by: 'you',
                do: [
                  {
                    k: 'summon',
                    what: { from: { in: ['deck'], of: 'you', where: [mon, max('atk', 1500), can] }, n: 1 },
                    to: 'you',
                    pos: ad,
                  },
                  { k: 'shuffle', link: 'also', whose: 'you' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
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
    name: 'Ojama Token',
    sub: ['normal', 'token'],
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beTributedForSummon' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['mzone'], why: ['destroy'] }] },
        do: [{ k: 'damage', who: { ctrl: 'this' }, n: 300 }],
      },
    ],
  },
  {
    name: 'Jinzo',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'activate', where: [trap] }],
      },
      { k: 'static', id: 's2', on: { in: ['field'], of: 'both', where: [trap] }, mods: [{ k: 'negated' }] },
    ],
  },
  {
    name: 'Necrovalley',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { ...all, where: [up, { k: 'arch', is: "Gravekeeper's" }] },
        mods: [add('atk', 500), add('def', 500)],
      },
      {
        k: 'static',
        id: 's2',
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'banish', where: [{ k: 'place', in: ['gy'] }] }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'resolving', what: [], by: 'both', does: { op: 'any', from: ['gy'] } }] },
        do: [{ k: 'negate', what: 'effect', of: 'event' }],
      },
    ],
  },
  {
    name: 'Final Countdown',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay(2000)],
        do: [
          {
            k: 'delay',
            on: { k: 'phase', is: 'end', at: 'end', of: 'both' },
            times: { nth: 20 },
            chain: false,
            do: [{ k: 'win', who: 'you', reason: 'countdown' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Destiny Board',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('end', 'opp')),
        from: ['szone'],
        limit: opt,
        do: letters.map(
          (n, i): Op => ({
            k: 'if',
            c: { k: 'cmp', a: { k: 'count', of: board }, cmp: '=', b: i + 1 },
            do: [
              {
                k: 'place',
                what: { from: { in: ['hand', 'deck'], of: 'you', where: [name(n)] }, n: 1 },
                in: 'szone',
                of: 'you',
                face: 'up',
              },
              { k: 'shuffle', link: 'also', whose: 'you' },
            ],
          }),
        ),
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: board, from: ['szone'] }] },
        do: [{ k: 'toGrave', what: board }],
      },
      {
        k: 'winIf',
        id: 'w',
        from: ['szone'],
        reason: 'destiny',
        if: [{ k: 'cmp', a: { k: 'count', of: board, distinct: 'name' }, cmp: '=', b: 5 }],
      },
    ],
  },
  {
    name: 'Relinquished',
    effects: [
      semiNomi('ritual'),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        if: [{ k: 'not', c: ex(bonded) }],
        hold: [is('this', up)],
        target: [{ from: theirs, n: 1, as: 't' }],
        do: [
          { k: 'equip', what: t, to: 'this' },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'eq' },
        ],
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [ex(bonded)],
        mods: [
          { k: 'set', stat: 'atk', to: { k: 'stat', of: bonded, stat: 'atk', original: true } },
          { k: 'set', stat: 'def', to: { k: 'stat', of: bonded, stat: 'def', original: true } },
        ],
      },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: 'this', why: ['destroy', 'battle'] },
        if: [ex(bonded)],
        instead: [destroy(bonded)],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'damage', to: 'you', by: 'battle', from: 'foe' }] },
        if: [ex(bonded)],
        do: [{ k: 'damage', who: 'opp', n: { k: 'amount' } }],
      },
    ],
  },
  {
    name: 'Blue-Eyes Toon Dragon',
    effects: [
      semiNomi('own'),
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        if: [ex(world)],
        cost: [
          {
            k: 'tribute',
            what: {
              from: mine,
              n: {
                k: 'min',
                a: 2,
                b: {
                  k: 'half',
                  of: { k: 'max', a: 0, b: { k: 'sub', a: { k: 'stat', of: 'this', stat: 'level' }, b: 3 } },
                },
              },
            },
          },
        ],
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [is('this', { k: 'came', how: ['normal', 'special', 'flip'], when: 'thisTurn' })],
        mods: [{ k: 'cannot', do: 'attack' }],
      },
      { k: 'static', id: 's2', on: 'this', mods: [{ k: 'toll', on: 'attack', pay: [pay(500)] }] },
      {
        k: 'static',
        id: 's3',
        on: 'this',
        if: [{ k: 'not', c: ex({ ...theirs, where: [up, sub('toon')] }) }],
        mods: [{ k: 'direct' }],
      },
      {
        k: 'static',
        id: 's4',
        on: 'this',
        if: [ex({ ...theirs, where: [up, sub('toon')] })],
        mods: [{ k: 'lure', only: [sub('toon')] }],
      },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            {
              k: 'moved',
              what: { in: ['szone'], of: 'both', where: [name('Toon World')] },
              why: ['destroy'],
            },
          ],
        },
        do: [destroy('this')],
      },
    ],
  },
  {
    name: 'XYZ-Dragon Cannon',
    materials: {
      slots: ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'].map((n) => ({ n: 1, where: [name(n)] })),
      substitutes: false,
      contact: 'banish',
    },
    effects: [
      nomi('own'),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [discard1],
        target: [{ from: { in: ['field'], of: 'opp' }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    name: 'Y-Dragon Head',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['mzone'],
        limit: { ...opt, share: 'u' },
        target: [
          {
            from: {
              ...mine,
              where: [
                up,
                name('X-Head Cannon'),
                { k: 'not', f: { k: 'wears', where: [{ k: 'sub', type: 'union' }] } },
              ],
            },
            n: 1,
            as: 't',
          },
        ],
        do: [
          { k: 'equip', what: 'this', to: t },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'u' },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: ign,
        may: true,
        from: ['szone'],
        limit: { ...opt, share: 'u' },
        if: [ex(bd('u'))],
        do: [{ k: 'summon', what: 'this', to: 'you', pos: ['attack'] }],
      },
      { k: 'static', id: 's1', on: bd('u'), mods: [add('atk', 400), add('def', 400)] },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: bd('u'), why: ['destroy', 'battle'] },
        instead: [destroy('this')],
      },
    ],
  },
  {
    name: 'Polymerization',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'summonByRule',
            how: 'fusion',
            what: { from: { in: ['extra'], of: 'you', where: [sub('fusion')] }, n: 1 },
            to: 'you',
            materials: { in: ['hand', 'mzone'], leaves: 'gy' },
          },
        ],
      },
    ],
  },
  {
    name: 'Magical Scientist',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [pay(1000)],
        do: [
          {
            k: 'summon',
            what: { from: { in: ['extra'], of: 'you', where: [sub('fusion'), max('level', 6), can] }, n: 1 },
            to: 'you',
            pos: ad,
            as: 's',
          },
          {
            k: 'modify',
            link: 'ifYouDo',
            what: s,
            mods: [{ k: 'cannot', do: 'attackDirect' }],
            until: 'whileIt',
          },
          {
            k: 'delay',
            link: 'also',
            on: ph('end', 'both'),
            times: 'once',
            chain: false,
            do: [{ k: 'toDeck', what: s, at: 'shuffle' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Manticore of Darkness',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('end', 'both')),
        may: true,
        from: ['gy'],
        if: [is('this', { k: 'did', ev: { k: 'moved', what: 'it', to: ['gy'] }, in: 'thisTurn' })],
        cost: [
          {
            k: 'toGrave',
            what: {
              from: {
                in: ['hand', 'mzone'],
                of: 'you',
                where: [
                  mon,
                  {
                    k: 'any',
                    f: ['Beast', 'Beast-Warrior', 'Winged Beast'].map((is): Filter => ({ k: 'race', is })),
                  },
                ],
              },
              n: 1,
            },
          },
        ],
        do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
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
    name: 'Morphing Jar #2',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          { k: 'toDeck', what: all, at: 'shuffle', as: 'r' },
          {
            k: 'each',
            link: 'then',
            do: [
              {
                k: 'excavate',
                who: 'they',
                as: 'x',
                stop: {
                  hits: {
                    k: 'count',
                    of: {
                      those: r('r'),
                      where: [
                        { k: 'owner', is: 'they' },
                        { k: 'place', in: ['deck'] },
                      ],
                    },
                  },
                  where: [mon],
                },
              },
              {
                k: 'summon',
                link: 'then',
                what: { those: r('x'), where: [mon, max('level', 4), can] },
                to: 'they',
                pos: ['faceDownDefense'],
                as: 's',
              },
              { k: 'toGrave', link: 'also', what: { minus: [r('x'), s] } },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Reasoning',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'opp', what: 'level', as: 'n', within: { min: 1, max: 12, step: 1 } },
          {
            k: 'excavate',
            link: 'then',
            who: 'you',
            as: 'x',
            stop: { hits: 1, where: [mon, { k: 'canNormal' }] },
          },
          {
            k: 'if',
            link: 'then',
            c: ex({
              those: r('x'),
              where: [
                mon,
                { k: 'canNormal' },
                { k: 'num', stat: 'level', cmp: '!=', to: { k: 'reg', name: 'n' } },
              ],
            }),
            do: [
              {
                k: 'summon',
                what: { those: r('x'), where: [mon, { k: 'canNormal' }, can] },
                to: 'you',
                pos: ad,
                as: 's',
              },
            ],
          },
          { k: 'toGrave', link: 'also', what: { minus: [r('x'), s] } },
        ],
      },
    ],
  },
  {
    name: 'Question',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex({ in: ['gy'], of: 'you', where: [mon] })],
        do: [
          {
            k: 'modify',
            what: { player: 'opp' },
            mods: [{ k: 'hidden', what: 'gy', from: 'opp' }],
            until: 'endOfWindow',
          },
          { k: 'declare', link: 'then', by: 'opp', what: 'name', as: 'n' },
          {
            k: 'pick',
            link: 'then',
            what: { from: { in: ['gy'], of: 'you', where: [mon], end: { bottom: 1 } }, n: 1, as: 's' },
          },
          {
            k: 'if',
            link: 'then',
            c: is(s, { k: 'name', is: { reg: 'n' } }),
            do: [{ k: 'banish', what: s }],
            else: [{ k: 'summon', what: s, to: 'you', pos: ad }],
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
    name: "Gravekeeper's Watcher",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'opp', does: { op: 'discard', to: 'you' } }] },
        may: true,
        from: ['hand'],
        cost: [{ k: 'toGrave', what: 'this' }],
        do: negateIt,
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
    name: 'Ultimate Offering',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick' },
        may: true,
        from: ['szone'],
        cost: [pay(500)],
        do: [
          {
            k: 'normalSummon',
            what: { from: { in: ['hand'], of: 'you', where: [{ k: 'canNormal' }] }, n: 1 },
            set: true,
            extra: true,
          },
        ],
      },
    ],
  },
  {
    name: 'Soul Exchange',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'enterBattle' }],
        target: [{ from: theirs, n: 1, as: 't' }],
        do: [
          {
            k: 'modify',
            what: t,
            mods: [{ k: 'lend', for: 'tribute', to: 'you', first: true }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    name: 'Lava Golem',
    effects: [
      nomi('own'),
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'opp',
        pos: ad,
        cost: [{ k: 'tribute', what: { from: theirs, n: 2 } }],
        oath: [
          { k: 'cannot', do: 'normalSummon' },
          { k: 'cannot', do: 'setMonster' },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        from: ['mzone'],
        limit: opt,
        do: [{ k: 'damage', who: 'you', n: 1000 }],
      },
    ],
  },
  {
    name: 'Vampire Lord',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'damage', to: 'opp', by: 'battle', from: 'this' }),
        do: [
          { k: 'declare', by: 'you', what: 'kind', as: 'n' },
          {
            k: 'toGrave',
            link: 'then',
            what: {
              from: { in: ['deck'], of: 'opp', where: [{ k: 'kindIs', is: { reg: 'n' } }] },
              n: 1,
              by: 'opp',
            },
          },
          { k: 'shuffle', link: 'also', whose: 'opp' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            { k: 'moved', what: 'this', from: ['mzone'], to: ['gy'], why: ['destroy', 'effect'], by: 'opp' },
          ],
        },
        do: [
          {
            k: 'delay',
            on: ph('standby', 'you'),
            times: 'once',
            chain: true,
            if: [is('this', { k: 'place', in: ['gy'] })],
            do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
          },
        ],
      },
    ],
  },
  {
    name: 'Mystic Swordsman LV2',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'battle',
          at: 'start',
          who: 'this',
          as: 'attacker',
          foe: [down, { k: 'pos', is: 'defense' }],
        }),
        do: [destroy('foe')],
      },
      levelUp('Mystic Swordsman LV4'),
    ],
  },
  {
    name: 'Armed Dragon LV5',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'toGrave', what: { from: { ...hand, where: [mon] }, n: 1, as: 'c' } }],
        target: [{ from: { ...theirs, where: [up, max('atk', atk(c))] }, n: 1, as: 't' }],
        do: [destroy(t)],
      },
      levelUp('Armed Dragon LV7'),
    ],
  },
  {
    name: 'Horus the Black Flame Dragon LV8',
    effects: [
      nomi({ by: [name('Horus the Black Flame Dragon LV6')] }),
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'activated', what: [spell], by: 'both', part: 'card' }] },
        may: true,
        damageStep: allSubs,
        hold: [is('this', up)],
        do: negateIt,
      },
    ],
  },
  {
    name: 'Wave-Motion Cannon',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['szone'],
        cost: [{ k: 'toGrave', what: 'this' }],
        do: [
          {
            k: 'damage',
            who: 'opp',
            n: x(1000, { k: 'tally', ev: ph('standby', 'you'), in: { here: 'this' } }),
          },
        ],
      },
    ],
  },
  {
    name: 'Swords of Revealing Light',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'stay' },
          { k: 'position', link: 'and', what: { ...theirs, where: [down] }, to: 'faceUp' },
          {
            k: 'delay',
            link: 'also',
            on: ph('end', 'opp'),
            times: { nth: 3 },
            chain: false,
            do: [destroy('this')],
          },
        ],
      },
      { k: 'static', id: 's1', from: ['szone'], on: theirs, mods: [{ k: 'cannot', do: 'attack' }] },
    ],
  },
  {
    name: 'Spirit Reaper',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beDestroyedByBattle' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'resolved', what: [], by: 'both', on: { only: false, what: 'this' } }] },
        do: [destroy('this')],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'damage', to: 'opp', by: 'battle', from: 'this', direct: true }),
        do: [{ k: 'discard', what: { from: oppHand, n: 1, how: 'random' } }],
      },
    ],
  },
  {
    name: 'Kuriboh',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick' },
        may: true,
        from: ['hand'],
        damageStep: ['calc'],
        windows: ['damageStep'],
        if: [
          { k: 'battling', who: 'attacker', as: 'attacker' },
          { k: 'turn', of: 'opp' },
        ],
        cost: [{ k: 'discard', what: 'this' }],
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [{ k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' }],
            until: 'endOfDamageStep',
          },
        ],
      },
    ],
  },
  {
    name: 'Scapegoat',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'summon' }],
        do: [{ k: 'token', n: 4, token: 73915052, to: 'you', pos: 'defense' }],
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
    name: 'Terrorking Archfiend',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        flip: 'never',
        if: [{ k: 'not', c: ex({ ...mine, where: [up, { k: 'arch', is: 'Archfiend' }] }) }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [ph('standby', 'you')] },
        do: [{ k: 'payElse', by: 'you', may: false, pay: [pay(800)], else: [destroy('this')] }],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'resolving', what: [], by: 'opp', on: { only: false, what: 'this' } }] },
        do: [
          { k: 'die', by: 'you', n: 1, as: 'd' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'any', c: [2, 5].map((b): Cond => ({ k: 'cmp', a: reg('d'), cmp: '=', b })) },
            do: [
              { k: 'negate', what: 'effect', of: 'event' },
              { k: 'destroy', link: 'ifYouDo', what: 'event' },
            ],
          },
        ],
      },
      {
        k: 'react',
        id: 'x3',
        on: {
          ev: [
            {
              k: 'battle',
              at: 'afterCalc',
              who: 'this',
              as: 'either',
              foe: [
                { k: 'did', ev: { k: 'moved', what: 'it', why: ['destroy', 'battle'] }, in: 'thisBattle' },
              ],
            },
          ],
        },
        do: [{ k: 'modify', what: 'foe', mods: [{ k: 'negated' }], until: 'untilLeavesGy' }],
      },
    ],
  },
  {
    name: 'Great Moth',
    effects: [
      nomi('own'),
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [
          {
            k: 'tribute',
            what: {
              from: {
                ...mine,
                where: [
                  name('Petit Moth'),
                  {
                    k: 'wears',
                    where: [
                      name('Cocoon of Evolution'),
                      {
                        k: 'did',
                        ev: { k: 'phase', is: 'end', at: 'end', of: 'you' },
                        in: { here: 'it' },
                        min: 4,
                      },
                    ],
                  },
                ],
              },
              n: 1,
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Dark Scorpion - Cliff the Trap Remover',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'damage', to: 'opp', by: 'battle', from: 'this' }),
        may: true,
        do: [],
        modes: [
          { name: 'destroy', target: [{ from: { ...table, where: [st] }, n: 1, as: 't' }], do: [destroy(t)] },
          { name: 'mill', do: [{ k: 'mill', who: 'opp', n: 2 }] },
        ],
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
];

/** A card that is activated itself is a Spell or Trap; the facts of the pool are not asked here. */
const kindOf = (w: W): Kind =>
  w.effects.some((e) => e.k === 'act' && e.on.k === 'card') ? 'spell' : 'monster';
export const workedCards: CardDef[] = literals.map((w) => ({ code: 0, kind: kindOf(w), sub: [], ...w }));
