import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { labCards, parseScenarios, ScenarioError } from '../../src/lab/index.ts';
import {
  aimOf,
  checkPuzzle,
  createSearch,
  holds,
  isPuzzle,
  openPuzzle,
  PuzzleError,
  type PuzzleScenario,
} from '../../src/puzzles/index.ts';

const cards = labCards(known);
const text = { en: 'x', es: 'x', pt: 'x', it: 'x' };
const direct = (attack: string) => ({ attack, target: 'direct' });
const battle = { phase: 'battle' };
const END = [{ end: true }];

/** A puzzle of the player with these things against that side; lines that are not given end the turn. */
function puzzle(
  [mine, theirs]: readonly [object, object],
  solution: object[],
  tries: object[][] = [],
): PuzzleScenario {
  const filled = [...tries, END, END, END].slice(0, Math.max(3, tries.length));
  const scenario = {
    id: 'made-up',
    rules: 'goat',
    players: [mine, theirs].map((side) => ({ deckFill: { card: 'Mokey Mokey', count: 3 }, ...side })),
    puzzle: { goal: 'win', difficulty: 1, title: text, hint: text, solution, tries: filled },
  };
  const [made] = parseScenarios(JSON.stringify(scenario), 'made-up.json', cards.names).filter(isPuzzle);
  if (made === undefined) throw new Error('no puzzle');
  return made;
}

const ELF = { monsters: ['Gemini Elf'] };
const FORCE = { lp: 1900, spells: ['Mirror Force'] };

describe('a solution', () => {
  test('that wins against everything holds, and tries that end the turn do not', () => {
    const check = checkPuzzle(puzzle([ELF, { lp: 1900 }], [battle, direct('Gemini Elf')]), cards);
    expect(check).toMatchObject({ ends: 1, fault: null });
    expect(check.tries.map((failure) => failure?.k)).toEqual(['short', 'short', 'short']);
    expect(holds(check)).toBe(true);
  });

  test('falls short by what is left of the Life Points', () => {
    const check = checkPuzzle(puzzle([ELF, { lp: 2000 }], [battle, direct('Gemini Elf')]), cards);
    expect(check.fault).toMatchObject({ k: 'short', refused: '', answers: [], lp: [8000, 100] });
    expect(holds(check)).toBe(false);
  });

  test('is refused by the rules, with what was possible', () => {
    const { fault } = checkPuzzle(puzzle([ELF, { ...ELF, lp: 1 }], [battle, direct('Gemini Elf')]), cards);
    expect(fault).toMatchObject({ k: 'rules', refused: '{"attack":"Gemini Elf","target":"direct"}' });
    expect(fault?.offered).toContain('attack Gemini Elf (p0.m0)');
  });

  test('is answered by a card that is Set there', () => {
    const { fault } = checkPuzzle(puzzle([ELF, FORCE], [battle, direct('Gemini Elf')]), cards);
    expect(fault).toMatchObject({ k: 'answer', answers: ['activate Mirror Force (p1.s0)'] });
  });

  test('goes another way after an answer it has a branch for', () => {
    const mine = { ...ELF, spells: ['Call of the Haunted'], gy: ['Summoned Skull'] };
    const revive = { activate: 'Call of the Haunted', targets: ['Summoned Skull'], skip: 1 };
    const branch = { when: { activate: 'Mirror Force' }, play: [revive, direct('Summoned Skull')] };
    const plain = [battle, direct('Gemini Elf')];
    expect(checkPuzzle(puzzle([mine, FORCE], [...plain, branch], [plain]), cards)).toMatchObject({
      ends: 2,
      fault: null,
      tries: [{ k: 'answer' }, {}, {}],
    });
    // Written before the attack it is about, a branch is over when the attack is made.
    expect(checkPuzzle(puzzle([mine, FORCE], [battle, branch, direct('Gemini Elf')]), cards).fault?.k).toBe(
      'answer',
    );
  });

  test('ends with an attack on a monster that ends the duel at once', () => {
    const line = [battle, { attack: 'Gemini Elf', target: 'Mokey Mokey' }];
    const theirs = { lp: 1600, monsters: ['Mokey Mokey', 'Celtic Guardian'] };
    expect(checkPuzzle(puzzle([ELF, theirs], line), cards).fault).toBeNull();
    const alone = { lp: 1600, monsters: ['Mokey Mokey'] };
    expect(checkPuzzle(puzzle([ELF, alone], line), cards).fault).toBeNull();
  });

  test('that leads to a draw has not won', () => {
    const ring = { activate: 'Ring of Destruction', targets: ['Gemini Elf'] };
    const mine = { lp: 1000, spells: ['Ring of Destruction'] };
    const { fault } = checkPuzzle(puzzle([mine, { ...ELF, lp: 1000 }], [ring]), cards);
    expect(fault).toMatchObject({ k: 'short', lp: [0, 0] });
  });
});

