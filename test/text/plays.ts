/** Plays as the log tells them in English; other languages tell the same. */
import {
  DECLARE_KINDS,
  DECLARED,
  type EventView,
  HOWS,
  PHASES,
  POSITIONS,
  REASONS,
} from '../../src/engine/index.ts';
import { WHY } from '../../src/engine/types.ts';
import { addrOf, event, seen, unseen } from './views.ts';

const deck = { from: ['deck'], to: ['hand'] } as const;
export const move = (fields: Partial<EventView>) => event('moved', fields);
export const declare = (what: (typeof DECLARED)[number], fields: Partial<EventView>) =>
  event('declare', { n: DECLARED.indexOf(what), ...fields });

export const PLAYS: readonly (readonly [text: string, play: EventView])[] = [
  [
    'You draw Jinzo.',
    move({
      ...deck,
      from: ['deck'],
      to: ['hand'],
      ctrl: [0],
      why: WHY.draw,
      cards: [seen('Jinzo', { zone: 'hand' })],
    }),
  ],
  [
    'Kaiba draws 2 cards.',
    move({
      from: ['deck', 'deck'],
      to: ['hand', 'hand'],
      ctrl: [1, 1],
      why: WHY.draw,
      cards: [unseen('hand'), unseen('hand')],
    }),
  ],
  [
    'Jinzo and Sangan are destroyed by battle.',
    move({
      from: ['mzone', 'mzone'],
      to: ['gy', 'gy'],
      ctrl: [0, 1],
      why: WHY.destroy | WHY.battle,
      cards: [seen('Jinzo'), seen('Sangan')],
    }),
  ],
  [
    'Dark Hole destroys Jinzo.',
    move({
      from: ['mzone'],
      to: ['gy'],
      ctrl: [0],
      why: WHY.destroy | WHY.effect,
      cause: seen('Dark Hole'),
      cards: [seen('Jinzo')],
    }),
  ],
  [
    'Kaiba discards Kuriboh.',
    move({
      from: ['hand'],
      to: ['gy'],
      ctrl: [1],
      why: WHY.discard | WHY.cost,
      cards: [seen('Kuriboh', { owner: 1 })],
    }),
  ],
  [
    'You Tribute Sangan.',
    move({
      from: ['mzone'],
      to: ['gy'],
      ctrl: [0],
      by: 0,
      why: WHY.tribute | WHY.cost,
      cards: [seen('Sangan')],
    }),
  ],
  [
    'Dark Hole destroys Jinzo. Jinzo is removed from play.',
    move({
      from: ['mzone'],
      to: ['banished'],
      ctrl: [0],
      why: WHY.destroy | WHY.effect,
      cause: seen('Dark Hole'),
      cards: [seen('Jinzo', { zone: 'banished' })],
    }),
  ],
  [
    'You Tribute Sangan. Sangan is removed from play.',
    move({
      from: ['mzone'],
      to: ['banished'],
      ctrl: [0],
      by: 0,
      why: WHY.tribute | WHY.cost,
      cards: [seen('Sangan', { zone: 'banished' })],
    }),
  ],
  [
    'You discard Sangan. Sangan is removed from play.',
    move({
      from: ['hand'],
      to: ['banished'],
      ctrl: [0],
      why: WHY.discard | WHY.cost,
      cards: [seen('Sangan', { zone: 'banished' })],
    }),
  ],
  [
    'Sangan is destroyed by battle.',
    move({
      from: ['mzone'],
      to: ['banished'],
      ctrl: [0],
      why: WHY.destroy | WHY.battle,
      cards: [seen('Sangan', { zone: 'gone' })],
    }),
  ],
  [
    "Kuriboh is removed from play from Kaiba's Graveyard.",
    move({
      from: ['gy'],
      to: ['banished'],
      ctrl: [1],
      why: WHY.effect,
      cards: [seen('Kuriboh', { owner: 1 })],
    }),
  ],
  [
    'You add Sangan from your Deck to your hand.',
    move({
      from: ['deck'],
      to: ['hand'],
      ctrl: [0],
      why: WHY.effect,
      cards: [seen('Sangan', { zone: 'hand' })],
    }),
  ],
  [
    "A card is returned to Kaiba's hand.",
    move({ from: ['szone'], to: ['hand'], ctrl: [1], why: WHY.effect, cards: [unseen('hand')] }),
  ],
  ['', move({ from: ['szone'], to: ['gy'], ctrl: [0], why: WHY.rule, cards: [seen('Dark Hole')] })],
  ['', declare('summon', { player: 0, cards: [seen('Jinzo')] })],
  [
    'You Tribute Sangan for Jinzo.',
    move({
      from: ['mzone'],
      to: ['gy'],
      ctrl: [0],
      by: 0,
      why: WHY.tribute | WHY.rule,
      cause: seen('Jinzo', { zone: 'hand' }),
      cards: [seen('Sangan')],
    }),
  ],
  [
    'Kaiba Tributes Sangan.',
    move({
      from: ['mzone'],
      to: ['gy'],
      ctrl: [1],
      by: 1,
      why: WHY.tribute | WHY.rule,
      cause: seen('Jinzo', { zone: 'hand', owner: 1 }),
      cards: [seen('Sangan', { owner: 1 })],
    }),
  ],
  [
    'You Tribute Summon Jinzo.',
    event('wouldSummon', { player: 0, cards: [seen('Jinzo')], n: HOWS.indexOf('tribute') }),
  ],
  [
    'Jinzo is turned face-up.',
    event('posChanged', { cause: seen('Sangan'), by: 1, cards: [seen('Jinzo')], n: 1, m: 1 }),
  ],
  ['', event('posChanged', { by: 0, cards: [seen('Jinzo')], n: 0, m: 0 })],
  ['', event('flipped', { player: 1, cause: seen('Sangan'), cards: [seen('Jinzo')] })],
  ['You take control of Jinzo.', event('ctrlChanged', { player: 0, cards: [seen('Jinzo', { owner: 1 })] })],
  [
    "Jinzo returns to Kaiba's side.",
    event('ctrlChanged', { player: 1, cards: [seen('Jinzo', { owner: 1 })] }),
  ],
  ['Jinzo returns to your side.', event('ctrlChanged', { player: 0, cards: [seen('Jinzo')] })],
  ['You Set Lord of D.', event('setDown', { player: 0, cards: [seen('Lord of D.')] })],
  [
    'Chain Link 2 resolves: Lord of D.',
    event('resolving', { player: 0, cards: [seen('Lord of D.')], n: 2, m: 2 }),
  ],
  ['Chain Link 1 resolves: Jinzo.', event('resolving', { player: 0, cards: [seen('Jinzo')], n: 1, m: 2 })],
  ['', event('resolving', { player: 0, cards: [seen('Jinzo')], n: 1, m: 1 })],
  ['', event('resolved', { player: 0, cards: [seen('Jinzo')], n: 1 })],
  ['', declare('summon', { player: 1, cards: [unseen('hand')] })],
  [
    'Kaiba Normal Summons Jinzo.',
    event('wouldSummon', { player: 1, cards: [seen('Jinzo')], n: HOWS.indexOf('normal') }),
  ],
  [
    'You Special Summon Jinzo.',
    event('summoned', { player: 0, cards: [seen('Jinzo')], n: HOWS.indexOf('special') }),
  ],
  ['Kaiba Sets a card.', event('setDown', { player: 1, cards: [unseen('szone')] })],
  ['Kaiba Sets a monster.', event('setDown', { player: 1, cards: [unseen('mzone')] })],
  ['You Set Jinzo.', event('setDown', { player: 0, cards: [seen('Jinzo')] })],
  ['Kaiba activates Dark Hole.', declare('activate', { player: 1, cards: [seen('Dark Hole')] })],
  [
    'You activate the effect of Sangan.',
    declare('trigger', { player: 0, cards: [seen('Sangan')], addr: addrOf('Sangan', 'e1') }),
  ],
  ['Dark Hole targets Jinzo.', event('targeted', { cause: seen('Dark Hole'), cards: [seen('Jinzo')] })],
  ['Jinzo attacks Sangan.', declare('attack', { player: 0, cards: [seen('Jinzo'), seen('Sangan')] })],
  ['Jinzo attacks directly.', declare('attack', { player: 0, cards: [seen('Jinzo')] })],
  ['Jinzo attacks a monster.', declare('attack', { player: 0, cards: [seen('Jinzo'), unseen('mzone')] })],
  ['You take 900 battle damage.', event('damage', { player: 0, n: 900, why: WHY.battle })],
  ['Kaiba takes 500 damage.', event('damage', { player: 1, n: 500, why: WHY.effect })],
  ['Kaiba pays 800 LP.', event('paid', { player: 1, n: 800 })],
  ['Turn 5: your turn.', event('turn', { player: 0, n: 5 })],
  ["Turn 6: Kaiba's turn.", event('turn', { player: 1, n: 6 })],
  ['You enter Main Phase 2.', declare('phase', { player: 0, m: PHASES.indexOf('main2') })],
  ['Kaiba ends the turn.', declare('endTurn', { player: 1 })],
  ['You toss a coin: heads.', event('tossed', { player: 0, n: 0, m: 1 })],
  ['Kaiba rolls a 4.', event('tossed', { player: 1, n: 1, m: 4 })],
  ['Kaiba declares: Dragon.', event('declared', { player: 1, n: DECLARE_KINDS.indexOf('race'), m: 0 })],
  ['The activation of Dark Hole is negated.', event('negated', { cards: [seen('Dark Hole')], n: 0 })],
  ['Chain Link 2 resolves: Jinzo.', event('resolving', { player: 0, cards: [seen('Jinzo')], n: 2, m: 2 })],
  [
    'You win the Duel: the other player has no LP left.',
    event('result', { player: 0, n: REASONS.indexOf('lp') }),
  ],
  ['Kaiba wins the Duel: you surrendered.', event('result', { player: 1, n: REASONS.indexOf('surrender') })],
  ['The effect of Jinzo does nothing.', event('noEffect', { player: 0, cards: [seen('Jinzo')] })],
  ['The Duel is a draw.', event('result', { player: -1, n: REASONS.indexOf('draw') })],
  [
    'Jinzo is changed to face-down Defense Position.',
    event('posChanged', {
      cause: seen('Book of Moon'),
      cards: [seen('Jinzo')],
      n: POSITIONS.indexOf('faceDownDefense'),
    }),
  ],
];
