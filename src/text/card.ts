/** Whole cards in words (DESIGN §18). */
import type { Activated, CardDef, Effect, Slot } from '../engine/ast/index.ts';
import { readCard } from './bonds.ts';
import { paragraph } from './effect.ts';
import { describe } from './filter.ts';
import { type Lang, language } from './language.ts';
import type { Count, Np } from './np.ts';
import { qty } from './num.ts';
import { type CardLookup, newScope, type Scope } from './scope.ts';
import type { Phrase } from './tree.ts';

const nothing: CardLookup = () => undefined;

/** The scope in which effects of a card are said: what its other effects bond and note is known. */
export function scopeOf(
  def: CardDef | undefined,
  effects: readonly Effect[],
  cards: CardLookup,
  brief = false,
): Scope {
  const s = newScope(def, cards, brief);
  readCard(s, effects);
  s.registers.clear();
  return s;
}

/** One paragraph per effect, facts such as materials and counters first. `cards` gives the names of Tokens and Ritual Spells. */
export function cardText(def: CardDef, lang: Lang, cards: CardLookup = nothing): string[] {
  const words = language(lang);
  const facts = factPhrases(def, cards).map((p) => words.phrase(p));
  return [
    ...facts,
    ...def.effects
      .filter((e) => !unsaid(def, e))
      .map((e) => words.paragraph(paragraph(scopeOf(def, def.effects, cards), e))),
  ].filter((t) => t !== '');
}

/** The text of one effect; empty for one that does nothing by itself, such as the activation of a Continuous Spell Card. */
export function effectText(def: CardDef, effectId: string, lang: Lang, cards: CardLookup = nothing): string {
  const e = def.effects.find((x) => x.id === effectId);
  return e ? language(lang).paragraph(paragraph(scopeOf(def, def.effects, cards), e)) : '';
}

/**
 * An Equip Card says twice whom it may be put on: for as long as it lies there, and as the target of its activation. One
 * of the two is enough if they are the same, or if any monster would do.
 */
function unsaid(def: CardDef, e: Effect): boolean {
  const rule = def.effects.find((x) => x.k === 'equipTo');
  const put = def.effects.find(putsOn);
  if (!rule || !put || rule.if) return false;
  const target = put.target?.[0]?.from;
  const same = JSON.stringify(target) === JSON.stringify(rule.to);
  if (same) return e === put;
  const any = rule.to.of === 'both' && (rule.to.where ?? []).every((f) => f.k === 'face');
  return any && e === rule;
}

function putsOn(e: Effect): e is Activated {
  if (
    e.k !== 'act' ||
    e.on.k !== 'card' ||
    e.on.ev ||
    e.if ||
    e.cost ||
    e.limit ||
    e.oath ||
    e.target?.length !== 1
  )
    return false;
  const [op] = e.do;
  return e.do.length === 1 && op?.k === 'equip' && op.what === 'this' && e.target[0]?.n === 1;
}

/** "2 or more" where the most is more than there are zones for. */
function howMany(s: Scope, n: Slot['n']): Count {
  if (!Array.isArray(n)) return qty(s, n);
  if (typeof n[1] === 'number' && n[1] >= 20) return { cmp: '>=', to: qty(s, n[0]) };
  return { range: [qty(s, n[0]), qty(s, n[1])] };
}

function factPhrases(def: CardDef, cards: CardLookup): Phrase[] {
  const out: Phrase[] = [];
  const s = newScope(def, cards);
  if (def.materials) {
    const items = def.materials.slots.map((slot): Np => {
      const d = describe(s, slot.where, ['mzone']);
      if (d.only) return d.only;
      const n = howMany(s, slot.n);
      const named = d.quals.length === 1 && d.quals[0]?.q === 'name';
      return {
        t: 'cards',
        nouns: d.nouns,
        quals: d.quals,
        plural: n !== 1,
        ...(named && n === 1 ? { det: 'bare' } : { det: 'count', n }),
      };
    });
    const fusion = def.sub.includes('fusion');
    out.push({ p: 'materials', fusion, items });
    if (def.materials.contact !== undefined) {
      if (!def.effects.some((e) => e.k === 'procedure')) out.push({ p: 'contact' });
    } else if (fusion && !def.materials.substitutes) out.push({ p: 'noSubstitutes' });
  }
  if (def.ritualSpell !== undefined) {
    const spell = cards(def.ritualSpell);
    out.push(spell ? { p: 'ritualSpell', name: spell.name } : { p: 'ritual' });
  }
  if (def.alsoNamed !== undefined) out.push({ p: 'alsoNamed', name: def.alsoNamed });
  if (def.onlyPlacedBy !== undefined) out.push({ p: 'onlyPlacedBy', name: def.onlyPlacedBy });
  if (def.holds) out.push({ p: 'holds', counter: def.holds.counter, max: def.holds.max });
  return out;
}
