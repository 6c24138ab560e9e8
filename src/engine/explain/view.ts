/**
 * Why and why not as one player may be told it (DESIGN §12, §15): the same answers with cards as he sees them. Of a card that he
 * does not know nothing is told but whether it may be chosen now.
 */
import type { DecisionKind, OptionKind } from '../decision.ts';
import { hasStat } from '../eval/stats.ts';
import { usePool } from '../pool.ts';
import type { State } from '../state.ts';
import type { CardId, Phase, PlayerId } from '../types.ts';
import type { CardView, Handle, SeenCard } from '../view.ts';
import { cardView, handleOf } from '../views.ts';
import { choosing } from './choice.ts';
import { type Holds, type HoldsCode, type More, moreOf } from './holds.ts';
import { explainOption, explainPhase } from './index.ts';
import { lookAt } from './look.ts';
import { explainStat, explainTreated, type StatLayer, type TreatedAs } from './stat.ts';
import type { Way, WhyNot } from './why.ts';

export interface ReasonView extends Omit<WhyNot, 'src' | 'card'> {
  src: CardView | null;
  card: CardView | null;
}
export interface HoldsView extends Omit<Holds, 'cards' | 'except'> {
  what: HoldsCode;
  /** null: the other player, as the target of an attack. */
  cards: (CardView | null)[];
  except: ReasonView[];
}
export interface WayView {
  what: OptionKind;
  /** As in an option. */
  n: number;
  legal: boolean;
  /** What failed, in the order in which it was looked at, and what would fail besides. */
  reasons: ReasonView[];
  holds: HoldsView[];
}
export interface LayerView extends Omit<StatLayer, 'src'> {
  src: CardView | null;
}
export interface StatView {
  stat: 'atk' | 'def' | 'level';
  value: number;
  layers: LayerView[];
}
export interface TreatedView extends Omit<TreatedAs, 'src'> {
  src: CardView | null;
}

/** Everything there is to say of one card, or of going on to a phase. */
export interface WhyView {
  me: PlayerId;
  /** What the player is asked now; null when he is not asked. */
  asked: DecisionKind | null;
  over: boolean;
  card: CardView | null;
  phase: Phase | null;
  ways: WayView[];
  stats: StatView[];
  treated: TreatedView[];
}

/** The card a handle stands for now; -1 none. */
export const cardOfHandle = (state: State, h: Handle): CardId =>
  state.cards.findIndex(({ id }) => handleOf(state, id) === h);

/** What the player may be told of a card. */
export function whyCard(state: State, player: PlayerId, id: CardId): WhyView {
  usePool(state.pool);
  const card = cardView(state, id, player);
  const choice = choosing(state, player, id);
  const chosen = choice === null ? [] : [wayView(state, player, choice)];
  const answer = { ...now(state, player), card, phase: null };
  if (!card.known) return { ...answer, ways: chosen, stats: [], treated: [] };
  const l = lookAt(state, player, id);
  const ways = explainOption(state, player, id).map((way) => wayView(state, player, way, moreOf(l, way)));
  return {
    ...answer,
    ways: [...chosen, ...ways],
    stats: stats(state, player, id, card),
    treated: explainTreated(state, id).map((t) => ({ ...t, src: seen(state, player, t.src) })),
  };
}

/** What the player may be told of going on to a phase. */
export function whyPhase(state: State, player: PlayerId, phase: Phase): WhyView {
  usePool(state.pool);
  const ways = [wayView(state, player, explainPhase(state, player, phase))];
  return { ...now(state, player), card: null, phase, ways, stats: [], treated: [] };
}

const now = ({ decision, result }: State, player: PlayerId): Pick<WhyView, 'me' | 'asked' | 'over'> => ({
  me: player,
  asked: decision?.player === player ? decision.kind : null,
  over: result !== null,
});

const seen = (s: State, p: PlayerId, id: CardId): CardView | null => (id < 0 ? null : cardView(s, id, p));

const NOTHING: More = { holds: [], also: [] };

function wayView(s: State, p: PlayerId, way: Way, more: More = NOTHING): WayView {
  const reason = (r: WhyNot): ReasonView => ({ ...r, src: seen(s, p, r.src), card: seen(s, p, r.card) });
  return {
    what: way.what,
    n: way.n,
    legal: way.legal,
    reasons: [...way.reasons, ...more.also].map(reason),
    holds: more.holds.map((h) => ({
      ...h,
      cards: h.cards.map((id) => seen(s, p, id)),
      except: h.except.map(reason),
    })),
  };
}

/** What the present values are made of; a card that lies elsewhere, or face-down, has those that are printed. */
function stats(s: State, p: PlayerId, id: CardId, card: SeenCard): StatView[] {
  const up = card.zone === 'mzone' && card.faceUp;
  const shown = up ? (['atk', 'def', 'level'] as const) : card.zone === 'hand' ? (['level'] as const) : [];
  return shown.flatMap((stat): StatView[] => {
    if (!hasStat(s, id, stat)) return [];
    const { value, steps } = explainStat(s, id, stat);
    if (stat === 'level' && steps.length === 1) return [];
    return [{ stat, value, layers: steps.map((x) => ({ ...x, src: seen(s, p, x.src) })) }];
  });
}
