/** References, groups and whose they are: which cards and players come out (AST.md §2 and §4). */
import { describe, expect, test } from 'vitest';
import type { Ref, Still, Who } from '../../../src/engine/ast/index.ts';
import { META, REG } from '../../../src/engine/code.ts';
import { bondName } from '../../../src/engine/eval/bond.ts';
import { alive, idOf, masked, movedOf } from '../../../src/engine/eval/ctx.ts';
import { cardsOf, has } from '../../../src/engine/eval/group.ts';
import { playersOf, whoIs, whoOf } from '../../../src/engine/eval/who.ts';
import { TURN_FLAG } from '../../../src/engine/state.ts';
import { maker, type Scene, scene, wasOnField } from './scene.ts';

const TELLER = maker(100, 'Teller', [
  {
    k: 'act',
    id: 'a1',
    on: { k: 'ignition' },
    do: [
      { k: 'pick', what: { from: { in: ['mzone'], of: 'both' }, n: 1, as: 'one' } },
      { k: 'each', do: [{ k: 'pick', what: { from: { in: ['hand'], of: 'they' }, n: 1, as: 'own' } }] },
    ],
  },
]);

const table = (): Scene =>
  scene(
    {
      hand: ['Tonic'],
      deck: ['Eel', 'Ghost', 'Moth'],
      gy: ['Knight', 'Snare'],
      banished: ['Basin'],
      extra: ['Golem'],
      monsters: ['Wolf', { card: 'Imp', pos: 'defense' }, { card: 'Puppet', owner: 1 }, 'Teller'],
      spells: [
        { card: 'Sword', pos: 'up', on: { player: 0, slot: 0 } },
        { card: 'Halt', pos: 'set' },
      ],
      field: { card: 'Plain', pos: 'up' },
    },
    {
      hand: ['Storm'],
      gy: ['Bear'],
      monsters: ['Drake', { card: 'Comet', under: ['Hunter Chief'] }, 'Jar'],
      spells: [{ card: 'Curse', pos: 'up' }],
    },
    { cards: [TELLER] },
  );

/** Both ways of asking agree: the list, and the question about each card. */
function agree(x: Scene, still: Still, self: string | undefined, out: string[]): void {
  const c = x.ctx(self);
  expect(x.cards(still, c)).toEqual(out);
  const one = x.s.cards.filter(({ id }) => has(x.s, c, still, id)).map(({ id }) => id);
  expect(x.names(one).sort()).toEqual([...new Set(out)].sort());
}

