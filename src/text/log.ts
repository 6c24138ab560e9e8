/** Events as lines of the log, as one seat knows them. A play is told before its effects (ETIQ-02), a Summon after its Tributes. */

import {
  ATTRIBUTES,
  DECLARE_KINDS,
  DECLARED,
  type EventView,
  HOWS,
  KINDS,
  PHASES,
  type PlayerId,
  POSITIONS,
  RACES,
  REASONS,
} from '../engine/index.ts';
import { WHY } from '../engine/types.ts';
import { type Book, poolBook } from './book.ts';
import {
  type Lang,
  type Language,
  type LogClause,
  type LogVerb,
  language,
  type SummonVerb,
} from './language.ts';
import { moved } from './moves.ts';
import type { Np } from './np.ts';
import { cards, name, seat, type Teller, title, who } from './seat.ts';
import type { Arg, PosWord } from './tree.ts';
import { MECHANIC_SUMMONS } from './verbs.ts';

/** One line, or more sentences in one; empty where there is nothing to tell. `names`: of both players, by seat. */
export function eventText(
  event: EventView,
  you: PlayerId,
  names: readonly [string, string],
  lang: Lang = 'en',
  book: Book = poolBook,
): string {
  const t: Teller = { e: event, you, names, book, words: language(lang) };
  return t.words.line(line(t));
}

/** Clauses, or a sentence the language has ready. */
export type Line = LogClause[] | string;

function line(t: Teller): Line {
  const { e } = t;
  const say = t.words.table;
  switch (e.k) {
    case 'moved':
      return moved(t);
    case 'summoned':
      return summoned(t);
    case 'wouldSummon':
      return [summon(t, HOWS[e.n])];
    case 'setDown':
      return [{ verb: 'set', subj: seat(t, e.player), obj: cards(t, e.cards) }];
    case 'posChanged':
      return posChanged(t);
    case 'ctrlChanged':
      // By no effect, to its owner: an effect that held it has ended.
      return e.by === -1 && e.cards[0]?.owner === e.player
        ? say.returnsTo(name(t, e.cards[0]), who(t, e.player))
        : [{ verb: 'takeControl', subj: seat(t, e.player), obj: cards(t, e.cards) }];
    case 'resolved':
    case 'flipped': // told when it was turned up, which in battle is long before
    case 'attack':
    case 'phase':
    case 'activated':
    case 'modified':
    case 'timing':
    case 'battle':
      return [];
    case 'damage':
      return [lifeClause(t, 'take', (e.why & WHY.battle) !== 0 ? 'battleDamage' : 'effectDamage')];
    case 'gained':
      return [lifeClause(t, 'gain', 'lp')];
    case 'paid':
      return [lifeClause(t, 'pay', 'lp')];
    case 'lost':
      return [lifeClause(t, 'lose', 'lp')];
    case 'resolving':
      // of a single link it needs no saying
      return e.m > 1 ? say.linkResolves(e.n, name(t, e.cards[0])) : [];
    case 'targeted': {
      const by = e.cause?.known ? title(t, e.cause) : undefined;
      return [
        by
          ? { verb: 'target', subj: by, obj: cards(t, e.cards) }
          : { verb: 'target', obj: cards(t, e.cards), passive: true },
      ];
    }
    case 'equipped':
      if (e.cards.length < 2) return [];
      return [
        {
          verb: 'equip',
          obj: cards(t, e.cards.slice(0, 1)),
          passive: true,
          args: [{ a: 'recipient', np: cards(t, e.cards.slice(1)) }],
        },
      ];
    case 'tossed':
      return e.n === 0 ? say.coin(who(t, e.player), e.m === 1) : say.die(who(t, e.player), e.m);
    case 'duel':
      return say.duel(who(t, e.player));
    case 'turn':
      return say.turn(e.n, who(t, e.player));
    case 'declare':
      return declared(t);
    case 'attackEnded':
      return say.attackEnds(name(t, e.cards[0]));
    case 'replay':
      return say.replay(name(t, e.cards[0]));
    case 'negated':
      return [
        {
          verb: 'negate',
          obj: { t: 'thing', thing: NEGATED[e.n] ?? 'effect', of: cards(t, e.cards) },
          passive: true,
        },
      ];
    case 'missed':
      return say.missed(name(t, e.cards[0]));
    case 'revealed':
      return revealed(t);
    case 'shuffled':
      return [
        {
          verb: 'shuffle',
          subj: seat(t, e.player),
          obj: { t: 'pile', loc: { in: ['deck'], of: who(t, e.player) } },
        },
      ];
    case 'declared':
      return say.declares(who(t, e.player), valueText(DECLARE_KINDS[e.n], e.m, t.words, t.book));
    case 'counters':
      return counters(t);
    case 'rearranged':
      if (e.n === 1)
        return [
          {
            verb: 'arrange',
            subj: seat(t, e.by === -1 ? e.player : e.by),
            obj: {
              t: 'pile',
              loc: { in: ['deck'], of: who(t, e.player), end: { which: 'top', n: e.cards.length } },
            },
          },
        ];
      return [{ verb: 'mix', obj: cards(t, e.cards), passive: true }];
    case 'lpSet':
      return say.lpBecomes(who(t, e.player), e.n);
    case 'retargeted':
      return e.cards.length < 2 && e.n === 0
        ? say.attacksDirectly(name(t, e.cards[0]))
        : say.nowTargets(name(t, e.n === 0 ? e.cards[0] : (e.cause ?? undefined)), name(t, e.cards.at(-1)));
    case 'shifted':
      return say.shifts(name(t, e.cards[0]), e.n + 1);
    case 'noEffect':
      return say.noEffect(name(t, e.cards[0]));
    case 'passed':
      return say.passes(who(t, e.player));
    case 'result':
      return e.player === -1
        ? say.draw()
        : say.wins(who(t, e.player), REASONS[e.n] ?? 'effect', who(t, e.player === 0 ? 1 : 0));
  }
}

