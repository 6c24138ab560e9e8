/** The tables of the sketches, which the golden frames show. */
import type {
  CardView,
  DecisionView,
  PlayerView,
  ReasonView,
  SeenCard,
  WhyView,
} from '../../src/engine/index.ts';
import { PHASES, type Phase, type ZoneName } from '../../src/engine/types.ts';
import type { LogLine, Snapshot } from '../../src/session/types.ts';
import { card, codeOf, decision, event, logOf, side, snapshot, unknown, view } from './cards.ts';

const zone = (name: ZoneName, slot: number, change: Partial<SeenCard> = {}): Partial<SeenCard> => ({
  zone: name,
  slot,
  ...change,
});

/** The table of the first sketch: own Main Phase 1 of turn 5, with something of everything. */
export function exampleTable(change: Partial<PlayerView> = {}): PlayerView {
  const skull = card('Summoned Skull', zone('mzone', 2, { position: 'attack', atk: 3500 }));
  const axe = card('Axe of Despair', zone('szone', 1, { equippedTo: skull.h }));
  const own = side({
    monsters: {
      1: card('Gemini Elf', zone('mzone', 1, { position: 'attack' })),
      2: skull,
      3: card(
        'Man-Eater Bug',
        zone('mzone', 3, { position: 'faceDownDefense', faceUp: false, public: false }),
      ),
    },
    spells: {
      0: card('Trap Hole', zone('szone', 0, { faceUp: false, public: false })),
      1: axe,
    },
    hand: ['Pot of Greed', 'Mirror Force', 'Kuriboh', 'Dark Hole', 'Luster Dragon'].map((name, i) =>
      card(name, zone('hand', i, { public: false })),
    ),
    gy: [
      card('Sangan', zone('gy', 0)),
      card('Monster Reborn', zone('gy', 1)),
      card('Book of Moon', zone('gy', 2)),
    ],
    banished: [card('Kuriboh', zone('banished', 0))],
    deckCount: 27,
    deck: [codeOf('Sangan'), codeOf('Book of Moon'), codeOf('Book of Moon')],
  });
  const foe = (name: ZoneName, slot: number, more: Partial<SeenCard> = {}): Partial<SeenCard> =>
    zone(name, slot, { owner: 1, controller: 1, ...more });
  const other = side({
    lp: 6200,
    monsters: {
      1: card('Vorse Raider', foe('mzone', 1, { position: 'attack' })),
      3: unknown({ zone: 'mzone', slot: 3, position: 'faceDownDefense' }),
    },
    spells: {
      0: card('Messenger of Peace', foe('szone', 0)),
      1: unknown({ slot: 1 }),
      2: unknown({ slot: 2 }),
    },
    hand: [unknown({ zone: 'hand', slot: 0 }), card('Snatch Steal', foe('hand', 1))],
    handCount: 4,
    gy: ['Giant Soldier of Stone', 'Mystical Space Typhoon'].map((name, i) => card(name, foe('gy', i))),
    deckCount: 28,
    extraCount: 3,
  });
  return view([own, other], change);
}

/** All legal actions of the example table, as an engine would list them. */
export function exampleMain(table: PlayerView): DecisionView {
  const me = table.sides[0];
  const hand = (i: number): CardView => me.hand[i] as CardView;
  const phase = (name: Phase): number => PHASES.indexOf(name);
  return decision([
    { k: 'activate', card: hand(0) },
    { k: 'activate', card: hand(3) },
    { k: 'setSpell', card: hand(0) },
    { k: 'setSpell', card: hand(1) },
    { k: 'setSpell', card: hand(3) },
    { k: 'summon', card: hand(2) },
    { k: 'set', card: hand(2) },
    { k: 'summon', card: hand(4) },
    { k: 'set', card: hand(4) },
    { k: 'position', card: me.monsters[1] as CardView, n: 1 },
    { k: 'position', card: me.monsters[2] as CardView, n: 1 },
    { k: 'flip', card: me.monsters[3] as CardView },
    { k: 'toPhase', n: phase('battle') },
    { k: 'toPhase', n: phase('end') },
  ]);
}

export const exampleLog = (): LogLine[] =>
  logOf(
    [-1, 'The duel begins.', 0],
    [0, 'You Normal Summon Summoned Skull, Tributing Sangan.', 3],
    [1, 'Kaiba Normal Summons Vorse Raider.', 4],
    [1, 'Kaiba sets a card (s2) and ends the turn.', 4],
    [0, 'You draw Luster Dragon.'],
  );

export function ownMainPhase(): Snapshot {
  const table = exampleTable();
  return snapshot(table, { decision: exampleMain(table), log: exampleLog() });
}

