/**
 * The course for a first duel: what is to be done in each lesson, read from the table itself. The positions are scenarios, the
 * words stand in `src/strings/<lang>/learn.ts`.
 */
import {
  type OptionKind,
  PHASES,
  type Phase,
  type PlayerId,
  type State,
  ZONE,
  ZONES_PER_PLAYER,
} from '../../engine/index.ts';
import type { Strings } from '../../strings/index.ts';

export type LessonId = keyof Strings['learn']['lessons'];

/** The table as a goal sees it: the state, the one the lesson began with, and what the player has asked for. */
export interface LessonTable {
  state: State;
  start: State;
  code(name: string): number;
  /** Passcodes of the cards that why was asked of. */
  asked: ReadonlySet<number>;
  /** Choices taken back so far. */
  undone: number;
}

/** An option that leads to a goal. */
export interface LessonMove {
  k: OptionKind;
  /** Missing: any card. */
  card?: string;
  phase?: Phase;
}

export interface LessonStep {
  /** Its sentence in the strings of the lesson. */
  id: string;
  done(t: LessonTable): boolean;
  way: readonly LessonMove[];
  /** The card of the hand that why is to be asked of. */
  inHand?: string;
  /** The card to choose where one is asked for; missing: any. */
  target?: string;
}

export interface Lesson {
  id: LessonId;
  steps: readonly LessonStep[];
  /** How many turns it goes on beyond the one it begins in. */
  turns: number;
  /** What the other side does, in this order, as soon as it can. */
  opponent: readonly LessonMove[];
  /** What it chooses where it is asked for a card. */
  aims: readonly string[];
}

const ME: PlayerId = 0;
const THEM: PlayerId = 1;
type Zone = 'mzone' | 'szone' | 'gy' | 'hand' | 'deck';

const codes = (s: State, player: PlayerId, zone: Zone): number[] =>
  (s.zones[player * ZONES_PER_PLAYER + ZONE[zone]] ?? []).flatMap((id) => s.cards[id]?.code ?? []);
const has = (player: PlayerId, zone: Zone, name: string) => (t: LessonTable) =>
  codes(t.state, player, zone).includes(t.code(name));
/** The player has it face-up on the field. */
const isUp = (name: string) => (t: LessonTable) =>
  t.state.cards.some(
    (c) => c.controller === ME && c.zone === ZONE.mzone && c.face === 1 && c.code === t.code(name),
  );
/** It was Set, be it used since. */
const wasSet = (name: string) => (t: LessonTable) => has(ME, 'szone', name)(t) || has(ME, 'gy', name)(t);
const turnOver = ({ state, start }: LessonTable): boolean => state.turn > start.turn;
const inBattle = (t: LessonTable): boolean =>
  turnOver(t) || PHASES.indexOf(t.state.phase) >= PHASES.indexOf('battle');

const toBattle: LessonMove = { k: 'toPhase', phase: 'battle' };
const toEnd: LessonMove = { k: 'toPhase', phase: 'end' };
const toMain2: LessonMove = { k: 'toPhase', phase: 'main2' };
const endTurn: LessonStep = { id: 'end', done: turnOver, way: [toEnd, toMain2] };

const lesson = (id: LessonId, steps: readonly LessonStep[], more: Partial<Lesson> = {}): Lesson => ({
  id,
  steps,
  turns: 0,
  opponent: [],
  aims: [],
  ...more,
});

