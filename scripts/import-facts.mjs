// Turns a folder of card fact tables (TSV) into the JSON the client ships.
//
//   node scripts/import-facts.mjs FOLDER
//
// FOLDER holds cards.tsv, aliases.tsv, tokens.tsv, pools/, banlists/ and products/. Everything under
// src/cards/facts except materials.json, and decks/starter, is written anew; the output depends on the
// tables and on the deck files of this repository only. Names and numbers only: no card text is imported.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'src/cards/facts');
const from = process.argv[2];
if (from === undefined) {
  console.error('usage: node scripts/import-facts.mjs FOLDER   (the folder with cards.tsv)');
  process.exit(2);
}

const LANGS = ['es', 'pt', 'it'];
/** Pools that are every card printed by a date; the others come as lists. */
const DATED_POOLS = { 'legacy-4000': '2012-03-01' };
const POOLS = ['goat', 'edison'];
const LISTS = {
  goat: { file: 'goat', title: '2005.4 Goat', about: 'the list of April 2005, cards of the Goat pool only' },
  edison: {
    file: 'edison',
    title: '2010.3 Edison',
    about: 'the list of March 2010, cards of the Edison pool only',
  },
  'legacy-4000': { file: 'seed-004', title: '2012.3 OCG', about: 'the Japanese list of 1 March 2012' },
  modern: {
    file: 'tcg-2020-01-01',
    title: '2020.1 TCG',
    about: 'the last list under the rules of 2017 to 2020',
  },
};
/** How sure the reading of an entry is, where the list is known from a garbled text only. */
const DOUBTS = {
  'legacy-4000': {
    likely: [
      'Goyo Guardian',
      'Yata-Garasu',
      'Glow-Up Bulb',
      'Confiscation',
      'Royal Oppression',
      'Debris Dragon',
      'Infernity Launcher',
      'Wall of Revealing Light',
      'The Transmigration Prophecy',
      'Card Trooper',
      'Chain Strike',
      'Ojama Trio',
    ],
    possible: ['Necroface', 'Card Destruction', 'Magical Explosion', 'King Tiger Wanghu'],
    'from the list itself, not legible': ['Reborn Tengu', 'Emergency Teleport', 'Substitoad'],
  },
};
const PRODUCTS = {
  'starter/yugi': { file: 'starter-yugi', name: 'Starter Deck: Yugi' },
  'starter/kaiba': { file: 'starter-kaiba', name: 'Starter Deck: Kaiba' },
};
/** Cards outside the Goat pool that the examples of the rules need. */
const EXTRA_NAMES = [
  'Vorse Raider',
  'Petit Dragon',
  'Firegrass',
  'Darkfire Dragon',
  'Goggle Golem',
  'Evocator Chevalier',
  // Synchro, Xyz and Link Summons, zones (seed documents 003 and 004)
  'Water Spirit',
  'Tune Warrior',
  'Junk Synchron',
  'Junk Warrior',
  'Gaia Knight, the Force of Earth',
  'Scrap Archfiend',
  'Gem-Knight Pearl',
  'Gagagigo the Risen',
  'Number 17: Leviathan Dragon',
  'Number 39: Utopia',
  'LANphorhynchus',
  'Traffic Ghost',
  'Gaia Saber, the Lightning Shadow',
  'Senet Switch',
  'Super Polymerization',
  // reported faults (docs/reports.md)
  'Ryko, Lightsworn Hunter',
  'Raiza the Storm Monarch',
  'Dandylion',
  'Effect Veiler',
  'Swift Scarecrow',
  'Hand Destruction',
  'Trojan Blast',
  'Fiendish Chain',
  'Broww, Huntsman of Dark World',
  'Beiige, Vanguard of Dark World',
  'Dark World Dealings',
  'Grandmaster of the Six Samurai',
  'Chamberlain of the Six Samurai',
  'Mist Valley Falcon',
  'Yubel',
  'Yubel - Terror Incarnate',
  'Yubel - The Ultimate Nightmare',
  'Savage Colosseum',
  // words of the vocabulary that no card of the Goat pool says
  'Cyber Dragon',
  'Cyber Twin Dragon',
  'Proto-Cyber Dragon',
  'Instant Fusion',
  'Dragonic Knight',
  'Blackwing - Gale the Whirlwind',
  'Blackwing - Bora the Spear',
  'Maxx "C"',
  'Cash Back',
  'Traptrix Atrax',
  'Land Flipping',
  'Red-Eyes Darkness Metal Dragon',
  'Infernity Patriarch',
  'Searchlightman',
  'Juragedo',
  'Watch Dog',
  'Mekk-Knight Avram',
  'Elemental HERO Great Tornado',
  'Swift Samurai Storm!',
  'Ascending Soul',
  'Supernatural Regeneration',
  'Pot of Extravagance',
  'Parthian Shot',
  'F.A. Whip Crosser',
  'F.A. Downforce',
];
/** Sorts of Extra Deck monster. */
const EXTRA_SORTS = ['fusion', 'synchro', 'xyz', 'link'];
/** As many materials as there may be ("2 or more"). */
const MANY = 20;
/** Level and Attribute of Tokens of the Goat pool where the table has none. */
const TOKEN_FACTS = {
  12965762: { attr: 'earth', level: 1 },
  22493812: { attr: 'earth', level: 4 },
  24874631: { attr: 'dark', level: 1 },
  62543394: { attr: 'water', level: 2 },
  65810490: { attr: 'dark', level: 4 },
  86801872: { attr: 'earth', level: 3 },
  91512836: { attr: 'earth', level: 1 },
};