describe('groups list what lies there, the turn player first, piles from the bottom', () => {
  const rows: [title: string, still: Still, self: string | undefined, out: string[]][] = [
    ['Monster Zones of you', { in: ['mzone'], of: 'you' }, undefined, ['Wolf', 'Imp', 'Puppet', 'Teller']],
    ['Monster Zones of the opponent', { in: ['mzone'], of: 'opp' }, undefined, ['Drake', 'Comet', 'Jar']],
    ['seen from the other side', { in: ['mzone'], of: 'you' }, 'Drake', ['Drake', 'Comet', 'Jar']],
    [
      'both',
      { in: ['mzone'], of: 'both' },
      'Drake',
      ['Wolf', 'Imp', 'Puppet', 'Teller', 'Drake', 'Comet', 'Jar'],
    ],
    [
      'field',
      { in: ['field'], of: 'you' },
      undefined,
      ['Wolf', 'Imp', 'Puppet', 'Teller', 'Sword', 'Halt', 'Plain'],
    ],
    ['Field Zone', { in: ['fzone'], of: 'both' }, undefined, ['Plain']],
    ['hand', { in: ['hand'], of: 'both' }, undefined, ['Tonic', 'Storm']],
    ['Deck, from the bottom', { in: ['deck'], of: 'you' }, undefined, ['Moth', 'Ghost', 'Eel']],
    ['Graveyards', { in: ['gy'], of: 'both' }, undefined, ['Knight', 'Snare', 'Bear']],
    ['banished and Extra Deck', { in: ['banished', 'extra'], of: 'you' }, undefined, ['Basin', 'Golem']],
    ['under own monsters', { in: ['overlay'], of: 'you' }, undefined, []],
    ['under the monsters of the other', { in: ['overlay'], of: 'opp' }, undefined, ['Hunter Chief']],
    [
      'where',
      { in: ['gy'], of: 'both', where: [{ k: 'is', kind: 'monster' }] },
      undefined,
      ['Knight', 'Bear'],
    ],
    ['under with where', { in: ['overlay'], of: 'both', where: [{ k: 'attr', is: 'dark' }] }, undefined, []],
    ['top of the Deck', { in: ['deck'], of: 'you', end: { top: 2 } }, undefined, ['Ghost', 'Eel']],
    [
      'more than the Deck has',
      { in: ['deck'], of: 'you', end: { top: 9 } },
      undefined,
      ['Moth', 'Ghost', 'Eel'],
    ],
    ['bottom of the Deck', { in: ['deck'], of: 'you', end: { bottom: 1 } }, undefined, ['Moth']],
    [
      'highest ATK',
      { in: ['mzone'], of: 'both', where: [{ k: 'most', stat: 'atk', which: 'highest' }] },
      undefined,
      ['Drake'],
    ],
    [
      'lowest DEF',
      { in: ['mzone'], of: 'you', where: [{ k: 'most', stat: 'def', which: 'lowest' }] },
      undefined,
      ['Puppet'],
    ],
    [
      'of those that the other filters leave',
      {
        in: ['mzone'],
        of: 'both',
        where: [
          { k: 'most', stat: 'atk', which: 'highest' },
          { k: 'pos', is: 'defense' },
        ],
      },
      undefined,
      ['Imp'],
    ],
    [
      'those',
      { those: { in: ['field'], of: 'you' }, where: [{ k: 'is', kind: 'spell' }] },
      undefined,
      ['Sword', 'Plain'],
    ],
    [
      'minus',
      {
        minus: [
          { in: ['mzone'], of: 'you' },
          { in: ['mzone'], of: 'both', where: [{ k: 'pos', is: 'attack' }] },
        ],
      },
      undefined,
      ['Imp'],
    ],
    ['minus this', { minus: [{ in: ['mzone'], of: 'you' }, 'this'] }, 'Jar', ['Drake', 'Comet']],
    [
      'plus, each card once',
      { plus: [{ in: ['szone'], of: 'you' }, 'host', { in: ['mzone'], of: 'you' }] },
      'Sword',
      ['Sword', 'Halt', 'Wolf', 'Imp', 'Puppet', 'Teller'],
    ],
    ['this', 'this', 'Imp', ['Imp']],
    ['this of no card', 'this', undefined, []],
    ['it outside a question', 'it', 'Imp', []],
    ['host', 'host', 'Sword', ['Wolf']],
    ['host of what is not worn', 'host', 'Halt', []],
    ['host of no card', 'host', undefined, []],
    ['equips', { role: 'equips', of: 'this' }, 'Wolf', ['Sword']],
    ['equips of what wears none', { role: 'equips', of: 'this' }, 'Imp', []],
    ['an Xyz Material is no Equip Card', { role: 'equips', of: 'this' }, 'Comet', []],
    ['materials', { role: 'materials', of: 'this' }, 'Comet', ['Hunter Chief']],
    ['materials of what had none', { role: 'materials', of: 'this' }, 'Wolf', []],
    ['the attacker without a battle', 'attacker', 'Wolf', []],
    ['the attacked monster without a battle', 'attackTarget', 'Wolf', []],
    ['the foe without a battle', 'foe', 'Wolf', []],
    ['the event of no register', 'event', 'Wolf', []],
    ['a register nobody binds', { ref: 'none' }, 'Wolf', []],
    ['a bond nobody made', { bond: 'none' }, 'Wolf', []],
    ['a bond of no card', { bond: 'none' }, undefined, []],
  ];
  test.each(rows)('%s', (_, still, self, out) => {
    agree(table(), still, self, out);
  });

  test('the turn player comes first', () => {
    const x = scene({ gy: ['Wolf'] }, { gy: ['Bear'] }, { turnPlayer: 1 });
    expect(x.cards({ in: ['gy'], of: 'both' })).toEqual(['Bear', 'Wolf']);
  });

  test('ties of most all stay', () => {
    const x = scene({ monsters: ['Wolf', 'Bear', 'Imp'] });
    const most = (which: 'highest' | 'lowest'): string[] =>
      x.cards({ in: ['mzone'], of: 'you', where: [{ k: 'most', stat: 'level', which }] });
    expect(most('highest')).toEqual(['Wolf', 'Bear', 'Imp']);
    expect(most('lowest')).toEqual(['Wolf', 'Bear', 'Imp']);
  });

  test('a monster on its way in is on no list; one thought away neither', () => {
    const x = table();
    x.card('Imp').turnFlags |= TURN_FLAG.limbo;
    agree(x, { in: ['mzone'], of: 'you' }, undefined, ['Wolf', 'Puppet', 'Teller']);
    try {
      for (const name of ['Wolf', 'Tonic', 'Hunter Chief']) masked.add(x.id(name));
      expect(x.cards({ in: ['mzone', 'hand'], of: 'you' })).toEqual(['Puppet', 'Teller']);
      expect(x.cards({ in: ['overlay'], of: 'opp' })).toEqual([]);
    } finally {
      masked.clear();
    }
  });
});