export const COURSE: readonly Lesson[] = [
  lesson('turn', [
    { id: 'summon', done: isUp('Gemini Elf'), way: [{ k: 'summon', card: 'Gemini Elf' }] },
    { id: 'battle', done: inBattle, way: [toBattle] },
    {
      id: 'attack',
      done: ({ state, start }) => state.players[THEM].lp < start.players[THEM].lp,
      way: [{ k: 'attack', card: 'Gemini Elf' }],
    },
    endTurn,
  ]),
  lesson('tribute', [
    {
      id: 'tribute',
      done: isUp('Summoned Skull'),
      way: [{ k: 'tributeSummon', card: 'Summoned Skull' }],
    },
    { id: 'set', done: wasSet('Trap Hole'), way: [{ k: 'setSpell', card: 'Trap Hole' }] },
    endTurn,
  ]),
  lesson('battle', [
    {
      id: 'defend',
      done: ({ state, code }) =>
        state.cards.some(
          (c) =>
            c.controller === ME && c.zone === ZONE.mzone && c.code === code('Mystical Elf') && c.pos === 1,
        ),
      way: [{ k: 'position', card: 'Mystical Elf' }],
    },
    { id: 'battle', done: inBattle, way: [toBattle] },
    {
      id: 'attack',
      done: has(THEM, 'gy', 'Battle Ox'),
      way: [{ k: 'attack', card: 'Vorse Raider' }],
      target: 'Battle Ox',
    },
    endTurn,
  ]),
  lesson(
    'spells',
    [
      {
        id: 'typhoon',
        done: has(THEM, 'gy', 'Mirror Force'),
        way: [{ k: 'activate', card: 'Mystical Space Typhoon' }],
      },
      {
        id: 'axe',
        done: ({ state, code }) => {
          const axe = state.cards.find((c) => c.code === code('Axe of Despair'));
          return state.cards[axe?.attachedTo ?? -1]?.code === code('Gemini Elf');
        },
        way: [{ k: 'activate', card: 'Axe of Despair' }],
        target: 'Gemini Elf',
      },
      {
        id: 'attack',
        done: has(THEM, 'gy', 'Summoned Skull'),
        way: [toBattle, { k: 'attack', card: 'Gemini Elf' }],
      },
    ],
    { opponent: [{ k: 'activate', card: 'Mirror Force' }] },
  ),
  lesson(
    'traps',
    [
      { id: 'set', done: wasSet('Mirror Force'), way: [{ k: 'setSpell', card: 'Mirror Force' }] },
      { id: 'end', done: turnOver, way: [toEnd] },
      {
        id: 'answer',
        done: has(THEM, 'gy', 'Vorse Raider'),
        way: [{ k: 'activate', card: 'Mirror Force' }],
      },
    ],
    {
      turns: 1,
      opponent: [{ k: 'summon', card: 'Battle Ox' }, toBattle, { k: 'attack', card: 'Vorse Raider' }],
    },
  ),
  lesson(
    'chains',
    [
      {
        id: 'jar',
        done: ({ state, start }) => codes(state, ME, 'deck').length < codes(start, ME, 'deck').length,
        way: [{ k: 'activate', card: 'Jar of Greed' }],
      },
      {
        id: 'jammer',
        done: (t) =>
          has(ME, 'gy', 'Magic Jammer')(t) && has(THEM, 'gy', 'Fissure')(t) && isUp('Gemini Elf')(t),
        way: [{ k: 'activate', card: 'Magic Jammer' }],
      },
    ],
    {
      opponent: [
        { k: 'activate', card: 'Mystical Space Typhoon' },
        { k: 'activate', card: 'Fissure' },
      ],
      aims: ['Jar of Greed'],
    },
  ),
  lesson('why', [
    {
      id: 'why',
      done: ({ asked, code }) => asked.has(code('Summoned Skull')),
      way: [],
      inHand: 'Summoned Skull',
    },
    {
      id: 'wrong',
      done: (t) => t.undone > 0 || isUp('Mystical Elf')(t),
      way: [{ k: 'summon', card: 'Mystical Elf' }],
    },
    { id: 'undo', done: ({ undone }) => undone > 0, way: [] },
    { id: 'right', done: isUp('Gemini Elf'), way: [{ k: 'summon', card: 'Gemini Elf' }] },
  ]),
  lesson('win', [
    {
      id: 'win',
      done: ({ state }) => state.result?.winner === ME,
      way: [
        { k: 'activate', card: 'Fissure' },
        { k: 'summon', card: 'Gemini Elf' },
        toBattle,
        { k: 'attack' },
      ],
    },
  ]),
];

export const lessonNamed = (id: string): Lesson | undefined => COURSE.find((each) => each.id === id);
