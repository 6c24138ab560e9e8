/** What a question for materials or Tributes counts. */
import type { Op } from '../engine/ast/index.ts';
import type { DecisionView } from '../engine/index.ts';
import type { Book } from './book.ts';
import type { MaterialFor } from './language.ts';

const WAYS: readonly MaterialFor[] = ['fusion', 'ritual', 'synchro', 'xyz', 'link'];

/** The Summon that the materials are for: each Extra Deck monster has its own. */
export function materialFor(d: DecisionView, book: Book): MaterialFor | undefined {
  const sub = d.card?.known ? book.card(d.card.code)?.sub : undefined;
  return WAYS.find((way) => sub?.includes(way));
}

/** How far the Levels of what is chosen go, where they are what counts (RITUAL-06, SYNCHRO-01). */
export function levelsAsked(d: DecisionView, book: Book): { have: number; need: number } | undefined {
  if ((d.purpose !== 'material' && d.purpose !== 'tribute') || !d.card?.known) return undefined;
  const how = materialFor(d, book);
  const rite = how === 'ritual' ? riteOf(d, book) : undefined;
  if (how !== 'synchro' && rite === undefined) return undefined;
  const to = rite?.materials.level?.to;
  const need = to === undefined || to === 'own' ? d.card.level : to;
  return { have: d.chosen.reduce((n, card) => n + (card.known ? card.level : 0), 0), need };
}

/** A Ritual Monster may be Tribute Summoned like any other: only its Ritual counts Levels. */
function riteOf(d: DecisionView, book: Book): (Op & { k: 'summonByRule' }) | undefined {
  const effect = book.effect(d.addr)?.effect;
  const ops = effect?.k === 'act' ? [...effect.do, ...(effect.modes ?? []).flatMap((m) => m.do)] : [];
  return ops.find((op): op is Op & { k: 'summonByRule' } => op.k === 'summonByRule' && op.how === 'ritual');
}
