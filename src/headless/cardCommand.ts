/** `duelo card` and `duelo cards`: what a card says, and which cards there are. */
import { cardPool, type KnownCard } from '../cards/facts.ts';
import { known } from '../decks/knownFile.ts';
import type { CardDef } from '../engine/index.ts';
import type { Game } from '../session/game.ts';
import type { Words } from '../session/words.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { wordFlag } from './values.ts';

/** The card of a passcode or a name, in any language; the message suggests near names. */
function findCard(wanted: string): KnownCard {
  const card = /^\d+$/.test(wanted) ? known.byPasscode(Number(wanted)) : known.byName(wanted);
  if (card !== undefined) return card;
  const near = /^\d+$/.test(wanted) ? [] : known.near(wanted, 3).map(({ name }) => name);
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
  throw new BadUsage(`no card with the name or passcode ${JSON.stringify(wanted)}${hint}`);
}

export function cardCommand(wanted: string, game: Game, words: Words, json: boolean, io: Io): number {
  const card = findCard(wanted);
  const def = game.cards.find(({ code }) => code === card.code);
  if (json) printJson(io, cardJson(card, def, words));
  else if (def !== undefined) for (const line of words.card(card.code)) io.out(line);
  else {
    io.out(card.name);
    io.out([card.kind, ...card.sub].join(' '));
    io.out('This card is not supported yet.');
  }
  return EXIT.fine;
}

function cardJson(card: KnownCard, def: CardDef | undefined, words: Words): Record<string, unknown> {
  const lines = def === undefined ? [] : words.card(card.code);
  const { code, name, names, kind, sub, level, atk, def: defence, attr, race, date } = card;
  return {
    passcode: code,
    name,
    kind,
    text: def === undefined ? null : lines.slice(2).join('\n'),
    effects: (def?.effects ?? []).map((effect) => ({
      id: effect.id,
      kind: effect.k,
      ...(effect.k === 'act' && { on: effect.on.k }),
    })),
    supported: def !== undefined,
    sub,
    ...(kind === 'monster' && {
      level: level ?? null,
      attribute: attr ?? null,
      type: race ?? null,
      atk: atk ?? null,
      def: defence ?? null,
    }),
    names: { en: name, ...names },
    released: date ?? null,
  };
}

const POOLS = ['goat', 'edison'] as const;

/** Without a pool: all of them. `missing` holds the passcodes of a pool that cannot be played yet. */
export function cardsCommand(wanted: string | undefined, game: Game, json: boolean, io: Io): number {
  const pools = wanted === undefined ? POOLS : [wordFlag('pool', wanted, POOLS)];
  const playable = new Set(game.cards.map(({ code }) => code));
  for (const pool of pools) {
    const all = [...cardPool(pool)].map((code) => known.resolveAlias(code));
    const missing = all.filter((code) => !playable.has(code)).sort((a, b) => a - b);
    const supported = all.length - missing.length;
    if (json) printJson(io, { pool, supported, total: all.length, missing });
    else {
      const share = ((100 * supported) / all.length).toFixed(1);
      io.out(`${pool}: ${supported} of ${all.length} cards (${share} %)`);
    }
  }
  return EXIT.fine;
}
