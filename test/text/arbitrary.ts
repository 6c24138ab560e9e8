/**
 * Random effects of the whole vocabulary (AST.md): every member of every union comes up. References and registers use a few
 * fixed names, bound by the effect's target and cost; nothing else is promised, so these are for printing, walking and
 * validating, not for playing.
 */
import fc, { type Arbitrary } from 'fast-check';
import type {
  Act,
  CardDef,
  Cards,
  Cond,
  Effect,
  Ev,
  Filter,
  Group,
  Limit,
  Link,
  Mod,
  Num,
  Op,
  OpBody,
  Place,
  Ref,
  Some,
  Span,
  Still,
  Trait,
  Until,
  Who,
} from '../../src/engine/ast/index.ts';

export interface Nodes {
  ref: Ref;
  who: Who;
  group: Group;
  still: Still;
  some: Some;
  cards: Cards;
  filter: Filter;
  num: Num;
  cond: Cond;
  ev: Ev;
  trait: Trait;
  mod: Mod;
  ops: Op[];
  op: OpBody;
  until: Until;
  span: Span;
  effect: Effect;
}

const of = <const T extends string>(...words: T[]): Arbitrary<T> => fc.constantFrom(...words);
const PLACES: Place[] = ['hand', 'deck', 'gy', 'banished', 'extra', 'mzone', 'szone', 'fzone', 'field'];
const places = fc.oneof(
  of(...PLACES).map((p) => [p]),
  fc.uniqueArray(of(...PLACES), { minLength: 1, maxLength: 3 }),
);
const name = of('Jinzo', 'Toon World', "Gravekeeper's Spy", 'Spirit Message "I"');
const bound = of('t', 'c');
const register = of('n', 'd');
const stat = of('atk', 'def', 'level');
const cmp = of('=', '!=', '<', '<=', '>', '>=');
const kind = of('monster', 'spell', 'trap');
const attr = of('light', 'dark', 'earth', 'water', 'fire', 'wind', 'divine');
const race = of('Dragon', 'Beast-Warrior', 'Winged Beast', 'Aqua');
const sub = of(
  'normal',
  'effect',
  'fusion',
  'ritual',
  'flip',
  'spirit',
  'toon',
  'union',
  'token',
  'quick',
  'continuous',
  'equip',
  'field',
  'counter',
);
const how = fc.uniqueArray(of('normal', 'tribute', 'flip', 'special', 'fusion', 'ritual', 'own'), {
  minLength: 1,
  maxLength: 3,
});
const pos = fc.uniqueArray(of('attack', 'defense', 'faceDownDefense'), { minLength: 1, maxLength: 3 });
const phase = of('draw', 'standby', 'main1', 'battle', 'main2', 'end');
const window_ = of(
  'draw',
  'standby',
  'main1',
  'battle',
  'main2',
  'end',
  'main',
  'mainStart',
  'battleStep',
  'endStep',
  'damageStep',
);
const damageSub = of('start', 'beforeCalc', 'calc', 'afterCalc', 'end');
const why = fc.uniqueArray(
  of('battle', 'effect', 'cost', 'destroy', 'tribute', 'discard', 'draw', 'material', 'rule'),
  { minLength: 1, maxLength: 3 },
);
const counter = of('spell', 'fog');
const value = fc.oneof(
  register.map((reg) => ({ reg })),
  register.map((noted) => ({ noted })),
);
const small = fc.integer({ min: 0, max: 3 });
const yes = fc.constant(true as const);
const ACTS: Act[] = [
  'attack',
  'attackDirect',
  'beAttacked',
  'blockDirect',
  'changePos',
  'flipSummon',
  'beTargeted',
  'beTributed',
  'beTributedForSummon',
  'changeControl',
  'beDestroyedByBattle',
  'beDestroyedByEffect',
  'beNegated',
  'activate',
  'play',
  'normalSummon',
  'setMonster',
  'set',
  'specialSummon',
  'summon',
  'draw',
  'drawByEffect',
  'tribute',
  'banish',
  'discardToActivate',
  'enterBattle',
  'faceDown',
];