function readTable(name) {
  const [head, ...lines] = readFileSync(join(from, name), 'utf8').split(/\r?\n/);
  const columns = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
    });
}

const codesIn = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => /^\s*(\d+)\s*$/.exec(line)?.[1])
    .filter((code) => code !== undefined)
    .map(Number);

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
/** One element a line: small diffs, and no re-indenting of thousands of lines. */
const jsonLines = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;

const table = readTable('cards.tsv').sort((a, b) => Number(a.passcode) - Number(b.passcode));
const byCode = new Map(table.map((row) => [Number(row.passcode), row]));
const byName = new Map(table.map((row) => [row.name_en, row]));
const aliases = readTable('aliases.tsv').map((row) => [Number(row.alias_passcode), Number(row.passcode)]);
const aliasOf = new Map(aliases);
const hand = JSON.parse(readFileSync(join(out, 'materials.json'), 'utf8'));

const list = (cell, separator) => (cell === '' ? [] : cell.split(separator));
const stat = (cell) => (cell === '?' ? '?' : Number(cell));
const raceOf = (cell) => (cell === 'Wingedbeast' ? 'Winged Beast' : cell);
const subsOf = (row) => list(row.subkinds, ',').map((sub) => (sub === 'quickplay' ? 'quick' : sub));

const isExtraSort = (row) => EXTRA_SORTS.some((sort) => subsOf(row).includes(sort));

function nameOf(code) {
  const row = byCode.get(code);
  if (row === undefined) throw new Error(`no card ${code} in cards.tsv`);
  return row.name_en;
}

const CONDITIONS = {
  card: (value) => ({ k: 'name', is: nameOf(Number(value)) }),
  race: (value) => ({ k: 'race', is: value }),
  attribute: (value) => ({ k: 'attr', is: value.toLowerCase() }),
  archetype: (value) => ({ k: 'arch', is: value }),
  level: (value) => ({ k: 'num', stat: 'level', cmp: '=', to: Number(value) }),
  'level>': (value) => ({ k: 'num', stat: 'level', cmp: '>=', to: Number(value) }),
  'level<': (value) => ({ k: 'num', stat: 'level', cmp: '<=', to: Number(value) }),
  kind: (value) => ({ k: 'sub', type: value }),
  notkind: (value) => ({ k: 'not', f: { k: 'sub', type: value } }),
  tuner: () => ({ k: 'sub', type: 'tuner' }),
  nontuner: () => ({ k: 'not', f: { k: 'sub', type: 'tuner' } }),
  any: () => ({ k: 'is', kind: 'monster' }),
};

