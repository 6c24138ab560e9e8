/** Operations. */
import fc from 'fast-check';
import type { Cards, Link, Op, OpBody } from '../../../src/engine/ast/index.ts';
import {
  attr,
  bound,
  counter,
  node,
  of,
  oneOf,
  parts,
  phase,
  plain,
  pos,
  type Random,
  race,
  register,
  small,
  type Tie,
  yes,
} from './words.ts';

export function opNodes(tie: Tie): Pick<Random, 'ops' | 'op'> {
  const { list, filters, n, ref, who, cards, some, ops, ev, until, material } = parts(tie);
  return {
    ops: fc
      .array(
        fc.tuple<[OpBody, Link, string | undefined]>(
          tie('op'),
          of('and', 'ifYouDo', 'then', 'also', 'alsoAfter'),
          fc.option(bound, { nil: undefined }),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((list_) =>
        list_.map(
          ([body, link, as], i): Op =>
            ({
              ...body,
              ...(i > 0 ? { link } : {}),
              ...(as === undefined || 'as' in body ? {} : { as }),
            }) as Op,
        ),
      ),
    op: oneOf<OpBody>(
      node('destroy', { what: cards }, { to: of('banished', 'deckTop') }),
      node(['toGrave', 'discard', 'tribute'], { what: cards }),
      node('banish', { what: cards }, { face: of('down') }),
      node('toHand', { what: cards }, { of: who }),
      node('toDeck', { what: cards, at: of('top', 'bottom', 'topOrBottom', 'shuffle', 'faceUpShuffle') }),
      node(['pick', 'search'], { what: some }),
      node(['draw', 'mill'], { who, n }),
      node('excavate', { who, stop: fc.oneof(plain({ n }), plain({ hits: n, where: filters })) }),
      node('summon', { what: cards, to: who, pos }, { by: who, ignoring: of('conditions'), proper: yes }),
      node('summonByRule', { what: some, how: of('fusion', 'ritual'), to: who, materials: material }),
      node('normalSummon', { what: some, set: fc.boolean(), extra: yes }),
      node('set', { what: cards, of: who }, { asMonster: plain({ atk: small, def: small }) }),
      node(['return', 'rearrange', 'shift'], { what: cards }),
      node(
        'token',
        { n, token: fc.constantFrom(73915052, 1), to: who, pos: of('attack', 'defense', 'faceDownDefense') },
        { like: ref },
      ),
      node('place', { what: cards, in: of('szone', 'fzone'), of: who, face: of('up', 'down') }),
      node('equip', { what: cards, to: ref }),
      node('control', { what: cards, to: who, until }),
      node('swapControl', { a: cards, b: cards, until }),
      node(
        'position',
        {
          what: cards,
          to: of('attack', 'defense', 'faceDownDefense', 'faceUpDefense', 'faceUp', 'faceDown', 'switch'),
        },
        { quiet: yes },
      ),
      node('asMonster', { pos, level: small, atk: small, def: small, attr, race }),
      node(['damage', 'gainLp', 'loseLp', 'payLp'], { who, n }),
      node('setLp', { you: n, opp: n }),
      node('modify', { what: fc.oneof(cards, plain<Cards>({ player: who })), mods: list('mod', 1), until }),
      node('negate', { what: of('activation', 'effect', 'summon', 'attack'), of: ref }),
      node('counter', { on: cards, kind: counter, n: fc.oneof(n, fc.constant(-1)) }),
      node('retarget', { what: of('attack', 'link'), to: fc.oneof(cards, of('direct')) }),
      node('attackNow', { by: ref, on: ref }),
      node('skip', { phase: fc.oneof(phase, of('turn')), of: who, n }),
      node('goTo', { phase }),
      node('extraBattle', { of: who }),
      node('turnCount', { n: small }),
      node('reveal', { what: cards, to: who }),
      node('shuffle', { whose: who }),
      node('order', { what: cards, by: who }),
      node(
        'declare',
        {
          by: who,
          what: of('name', 'race', 'attr', 'kind', 'level', 'stat', 'coin', 'number', 'zones'),
          as: register,
        },
        { within: plain({ min: n, max: n, step: fc.constantFrom(1, 100) }) },
      ),
      node('coin', { n, as: register }),
      node('die', { by: who, n, as: register }),
      node('may', { by: who, do: ops }),
      node('if', { c: tie('cond'), do: ops }, { else: ops }),
      node('payElse', { by: who, may: fc.boolean(), pay: ops, else: ops }),
      node('modes', {
        by: who,
        of: fc.array(plain({ do: ops }, { name: of('a'), if: list('cond') }), { minLength: 1, maxLength: 2 }),
      }),
      node('each', { do: ops }),
      node('every', { of: cards, do: ops }),
      node('repeat', { while: tie('cond'), do: ops }),
      node(
        'delay',
        { on: ev, times: fc.oneof(of('once', 'each'), plain({ nth: n })), chain: fc.boolean(), do: ops },
        { if: list('cond'), until },
      ),
      node('bond', { what: cards, name: of('b') }),
      node('note', { name: register, n }),
      node('run', { effectOf: ref, as_: of('yours') }),
      node('use', { what: cards, until }),
      node('stay'),
      node('win', { who, reason: of('effect') }),
    ),
  };
}
