/** One operation on given cards. */
import { isExtraDeckSort, type Mod, type Op, type PlayerId, type SummonPos } from '../engine/index.ts';
import { change, find, type Model, mark, monsters, onField, other, type Piece } from './model.ts';
import { control, destroyed, lay, place, send, turnDown, turnUp } from './moves.ts';
import { num, players } from './read.ts';
import type { Reading } from './reading.ts';
import { battleFlags } from './statics.ts';
import { cheapest, tributesFor } from './tribute.ts';

/** Does the card withstand destruction by effects? */
function firm(m: Model, p: Piece): boolean {
  if (p.zone !== 'mzone' || !p.def || !p.up) return false;
  const may = p.def.effects.some((e) => e.k === 'static' && e.mods.some((mod) => mod.k === 'cannot'));
  return may && (battleFlags(m).get(p.h)?.noEffectDeath ?? false);
}

export function summonPosition(m: Model, p: Piece, pos: readonly SummonPos[], side: PlayerId): SummonPos {
  const first = pos[0] ?? 'attack';
  if (pos.length === 1) return first;
  if (!pos.includes('attack')) return pos.includes('defense') ? 'defense' : first;
  const foes = m.pieces.filter((q) => q.zone === 'mzone' && q.side !== side && q.up).map((q) => q.atk);
  const strongest = Math.max(0, ...foes);
  const ours = m.turnPlayer === side && (m.phase === 'main1' || m.phase === 'battle');
  if (p.atk >= strongest && p.atk > 0 && (ours || p.atk >= 1400)) return 'attack';
  if (p.dfn > p.atk || p.atk < 1000) return pos.includes('defense') ? 'defense' : first;
  return p.atk >= strongest ? 'attack' : pos.includes('defense') ? 'defense' : first;
}

const lasting = (until: unknown): boolean =>
  until === 'duel' || until === 'whileThis' || until === 'whileIt' || until === undefined;

/** Puts modifications of an operation on cards. */
export function modifyCards(
  m: Model,
  pieces: readonly Piece[],
  mods: readonly Mod[],
  until: unknown,
  r: Reading,
): void {
  const long = lasting(until);
  for (const was of pieces) {
    for (const mod of mods) {
      const p = find(m, was.h);
      if (!p) break;
      const it = { ...r, it: p.h };
      switch (mod.k) {
        case 'add':
        case 'set':
        case 'base': {
          const n = mod.k === 'add' ? num(m, mod.n, it) : num(m, mod.to, it);
          if (mod.stat === 'level') break;
          const key = mod.stat === 'atk' ? 'atk' : 'dfn';
          change(m, p.h, { [key]: Math.max(0, mod.k === 'add' ? p[key] + n : n) });
          break;
        }
        case 'times':
          if (mod.stat === 'atk') change(m, p.h, { atk: Math.floor(p.atk * mod.by) });
          if (mod.stat === 'def') change(m, p.h, { dfn: Math.floor(p.dfn * mod.by) });
          break;
        case 'swapStats':
          change(m, p.h, { atk: p.dfn, dfn: p.atk });
          break;
        case 'negated':
          change(m, p.h, { negated: true });
          break;
        case 'control':
          control(m, p.h, mod.to === 'you' ? r.you : mod.to === 'opp' ? other(r.you) : p.owner, !long);
          break;
        case 'cannot':
          if (mod.do === 'attack') {
            mark(m, p, { noAttack: true });
            if (m.battle?.attacker === p.h) m.battle = null;
          }
          if (mod.do === 'beDestroyedByBattle') mark(m, p, { noBattleDeath: true });
          if (mod.do === 'changePos') change(m, p.h, { held: true });
          break;
        case 'direct':
          mark(m, p, { direct: true });
          break;
        case 'pierce':
          mark(m, p, { pierce: true });
          break;
        case 'attacks':
          mark(m, p, { attacks: mod.n === 'all' ? 3 : num(m, mod.n, it) });
          break;
      }
    }
  }
}