/** Kaiba has chained Trap Hole to a Summon; Torrential Tribute and Seven Tools could be chained to that. */
export function responseWindow(): Snapshot {
  const table = exampleTable();
  const [own, other] = table.sides;
  const luster = card('Luster Dragon', { zone: 'mzone', slot: 4, position: 'attack', entered: 5 });
  const torrential = card('Torrential Tribute', { zone: 'szone', slot: 1, faceUp: false, public: false });
  const tools = card('Seven Tools of the Bandit', { zone: 'szone', slot: 3, faceUp: false, public: false });
  const hole = card('Trap Hole', { zone: 'szone', slot: 2, owner: 1, controller: 1 });
  own.monsters[4] = luster;
  own.spells[1] = torrential;
  own.spells[3] = tools;
  own.hand.pop();
  own.handCount = 4;
  other.spells[2] = hole;
  table.chain.push({
    n: 1,
    card: hole,
    code: hole.code,
    addr: 7,
    player: 1,
    targets: [luster],
    negated: false,
  });
  const asked = decision(
    [{ k: 'pass' }, { k: 'activate', card: torrential, n: 3 }, { k: 'activate', card: tools, n: 4 }],
    { kind: 'respond', purpose: 'response' },
  );
  const log = [
    ...exampleLog(),
    ...logOf([0, 'You Normal Summon Luster Dragon.'], [1, 'Kaiba activates Trap Hole.']),
  ];
  return snapshot(table, { decision: asked, log });
}

/** The Damage Step of an attack on a face-down monster, with a choice to make in it. */
export function battleWindow(): Snapshot {
  const table = exampleTable({ phase: 'battle', sub: 'beforeCalc' });
  const [own, other] = table.sides;
  const target = card('Giant Soldier of Stone', {
    owner: 1,
    controller: 1,
    zone: 'mzone',
    slot: 3,
    position: 'defense',
  });
  other.monsters[3] = target;
  table.battle = { attacker: own.monsters[2] as CardView, target, damage: [0, 0] };
  const kuriboh = own.hand[2] as CardView;
  const asked = decision([{ k: 'pass' }, { k: 'activate', card: kuriboh }], {
    kind: 'respond',
    purpose: 'response',
  });
  const forecasts = new Map([[-1, { damage: [0, 0] as const, attackerFalls: false, targetFalls: true }]]);
  const log = [
    ...exampleLog(),
    ...logOf(
      [0, 'Summoned Skull attacks the face-down monster in m4.'],
      [1, 'Giant Soldier of Stone is turned face-up.'],
    ),
  ];
  return snapshot(table, { decision: asked, log, forecasts });
}

/** The Battle Phase with two attackers. */
export function battlePhase(): Snapshot {
  const table = exampleTable({ phase: 'battle' });
  const [own] = table.sides;
  const asked = decision(
    [
      { k: 'attack', card: own.monsters[1] as CardView },
      { k: 'attack', card: own.monsters[2] as CardView },
      { k: 'toPhase', n: PHASES.indexOf('main2') },
      { k: 'toPhase', n: PHASES.indexOf('end') },
    ],
    { kind: 'battle', purpose: 'action' },
  );
  return snapshot(table, { decision: asked, log: exampleLog() });
}

/** Which of the other side's monsters to attack. */
export function attackTarget(): Snapshot {
  const now = battlePhase();
  const [own, other] = now.view.sides;
  const asked = decision(
    [
      { k: 'card', card: other.monsters[1] as CardView },
      { k: 'card', card: other.monsters[3] as CardView },
    ],
    { kind: 'pickCard', purpose: 'attackTarget', card: own.monsters[2] as CardView },
  );
  const forecasts = new Map([[0, { damage: [0, 1600] as const, attackerFalls: false, targetFalls: true }]]);
  return { ...now, decision: asked, forecasts };
}

/** The other side's turn: nothing is asked. */
export function waiting(): Snapshot {
  const table = exampleTable({ turn: 6, turnPlayer: 1 });
  return snapshot(table, { thinking: true, log: exampleLog() });
}

export function ended(): Snapshot {
  const table = exampleTable();
  table.sides[1].lp = 0;
  const course: [number, number][] = [
    [8000, 8000],
    [8000, 6100],
    [5600, 6100],
    [5600, 3500],
    [8000, 0],
  ];
  const log = course.flatMap(([own, other], turn) => [
    {
      ...logOf([turn % 2 === 0 ? 1 : 0, `Attack ${turn} is declared.`])[0]!,
      turn,
      event: event({ k: 'attack' }),
    },
    { ...logOf([0, `Life Points change to ${own} and ${other}.`])[0]!, turn, lp: [own, other] as const },
  ]);
  return snapshot(table, {
    log: [...log.map((entry, n) => ({ ...entry, n }))],
    end: { winner: 0, reason: 'lp', turns: 5, lp: [8000, 0], replay: '2026-01-02-1200.duel' },
  });
}

/** Both Extra Monster Zones held, each from its player's left; an Xyz Monster with materials in an own one. */
export function extraZonesTable(): PlayerView {
  const pearl = card('Gem-Knight Pearl', {
    ...zone('mzone', 5, { position: 'attack' }),
    materials: [card('Vorse Raider', { zone: 'overlay' }), card('Gemini Elf', { zone: 'overlay' })],
  });
  const ghost = card('Traffic Ghost', {
    ...zone('mzone', 5, { position: 'attack', owner: 1, controller: 1 }),
    def: -1,
  });
  const own = side({
    extraZones: true,
    monsters: { 2: card('Gemini Elf', zone('mzone', 2, { position: 'attack' })), 5: pearl },
  });
  return view([own, side({ extraZones: true, monsters: { 5: ghost } })]);
}