const OP_KINDS: OpBody['k'][] = [
  'destroy',
  'toGrave',
  'discard',
  'tribute',
  'banish',
  'toHand',
  'toDeck',
  'pick',
  'draw',
  'mill',
  'search',
  'excavate',
  'summon',
  'summonByRule',
  'normalSummon',
  'set',
  'return',
  'token',
  'place',
  'equip',
  'control',
  'swapControl',
  'position',
  'rearrange',
  'asMonster',
  'damage',
  'gainLp',
  'loseLp',
  'payLp',
  'setLp',
  'modify',
  'negate',
  'counter',
  'retarget',
  'attackNow',
  'skip',
  'goTo',
  'extraBattle',
  'turnCount',
  'reveal',
  'shuffle',
  'order',
  'declare',
  'coin',
  'die',
  'may',
  'if',
  'payElse',
  'modes',
  'each',
  'every',
  'repeat',
  'delay',
  'bond',
  'note',
  'run',
  'use',
  'stay',
  'win',
];

type Fields = Record<string, Arbitrary<unknown>>;
/** A node: its discriminant, the fields it always has and those it may have. */
function node<T>(k: string | readonly string[], required: Fields = {}, optional: Fields = {}): Arbitrary<T> {
  const tag = typeof k === 'string' ? fc.constant(k) : fc.constantFrom(...k);
  return plain<T>({ k: tag, ...required }, optional);
}
function plain<T>(required: Fields, optional: Fields = {}): Arbitrary<T> {
  return fc.record(
    { ...required, ...optional },
    { requiredKeys: Object.keys(required) },
  ) as unknown as Arbitrary<T>;
}

