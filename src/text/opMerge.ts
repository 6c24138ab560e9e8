/** Two like things done at once are told as one. */
import type { Np } from './np.ts';
import { sharedPlace } from './share.ts';
import type { Arg, Block, Clause, PosWord, Statement, Step } from './tree.ts';

/** Two like things done at once are one: "remove from play 1 LIGHT and 1 DARK monster". */
export function mergeSteps(steps: Step[]): void {
  for (let i = steps.length - 1; i > 0; i--) {
    const [a, b] = [steps[i - 1]?.block, steps[i]];
    if (a?.b !== 'do' || b?.block.b !== 'do' || b.link !== 'and') continue;
    const [x, y] = [a.c, b.block.c];
    if (!x.obj || !y.obj || !isListable(x.obj) || !isListable(y.obj) || sentence(x) !== sentence(y)) continue;
    const items = sharedPlace([x.obj, ...(y.obj.t === 'join' ? y.obj.items : [y.obj])]);
    steps.splice(i - 1, 2, {
      ...steps[i - 1],
      block: { b: 'do', c: { ...x, obj: { t: 'join', how: 'and', items } } },
    });
  }
}

const isListable = (np: Np): boolean => np.t === 'cards' || (np.t === 'join' && np.how === 'and');

const sentence = (c: Clause): string =>
  JSON.stringify({ ...c, obj: undefined, args: c.args?.length ? c.args : undefined });

interface Choice {
  if?: Statement;
  do: Block;
}

/** The positions of effects to choose from that differ in nothing else. */
export function positionsOf(options: readonly Choice[]): PosWord[] | undefined {
  const clauses = options.map((o) => (o.if === undefined && o.do.b === 'do' ? o.do.c : undefined));
  const pos = clauses.flatMap((c) => (c?.args ?? []).flatMap((a) => (a.a === 'pos' ? a.any : [])));
  const rest = clauses.map((c) => c && JSON.stringify({ ...c, args: c.args?.filter((a) => a.a !== 'pos') }));
  return clauses[0] !== undefined && pos.length === options.length && new Set(rest).size === 1
    ? pos
    : undefined;
}

/** Such effects are one, of which the position is chosen. */
export function eitherPosition(options: readonly Choice[]): Block | undefined {
  const any = positionsOf(options);
  const [first] = options;
  if (any === undefined || first?.do.b !== 'do') return undefined;
  const { c } = first.do;
  return {
    b: 'do',
    c: { ...c, args: (c.args ?? []).map((a): Arg => (a.a === 'pos' ? { a: 'pos', any } : a)) },
  };
}
