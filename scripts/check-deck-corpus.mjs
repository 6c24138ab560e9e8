// Reads a folder of .ydk files and says how many parse, how many obey a format and which cards are missing.
//
//   node scripts/check-deck-corpus.mjs FOLDER [--format classic|goat|edison|legacy-4000]
//                                      [--supported FILE] [--json]
//
// FILE holds a JSON array of passcodes; without it every card of the Goat facts counts as supported. With
// --json one line a deck comes first. Exit code 1 when a file does not parse.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

register();
const { cardPool, goatFacts, limitList } = await import('../src/cards/facts.ts');
const { readDeckFile } = await import('../src/decks/deckFile.ts');
const { known } = await import('../src/decks/knownFile.ts');
const { checkDeck } = await import('../src/decks/legality.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'goat' },
    supported: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];

const classic = {
  minMain: 40,
  maxMain: null,
  sideSizes: [0, 15],
  maxExtra: null,
  extraKinds: ['fusion'],
  extraInSide: false,
  copies: 3,
  list: new Map(),
  pool: null,
};
const synchro = { extraKinds: ['fusion', 'synchro'], maxExtra: 15 };
const formats = {
  classic: () => classic,
  // Side Decks of 1 to 14 cards are tolerated where the format is played (PRM-03).
  goat: () => ({
    ...classic,
    sideSizes: { from: 0, to: 15 },
    list: limitList('goat').limits,
    pool: cardPool('goat'),
  }),
  // By 2010 Extra Deck monsters could wait in the Side Deck.
  edison: () => ({
    ...classic,
    ...synchro,
    extraInSide: true,
    maxMain: 60,
    sideSizes: { from: 0, to: 15 },
    list: limitList('edison').limits,
    pool: cardPool('edison'),
  }),
  'legacy-4000': () => ({ ...classic, ...synchro, maxMain: 80, list: limitList('legacy-4000').limits }),
};
if (folder === undefined || !Object.hasOwn(formats, values.format)) {
  console.error(`usage: check-deck-corpus.mjs FOLDER [--format ${Object.keys(formats).join('|')}]`);
  process.exit(2);
}

const rules = formats[values.format]();
const supported = new Set(
  values.supported === undefined
    ? goatFacts().map((card) => card.code)
    : JSON.parse(readFileSync(values.supported, 'utf8')),
);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ydk'))
  .sort();
const broken = [];
const counts = { legal: 0, playable: 0 };
const rulesBroken = new Map();
const missing = new Map();

const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
for (const file of files) {
  try {
    const { deck } = readDeckFile(join(folder, file), known);
    const report = checkDeck(deck, rules, supported, known);
    if (report.problems.length === 0) counts.legal++;
    if (report.ok) counts.playable++;
    for (const rule of new Set(report.problems.map((problem) => problem.rule))) add(rulesBroken, rule);
    for (const card of report.unsupported) add(missing, card.passcode);
    if (values.json) console.log(JSON.stringify({ file, ...report }));
  } catch (error) {
    broken.push(error instanceof Error ? error.message : String(error));
  }
}

const most = (map) => [...map].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
console.log(`${files.length} decks, ${files.length - broken.length} parse`);
for (const message of broken) console.log(`  ${message}`);
console.log(`${counts.legal} obey ${values.format}, ${counts.playable} of them hold supported cards only`);
for (const [rule, n] of most(rulesBroken)) console.log(`  ${rule} breaks in ${n}`);
console.log(`${missing.size} cards are missing`);
for (const [passcode, n] of most(missing).slice(0, 40)) {
  console.log(`  ${String(n).padStart(5)} decks  ${passcode}  ${known.byPasscode(passcode)?.name ?? ''}`);
}
if (broken.length > 0) process.exitCode = 1;
