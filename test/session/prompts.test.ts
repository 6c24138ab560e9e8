/** When a person is asked: for each kind of window, while he passes, and for a row of like questions. */
import { describe, expect, test } from 'vitest';
import {
  advance,
  buildPosition,
  type Decision,
  type OptionKind,
  PHASES,
  type PlayerId,
  type SideSpec,
} from '../../src/engine/index.ts';
import {
  type Asking,
  type Moment,
  momentOf,
  passEnds,
  passFrom,
  promptWindows,
  unasked,
  windowOf,
} from '../../src/session/prompts.ts';
import { likeness, sameAnswer } from '../../src/session/repeat.ts';
import { PROMPT_WINDOWS, type PromptWindows } from '../../src/session/types.ts';
import { game, open, opponent, playOn, randomOpponent } from './table.ts';

const asking = (all: Asking['all'], windows: PromptWindows = {}): Asking => ({ all, windows });
const code = (name: string): number => game.cards.find((card) => card.name === name)?.code ?? 0;

const NOTHING: SideSpec = {
  lp: null,
  hand: [],
  deck: Array.from({ length: 5 }, () => code('Mystical Elf')),
  gy: [],
  banished: [],
  extra: [],
  monsters: [],
  spells: [],
  field: null,
};

/** The other side's turn, and a Trap of player 0 that can answer most of what it does. */
function table() {
  let last: Moment | null = { player: 1, what: 'phase' };
  const state = buildPosition({
    pool: game.pool,
    rules: game.format.id,
    seed: 1,
    fixedDeckOrder: true,
    randomFirst: false,
    coins: [],
    dice: [],
    attackFirstTurn: true,
    phase: 'main1',
    turnPlayer: 1,
    sides: [
      {
        ...NOTHING,
        monsters: [{ code: code('Mystical Elf') }],
        spells: [{ code: code('Just Desserts'), position: 'set' }],
      },
      {
        ...NOTHING,
        monsters: [{ code: code('Battle Ox') }],
        hand: [code('Hitotsu-Me Giant'), code('Fissure')],
      },
    ],
  });
  return {
    state,
    last: () => last,
    /** The present decision, which must be that player's. */
    asked(player: PlayerId): Decision {
      expect(state.decision?.player).toBe(player);
      return state.decision as Decision;
    },
    take(k: OptionKind, n?: number) {
      const options = state.decision?.options ?? [];
      const i = options.findIndex((option) => option.k === k && (n === undefined || option.n === n));
      expect(i, `${k} among ${options.map((option) => option.k).join(' ')}`).toBeGreaterThanOrEqual(0);
      advance(state, i, (event) => {
        last = momentOf(event) ?? last;
      });
    },
  };
}

test('every window has a name of its own', () => {
  expect(new Set(PROMPT_WINDOWS).size).toBe(PROMPT_WINDOWS.length);
  expect(promptWindows({ summon: 'never', attack: 'sometimes' })).toEqual({ summon: 'never' });
});

describe('one kind of window', () => {
  test('a Summon, a Spell and an attack are asked or passed by their own policy', () => {
    const at = table();
    at.take('summon');
    expect(windowOf(at.state, at.last())).toBe('summon');
    const window = at.asked(0);
    const pass = window.options.findIndex(({ k }) => k === 'pass');
    const answer = (all: Asking['all'], windows: PromptWindows = {}): number | null =>
      unasked(at.state, at.asked(0), asking(all, windows), false, at.last());
    expect(answer('when it matters')).toBeNull();
    expect(answer('always', { summon: 'never' })).toBe(pass);
    expect(answer('never', { summon: 'always' })).toBeNull();
    expect(answer('never', { attack: 'always' })).toBe(pass);
    at.take('pass');
    at.take('activate');
    while (at.state.decision?.player === 1) at.take(at.state.decision.options[0]?.k ?? 'pass');
    expect(windowOf(at.state, at.last())).toBe('card');
    expect(answer('always', { card: 'never' })).not.toBeNull();
    expect(answer('never', { card: 'when it matters' })).toBeNull();
  });

  test('the end of a phase matters only in the Battle and End Phases, but may be asked for', () => {
    const at = table();
    at.take('toPhase', PHASES.indexOf('battle'));
    expect(windowOf(at.state, at.last())).toBe('main');
    const answer = (windows: PromptWindows): number | null =>
      unasked(at.state, at.asked(0), asking('when it matters', windows), false, at.last());
    expect(answer({})).not.toBeNull();
    expect(answer({ main: 'always' })).toBeNull();
    expect(answer({ battle: 'always' })).not.toBeNull();
  });
});