test('a try that reaches the goal is told', () => {
  const line = [battle, direct('Gemini Elf')];
  const check = checkPuzzle(puzzle([ELF, { lp: 1900 }], line, [line]), cards);
  expect(check.tries[0]).toBeNull();
  expect(holds(check)).toBe(false);
});

describe('chance', () => {
  const dice = { hand: ['Graceful Dice'], monsters: ['Gemini Elf'] };
  const line = [{ activate: 'Graceful Dice' }, battle, direct('Gemini Elf')];

  test('every face of a die is followed', () => {
    expect(checkPuzzle(puzzle([dice, { lp: 2000 }], line), cards)).toMatchObject({ ends: 6, fault: null });
    const { fault, ends } = checkPuzzle(puzzle([dice, { lp: 2100 }], line), cards);
    expect(fault).toMatchObject({ k: 'answer', answers: ['chance (1 of 6)'], lp: [8000, 100] });
    expect(ends).toBe(1);
  });

  test('a card picked at random proves nothing', () => {
    const scenario = puzzle(
      [{ hand: ['Delinquent Duo'] }, { hand: ['Gemini Elf', 'Kuriboh', 'Sangan'] }],
      [{ activate: 'Delinquent Duo' }],
    );
    expect(() => checkPuzzle(scenario, cards)).toThrow(PuzzleError);
  });
});

describe('a file', () => {
  test('needs three tries, texts in four languages and plays', () => {
    const made = (change: object): string => {
      const whole = {
        goal: 'win',
        difficulty: 1,
        title: text,
        hint: text,
        solution: END,
        tries: [END, END, END],
      };
      const scenario = { id: 'x', players: [{}, {}], puzzle: { ...whole, ...change } };
      try {
        parseScenarios(JSON.stringify(scenario), 'f', cards.names);
      } catch (error) {
        expect(error).toBeInstanceOf(ScenarioError);
        return (error as Error).message;
      }
      return 'no problem';
    };
    expect(made({})).toBe('no problem');
    expect(made({ tries: [END] })).toContain('puzzle.tries: expected at least 3');
    expect(made({ title: { en: 'x' } })).toContain('puzzle.title.es: expected a text');
    expect(made({ solution: [] })).toContain('puzzle.solution: expected at least one play');
    expect(made({ goal: 'draw' })).toContain('puzzle.goal');
    expect(made({ difficulty: 4 })).toContain('puzzle.difficulty');
    expect(made({ solution: [{ when: { pass: true } }] })).toContain('expected "play"');
  });
});

test('hand and Set cards of the other side are known to the solver, its Deck is not', () => {
  const state = openPuzzle(puzzle([ELF, { ...FORCE, hand: ['Kuriboh'] }], END), cards);
  const seen = state.cards.filter(({ owner, seen }) => owner === 1 && (seen & 1) !== 0);
  expect(seen.map(({ code }) => cards.names.name(code)).sort()).toEqual(['Kuriboh', 'Mirror Force']);
});

describe('the search', () => {
  const mine = {
    hand: ['Gemini Elf'],
    spells: ['Call of the Haunted'],
    gy: ['La Jinn the Mystical Genie of the Lamp'],
  };
  const state = openPuzzle(puzzle([mine, { ...FORCE, lp: 1800 }], END), cards);
  const aim = aimOf('win', state);

  test('finds what can be forced, and what cannot', () => {
    const search = createSearch(aim);
    const verdicts = Object.fromEntries(
      (state.decision?.options ?? []).map((option) => [option.k, search.after(state, option)]),
    );
    expect(search.verdict(state)).toBe('reached');
    expect(verdicts).toMatchObject({ summon: 'reached', activate: 'failed', toPhase: 'failed' });
  });

  test('says that it does not know when its bound is hit', () => {
    expect(createSearch(aim, { most: 3 }).verdict(state)).toBe('unknown');
  });
});
