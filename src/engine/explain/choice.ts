/** A choice of cards on the table: why one of them cannot be chosen (EFFECT-08, GAP-04). */
import { banOnCard } from '../eval/affects.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { targetsOf } from './attack.ts';
import { way } from './look.ts';
import { plain, type Way, type WhyNot } from './why.ts';

/** Whether the card is one of those the player may choose from now; null where no choice of cards is asked of him. */
export function choosing(s: State, p: PlayerId, id: CardId): Way | null {
  const d = s.decision;
  if (d === null || d.player !== p || d.kind !== 'pickCard') return null;
  const offered = d.options.some((o) => o.k === 'card' && o.card === id);
  return way('card', 0, offered ? [] : whyNot(s, id));
}

function whyNot(s: State, id: CardId): WhyNot[] {
  const { purpose, card: asks, chosen } = s.decision!.about;
  if (chosen.includes(id)) return [plain('alreadyChosen')];
  if (purpose === 'attackTarget' || purpose === 'replay') {
    const target = targetsOf(s, asks).find((t) => t.target === id);
    return target === undefined ? [plain('notAmong')] : target.reasons;
  }
  const ban = purpose === 'target' ? banOnCard(s, 'beTargeted', id, asks) : null;
  return [ban === null ? plain('notAmong') : plain('cannotTarget', { src: ban.src })];
}
