/** A client of its own for the test of two writers: `tsx writer.ts FOLDER WHO N`. */
import { openRecords } from '../../src/records/index.ts';

const [folder = '', who = '', n = '0'] = process.argv.slice(2);
const records = openRecords(folder);
await records.load();
for (let i = 0; i < Number(n); i += 1) {
  records.saveDeck({ name: `${who}-${i}`, main: [i], extra: [], side: [] });
}
