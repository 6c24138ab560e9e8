/** What is told of a play by the rules: who does it, with which cards, by no effect, in that order (engine/events.ts). */
import { describe, expect, test } from 'vitest';
import type { EventKind } from '../../src/engine/index.ts';
import type { Duel, Side } from '../../src/engine/testkit/duel.ts';
import { does, duelOf, lasting, monster } from './made.ts';
import { duel, ERAS } from './table.ts';
import { type Told, told } from './told.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
/** A move that the rules of the game make, by this player. */
const laid = (card: string, from: string, to: string): Told => ({
  k: 'moved',
  by: 0,
  cards: [card],
  from: [from],
  to: [to],
  why: ['rule'],
});
const play = (k: EventKind, card: string, more: Partial<Told> = {}): Told => ({
  k,
  player: 0,
  by: 0,
  cards: [card],
  ...more,
});
const declared = (n: string, card?: string, more: Partial<Told> = {}): Told => ({
  k: 'declare',
  player: 0,
  ...(card === undefined ? {} : { cards: [card] }),
  n,
  ...more,
});
const summoned = (card: string, n: string): Told[] => [
  play('wouldSummon', card, { n }),
  play('summoned', card, { n }),
];
const tributed: Told = {
  k: 'moved',
  by: 0,
  cards: ['Mokey Mokey'],
  cause: 'Summoned Skull',
  from: ['mzone'],
  to: ['gy'],
  why: ['tribute', 'rule'],
};

describe.each(ERAS)('what is told of a Summon in %s', (era) => {
  const table = (): Duel =>
    duel(era)
      .you({
        hand: ['Gemini Elf', 'Summoned Skull', 'Pot of Greed'],
        monsters: ['Mokey Mokey', down('Battle Ox')],
      })
      .opp();

  test('SUMMON-04 a Normal Summon', () => {
    const d = table();
    d.you.summon('Gemini Elf');
    expect(told(d)).toEqual([
      declared('summon', 'Gemini Elf'),
      laid('Gemini Elf', 'hand', 'mzone'),
      ...summoned('Gemini Elf', 'normal'),
    ]);
  });

  test('TRIBUTE-04 a Tribute Summon: the Tribute goes before the monster comes', () => {
    const d = table();
    d.you.summon('Summoned Skull', { tributes: ['Mokey Mokey'] });
    expect(told(d)).toEqual([
      declared('tributeSummon', 'Summoned Skull', { m: 1 }),
      tributed,
      laid('Summoned Skull', 'hand', 'mzone'),
      ...summoned('Summoned Skull', 'tribute'),
    ]);
  });

  test('ETIQ-02 SET-01 a Set is declared without the card, and is no Summon', () => {
    const d = table();
    d.you.set('Gemini Elf');
    expect(told(d)).toEqual([
      declared('set'),
      laid('Gemini Elf', 'hand', 'mzone'),
      play('setDown', 'Gemini Elf'),
    ]);
    const high = table();
    high.you.set('Summoned Skull', { tributes: ['Mokey Mokey'] });
    expect(told(high)).toEqual([
      declared('set', undefined, { m: 1 }),
      tributed,
      laid('Summoned Skull', 'hand', 'mzone'),
      play('setDown', 'Summoned Skull'),
    ]);
    const spell = table();
    spell.you.set('Pot of Greed');
    expect(told(spell)).toEqual([
      declared('setSpell'),
      laid('Pot of Greed', 'hand', 'szone'),
      play('setDown', 'Pot of Greed'),
    ]);
  });

  test('FLIP-02 a Flip Summon', () => {
    const d = table();
    d.you.flip('Battle Ox');
    expect(told(d)).toEqual([
      declared('flip', 'Battle Ox'),
      { k: 'posChanged', by: 0, cards: ['Battle Ox'] },
      ...summoned('Battle Ox', 'flip'),
      play('flipped', 'Battle Ox', { n: 1 }),
    ]);
  });

  test('POS-05 a change of position by hand', () => {
    const d = table();
    d.you.pos('Mokey Mokey');
    expect(told(d)).toEqual([
      declared('position', 'Mokey Mokey', { m: 1 }),
      { k: 'posChanged', by: 0, cards: ['Mokey Mokey'], n: 1 },
    ]);
  });

  test('SUMMON-08 a Summon by its own procedure: only its price is an effect of the card', () => {
    const alone = monster('Comes Alone', [
      {
        k: 'procedure',
        id: 'p',
        to: 'you',
        pos: ['attack'],
        cost: [{ k: 'payLp', who: 'you', n: 500 }],
      },
    ]);
    const d = duelOf(alone)(era)
      .you({ hand: ['Comes Alone'] })
      .opp();
    d.you.procedure('Comes Alone');
    expect(told(d)).toEqual([
      declared('procedure', 'Comes Alone', { effect: 'p' }),
      play('paid', 'Comes Alone', { cause: 'Comes Alone', effect: 'p', why: ['cost'], n: 500 }),
      laid('Comes Alone', 'hand', 'mzone'),
      ...summoned('Comes Alone', 'own'),
    ]);
  });
});

