// Writes what the client reads at start: dist/pool.json (the supported cards, names in four languages) and
// dist/known.json (names and values of all cards). A card that the engine cannot carry out stops the build.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPool } from '../src/cards/pool.ts';
import { validate } from '../src/engine/ast/validate.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

mkdirSync(path('dist'), { recursive: true });
const cards = buildPool();
const codes = new Set(cards.map((card) => card.code));
const problems = cards.flatMap((card) =>
  validate(card, codes).map(({ path, text }) => `${card.name} (${card.code}) ${path}: ${text}`),
);
if (problems.length > 0) throw new Error(`cards that cannot be played:\n${problems.join('\n')}`);
writeFileSync(path('dist/pool.json'), `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`);
const known = path('src/cards/facts/known.json');
if (existsSync(known)) copyFileSync(known, path('dist/known.json'));
console.log(`${cards.length} cards`);