describe('memories', () => {
  test('a register holds cards until they move on', () => {
    const x = table();
    const c = x.bound('Teller', { one: ['Drake', 'Imp'] });
    expect(x.cards({ ref: 'one' }, c)).toEqual(['Drake', 'Imp']);
    x.card('Drake').moved++;
    expect(x.cards({ ref: 'one' }, c)).toEqual(['Imp']);
  });
  test('inside each every player has his own', () => {
    const x = table();
    const c = x.bound('Teller', { own: ['Tonic'] });
    const at = c.eff!.low!.names.get('own')!.at;
    c.regs[at + 1] = [x.token('Storm')];
    expect(x.cards({ ref: 'own' }, { ...c, which: 0 })).toEqual(['Tonic']);
    expect(x.cards({ ref: 'own' }, { ...c, which: 1 })).toEqual(['Storm']);
    expect(x.cards({ ref: 'own' }, c)).toEqual(['Tonic']);
    const one = { ...x.bound('Teller', { one: ['Imp'] }), which: 1 as const };
    expect(x.cards({ ref: 'one' }, one)).toEqual(['Imp']);
  });
  test('this in an effect is the card it began with', () => {
    const x = table();
    const c = x.ctx('Wolf');
    const regs: number[][] = [[x.token('Imp')], [x.token('Drake')], []];
    expect(x.cards('this', { ...c, regs })).toEqual(['Imp']);
    expect(x.cards('event', { ...c, regs })).toEqual(['Drake']);
    x.card('Imp').moved++;
    x.card('Drake').moved++;
    expect(x.cards('this', { ...c, regs })).toEqual([]);
    expect(x.cards('event', { ...c, regs })).toEqual([]);
    expect(x.cards('this', { ...c, regs: [[]] })).toEqual(['Wolf']);
  });
  test('it is the card asked about', () => {
    const x = table();
    expect(x.cards('it', x.ctx('Wolf', { it: x.id('Jar') }))).toEqual(['Jar']);
    expect(x.cards('it', x.ctx('Wolf', { it: 0 }))).toEqual(x.names([0]));
  });
  test('a token remembers the card and how often it had moved', () => {
    const x = table();
    x.card('Jar').moved = 7;
    const t = x.token('Jar');
    expect(idOf(t)).toBe(x.id('Jar'));
    expect(movedOf(t)).toBe(7);
    expect(alive(x.s, t)).toBe(true);
    x.card('Jar').moved = 8;
    expect(alive(x.s, t)).toBe(false);
  });
  test('host: what it was on when it left', () => {
    const x = table();
    const sword = x.card('Sword');
    sword.attachedTo = -1;
    sword.last = wasOnField(x, 'Sword', { attachedTo: x.id('Imp') });
    expect(x.cards('host', x.ctx('Sword'))).toEqual(['Imp']);
    sword.last = wasOnField(x, 'Sword', { attachedTo: 0 });
    expect(x.cards('host', x.ctx('Sword'))).toEqual(x.names([0]));
    sword.last = wasOnField(x, 'Sword', { attachedTo: -1 });
    expect(x.cards('host', x.ctx('Sword'))).toEqual([]);
  });
  test('bonds: by name, while the bonded card stays', () => {
    const x = table();
    const wolf = x.card('Wolf');
    const bond = (name: string, to: string): number[] => [bondName(name), x.id(to), x.card(to).moved];
    wolf.bonds = [...bond('prey', 'Drake'), ...bond('pup', 'Imp'), ...bond('prey', 'Jar')];
    expect(x.cards({ bond: 'prey' }, x.ctx('Wolf'))).toEqual(['Drake', 'Jar']);
    expect(x.cards({ bond: 'pup' }, x.ctx('Wolf'))).toEqual(['Imp']);
    expect(x.cards({ bond: 'pup' }, x.ctx('Imp'))).toEqual([]);
    x.card('Drake').moved++;
    expect(x.cards({ bond: 'prey' }, x.ctx('Wolf'))).toEqual(['Jar']);
  });
  test('bonds of a card that has just left the field are those of its last stay', () => {
    const x = table();
    const knight = x.card('Knight');
    knight.moved = 4;
    knight.last = wasOnField(x, 'Knight', { bonds: [bondName('prey'), x.id('Jar'), x.card('Jar').moved] });
    const prey: Ref = { bond: 'prey' };
    expect(x.cards(prey, x.ctx('Knight'))).toEqual(['Jar']);
    // an effect that began when it lay in the Graveyard means it there; one that began before does not
    expect(x.cards(prey, x.ctx('Knight', { regs: [[x.token('Knight')]] }))).toEqual(['Jar']);
    expect(x.cards(prey, x.ctx('Knight', { regs: [[3 * 1024 + knight.id]] }))).toEqual([]);
    knight.bonds = [bondName('prey'), x.id('Drake'), x.card('Drake').moved];
    expect(x.cards(prey, x.ctx('Knight'))).toEqual(['Drake']);
    // a card on the field has no earlier stay
    const wolf = x.card('Wolf');
    wolf.last = knight.last;
    expect(x.cards(prey, x.ctx('Wolf'))).toEqual([]);
    const plain = x.card('Plain');
    plain.last = knight.last;
    expect(x.cards(prey, x.ctx('Plain'))).toEqual([]);
  });
  test('cause: of the event asked about, else of the effect’s own', () => {
    const x = table();
    const cause: Ref = { role: 'cause', of: 'this' };
    expect(x.cards(cause, x.ctx('Wolf'))).toEqual([]);
    const ev = x.event('moved', { cards: ['Wolf'], cause: 'Drake' });
    expect(x.cards(cause, x.ctx('Wolf', { ev }))).toEqual(['Drake']);
    expect(x.cards(cause, x.ctx('Wolf', { ev: x.event('moved', { cards: ['Wolf'] }) }))).toEqual([]);
    const meta: number[] = [];
    meta[META.cause] = x.id('Jar');
    const regs: number[][] = [[], [], meta];
    expect(x.cards(cause, x.ctx('Wolf', { regs }))).toEqual(['Jar']);
    meta[META.cause] = -1;
    expect(x.cards(cause, x.ctx('Wolf', { regs }))).toEqual([]);
    meta[META.cause] = 0;
    expect(x.cards(cause, x.ctx('Wolf', { regs }))).toEqual(x.names([0]));
    expect(x.cards(cause, x.ctx('Wolf', { ev: { ...ev, cause: 0 } }))).toEqual(x.names([0]));
  });
  test('targets: of the links of that card, as far as they are there', () => {
    const x = table();
    const link = (card: string, targets: string[]) => {
      const regs: number[][] = [[], [], [], []];
      regs[REG.targets] = targets.map((name) => x.token(name));
      return {
        card: x.id(card),
        moved: 0,
        addr: x.effect('Teller').addr,
        player: 0 as const,
        regs,
        negated: 0 as const,
        speed: 1 as const,
        mode: -1,
        isCard: true,
        from: 5 as const,
        again: 0 as const,
      };
    };
    x.s.chain = [link('Teller', ['Wolf', 'Drake']), link('Curse', ['Jar'])];
    const targets: Ref = { role: 'targets', of: 'this' };
    expect(x.cards(targets, x.ctx('Teller'))).toEqual(['Wolf', 'Drake']);
    expect(x.cards(targets, x.ctx('Curse'))).toEqual(['Jar']);
    expect(x.cards(targets, x.ctx('Wolf'))).toEqual([]);
    x.card('Wolf').moved++;
    expect(x.cards(targets, x.ctx('Teller'))).toEqual(['Drake']);
  });
});

