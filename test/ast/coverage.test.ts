/** Every word of the vocabulary is used by a card that can be played, or stands here with the reason why not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardEffects } from '../../src/cards/effects/index.ts';
import { buildPool } from '../../src/cards/pool.ts';
import { nodes } from '../text/arbitrary.ts';
import { Vocabulary } from './used.ts';

const LATER = 'a Summon of later sets: their cards are made of facts, not of effects';
const PRINTED = 'a printed sort that no effect of a playable card asks for';
const HISTORY = 'no playable card looks so far back, or counts it so';
const RULES = 'a card goes so by the rules; no playable card listens to that alone';
const TOKENS = 'cannot be: a Token and a Trap Monster never come face-down (TOKEN-06)';
const REFUSED = 'refused: the engine works it out otherwise (src/engine/unsupported.ts)';
const LATER_TEXT = 'a word of later texts; no card of 2005 says so';
const UNSAID =
  'no real card says so: its own player is asked, and what comes besides an event is a reaction to it';
const NEVER_DOWN = 'no known card says so: what an effect lays face-down is Set or turned down';
const UPTURNED = 'the one card that says so, Convulsion of Nature, turns both Decks over as well';

/** Word → why no playable card uses it. Rule tests (test/rules/vocabulary) hold the meaning of each. */
const UNUSED: Readonly<Record<string, string>> = {
  'effect.act.from=overlay': LATER,
  'filter.sub.type=synchro': LATER,
  'filter.sub.type=xyz': LATER,
  'filter.sub.type=link': LATER,
  'filter.num.stat=link': LATER,
  'event.summoned.how=xyz': LATER,
  'event.summoned.how=link': LATER,
  'effect.summonRule.special:{only}.only=synchro': LATER,
  'effect.summonRule.special:{only}.only=xyz': LATER,
  'effect.summonRule.special:{only}.only=link': LATER,
  'effect.procedure.how': LATER,
  'effect.procedure.how=synchro': LATER,
  'effect.procedure.how=xyz': LATER,
  'effect.procedure.how=link': LATER,
  'filter.sub.type=quick': PRINTED,
  'filter.sub.type=counter': PRINTED,
  'event.moved.why=cost': RULES,
  'event.moved.why=material': RULES,
  'event.moved.why=rule': RULES,
  'event.phase.is=main1': RULES,
  'span=lastTurn': HISTORY,
  'span=thisDuel': HISTORY,
  'cond.happened.min': HISTORY,
  'filter.num.last': HISTORY,
  'op.token.pos=faceDownDefense': TOKENS,
  'op.asMonster.pos=faceDownDefense': TOKENS,
  'effect.procedure.pos=faceDownDefense': TOKENS,
  'effect.act.on:trigger.every': REFUSED,
  'effect.summonRule.from': REFUSED,
  'effect.react.from': REFUSED,
  'effect.equipTo.from': REFUSED,
  'effect.equipTo.if': REFUSED,
  'effect.countsAs.from': REFUSED,
  'effect.countsAs.if': REFUSED,
  'effect.tributeProc.from': REFUSED,
  'effect.keyword.from': REFUSED,
  'effect.keyword.if': REFUSED,
  'mod.base.freeze': REFUSED,
  'event.wouldSummon.by': LATER_TEXT,
  'event.resolving.part=effect': LATER_TEXT,
  'event.resolved.does': LATER_TEXT,
  'op.skip.phase=end': LATER_TEXT,
  'op.skip.phase=main2': LATER_TEXT,
  'effect.keyword.is=unionModern': LATER_TEXT,
  'effect.replace.by': UNSAID,
  'effect.replace.keep': UNSAID,
  'mod.shown.what=deckTop': UPTURNED,
  'op.place.face=down': NEVER_DOWN,
};

/** Said of any operation. */
const COMMON = /^op\.[a-zA-Z]+\.(link|as)$/;
/** An effect can be asked for any operation: test/rules/vocabulary/traits.test.ts reads each. */
const TRAIT = /^trait\.op=/;

test('every word of the vocabulary is on a playable card, or on the list of those that are not', () => {
  const vocabulary = new Vocabulary();
  const seen = new Set<string>();
  for (const card of buildPool()) for (const word of vocabulary.of(card)) seen.add(word);
  // keywords are expanded in the pool
  for (const card of cardEffects) for (const word of vocabulary.of({ effects: card.effects })) seen.add(word);
  const unused = [...vocabulary.words].filter((w) => !seen.has(w) && !COMMON.test(w) && !TRAIT.test(w));
  expect(unused.sort()).toEqual(Object.keys(UNUSED).sort());
  expect([...seen].filter((word) => !vocabulary.words.has(word))).toEqual([]);
});

test('what is common to all operations is used somewhere', () => {
  const vocabulary = new Vocabulary();
  const seen = new Set(buildPool().flatMap((card) => [...vocabulary.of(card)]));
  for (const word of ['op.destroy.link', 'op.destroy.as', 'trait.op=destroy']) expect(seen).toContain(word);
});

test('random effects are made of every node', () => {
  const vocabulary = new Vocabulary();
  const effects = fc.sample(nodes.effect, { numRuns: 3000, seed: 1 });
  const seen = vocabulary.of({ effects });
  const isNode = /^(effect|op|filter|num|cond|event|mod)\.[a-zA-Z]+$/;
  expect([...vocabulary.words].filter((word) => isNode.test(word) && !seen.has(word))).toEqual([]);
});