/** Modifications of a player. */
export function modifyPlayer(m: Model, who: readonly PlayerId[], mods: readonly Mod[]): void {
  for (const side of who) {
    for (const mod of mods) {
      if (mod.k === 'damageTo' && (mod.change === 'zero' || mod.change === 'half')) m.shield[side] = true;
      if (mod.k === 'cannot' && (mod.do === 'attack' || mod.do === 'enterBattle')) {
        if (side === m.turnPlayer) m.peace = true;
        else m.lull[side] = true;
        if (m.battle && find(m, m.battle.attacker)?.side === side) m.battle = null;
      }
      if (mod.k === 'cannot' && ['activate', 'specialSummon', 'summon', 'draw'].includes(mod.do))
        m.extra[side] -= 0.3;
    }
  }
}

function position(
  m: Model,
  p: Piece,
  to: Extract<Op, { k: 'position' }>['to'],
  flip: (p: Piece) => void,
): void {
  const attack =
    to === 'attack' || (to === 'switch' && !p.attack)
      ? true
      : to === 'faceUp' || to === 'faceDown'
        ? p.attack
        : false;
  if (to === 'faceDown' || to === 'faceDownDefense') {
    if (p.up && onField(p)) turnDown(m, p.h);
    return;
  }
  const was = p.up;
  change(m, p.h, { attack });
  if (!attack && m.battle?.attacker === p.h) m.battle = null;
  if (!was) {
    turnUp(m, p.h);
    const now = find(m, p.h);
    if (now) flip(now);
  }
}

/** What an operation does to the cards it takes. `flip` is told of monsters turned face-up. */
export function actOn(
  m: Model,
  op: Op,
  pieces: readonly Piece[],
  r: Reading,
  flip: (p: Piece) => void,
): void {
  switch (op.k) {
    case 'destroy':
      for (const p of pieces)
        if (!firm(m, p))
          destroyed(m, p.h, op.to === 'banished' ? 'banished' : op.to === 'deckTop' ? 'deck' : 'gy');
      return;
    case 'toGrave':
    case 'discard':
      for (const p of pieces) send(m, p.h, 'gy');
      return;
    case 'tribute':
      for (const p of pieces) destroyed(m, p.h);
      return;
    case 'banish':
      for (const p of pieces) send(m, p.h, 'banished');
      return;
    case 'toHand':
    case 'search': {
      const to = op.k === 'toHand' && op.of ? players(m, op.of, r)[0] : undefined;
      for (const p of pieces) {
        send(m, p.h, 'hand');
        if (to !== undefined) change(m, p.h, { owner: to, side: to });
      }
      return;
    }
    case 'toDeck':
      for (const p of pieces) {
        send(m, p.h, isExtraDeckSort(p.def?.sub ?? []) ? 'extra' : 'deck');
        // Drawn again instead of something new.
        if (op.at === 'top' && onField(p)) m.extra[p.owner] += 0.15;
      }
      return;
    case 'summon': {
      const side = players(m, op.to, r)[0] ?? r.you;
      for (const p of pieces) {
        if (m.pieces.filter((q) => q.zone === 'mzone' && q.side === side).length >= 5) return;
        const pos = summonPosition(m, p, op.pos, side);
        place(m, p.h, side, pos === 'attack', pos !== 'faceDownDefense');
      }
      return;
    }
    case 'return':
      for (const p of pieces) place(m, p.h, p.owner, true, true);
      return;
    case 'control': {
      const to = players(m, op.to, r)[0] ?? r.you;
      for (const p of pieces) control(m, p.h, to, !lasting(op.until));
      return;
    }
    case 'position':
      for (const p of pieces) position(m, p, op.to, flip);
      return;
    case 'modify':
      modifyCards(m, pieces, op.mods, op.until, r);
      return;
    case 'counter':
      for (const p of pieces) change(m, p.h, { counters: Math.max(0, p.counters + num(m, op.n, r)) });
      return;
    case 'place': {
      const side = players(m, op.of, r)[0] ?? r.you;
      for (const p of pieces) lay(m, p.h, side, op.in);
      return;
    }
    case 'set':
      for (const p of pieces)
        change(m, p.h, { zone: op.asMonster ? 'mzone' : 'szone', side: r.you, up: false, attack: false });
      return;
    case 'normalSummon':
      for (const p of pieces) {
        const given = cheapest(m, monsters(m, r.you), tributesFor(p.level));
        if (given.length < tributesFor(p.level)) return;
        for (const t of given) destroyed(m, t.h);
        place(m, p.h, r.you, true, true);
      }
      return;
    case 'reveal':
      if (players(m, op.to, r).includes(r.you)) m.extra[r.you] += 0.03 * pieces.length;
      return;
    default:
      return;
  }
}
