/** One part of an effect by its path, for who is told that this very part stands in the way (DESIGN §15). */
import type { Activated, Cond, Effect, Some } from '../engine/ast/index.ts';
import { type Book, poolBook } from './book.ts';
import { scopeOf } from './card.ts';
import { conditionHeads, eventHeads } from './cond.ts';
import { type Lang, language } from './language.ts';
import { someNp } from './noun.ts';
import type { Scope } from './scope.ts';

/** `if[1]`, `hold[0]`, `modes[2].if[0]`, `target[1]` */
const PATH = /^(?:modes\[(\d+)\]\.)?(if|hold|target)\[(\d+)\]$/;

/**
 * "if you control another monster", "during your Standby Phase"; one of several targets: "2 monsters you control". Empty where
 * the path names no such part.
 * @param path as in a reason of the engine
 */
export function partText(addr: number, path: string, lang: Lang = 'en', book: Book = poolBook): string {
  const found = book.effect(addr);
  const [, mode, list, at] = PATH.exec(path) ?? [];
  if (found === undefined || list === undefined) return '';
  const { def, effect } = found;
  const words = language(lang);
  const parts = partsOf(effect, mode, list) ?? [];
  const part = parts[Number(at)];
  // of a card's only target nothing but its text has to be read
  if (part === undefined || (list === 'target' && parts.length === 1)) return '';
  const s = scopeOf(def, def.effects, book.card);
  announce(s, effect);
  if (list === 'target') return words.noun(someNp(s, part as Some, 'target'));
  return words.heads(conditionHeads(s, [part as Cond], list === 'hold' ? 'while' : 'if'));
}

function partsOf(
  effect: Effect,
  mode: string | undefined,
  list: string,
): readonly (Cond | Some)[] | undefined {
  const whole = effect as Partial<Pick<Activated, 'if' | 'hold' | 'target' | 'modes'>>;
  const from = mode === undefined ? whole : whole.modes?.[Number(mode)];
  return from?.[list as 'if'];
}

/** What it answers is known to who reads on, though not said again. */
function announce(s: Scope, effect: Effect): void {
  if (effect.k === 'act' && 'ev' in effect.on && effect.on.ev) eventHeads(s, effect.on.ev, 'when');
  s.focus = undefined;
  s.seen = [];
}