describe.each(ERAS)('what is told of an activation in %s', (era) => {
  const course = (card: string, drawn: string[]): Told[] => [
    play('activated', card, { effect: 'e1', n: 1 }),
    { k: 'resolving', player: 0, cards: [card], effect: 'e1', n: 1, m: 1 },
    {
      k: 'moved',
      by: 0,
      cards: drawn,
      cause: card,
      effect: 'e1',
      from: drawn.map(() => 'deck'),
      to: drawn.map(() => 'hand'),
      why: ['effect', 'draw'],
    },
    { k: 'resolved', player: 0, cards: [card], effect: 'e1', n: 1 },
  ];
  const used = (card: string): Told => ({
    k: 'moved',
    cards: [card],
    from: ['szone'],
    to: ['gy'],
    why: ['rule'],
  });

  test('SPELL-02 a Spell from the hand is laid down, resolves and goes', () => {
    const d = duel(era)
      .you({ hand: ['Pot of Greed'] })
      .opp();
    d.you.activate('Pot of Greed');
    expect(told(d)).toEqual([
      declared('activate', 'Pot of Greed', { effect: 'e1' }),
      laid('Pot of Greed', 'hand', 'szone'),
      ...course('Pot of Greed', ['Mokey Mokey', 'Mokey Mokey']),
      used('Pot of Greed'),
    ]);
  });

  test('SPELL-02 what is Set is turned up where it lies: nothing moves', () => {
    const d = duel(era)
      .you({ spells: [null, null, null, 'Jar of Greed'] })
      .opp({ spells: ['Jar of Greed'] });
    d.you.activate('Jar of Greed');
    // the opponent is asked now
    const mine = d.state.cards[d.state.chain[0]!.card]!;
    expect([mine.controller, mine.slot, mine.face]).toEqual([0, 3, 1]);
    expect(told(d)).toEqual([
      declared('activate', 'Jar of Greed', { effect: 'e1' }),
      ...course('Jar of Greed', ['Mokey Mokey']),
      used('Jar of Greed'),
    ]);
  });

  test('TERM-01 a trigger is declared as one', () => {
    const glad = monster('Glad', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'trigger', ev: [{ k: 'summoned', what: 'this' }], as: 'if' },
        do: [{ k: 'draw', who: 'you', n: 1 }],
      },
    ]);
    const d = duelOf(glad)(era)
      .you({ hand: ['Glad'] })
      .opp();
    d.you.summon('Glad');
    expect(told(d)).toEqual([
      declared('summon', 'Glad'),
      laid('Glad', 'hand', 'mzone'),
      ...summoned('Glad', 'normal'),
      declared('trigger', 'Glad', { effect: 'e1' }),
      ...course('Glad', ['Mokey Mokey']),
    ]);
  });

  test('TERM-01 a target is told behind the activation, with the effect that targets', () => {
    const d = duel(era)
      .you({ hand: ['Mystical Space Typhoon'] })
      .opp({ spells: ['Jar of Greed'] });
    d.you.activate('Mystical Space Typhoon', { targets: ['Jar of Greed'] });
    expect(told(d, 'activated', 'targeted')).toEqual([
      play('activated', 'Mystical Space Typhoon', { effect: 'e1', n: 1 }),
      {
        k: 'targeted',
        by: 0,
        cards: ['Jar of Greed'],
        cause: 'Mystical Space Typhoon',
        effect: 'e1',
        n: 1,
      },
    ]);
  });

  test('GAP-18 what comes to nothing is told as that', () => {
    const draws = lasting('Draws Two', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'draw', who: 'you', n: 2 }] },
    ]);
    const holds = does('Holds On', [{ k: 'draw', who: 'you', n: 2 }], {
      hold: [{ k: 'exists', g: { in: ['mzone'], of: 'you' } }],
    });
    const away = does('Away', [
      { k: 'toHand', what: { in: ['mzone'], of: 'opp' } },
      {
        k: 'destroy',
        link: 'also',
        what: { in: ['szone'], of: 'opp', where: [{ k: 'name', is: 'Draws Two' }] },
      },
    ]);
    for (const card of ['Draws Two', 'Holds On']) {
      const d = duelOf(
        draws,
        holds,
        away,
      )(era)
        .you({ spells: [card], monsters: ['Gemini Elf'] })
        .opp({ spells: ['Away'] });
      d.you.activate(card);
      d.opp.activate('Away');
      expect(told(d, 'noEffect')).toEqual([{ k: 'noEffect', player: 0, cards: [card], effect: 'e1' }]);
    }
  });
});