describe('the two in a battle', () => {
  const fight = (target: string | null): Scene => {
    const x = table();
    x.s.battle = {
      attacker: x.id('Wolf'),
      attackerMoved: 0,
      since: 0,
      target: target === null ? -1 : x.id(target),
      targetMoved: 0,
      over: false,
      flipped: false,
      damage: [0, 0],
      destroyed: [],
      targets: [],
    };
    return x;
  };
  const rows: [ref: Ref, self: string | undefined, out: string[], direct: string[]][] = [
    ['attacker', 'Imp', ['Wolf'], ['Wolf']],
    ['attackTarget', 'Imp', ['Drake'], []],
    ['foe', 'Wolf', ['Drake'], []],
    ['foe', 'Drake', ['Wolf'], []],
    ['foe', 'Sword', ['Drake'], []],
    ['foe', 'Imp', [], []],
    ['foe', 'Halt', [], []],
    ['foe', undefined, [], []],
  ];
  test.each(rows)('%s of %s', (ref, self, out, direct) => {
    const x = fight('Drake');
    expect(x.cards(ref, x.ctx(self))).toEqual(out);
    const y = fight(null);
    expect(y.cards(ref, y.ctx(self))).toEqual(direct);
  });
});

test('the first card of all can be attacked', () => {
  const x = table();
  const [first] = x.names([0]);
  x.s.battle = {
    attacker: x.id('Wolf'),
    attackerMoved: 0,
    target: 0,
    targetMoved: 0,
    since: 0,
    over: false,
    flipped: false,
    damage: [0, 0],
    destroyed: [],
    targets: [],
  };
  expect(x.cards('attackTarget', x.ctx('Wolf'))).toEqual([first]);
  expect(x.cards('foe', x.ctx('Wolf'))).toEqual([first]);
  expect(x.cards('foe', x.ctx(first!))).toEqual(['Wolf']);
});

