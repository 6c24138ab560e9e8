/** Moves on the model: cards leaving and coming, positions, Life Points. */
import type { PlayerId, ZoneName } from '../engine/index.ts';
import { change, find, isToken, type Model, onField, type Piece, stat } from './model.ts';
import { analyse } from './profile.ts';
import { giveNumbers, takeNumbers } from './statics.ts';

/** What choosing the least of several unknown cards saves. */
const CHOICE = 0.35;

/** What it had printed; off the field only that counts. */
const bare = (p: Piece): Partial<Piece> => ({
  atk: stat(p.def?.atk),
  dfn: stat(p.def?.def),
  level: p.def?.level ?? 0,
  negated: false,
  host: -1,
  counters: 0,
  attacked: false,
  held: true,
  spell: {},
});

/** Off the field, out of the hand …: to a pile of its owner. */
export function send(m: Model, h: number, to: ZoneName): void {
  const p = find(m, h);
  if (!p) return;
  const field = onField(p);
  if (field && p.up) giveNumbers(m, p, -1);
  // A card just drawn, not known yet, is given up last of all: the least of a hand goes.
  if (p.zone === 'hand' && p.code === 0 && p.owner === m.me && to === 'gy') m.extra[m.me] += CHOICE;
  if (field && isToken(p) && p.zone === 'mzone') change(m, h, { zone: 'gone', up: true });
  else {
    if (to === 'deck') m.deck[p.owner] += 1;
    if (p.zone === 'deck') m.deck[p.owner] -= 1;
    change(m, h, { ...bare(p), zone: to, side: p.owner, up: to !== 'hand' && to !== 'deck' });
  }
  if (!field) return;
  if (m.battle && (m.battle.attacker === h || m.battle.target === h)) m.battle = null;
  freed(m, p);
  for (const worn of m.pieces.filter((q) => q.host === h && onField(q))) send(m, worn.h, 'gy');
}

/** An equip that held its wearer lets it go. */
function freed(m: Model, equip: Piece): void {
  if (equip.host === -1 || !equip.def) return;
  const steals = equip.def.effects.some((e) => e.k === 'static' && e.mods.some((mod) => mod.k === 'control'));
  const host = find(m, equip.host);
  if (steals && host && host.owner !== host.side) change(m, host.h, { side: host.owner });
  // Revived by a card that stays: it goes with it.
  const bound = equip.def.effects.some(
    (e) => e.k === 'react' && e.do.some((op) => op.k === 'destroy' && op.what !== 'this'),
  );
  if (!steals && host && bound) send(m, host.h, 'gy');
}

/** Destroyed: goes to the Graveyard, and its owner has what it leaves behind. */
export function destroyed(m: Model, h: number, to: ZoneName = 'gy'): void {
  const p = find(m, h);
  if (!p) return;
  send(m, h, to);
  if (p.def && !p.negated && to === 'gy' && p.zone === 'mzone') m.extra[p.owner] += analyse(p.def).floater;
}

export function place(m: Model, h: number, side: PlayerId, attack: boolean, up: boolean): Piece | null {
  const was = find(m, h);
  if (!was) return null;
  if (was.zone === 'deck') m.deck[was.owner] -= 1;
  const p = change(m, h, { ...bare(was), zone: 'mzone', side, attack, up, entered: m.turn });
  if (!p) return null;
  if (up) {
    takeNumbers(m, p);
    giveNumbers(m, p, 1);
  }
  return find(m, h);
}

/** A Spell or Trap, or a card used as one, comes to lie face-up. */
export function lay(m: Model, h: number, side: PlayerId, zone: 'szone' | 'fzone', host = -1): void {
  const was = find(m, h);
  if (!was) return;
  if (zone === 'fzone') {
    for (const old of m.pieces.filter((q) => q.zone === 'fzone' && q.up && q.h !== h)) send(m, old.h, 'gy');
  }
  const p = change(m, h, { zone, side, up: true, host, entered: m.turn });
  if (!p) return;
  giveNumbers(m, p, 1);
  const steals = p.def?.effects.some(
    (e) =>
      e.k === 'static' && e.on === 'host' && e.mods.some((mod) => mod.k === 'control' && mod.to === 'you'),
  );
  if (steals && host !== -1) control(m, host, side, false);
}

export function turnUp(m: Model, h: number): void {
  const p = change(m, h, { up: true });
  if (p?.zone !== 'mzone') return;
  takeNumbers(m, p);
  giveNumbers(m, p, 1);
}

export function turnDown(m: Model, h: number): void {
  const p = find(m, h);
  if (!p) return;
  if (p.up) giveNumbers(m, p, -1);
  for (const worn of m.pieces.filter((q) => q.host === h && onField(q))) send(m, worn.h, 'gy');
  if (m.battle?.attacker === h) m.battle = null;
  change(m, h, { ...bare(p), up: false, attack: false, held: true });
}

export function control(m: Model, h: number, to: PlayerId, brief: boolean): void {
  const p = find(m, h);
  if (!p || p.side === to) return;
  if (m.battle?.attacker === h || m.battle?.target === h) m.battle = null;
  change(m, h, { side: to, attacked: false, spell: brief ? { ...p.spell, brief: true } : p.spell });
}

export function hurt(m: Model, who: PlayerId, n: number): void {
  m.lp[who] -= Math.max(0, n);
}
