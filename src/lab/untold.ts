/** An event of which the log has no sentence, in plain words: the stepper shows every one. */
import { DAMAGE_SUBS, type Event, PHASES, type State, ZONE_NAMES } from '../engine/index.ts';
import type { LabWords } from './board.ts';
import type { Names } from './names.ts';
import { cardWords } from './panels.ts';

/** `Activated: Dark Hole (s1)`, `Moved: Dark Hole (g1), Spell & Trap Zone > Graveyard`, `Phase: Draw, begins`. */
export function untoldText(
  event: Event,
  { state, names, words }: { state: State; names: Pick<Names, 'name'>; words: LabWords },
): string {
  const { engine } = words;
  const { k, cards, n, m } = event;
  const about = [
    ...(k === 'battle' ? [subStep(n, words)] : []),
    ...(k === 'phase' ? [words.phases[PHASES[n] ?? 'main1'], engine.phaseParts[m] ?? ''] : []),
    ...cards.map((id) => cardWords(id, { state, names })),
    ...(k === 'moved' ? [way(event, engine.zones)] : []),
  ].filter((part) => part !== '');
  return about.length === 0 ? engine.events[k] : `${engine.events[k]}: ${about.join(', ')}`;
}

function subStep(n: number, { subSteps }: LabWords): string {
  const sub = DAMAGE_SUBS[n] ?? 'none';
  return sub === 'none' ? '' : subSteps[sub];
}

function way({ from, to }: Event, zones: LabWords['engine']['zones']): string {
  const before = ZONE_NAMES.find((_, zone) => zone === from[0]);
  const after = ZONE_NAMES.find((_, zone) => zone === to[0]);
  return before === undefined || after === undefined ? '' : `${zones[before]} > ${zones[after]}`;
}
