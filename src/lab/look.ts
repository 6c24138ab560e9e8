/** The table of the lab in lines, for line mode and the console: places counted from 1, both hands open. */
import {
  type CardId,
  type CardView,
  explainStat,
  optionOrder,
  type PlayerId,
  whyCard,
  whyPhase,
} from '../engine/index.ts';
import { type Address, addressOfCard, addressText, cardAtAddress } from './address.ts';
import type { WhyPhase } from './command.ts';
import { openState } from './openView.ts';
import { cardWords } from './panels.ts';
import { counterName, positionWord } from './parseCards.ts';
import type { PlaceZone } from './places.ts';
import type { LabSession } from './session.ts';

/** The turn, then each side with every card in its place. */
export function boardLines(lab: LabSession): string[] {
  const { words } = lab.tools;
  const { view, decks } = lab.get().table;
  const name = (code: number): string => lab.tools.cards.names.name(code);
  const { state } = lab.get();
  const wearer = (at: Address): string => {
    const id = at.zone === 'szone' ? cardAtAddress(state, at) : undefined;
    const host = id === undefined ? -1 : (state.cards[id]?.attachedTo ?? -1);
    return host < 0 ? '' : addressOfCard(state, host);
  };
  const side = (player: PlayerId): string[] => {
    const { lp, hand, monsters, spells, field, gy, banished, extra } = view.sides[player];
    const rows: [PlaceZone, readonly (CardView | null)[]][] = [
      ['hand', hand],
      ['mzone', monsters],
      ['szone', spells],
      ['fzone', [field]],
      ['gy', gy],
      ['banished', banished],
      ['extra', extra],
    ];
    return [
      words.sideLine(words.seats[player], lp, hand.length, decks[player].length),
      ...rows.flatMap(([zone, cards]) =>
        cards.flatMap((card, at) =>
          card === null
            ? []
            : [
                `  ${addressText({ player, zone, at })} ${cardText(card, name, wearer({ player, zone, at }))}`,
              ],
        ),
      ),
    ];
  };
  return [
    words.turnLine(view.turn, words.seats[view.turnPlayer], words.phases[view.phase]),
    ...side(0),
    ...side(1),
  ];
}

/** `Gemini Elf atk 1900/900`, and what lies on it. */
function cardText(card: CardView, name: (code: number) => string, wearer: string): string {
  if (!card.known) return '?';
  const parts = [name(card.code)];
  if (card.position !== null) parts.push(positionWord(card.position));
  else if ((card.zone === 'szone' || card.zone === 'fzone') && !card.faceUp) parts.push('set');
  if (card.zone === 'mzone' && card.atk >= 0)
    parts.push(card.def < 0 ? String(card.atk) : `${card.atk}/${card.def}`);
  if (card.owner !== card.controller) parts.push('~');
  if (card.negated) parts.push('!');
  if (wearer !== '') parts.push(`>${wearer}`);
  for (const { kind, n } of card.counters) if (n > 0) parts.push(`${n}×${counterName(kind)}`);
  return parts.join(' ');
}

/** What is asked, and the options with their numbers. */
export function optionLines(lab: LabSession): string[] {
  const { words, prompt, option } = lab.tools;
  const { table, event } = lab.get();
  const { decision, view } = table;
  if (event !== null) return [];
  if (decision === null) return view.result === null ? [] : [words.over];
  return [
    `${words.asks(words.seats[decision.player])}${prompt(decision)}`,
    ...optionOrder(decision).map((i, at) => {
      const one = decision.options[i];
      return `${at + 1} ${one === undefined ? '' : option(one, decision)}`;
    }),
  ];
}

/** A card: where it is, its text, and how its values came about. */
export function cardLines(lab: LabSession, id: CardId): string[] {
  const { words, cards, card } = lab.tools;
  const { state } = lab.get();
  const at = { state, names: cards.names };
  const code = state.cards[id]?.code ?? -1;
  const layers = (['atk', 'def', 'level'] as const).flatMap((stat) => {
    const { value, steps } = explainStat(state, id, stat);
    if (steps.length < 2) return [];
    const said = steps.map(({ src, amount, value: now }, i) =>
      i === 0 ? String(now) : `${amount >= 0 ? '+' : ''}${amount}${src < 0 ? '' : ` ${cardWords(src, at)}`}`,
    );
    return [words.layers(stat.toUpperCase(), value, said.join(', '))];
  });
  return [cardWords(id, at), ...card(code).slice(1), ...layers];
}

/** What a card could do now, and for each way that is not open why: as though its player saw every card. */
export function whyLines(lab: LabSession, id: CardId): string[] {
  const { state } = lab.get();
  const card = state.cards[id];
  return card === undefined ? [] : lab.tools.why(whyCard(openState(state), card.controller, id));
}

/** Whether one may go on to a phase: for whoever is asked, else for the player whose turn it is. */
export function whyPhaseLines(lab: LabSession, phase: WhyPhase): string[] {
  const { state } = lab.get();
  return lab.tools.why(whyPhase(openState(state), state.decision?.player ?? state.turnPlayer, phase));
}
