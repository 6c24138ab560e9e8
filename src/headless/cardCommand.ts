/** `duelo card` and `duelo cards`: what a card says, and which cards there are. */
import { cardPool, foldName, type KnownCard } from '../cards/facts.ts';
import { distance } from '../cards/spelling.ts';
import { known } from '../decks/knownFile.ts';
import type { CardDef } from '../engine/index.ts';
import type { Game } from '../session/game.ts';
import type { Words } from '../session/words.ts';
import { kindLine } from '../text/facts.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { wordFlag } from './values.ts';

/** The card of a passcode or a name, in any language; the message suggests near names. */
function findCard(wanted: string): KnownCard {
  const card = /^\d+$/.test(wanted) ? known.byPasscode(Number(wanted)) : known.byName(wanted);
  if (card !== undefined) return card;
  const near = /^\d+$/.test(wanted) ? [] : known.near(wanted, 3).map((card) => nameNear(card, wanted));
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
  throw new BadUsage(`no card with the name or passcode ${JSON.stringify(wanted)}${hint}`);
}

/** A card's English name, behind its name in the language that was typed. */
function nameNear({ name, names }: KnownCard, wanted: string): string {
  const [closest = name] = [name, ...Object.values(names)]
    .filter((each) => each !== '')
    .map((each) => ({ each, far: distance(foldName(wanted), foldName(each)) }))
    .sort((a, b) => a.far - b.far)
    .map(({ each }) => each);
  return closest === name ? name : `${closest} (${name})`;
}

/** Sorts that no format of this client has. */
const LATER_SORTS: readonly string[] = ['synchro', 'xyz', 'link', 'pendulum', 'tuner'];

/** Card kind and values in words, also of a card that cannot be played; the passcode as it is printed. */
function factLines(card: KnownCard): string[] {
  const { kind, sub, level, atk, def, attr, race } = card;
  const isLink = sub.includes('link');
  const ranked = isLink ? 'Link' : sub.includes('xyz') ? 'Rank' : 'Level';
  const facts = [
    attr === undefined ? '' : attr.toUpperCase(),
    race === undefined ? '' : race.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase()),
    level === undefined ? '' : `${ranked} ${level}`,
    atk === undefined ? '' : `${atk}${def === undefined ? '' : `/${def}`}`,
  ].filter((fact) => fact !== '');
  const later = sub.filter((word) => LATER_SORTS.includes(word));
  const sorts = later.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const printed = { kind, sub: sub.filter((word) => !later.includes(word)) };
  const line = [...sorts, kindLine(printed as Parameters<typeof kindLine>[0])].join(' ');
  return [[line, ...(kind === 'monster' ? facts : [])].join(' · ')];
}

const passcodeLine = (code: number): string => `Passcode ${String(code).padStart(8, '0')}`;

export function cardCommand(wanted: string, game: Game, words: Words, json: boolean, io: Io): number {
  const card = findCard(wanted);
  const def = game.cards.find(({ code }) => code === card.code);
  if (json) printJson(io, cardJson(card, def, words));
  else {
    const [name = card.name, facts, ...text] =
      def === undefined
        ? [card.name, ...factLines(card), 'This card is not supported yet.']
        : words.card(card.code);
    for (const line of [name, facts ?? '', passcodeLine(card.code), ...text]) io.out(line);
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

export const POOLS = ['goat', 'edison', 'legacy-4000'] as const;

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
  if (!json) io.out('duelo cards --list [WORD] names the supported ones.');
  return EXIT.fine;
}
