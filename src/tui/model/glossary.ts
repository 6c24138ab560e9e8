/** The glossary: what its list says of an entry, and what stands beside the list. */
import type { Strings } from '../../strings/index.ts';
import { wrap } from '../fit.ts';
import type { GlossaryEntry, Words } from '../wordbook.ts';
import { type Line, line } from './lines.ts';

const ID_COLUMNS = 12;

/** A rule says its first words in the list, as many as fit into `columns`; a word of the game stands alone. */
export const glossaryLabel = ({ id, name, text }: GlossaryEntry, columns: number): string =>
  name === id ? `${id.padEnd(ID_COLUMNS)}${wrap(text, columns - ID_COLUMNS)[0] ?? ''}` : name;

/** The entry and the rules that belong to it; where they need more than `rows`, without empty lines between them. */
export function glossaryDetail(
  entry: GlossaryEntry,
  { rule }: Pick<Words, 'rule'>,
  say: Strings['rules'],
  columns: number,
  rows: number,
): Line[] {
  const paragraph = (text: string, tone?: 'quiet'): Line[] =>
    wrap(text, columns).map((part) => line(part, tone));
  const profiles = rule(entry.id)?.profiles ?? 'all';
  const lines = [
    line(entry.name, 'strong'),
    ...paragraph(entry.text),
    ...(profiles === 'all' ? [] : paragraph(say.profiles(profiles.join(', ')), 'quiet')),
    ...entry.rules
      .flatMap((id) => rule(id) ?? [])
      .flatMap(({ id, summary }) => [null, line(id, 'strong'), ...paragraph(summary)]),
  ];
  const isTight = lines.length > rows;
  return lines.flatMap((each) => each ?? (isTight ? [] : line('')));
}
