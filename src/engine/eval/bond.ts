/** Names of bonds, notes and counters as integers, since the state holds numbers only. */
const hash = (name: string): number => {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
};
const cached = new Map<string, number>();
const names = new Map<number, string>();

function key(name: string): number {
  let k = cached.get(name);
  if (k === undefined) {
    k = hash(name);
    cached.set(name, k);
    names.set(k, name);
  }
  return k;
}
export const bondName = key;
export const noteName = key;
export const counterName = key;
/** The word behind a key made before in this process; the key itself otherwise. */
export const wordOf = (k: number): string => names.get(k) ?? String(k);
