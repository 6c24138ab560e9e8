/** What is printed on a card besides its text, each in one line. */
import type { CardDef } from '../engine/ast/index.ts';
import { type CardWords, type Lang, language } from './language.ts';

export type Printed = Pick<
  CardDef,
  'kind' | 'sub' | 'level' | 'rank' | 'link' | 'arrows' | 'atk' | 'def' | 'attr' | 'race'
>;

/** "WIND · Dragon · Level 4 · 1900/1600"; empty for Spells and Traps. */
export function factsLine(def: Printed, lang: Lang = 'en'): string {
  if (def.kind !== 'monster') return '';
  const words = language(lang).words;
  const parts = [
    def.attr === undefined ? '' : words.attr(def.attr),
    def.race === undefined ? '' : words.race(def.race),
    stars(def, words),
    valuesOf(def),
  ];
  return parts.filter((p) => p !== '').join(' · ');
}

/** The table of all cards has Level, Rank and Link Rating as one number. */
function stars(def: Printed, words: CardWords): string {
  if (def.sub.includes('xyz')) return words.rank(def.rank ?? def.level ?? 0);
  if (def.sub.includes('link')) return words.link(def.link ?? def.level ?? 0, def.arrows ?? []);
  return def.level === undefined ? '' : words.level(def.level);
}

function valuesOf(def: Printed): string {
  if (def.atk === undefined && def.def === undefined) return '';
  return def.sub.includes('link') ? `ATK ${def.atk ?? 0}` : `${def.atk ?? 0}/${def.def ?? 0}`;
}

/** "Effect Monster", "Normal Trap · Spell Speed 2". */
export function kindLine(def: Printed, lang: Lang = 'en'): string {
  const words = language(lang).words;
  if (def.kind === 'monster') return words.kind('monster', def.sub);
  return `${words.kind(def.kind, def.sub)} · ${words.spellSpeed(spellSpeed(def))}`;
}

/** SPEED-03 to 05. */
function spellSpeed(def: Printed): 1 | 2 | 3 {
  if (def.sub.includes('counter')) return 3;
  return def.kind === 'trap' || def.sub.includes('quick') ? 2 : 1;
}