/** `1:card=24094653|2+:race=Dragon&level>=5` → slots with filters; null if a word is not understood. */
function slotsOf(cell) {
  return list(cell, '|').map((part) => {
    const [, count, more, rest] = /^(\d+)(\+?):(.*)$/.exec(part) ?? [];
    if (rest === undefined) throw new Error(`materials not understood: ${part}`);
    const where = rest.split('&').map((word) => {
      const [, key, value] = /^([a-z]+[<>]?)(?:=(.*))?$/.exec(word) ?? [];
      const make = CONDITIONS[key];
      if (make === undefined) throw new Error(`materials not understood: ${word}`);
      return make(value);
    });
    return { n: more === '+' ? [Number(count), MANY] : Number(count), where };
  });
}

function materialsOf(row) {
  const named = hand.names[row.passcode];
  const slots =
    named === undefined
      ? slotsOf(row.materials)
      : named.map((name) => {
          if (!byName.has(name)) throw new Error(`materials.json: no card is called ${name}`);
          return { n: 1, where: [{ k: 'name', is: name }] };
        });
  if (slots.length === 0) throw new Error(`no materials for ${row.name_en}: add them to materials.json`);
  return hand.contact.includes(Number(row.passcode))
    ? { slots, substitutes: false, contact: 'banish' }
    : { slots, substitutes: row.subkinds.split(',').includes('fusion') };
}

function cardFacts(row) {
  const subs = subsOf(row);
  const card = {
    code: Number(row.passcode),
    name: row.name_en,
    names: Object.fromEntries(LANGS.map((lang) => [lang, row[`name_${lang}`] || row.name_en])),
    kind: row.kind,
    sub: subs,
  };
  if (row.kind === 'monster') {
    if (subs.includes('xyz')) card.rank = Number(row.level);
    else if (subs.includes('link')) {
      card.link = Number(row.level);
      card.arrows = list(row.link_arrows, ',');
    } else card.level = Number(row.level);
    card.atk = stat(row.atk);
    if (row.def !== '') card.def = stat(row.def);
    card.attr = row.attribute.toLowerCase();
    card.race = row.race;
  }
  if (row.archetypes !== '') card.arch = row.archetypes.split('; ');
  if (isExtraSort(row)) card.materials = materialsOf(row);
  if (row.ritual_spell !== '') card.ritualSpell = Number(row.ritual_spell.split('|')[0]);
  if (row.tcg_date !== '') card.date = row.tcg_date;
  return card;
}

function writeStarters() {
  for (const [path, { file, name }] of Object.entries(PRODUCTS)) {
    const codes = readTable(`products/${file}.tsv`).flatMap((row) =>
      Array(Number(row.count)).fill(row.passcode),
    );
    const isExtra = (code) => isExtraSort(byCode.get(Number(code)));
    const main = codes.filter((code) => !isExtra(code));
    const lines = [`#name ${name}`, '#main', ...main, '#extra', ...codes.filter(isExtra), '!side'];
    write(join(root, 'decks', `${path}.ydk`), `${lines.join('\n')}\n`);
  }
}

/** Every passcode in a .ydk file of the repository: these must be cards the client can describe. */
function deckCodes(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ydk'))
    .flatMap((name) => codesIn(readFileSync(join(folder, name), 'utf8')))
    .map((code) => aliasOf.get(code) ?? code);
}

function writeGoat(pool) {
  const codes = new Set([
    ...pool,
    ...EXTRA_NAMES.map((name) => Number(byName.get(name).passcode)),
    ...deckCodes(join(root, 'decks')),
    ...deckCodes(join(root, 'test/bench')),
  ]);
  const rows = table.filter((row) => codes.has(Number(row.passcode)));
  if (rows.length !== codes.size) throw new Error('a deck or pool names a card that is not in cards.tsv');
  write(join(out, 'goat.json'), jsonLines(rows.map(cardFacts)));
}

function writeTokens() {
  const tokens = readTable('tokens.tsv').map((row) => {
    const known = TOKEN_FACTS[row.passcode] ?? {};
    const token = { code: Number(row.passcode), name: row.name_en, kind: 'token', sub: ['token'] };
    const level = row.level === '' ? known.level : Number(row.level);
    const attr = row.attribute === '' ? known.attr : row.attribute.toLowerCase();
    if (level !== undefined) token.level = level;
    Object.assign(token, { atk: stat(row.atk), def: stat(row.def) });
    if (attr !== undefined) token.attr = attr;
    token.race = raceOf(row.race);
    return token;
  });
  write(join(out, 'tokens.json'), jsonLines(tokens));
}

