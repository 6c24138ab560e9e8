/** What is known and asked while a monster is Summoned, and who is named as asking. */
import { describe, expect, test } from 'vitest';
import { type Op, viewFor } from '../../src/engine/index.ts';
import { defAt } from '../../src/engine/pool.ts';
import type { Duel } from '../../src/engine/testkit/duel.ts';
import { does, duelOf, monster } from './made.ts';
import { duel as modernDuel } from './modernTable.ts';
import { question } from './told.ts';

describe('what is known and asked in a Summon', () => {
  /** The cards of the opponent's hand that you know. */
  const known = (d: Duel): string[] => {
    const named = (code: number) => defAt(d.state.cards.find((c) => c.code === code)!.d).name;
    return viewFor(d.state, 0).sides[1]!.hand.flatMap((c) => (c.known ? [named(c.code)] : []));
  };

  test('SUMMON-04 both players know what is being Summoned while its price is paid', () => {
    const dear = monster('Dear', [
      {
        k: 'procedure',
        id: 'p',
        to: 'you',
        pos: ['attack'],
        cost: [{ k: 'tribute', what: { from: { in: ['mzone'], of: 'you' }, n: 1 } }],
      },
    ]);
    const open = () =>
      duelOf(dear)('goat', { turnPlayer: 1 })
        .you()
        .opp({ hand: ['Dear', 'Summoned Skull'], monsters: ['Mokey Mokey', 'Battle Ox'] });
    const d = open();
    expect(known(d)).toEqual([]);
    d.opp.summon('Summoned Skull');
    expect(question(d)).toMatchObject({ purpose: 'tribute', min: 1, max: 1 });
    expect(known(d)).toEqual(['Summoned Skull']);
    const e = open();
    e.opp.procedure('Dear');
    expect(question(e)).toMatchObject({ purpose: 'cost', card: 'Dear', ofEffect: true });
    expect(known(e)).toEqual(['Dear']);
    // a Set shows nothing
    const f = open();
    f.opp.set('Summoned Skull');
    expect(known(f)).toEqual([]);
  });

  test('PRM-28 the zone of a Normal Summon is asked about by no effect', () => {
    const d = modernDuel('modern')
      .you({ hand: ['Gemini Elf'] })
      .opp();
    d.you.summon('Gemini Elf', { zone: 'ask' });
    expect(question(d)).toEqual({
      player: 0,
      purpose: 'zone',
      card: 'Gemini Elf',
      ofEffect: false,
      min: 1,
      max: 1,
      among: Array.from({ length: 5 }, () => 'Gemini Elf'),
    });
  });

  test('FUSION-01 who has enough materials may stop there, or go on', () => {
    const heap = {
      ...monster('Heap', [], { level: 8 }),
      sub: ['fusion' as const],
      materials: {
        slots: [{ n: [2, 4] as [number, number], where: [{ k: 'is' as const, kind: 'monster' as const }] }],
        substitutes: false,
      },
    };
    const monsters = ['Gemini Elf', 'Battle Ox', 'Vorse Raider'];
    const d = duelOf(heap)('goat')
      .you({ hand: ['Polymerization'], extra: ['Heap'], monsters })
      .opp();
    d.you.activate('Polymerization');
    d.resolve();
    const asked = { player: 0, purpose: 'material', card: 'Heap', ofEffect: true, min: 1, max: 1 };
    expect(question(d)).toEqual({ ...asked, among: monsters });
    d.you.choose('Gemini Elf');
    expect(question(d)).toEqual({ ...asked, among: ['Battle Ox', 'Vorse Raider'] });
    d.you.choose('Vorse Raider');
    d.you.position('attack');
    expect([d.you.monsters.sort(), d.you.gy]).toEqual([
      ['Battle Ox', 'Heap'],
      ['Gemini Elf', 'Vorse Raider', 'Polymerization'],
    ]);
    const all = duelOf(heap)('goat')
      .you({ hand: ['Polymerization'], extra: ['Heap'], monsters })
      .opp();
    all.you.activate('Polymerization');
    all.resolve();
    all.you.choose('Gemini Elf', 'Vorse Raider', 'Battle Ox');
    all.you.position('attack');
    expect(all.you.monsters).toEqual(['Heap']);
  });

  test('AST §3 what a procedure promises is no part of what it does then', () => {
    const then: Op[] = [
      { k: 'modify', what: 'this', mods: [{ k: 'add', stat: 'atk', n: 500 }], until: 'endOfTurn' },
    ];
    const vow = monster('Vow', [
      {
        k: 'procedure',
        id: 'p',
        to: 'you',
        pos: ['attack'],
        then,
        oath: [{ k: 'cannot', do: 'attack' }],
      },
    ]);
    const d = duelOf(vow)('goat')
      .you({ hand: ['Vow'], monsters: ['Gemini Elf'] })
      .opp();
    d.you.procedure('Vow');
    expect([d.you.card('Vow').atk, d.you.card('Gemini Elf').atk]).toEqual([1500, 1900]);
    d.you.phase('battle');
    expect([d.you.can('attack', 'Vow'), d.you.can('attack', 'Gemini Elf')]).toEqual([false, false]);
  });

  test('AST §8 the end of the Deck is asked about by the card whose effect it is', () => {
    const d = duelOf(
      does('Either End', [
        { k: 'toDeck', what: { from: { in: ['gy'], of: 'you' }, n: 1 }, at: 'topOrBottom' },
      ]),
    )('goat')
      .you({ hand: ['Either End'], gy: ['Battle Ox'] })
      .opp();
    d.you.activate('Either End');
    d.resolve();
    expect(question(d)).toEqual({
      player: 0,
      purpose: 'deckTop',
      card: 'Either End',
      ofEffect: true,
      min: 1,
      max: 1,
      among: ['yes', 'no'],
    });
    d.you.no();
    expect(d.you.deck.at(-1)).toBe('Battle Ox');
  });
});