function posChanged(t: Teller): Line {
  const { e } = t;
  // Changed by hand or Flip Summoned: told as a play.
  if (e.cause === null && e.by !== -1) return [];
  const args: Arg[] =
    e.m === 1 && e.n < 2 ? [{ a: 'adv', adv: 'faceUp' }] : [{ a: 'into', pos: position(e.n) }];
  return [
    {
      verb: e.m === 1 && e.n < 2 ? 'turn' : 'change',
      obj: cards(t, e.cards),
      passive: true,
      args,
    },
  ];
}

const NEGATED = ['activation', 'effect', 'summon', 'attack'] as const;

function summoned(t: Teller): Line {
  const how = HOWS[t.e.n];
  // Those that are no effects were told when they were tried.
  if (how === 'normal' || how === 'tribute' || how === 'again' || how === 'flip') return [];
  if (how === 'own' || isMechanic(how)) return [];
  return [summon(t, how)];
}

const isMechanic = (how: (typeof HOWS)[number] | undefined): boolean =>
  how !== undefined && how in MECHANIC_SUMMONS;

const SUMMONS: Partial<Record<(typeof HOWS)[number], SummonVerb>> = {
  normal: 'normalSummon',
  tribute: 'tributeSummon',
  flip: 'flipSummon',
  fusion: 'fusionSummon',
  ritual: 'ritualSummon',
  ...MECHANIC_SUMMONS,
};

function summon(t: Teller, how: (typeof HOWS)[number] | undefined): LogClause {
  return {
    verb: (how && SUMMONS[how]) ?? 'specialSummon',
    subj: seat(t, t.e.player),
    obj: cards(t, t.e.cards),
  };
}

const position = (n: number): PosWord => {
  const p = POSITIONS[n] ?? 'attack';
  return p === 'faceDownAttack' ? 'faceDown' : p;
};

