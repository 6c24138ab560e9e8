import type { Strings } from './index.ts';

/** A name within a sentence: the article of "The computer" is small there. */
export function inside(name: string, { common }: Pick<Strings, 'common'>): string {
  return name === common.computer ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