export function extraZonesMain(): Snapshot {
  const table = extraZonesTable();
  const act: Parameters<typeof decision>[0] = [
    { k: 'position', card: table.sides[0].monsters[5] as CardView, n: 1 },
    { k: 'toPhase', n: PHASES.indexOf('end') },
  ];
  return snapshot(table, { decision: decision(act) });
}

/** Of a Trap that was Set this turn, as the sketch has it. */
export function exampleWhy(): WhyView {
  const call = card('Call of the Haunted', { zone: 'szone', slot: 2, faceUp: false, public: false });
  const why = (bar: ReasonView['bar'], rule: string, about: CardView | null = null): ReasonView => ({
    bar,
    rule,
    n: 0,
    m: 0,
    path: '',
    src: null,
    card: about,
  });
  const holds = { n: 0, m: 0, cards: [], except: [] };
  return {
    me: 0,
    asked: 'main',
    over: false,
    card: call,
    phase: null,
    ways: [
      {
        what: 'activate',
        n: 7,
        legal: false,
        reasons: [why('setThisTurn', 'TRAP-01')],
        holds: [
          { ...holds, what: 'lies' },
          { ...holds, what: 'allowed' },
          {
            ...holds,
            what: 'targets',
            cards: [card('Jinzo', { zone: 'gy' })],
            except: [why('notProperly', 'REVIVE-02', card('Relinquished', { zone: 'gy' }))],
          },
        ],
      },
    ],
    stats: [
      {
        stat: 'atk',
        value: 1250,
        layers: [
          { kind: 'printed', addr: -1, src: null, value: 1500, amount: 1500 },
          { kind: 'add', addr: 3, src: card('Axe of Despair'), value: 2500, amount: 1000 },
          { kind: 'times', addr: 4, src: card('Book of Moon'), value: 1250, amount: -1250 },
        ],
      },
    ],
    treated: [{ what: 'negated', value: 0, name: '', src: card('Jinzo') }],
  };
}

/** Everything that a zone can show: taken, negated, worn, counted, linked, changed, face-down, and a Field Spell on each side. */
export function marksTable(): PlayerView {
  const pearl = card('Gem-Knight Pearl', {
    ...zone('mzone', 5, { position: 'defense', def: 2400 }),
    materials: [card('Vorse Raider', { zone: 'overlay' }), card('Gemini Elf', { zone: 'overlay' })],
  });
  const foe = (slot: number, more: Partial<SeenCard> = {}): Partial<SeenCard> =>
    zone('mzone', slot, { owner: 1, controller: 1, ...more });
  const ghost = card('Traffic Ghost', { ...foe(1, { position: 'attack' }), def: -1 });
  const skull = card(
    'Summoned Skull',
    zone('mzone', 0, { position: 'attack', owner: 1, controller: 0, atk: 3500, def: 200 }),
  );
  const axe = card('Axe of Despair', zone('szone', 2, { equippedTo: skull.h }));
  const bound = card('Gemini Elf', zone('mzone', 2, { position: 'attack', negated: true }));
  const breaker = card('Breaker the Magical Warrior', {
    ...zone('mzone', 4, { position: 'attack', atk: 1900 }),
    counters: [{ kind: 'Spell', n: 1 }],
  });
  const own = side({
    extraZones: true,
    monsters: { 0: skull, 2: bound, 4: breaker, 5: pearl },
    spells: { 2: axe, 0: card('Trap Hole', zone('szone', 0, { faceUp: false, public: false })) },
    field: card('Umi', zone('fzone', 0)),
  });
  const other = side({
    extraZones: true,
    monsters: { 1: ghost, 3: unknown({ zone: 'mzone', slot: 3, position: 'faceDownDefense' }) },
    spells: { 4: unknown({ slot: 4 }) },
    field: card('Mountain', zone('fzone', 0, { owner: 1, controller: 1 })),
  });
  return view([own, other], { format: 'modern' });
}

export function marksMain(): Snapshot {
  const table = marksTable();
  return snapshot(table, { decision: decision([{ k: 'toPhase', n: PHASES.indexOf('end') }]) });
}

/** The own Summon is not answered yet; a set Trap could be activated to it. */
export function ownWindow(): Snapshot {
  const now = responseWindow();
  const asked = decision([{ k: 'pass' }, { k: 'activate', card: now.view.sides[0].spells[1] as CardView }], {
    kind: 'respond',
    purpose: 'response',
  });
  const log = [...exampleLog(), ...logOf([0, 'You Normal Summon Luster Dragon.'])];
  return { ...now, view: { ...now.view, chain: [] }, decision: asked, log };
}