function lifeClause(t: Teller, verb: LogVerb, unit: 'battleDamage' | 'effectDamage' | 'lp'): LogClause {
  const obj: Np = { t: 'amount', n: t.e.n, units: [unit === 'lp' ? 'lp' : unit] };
  return { verb, subj: seat(t, t.e.player), obj };
}

function declared(t: Teller): Line {
  const { e } = t;
  const say = t.words.table;
  const what = DECLARED[e.n];
  if (what === undefined) return [];
  const subj = seat(t, e.player);
  const obj = cards(t, e.cards);
  switch (what) {
    case 'summon':
    case 'tributeSummon':
    case 'flip':
    case 'procedure':
      // Told with `wouldSummon`, after what is paid for it: before, the other player does not see the monster.
      return [];
    case 'set':
    case 'setSpell':
      return [];
    case 'position':
      return [{ verb: 'change', subj, obj, args: [{ a: 'into', pos: position(e.m) }] }];
    case 'activate':
    case 'trigger': {
      const effect = t.book.effect(e.addr)?.effect;
      const itself =
        what === 'activate' && (effect === undefined || (effect.k === 'act' && effect.on.k === 'card'));
      return [{ verb: 'activate', subj, obj: itself ? obj : { t: 'thing', thing: 'effect', of: obj } }];
    }
    case 'attack': {
      const [by, target] = e.cards;
      if (!by) return [];
      return [
        target
          ? { verb: 'attack', subj: title(t, by), obj: title(t, target) }
          : { verb: 'attackDirectly', subj: title(t, by) },
      ];
    }
    case 'phase':
      return say.enters(who(t, e.player), PHASES[e.m] ?? 'main1');
    case 'endTurn':
      return say.endsTurn(who(t, e.player));
    case 'surrender':
      return say.surrenders(who(t, e.player));
  }
}

function revealed(t: Teller): Line {
  const { e } = t;
  const mine = e.player === t.you;
  const obj = cards(t, e.cards);
  if (e.cards.length === 0) return [];
  if (e.player === -1) return [{ verb: 'reveal', obj, passive: true }];
  const owner = e.cards[0]?.controller ?? e.player;
  if (owner === e.player || mine) return [{ verb: 'lookAt', subj: seat(t, e.player), obj }];
  return [{ verb: 'show', subj: seat(t, owner), obj, args: [{ a: 'recipient', np: seat(t, e.player) }] }];
}

function counters(t: Teller): Line {
  const { e } = t;
  const [card] = e.cards;
  const kind = card?.known ? (card.counters[0]?.kind ?? t.book.card(card.code)?.holds?.counter ?? '') : '';
  const obj: Np =
    kind === ''
      ? { t: 'amount', n: Math.abs(e.m), units: ['counters'] }
      : { t: 'counters', kind, n: Math.abs(e.m) };
  return [
    {
      verb: e.m >= 0 ? 'place' : 'remove',
      obj,
      passive: true,
      args: [{ a: e.m >= 0 ? 'on' : 'off', np: cards(t, e.cards) }],
    },
  ];
}

/** A declared value in words. */
export function valueText(
  kind: (typeof DECLARE_KINDS)[number] | undefined,
  n: number,
  words: Language,
  book: Book,
): string {
  switch (kind) {
    case 'name':
      return book.card(n)?.name ?? words.table.aCard;
    case 'race':
      return words.words.race(RACES[n] ?? '');
    case 'attr':
      return words.words.attr(ATTRIBUTES[n] ?? 'dark');
    case 'kind':
      return words.words.kind(KINDS[n] ?? 'monster', []);
    case 'stat':
      return n === 0 ? 'ATK' : 'DEF';
    case 'coin':
      return words.table.heads(n === 1);
    case 'level':
      return words.words.level(n);
    case 'zones':
      return words.options.slot((n % 8) + 1);
    case 'number':
    case undefined:
      return String(n);
  }
}