describe('what is told of an attack', () => {
  const sub = (n: string, ...cards: string[]): Told => ({ k: 'battle', player: 0, cards, n });
  const attack = (...cards: string[]): Told[] => [
    { k: 'declare', player: 0, cards, n: 'attack' },
    { k: 'attack', player: 0, by: 0, cards },
  ];
  const table = (era: string, mine: Side, theirs: Side = {}): Duel => {
    const off = does('Off It Goes', [
      { k: 'toHand', what: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Mokey Mokey' }] } },
    ]);
    const d = duelOf(
      off,
      does('Lie Down', [{ k: 'position', what: 'attacker', to: 'defense' }]),
      does('Hide', [{ k: 'position', what: 'attacker', to: 'faceDownDefense' }]),
      does('Halt', [{ k: 'negate', what: 'attack', of: 'attacker' }]),
    )(era)
      .you(mine)
      .opp(theirs);
    d.you.phase('battle');
    return d;
  };

  test.each(ERAS)('GAP-02 in %s each part of the Damage Step, and the damage where it falls', (era) => {
    const d = table(era, { monsters: ['Gemini Elf'] });
    d.you.attack('Gemini Elf');
    const parts = ['start', 'beforeCalc', 'calc', 'afterCalc', 'end'].map((n) => sub(n, 'Gemini Elf'));
    expect(told(d)).toEqual([
      ...attack('Gemini Elf'),
      ...parts.slice(0, 3),
      {
        k: 'damage',
        player: 1,
        by: 0,
        cards: ['Gemini Elf'],
        cause: 'Gemini Elf',
        why: ['battle'],
        n: 1900,
        m: 1,
      },
      ...parts.slice(3),
    ]);
  });

  test.each(ERAS)('BATTLE-06 in %s a face-down target is turned up, and goes at the end', (era) => {
    const d = table(era, { monsters: ['Gemini Elf'] }, { monsters: [down('Battle Ox')] });
    d.you.attack('Gemini Elf', 'Battle Ox');
    const both = ['Gemini Elf', 'Battle Ox'];
    const flipped = { k: 'flipped', player: 0, by: 0, cards: ['Battle Ox'], cause: 'Gemini Elf' };
    const list = told(d, 'battle', 'posChanged', 'flipped', 'moved', 'attack');
    expect(list.filter(({ k }) => k !== 'flipped')).toEqual([
      attack(...both)[1],
      sub('start', ...both),
      { k: 'posChanged', by: 0, cards: ['Battle Ox'], cause: 'Gemini Elf', n: 1, m: 1 },
      sub('beforeCalc', ...both),
      sub('calc', ...both),
      sub('afterCalc', ...both),
      sub('end', ...both),
      {
        k: 'moved',
        by: 0,
        cards: ['Battle Ox'],
        cause: 'Gemini Elf',
        from: ['mzone'],
        to: ['gy'],
        why: ['battle', 'destroy'],
      },
    ]);
    expect(list.filter(({ k }) => k === 'flipped')).toEqual([flipped]);
    expect(list.findIndex(({ k }) => k === 'flipped')).toBe(list.findIndex(({ n }) => n === 'afterCalc') + 1);
  });

  test.each(ERAS)('GAP-07 in %s an attack that is stopped before it ends there: no Damage Step', (era) => {
    for (const answer of ['Lie Down', 'Hide', 'Halt']) {
      const d = table(era, { monsters: ['Gemini Elf'] }, { spells: [answer] });
      d.you.attack('Gemini Elf');
      d.opp.activate(answer);
      expect(told(d, 'attack', 'battle', 'damage', 'attackEnded')).toEqual([
        { k: 'attackEnded', player: 0, cards: ['Gemini Elf'] },
      ]);
      expect([d.opp.lp, d.at.battle, d.you.can('attack', 'Gemini Elf')]).toEqual([8000, null, false]);
    }
  });

  test('GAP-06 EDI-03 a replay is told; what is attacked next is no new attack', () => {
    const open = () => {
      const d = table(
        'edison',
        { monsters: ['Gemini Elf'] },
        { monsters: ['Vorse Raider', 'Mokey Mokey'], spells: ['Off It Goes'] },
      );
      d.you.attack('Gemini Elf', 'Mokey Mokey');
      d.opp.activate('Off It Goes');
      d.resolve();
      expect(told(d, 'replay')).toEqual([{ k: 'replay', player: 0, cards: ['Gemini Elf'] }]);
      return d;
    };
    const d = open();
    d.you.choose('Vorse Raider');
    expect(told(d, 'attack', 'declare', 'battle', 'attackEnded')).toEqual(
      ['start', 'beforeCalc', 'calc', 'afterCalc', 'end'].map((n) => sub(n, 'Gemini Elf', 'Vorse Raider')),
    );
    const none = open();
    none.you.choose();
    expect(told(none, 'replay', 'attack', 'battle', 'attackEnded')).toEqual([
      { k: 'replay', player: 0, cards: ['Gemini Elf'] },
      { k: 'attackEnded', player: 0, cards: ['Gemini Elf'] },
    ]);
  });
});