function doubt(list, code) {
  const [how] = Object.entries(DOUBTS[list] ?? {}).find(([, names]) => names.includes(nameOf(code))) ?? [];
  return how === undefined ? '' : ` (${how})`;
}

function writeLists() {
  const lists = {};
  for (const [key, { file, title, about }] of Object.entries(LISTS)) {
    const entries = readFileSync(join(from, 'banlists', `${file}.lflist.conf`), 'utf8')
      .split(/\r?\n/)
      .map((line) => /^(\d+) ([012])\b/.exec(line))
      .filter((match) => match !== null)
      .map((match) => [Number(match[1]), Number(match[2])]);
    const lines = [`#[${title}]`, `# ${about}`, `!${title}`];
    for (const [count, label] of [
      [0, 'forbidden'],
      [1, 'limited'],
      [2, 'semi-limited'],
    ]) {
      lines.push(`#${label}`);
      for (const [code, n] of entries)
        if (n === count) lines.push(`${code} ${n} --${nameOf(code)}${doubt(key, code)}`);
    }
    write(join(out, 'lists', `${key}.lflist.conf`), `${lines.join('\n')}\n`);
    lists[key] = { name: title, counts: entries };
  }
  const body = Object.entries(lists).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  write(join(out, 'lists.json'), `{\n${body.join(',\n')}\n}\n`);
}

/** Column form: small, quick to parse, and a name costs nothing until somebody asks for it. */
function writeKnown() {
  const indexOf = (items) => {
    const sorted = [...new Set(items)].sort();
    return { sorted, at: new Map(sorted.map((item, i) => [item, i])) };
  };
  const sorts = indexOf(table.map((row) => [row.kind, ...subsOf(row)].join(' ')));
  const attrs = indexOf(table.map((row) => row.attribute.toLowerCase()).filter(Boolean));
  const races = indexOf(table.map((row) => row.race).filter(Boolean));
  const dates = indexOf(table.map((row) => row.tcg_date).filter(Boolean));
  const number = (cell) => (cell === '' ? -2 : cell === '?' ? -1 : Number(cell));
  const known = {
    sorts: sorts.sorted,
    attrs: attrs.sorted,
    races: races.sorted,
    dates: dates.sorted,
    code: table.map((row) => Number(row.passcode)),
    sort: table.map((row) => sorts.at.get([row.kind, ...subsOf(row)].join(' '))),
    attr: table.map((row) => attrs.at.get(row.attribute.toLowerCase()) ?? -1),
    race: table.map((row) => races.at.get(row.race) ?? -1),
    level: table.map((row) => number(row.level)),
    atk: table.map((row) => number(row.atk)),
    def: table.map((row) => number(row.def)),
    date: table.map((row) => dates.at.get(row.tcg_date) ?? -1),
    en: table.map((row) => row.name_en),
    ...Object.fromEntries(
      LANGS.map((lang) => [
        lang,
        table.map((row) => (row[`name_${lang}`] === row.name_en ? '' : row[`name_${lang}`])),
      ]),
    ),
    aliases,
  };
  const body = Object.entries(known).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  write(join(out, 'known.json'), `{\n${body.join(',\n')}\n}\n`);
}

writeStarters();
for (const pool of POOLS) {
  const codes = codesIn(readFileSync(join(from, 'pools', `${pool}.txt`), 'utf8'));
  write(join(out, 'pools', `${pool}.json`), `${JSON.stringify(codes)}\n`);
  if (pool === 'goat') writeGoat(codes);
}
for (const [pool, date] of Object.entries(DATED_POOLS)) {
  const codes = table
    .filter((row) => row.tcg_date !== '' && row.tcg_date <= date)
    .map((row) => Number(row.passcode));
  write(join(out, 'pools', `${pool}.json`), `${JSON.stringify(codes)}\n`);
}
writeTokens();
writeLists();
writeKnown();