export const nodes = fc.letrec<Nodes>((tie) => {
  const list = <K extends keyof Nodes>(key: K, minLength = 0, maxLength = 2) =>
    fc.array(tie(key), { minLength, maxLength });
  const filters = list('filter');
  const n = tie('num');
  const ref = tie('ref');
  const who = tie('who');
  const still = tie('still') as Arbitrary<Still>;
  const cards = tie('cards');
  const some = tie('some') as Arbitrary<Some>;
  const ops = tie('ops');
  const ev = tie('ev');
  const until = tie('until');
  const limit: Arbitrary<Limit> = plain(
    {
      n: fc.integer({ min: 1, max: 3 }),
      per: of('turn', 'duel', 'chain', 'faceUp'),
      scope: of('card', 'name'),
      counts: of('use', 'activation'),
    },
    { share: of('s') },
  );
  const material = plain(
    { in: places, leaves: of('gy', 'banish', 'tribute') },
    { must: ref, level: plain({ cmp: of('=', '>='), to: fc.oneof(of('own'), small) }) },
  );
  const mode = plain(
    { name: of('a', 'b'), do: ops },
    { if: list('cond'), cost: ops, target: fc.array(some, { minLength: 1, maxLength: 2 }) },
  );
  const oneOf = <T>(...arbs: Arbitrary<T>[]) =>
    fc.oneof({ maxDepth: 3, depthIdentifier: 'ast', withCrossShrink: true }, ...arbs);
  const base = { id: of('e1') };
  const when = { if: list('cond') };
  const from = { from: places };
  const on = oneOf<unknown>(
    node('card', {}, { ev: list('ev', 1) }),
    node('ignition'),
    node('quick', {}, { ev: list('ev', 1) }),
    node('flip'),
    node('trigger', { ev: list('ev', 1), as: of('when', 'if') }, { every: yes }),
  );
  return {
    ref: oneOf<Ref>(
      of('this', 'host', 'attacker', 'attackTarget', 'foe', 'event', 'it'),
      bound.map((r) => ({ ref: r })),
      of('b').map((b) => ({ bond: b })),
      plain({ role: of('cause', 'targets', 'materials', 'equips'), of: ref }),
    ),
    who: oneOf<Who>(
      of('you', 'opp', 'both', 'they', 'theirOpp', 'turnPlayer', 'eventPlayer'),
      plain({ ctrl: ref }),
      plain({ owner: ref }),
    ),
    group: plain(
      { in: places, of: who },
      { where: filters, end: fc.oneof(plain({ top: n }), plain({ bottom: n })) },
    ),
    still: oneOf<Still>(
      ref as Arbitrary<Still>,
      tie('group') as Arbitrary<Still>,
      plain<Still>({ those: still, where: filters }),
      plain<Still>({ minus: fc.tuple(still, still) }),
      plain<Still>({ plus: list('still', 1) }),
    ),
    some: plain(
      { from: still, n: fc.oneof(fc.constant(1), n, fc.tuple(n, n), of('any', 'max')) },
      {
        as: bound,
        by: who,
        how: of('random', 'blind'),
        distinct: of('name'),
        sum: plain({ stat, cmp, to: n }),
        recheck: filters,
      },
    ),
    cards: oneOf<Cards>(still, some),
    filter: oneOf<Filter>(
      node('is', { kind }),
      node('sub', { type: sub }),
      node('face', { up: fc.boolean() }),
      node('pos', { is: of('attack', 'defense') }),
      node('num', { stat, cmp, to: n }, { original: yes, last: yes }),
      node('attr', { is: fc.oneof(attr, value) }),
      node('race', { is: fc.oneof(race, value) }),
      node('name', { is: fc.oneof(name, value, plain({ of: ref })) }),
      node('arch', { is: of('Amazoness', 'Archfiend') }),
      node('kindIs', { is: value }),
      node('isRef', { is: ref }),
      node('other'),
      node('not', { f: tie('filter') }),
      node(['any', 'all'], { f: list('filter', 1, 3) }),
      node('place', { in: places }),
      node(['ctrl', 'owner'], { is: who }),
      node('canSummon', {}, { ignoring: of('conditions') }),
      node('canNormal'),
      node('canEquip', { to: ref }),
      node('canHold', { counter }),
      node('canBeTarget', { of: ref }),
      node('came', { how }, { by: filters, when: tie('span') }),
      node('did', { ev, in: tie('span') }, { min: n }),
      node('counters', { kind: counter, cmp, n }),
      node('wears', { where: filters }),
      node('worn'),
      node('most', { stat, which: of('highest', 'lowest') }),
      node('twin', { in: tie('group') }),
      node('listedOn', { of: ref }),
      node('slot', { is: n }),
      node('does', { trait: tie('trait') }),
    ),
    num: oneOf<Num>(
      fc.oneof(small, of('500', '1000').map(Number)),
      node('stat', { of: ref, stat }, { original: yes, last: yes }),
      node('count', { of: still }, { distinct: of('name') }),
      node('sum', { of: still, stat }, { original: yes, last: yes }),
      node('lp', { of: who }),
      node('noted', { name: register }),
      node('amount'),
      node('reg', { name: register }),
      node('counters', { on: still, kind: counter }),
      node('tally', { ev, in: tie('span') }, { of: of('times', 'amount') }),
      node(['add', 'sub', 'mul', 'min', 'max'], { a: n, b: n }),
      node('half', { of: n }),
    ),
    cond: oneOf<Cond>(
      node('phase', { is: fc.uniqueArray(window_, { minLength: 1, maxLength: 2 }), of: who }),
      node('turn', { of: who }),
      node('exists', { g: still }, { min: n }),
      node('cmp', { a: n, cmp, b: n }),
      node('refIs', { of: ref, where: list('filter', 1, 3) }),
      node('battling', { who: ref, as: of('attacker', 'target', 'either') }, { foe: filters }),
      node('happened', { ev, in: tie('span') }, { min: n }),
      node('called', { reg: register, was: fc.oneof(plain({ reg: register }), ref) }),
      node('not', { c: tie('cond') }),
      node(['all', 'any'], { c: list('cond', 1, 3) }),
    ),
    span: oneOf<Span>(
      of('thisTurn', 'lastTurn', 'yourLastTurn', 'thisBattlePhase', 'thisBattle', 'thisDuel'),
      plain({ here: ref }),
    ),
    until: oneOf<Until>(
      of(
        'endOfWindow',
        'endOfCalc',
        'endOfDamageStep',
        'endOfBattlePhase',
        'endPhase',
        'endOfTurn',
        'whileThis',
        'whileIt',
        'untilLeavesGy',
        'duel',
      ),
      plain({ nth: n, phase, of: who, at: of('start', 'end') }),
    ),
    trait: plain({ op: of('any', ...OP_KINDS) }, { on: filters, from: places, to: who, asCost: yes }),
    ev: oneOf<Ev>(
      node('moved', { what: still }, { from: places, to: places, why, by: who, cause: filters }),
      node(['summoned', 'wouldSummon'], { what: still }, { how, by: who }),
      node(['setDown', 'flipped'], { what: still }),
      node('posChanged', { what: still, to: of('attack', 'defense') }),
      node('ctrlChanged', { what: still, to: who }),
      node('attack', { by: still }, { on: fc.oneof(still, of('direct')) }),
      node('battle', { at: damageSub, who: still, as: of('attacker', 'target', 'either') }, { foe: filters }),
      node('damage', { to: who, by: of('battle', 'effect', 'any') }, { from: still, direct: yes }),
      node(['gained', 'paid'], { who }),
      node('phase', { is: phase, at: of('start', 'during', 'end'), of: who }),
      node(
        ['activated', 'resolving', 'resolved'],
        { what: filters, by: who },
        { part: of('card', 'effect'), on: plain({ only: fc.boolean(), what: still }), does: tie('trait') },
      ),
      node('targeted', { what: still, by: who }),
      node('equipped', { what: filters, to: still }),
      node('tossed', { what: of('coin', 'die'), by: who }),
    ),
    mod: oneOf<Mod>(
      node(['base', 'set'], { stat, to: n }, { freeze: yes }),
      node('add', { stat, n: fc.oneof(n, fc.constant(-300)) }),
      node('times', { stat, by: fc.constantFrom(2, 0.5) }, { original: yes }),
      node('swapStats', { base: fc.boolean() }),
      node('reverseAdds'),
      node('control', { to: fc.oneof(who, of('owner')) }),
      node('negated'),
      node(
        'cannot',
        { do: fc.constantFrom(...ACTS) },
        { where: filters, by: filters, unless: list('cond', 1) },
      ),
      node('unaffected', { by: filters }),
      node('direct'),
      node('attacks', { n: fc.oneof(n, of('all')) }),
      node('pierce'),
      node('attackInDefense'),
      node('must', { do: of('attack') }, { on: still }),
      node('lure', { only: filters }),
      node(
        'damageTo',
        {
          who,
          kind: of('battle', 'effect', 'any'),
          change: fc.oneof(of('zero', 'half', 'double', 'toOther', 'asEffect'), plain({ to: n })),
        },
        { from: still },
      ),
      node('treat', {
        as: plain(
          { keep: fc.boolean() },
          { name, race: fc.oneof(race, value), attr: fc.oneof(attr, value), sub },
        ),
      }),
      node('toll', { on: fc.constantFrom(...ACTS), pay: ops }, { where: filters }),
      node('waive', { what: of('lpCost'), where: filters }),
      node(
        'cap',
        { what: of('hand', 'monsters', 'cards', 'attackers', 'races', 'copies'), n: fc.oneof(n, of('none')) },
        { where: filters },
      ),
      node('lend', { for: of('tribute'), to: who, first: fc.boolean() }),
      node('block', { zones: plain({ reg: register }) }),
      node('keepPos', { pos: of('attack', 'defense') }),
      node('shown', { what: of('hand', 'draws', 'deckTop'), to: who }),
      node('hidden', { what: of('gy'), from: who }),
      node('grant', { act: of('trapFromHand', 'chooseTargets') }, { where: filters }),
      node('gain', { effects: list('effect', 1) }),
    ),
    ops: fc
      .array(
        fc.tuple<[OpBody, Link, string | undefined]>(
          tie('op') as Arbitrary<OpBody>,
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
      node(['return', 'rearrange'], { what: cards }),
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
    effect: oneOf<Effect>(
      node(
        'act',
        { ...base, on, do: ops },
        {
          ...when,
          ...from,
          may: yes,
          users: of('both'),
          windows: fc.uniqueArray(window_, { minLength: 1, maxLength: 2 }),
          damageStep: fc.uniqueArray(damageSub, { maxLength: 3 }),
          hold: list('cond'),
          limit,
          oath: list('mod', 1),
          cost: ops,
          target: fc.array(some, { minLength: 1, maxLength: 2 }),
          modes: fc.array(mode, { minLength: 1, maxLength: 2 }),
          unnegatable: yes,
        },
      ),
      node(
        'static',
        { ...base, on: fc.oneof(still, plain<Still>({ player: who })), mods: list('mod', 1, 3) },
        { ...when, ...from },
      ),
      node('summonRule', base, {
        ...when,
        normal: of('never', 'setOnly'),
        flip: of('never'),
        special: fc.oneof(
          of('never'),
          plain<never>({
            only: fc.array(fc.oneof(of('own', 'fusion', 'ritual'), plain<never>({ by: filters })), {
              minLength: 1,
              maxLength: 3,
            }),
            first: fc.boolean(),
          }),
          plain<never>({ notFrom: places }),
        ),
      }),
      node(
        'react',
        { ...base, on: fc.oneof(plain({ ev: list('ev', 1) }), plain({ state: list('cond', 1) })), do: ops },
        { ...when, ...from, limit },
      ),
      node('equipTo', { ...base, to: tie('group') }, when),
      node(
        'procedure',
        { ...base, to: who, pos },
        { ...when, ...from, ev: list('ev', 1), cost: ops, oath: list('mod', 1), then: ops, limit },
      ),
      node(
        'replace',
        { ...base, would: ev, instead: ops },
        { ...when, ...from, may: yes, by: who, keep: yes },
      ),
      node('keyword', {
        ...base,
        is: of('spirit', 'unionClassic', 'unionModern', 'toonClassic', 'toonModern', 'gemini'),
      }),
      node('countsAs', base, {
        ...when,
        tributes: plain({ n: fc.constant(2), for: filters }),
        material: of('fusion'),
      }),
      node('tributeProc', { ...base, tributes: fc.tuple(n, n), set: fc.boolean() }, { ...when, then: ops }),
      node('winIf', { ...base, reason: of('effect') }, when),
    ),
  };
});

/** A card with some of everything on it. */
export const card: Arbitrary<CardDef> = plain<CardDef>(
  {
    code: fc.constant(1),
    name,
    kind,
    sub: fc.uniqueArray(sub, { maxLength: 2 }),
    effects: fc.array(nodes.effect, { maxLength: 3 }),
  },
  {
    level: fc.integer({ min: 1, max: 12 }),
    atk: fc.oneof(fc.constant(1500), of('?')),
    def: fc.oneof(fc.constant(200), of('?')),
    attr,
    race,
    alsoNamed: name,
    holds: plain({ counter, max: fc.oneof(fc.constant(3), of('any')) }),
    onlyPlacedBy: name,
    materials: plain(
      {
        slots: fc.array(
          plain({
            n: fc.oneof(fc.constant(1), fc.constant(2), fc.constant([1, 3])),
            where: fc.array(nodes.filter, { minLength: 1, maxLength: 2 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        substitutes: fc.boolean(),
      },
      { contact: of('banish') },
    ),
    ritualSpell: fc.constantFrom(1, 2),
  },
);