describe('passing until', () => {
  test('the turn ends: whatever happens in it', () => {
    const at = table();
    at.take('summon');
    const pass = passFrom(at.state, 0, 'turnEnd', at.last());
    expect(passEnds(pass, at.state, at.last())).toBe(false);
    expect(unasked(at.state, at.asked(0), asking('always'), true, at.last())).not.toBeNull();
    at.state.turn += 1;
    expect(passEnds(pass, at.state, at.last())).toBe(true);
  });

  test('my next turn: the rest of this one and what is between', () => {
    const at = table();
    const pass = passFrom(at.state, 0, 'myTurn', null);
    expect(passEnds(pass, at.state, null)).toBe(false);
    at.state.turn += 1;
    expect(passEnds(pass, at.state, null)).toBe(false);
    at.state.turnPlayer = 0;
    expect(passEnds(pass, at.state, null)).toBe(true);
    const own = passFrom(at.state, 0, 'myTurn', null);
    expect(passEnds(own, at.state, null)).toBe(false);
  });

  test('something is aimed at me: an attack, but not a Summon, and not the attack it was said in', () => {
    const at = table();
    const pass = passFrom(at.state, 0, 'aimed', null);
    at.take('summon');
    expect(passEnds(pass, at.state, at.last())).toBe(false);
    at.take('pass');
    at.take('toPhase', PHASES.indexOf('battle'));
    expect(passEnds(pass, at.state, at.last())).toBe(false);
    while (!at.state.decision?.options.some(({ k }) => k === 'attack')) at.take('pass');
    at.take('attack');
    if (at.state.decision?.player === 1) at.take('card');
    at.asked(0);
    expect(windowOf(at.state, at.last())).toBe('attack');
    expect(passEnds(pass, at.state, at.last())).toBe(true);
    const said = passFrom(at.state, 0, 'aimed', at.last());
    expect(passEnds(said, at.state, at.last())).toBe(false);
  });

  test('the chain has resolved', () => {
    const at = table();
    at.take('activate');
    while (at.state.decision?.player === 1) at.take(at.state.decision.options[0]?.k ?? 'pass');
    const pass = passFrom(at.state, 0, 'chainEnd', at.last());
    expect(passEnds(pass, at.state, at.last())).toBe(false);
    while (at.state.chain.length > 0) at.take('pass');
    expect(passEnds(pass, at.state, at.last())).toBe(true);
  });

  test('a session says what it passes until, and in the next question that it is over', async () => {
    const { session } = open(13, opponent(randomOpponent(1)), { prompts: 'always' });
    await playOn(session, 8, 4);
    session.pass('turnEnd');
    const { turn } = session.get().view;
    expect(session.get().passing).toEqual({ until: 'turnEnd', over: false });
    await session.settled();
    for (let n = 0; n < 60 && session.get().view.turn === turn; n += 1) {
      expect(session.get().decision?.kind).not.toBe('respond');
      await playOn(session, n, 1);
      await session.settled();
    }
    expect(session.get().view.turn).toBeGreaterThan(turn);
    while (session.get().decision === null) {
      if (session.get().pause !== null) session.proceed();
      await session.settled();
    }
    expect(session.get().passing).toEqual({ until: 'turnEnd', over: true });
    session.choose(0);
    expect(session.get().passing).toBeNull();
    session.pass('myTurn');
    session.pass(null);
    expect(session.get().passing).toBeNull();
    await session.dispose();
  });
});

describe('the same answer again', () => {
  const decision = (kind: Decision['kind'], card: number, kinds: OptionKind[], purpose = 'may'): Decision =>
    ({
      player: 0,
      kind,
      options: kinds.map((k, n) => ({ k, card: -1, n, m: 0 })),
      about: { purpose, card, addr: 7, min: 1, max: 1, chosen: [], what: -1 },
    }) as Decision;

  test('questions are alike when only the card differs, and never when cards are chosen', () => {
    const first = decision('position', 3, ['pos', 'pos'], 'position');
    const second = decision('position', 4, ['pos', 'pos'], 'position');
    const like = likeness(first);
    expect(like).not.toBeNull();
    expect(likeness(second)).toBe(like);
    expect(sameAnswer(second, { like: like ?? '', option: first.options[1] as never })).toBe(1);
    expect(
      sameAnswer(decision('yesNo', 4, ['yes', 'no']), {
        like: like ?? '',
        option: first.options[1] as never,
      }),
    ).toBeNull();
    expect(likeness(decision('pickCard', 3, ['card', 'card'], 'target'))).toBeNull();
  });
});
