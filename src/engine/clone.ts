/** A copy of a state, written by hand (DESIGN §0.4). Frozen parts (events, decisions, card arrays) are shared. */
import type { Battle, Card, Frame, Player, State } from './state.ts';

const clonePlayer = (p: Player): Player => ({
  lp: p.lp,
  skips: p.skips,
  normalSummons: p.normalSummons,
  flags: p.flags,
});

const cloneCard = (c: Card): Card => ({
  id: c.id,
  code: c.code,
  d: c.d,
  owner: c.owner,
  controller: c.controller,
  zone: c.zone,
  slot: c.slot,
  face: c.face,
  pos: c.pos,
  seen: c.seen,
  entered: c.entered,
  enteredBy: c.enteredBy,
  since: c.since,
  moved: c.moved,
  hides: c.hides,
  how: c.how,
  howTurn: c.howTurn,
  howBy: c.howBy,
  howCard: c.howCard,
  properly: c.properly,
  attachedTo: c.attachedTo,
  bonds: c.bonds,
  counters: c.counters,
  turnFlags: c.turnFlags,
  attacks: c.attacks,
  notes: c.notes,
  materials: c.materials,
  guise: c.guise,
  keeps: c.keeps,
  last: c.last,
});

const cloneFrame = (f: Frame): Frame => ({
  proc: f.proc,
  step: f.step,
  v: f.v.slice(),
  regs: f.regs.slice(),
  ret: f.ret,
});

const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  attackerMoved: b.attackerMoved,
  since: b.since,
  target: b.target,
  targetMoved: b.targetMoved,
  over: b.over,
  flipped: b.flipped,
  damage: [b.damage[0], b.damage[1]],
  destroyed: b.destroyed,
  targets: b.targets,
});

export function cloneState(s: State): State {
  const zones: number[][] = new Array(s.zones.length);
  for (let i = 0; i < zones.length; i++) zones[i] = s.zones[i]!.slice();
  const cards: Card[] = new Array(s.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = cloneCard(s.cards[i]!);
  const frames: Frame[] = new Array(s.frames.length);
  for (let i = 0; i < frames.length; i++) frames[i] = cloneFrame(s.frames[i]!);
  return {
    pool: s.pool,
    rules: s.rules,
    rng: s.rng,
    handleKey: s.handleKey,
    turn: s.turn,
    turnPlayer: s.turnPlayer,
    first: s.first,
    phase: s.phase,
    sub: s.sub,
    phaseSince: s.phaseSince,
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    zones,
    cards,
    frames,
    chain: s.chain.length === 0 ? [] : s.chain.map((l) => ({ ...l, regs: l.regs.slice() })),
    modifiers: s.modifiers,
    uses: s.uses,
    delayed: s.delayed,
    pending: s.pending,
    history: s.history.slice(),
    batch: s.batch.slice(),
    recent: s.recent.slice(),
    reacted: s.reacted,
    clock: s.clock,
    summoning: s.summoning,
    summonNegated: s.summonNegated,
    battle: s.battle === null ? null : cloneBattle(s.battle),
    goTo: s.goTo,
    ordered: s.ordered,
    called: s.called,
    coins: s.coins,
    dice: s.dice,
    shuffles: s.shuffles,
    fixed: s.fixed,
    decision: s.decision,
    answer: s.answer,
    winners: s.winners,
    result: s.result,
    heard: s.heard,
    epoch: s.epoch,
    layout: s.layout,
  };
}
