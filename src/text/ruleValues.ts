/** What a rule parameter may be set to, and what it means at a value, in words (RULES parameters). */
import { allowedFor, PARAMS, type Profile } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';

type Rules = Strings['rules'];
type Field = Exclude<keyof Profile, 'id'>;
/** A saying for each value of each field, or one that takes the value. */
type Sayings = {
  readonly [F in Field]: Profile[F] extends boolean
    ? { readonly yes: string; readonly no: string }
    : Profile[F] extends string
      ? string extends Profile[F]
        ? (value: string) => string
        : Readonly<Record<Profile[F], string>> | ((value: Profile[F]) => string)
      : (value: Profile[F]) => string;
};

/** What the parameter of that id means at a value that it may be set to: `a deck has at most 2 copies of a card`. */
export function valueInWords(id: string, value: unknown, { values }: Rules): string {
  const field = PARAMS[id];
  if (field === undefined) throw new RangeError(`no parameter ${id}`);
  const sayings: Sayings = values;
  const says: unknown = sayings[field];
  if (typeof says === 'function') return String(says(value));
  const key = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return (says as Readonly<Record<string, string>>)[key] ?? key;
}

/** A value as it is told: `yes`, `40-60`, `synchro, xyz`. */
export function valueText(value: unknown, { yes, no, none }: Rules): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.length === 0 ? none : value.join(', ');
  return String(value);
}

/** What may be typed behind an id: `a whole number from 1 to 99`. */
export function takesText(id: string, { takes }: Rules): string {
  const allowed = allowedFor(id);
  switch (allowed.k) {
    case 'flag':
      return takes.flag;
    case 'number':
      return takes.number(allowed.min, allowed.max);
    case 'one':
      return takes.one(allowed.of.join(', '));
    case 'sizes':
      return takes.sizes(allowed.such);
    case 'some':
      return takes.some(allowed.of.join(', '));
  }
}
