import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the package, both from its sources (`src/decks/…`) and from the bundle (`dist/…`): the nearest
 * one above that holds package.json. Throws an Error if there is none.
 */
export function packageRoot(from: string = import.meta.url): string {
  let folder = dirname(fileURLToPath(from));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('package.json not found above the program');
    folder = above;
  }
  return folder;
}