describe('who', () => {
  const rows: [who: Who, they: -1 | 0 | 1, out: number][] = [
    ['you', -1, 0],
    ['opp', -1, 1],
    ['both', -1, -1],
    ['they', -1, 0],
    ['they', 1, 1],
    ['they', 0, 0],
    ['theirOpp', -1, 1],
    ['theirOpp', 1, 0],
    ['theirOpp', 0, 1],
    ['turnPlayer', -1, 1],
    ['eventPlayer', -1, 0],
    [{ ctrl: 'this' }, -1, 0],
    [{ owner: 'this' }, -1, 1],
    [{ ctrl: 'host' }, -1, 0],
    [{ owner: 'host' }, -1, 0],
  ];
  test.each(rows)('%j with they %d', (who, they, out) => {
    const x = table();
    x.s.turnPlayer = 1;
    const c = x.ctx('Puppet', { they });
    expect(whoOf(x.s, c, who)).toBe(out);
    expect([whoIs(x.s, c, who, 0), whoIs(x.s, c, who, 1)]).toEqual(
      out === -1 ? [true, true] : [out === 0, out === 1],
    );
    expect(playersOf(x.s, c, who)).toEqual(out === -1 ? [1, 0] : [out]);
  });
  test('of the event: as remembered, else as asked about', () => {
    const x = table();
    const ev = x.event('damage', { player: 1 });
    expect(whoOf(x.s, x.ctx('Wolf', { ev }), 'eventPlayer')).toBe(1);
    const meta: number[] = [];
    meta[META.player] = 0;
    expect(whoOf(x.s, x.ctx('Wolf', { ev, regs: [[], [], meta] }), 'eventPlayer')).toBe(0);
    meta[META.player] = 1;
    expect(whoOf(x.s, x.ctx('Wolf', { regs: [[], [], meta] }), 'eventPlayer')).toBe(1);
  });
});

test('cardsOf of a single card asks nothing else', () => {
  const x = table();
  expect(cardsOf(x.s, x.ctx('Jar'), 'this')).toEqual([x.id('Jar')]);
});
