/** English instructions with a choice: "you can …", "pay … or …", "by doing …". */
import type { Np } from '../np.ts';
import type { Block, Clause, Step } from '../tree.ts';
import { subjectOf, verbPhrase } from './clause.ts';
import { np } from './noun.ts';
import { blockText, type Page, reset, write, writeSteps } from './page.ts';
import { who } from './person.ts';
import type { Ctx } from './word.ts';

export function writeMay(p: Page, b: Extract<Block, { b: 'may' }>, lead: string, ctx: Ctx): void {
  const first = firstClause(b.do);
  const s = first ? subjectOf(first) : undefined;
  const same =
    first && (s === undefined ? b.who === 'you' : s.t === 'player' && s.who === b.who && !first.passive);
  const name = who(b.who);
  if (!same || first.modal) {
    p.now += `${lead}${name} can do this: `;
    reset(p);
    write(p, b.do, '', ctx);
    return;
  }
  p.now += `${lead}${name} can `;
  p.clauses = 0;
  const subj: Np = { t: 'player', who: b.who };
  p.subject = JSON.stringify(subj);
  p.lastSubject = subj;
  p.modal = true;
  const [head, ...rest] = stepsOf(b.do);
  if (head?.block.b !== 'do') return;
  p.now += verbPhrase({ ...head.block.c, subj }, 'base', ctx);
  p.clauses = 1;
  if (b.who === 'you') p.subject = '';
  writeSteps(p, rest, ctx);
}

const stepsOf = (b: Block): Step[] =>
  b.b === 'seq'
    ? b.steps.flatMap((s, i) =>
        s.block.b === 'seq'
          ? stepsOf(s.block).map((x, j) =>
              j === 0 && i > 0 ? { ...x, ...(s.link ? { link: s.link } : {}) } : x,
            )
          : [s],
      )
    : [{ block: b }];

export function firstClause(b: Block): Clause | undefined {
  const [first] = stepsOf(b);
  return first?.block.b === 'do' ? first.block.c : undefined;
}

export function writePayElse(p: Page, b: Extract<Block, { b: 'payElse' }>, lead: string, ctx: Ctx): void {
  if (b.may && b.who !== 'you') {
    p.now += lead;
    writeMay(p, { b: 'may', who: b.who, do: b.pay }, '', ctx);
    p.now += '; if they do not, ';
  } else {
    write(p, b.pay, lead, ctx);
    p.now += b.may ? ', or ' : b.who === 'you' ? ', or if you cannot, ' : ', or if they cannot, ';
  }
  reset(p);
  write(p, b.else, '', ctx);
  p.closed = true;
}

/** "by Tributing 1 monster and paying 500 LP" */
export function gerunds(steps: readonly Step[], ctx: Ctx): string {
  let out = '';
  steps
    .flatMap((s) => (s.block.b === 'seq' ? stepsOf(s.block) : [s]))
    .forEach((s, i) => {
      const text = s.block.b === 'do' ? gerund(s.block.c, ctx) : `doing this: ${blockText(s.block, ctx)}`;
      out += i === 0 ? text : s.link === 'then' || s.link === 'alsoAfter' ? `, then ${text}` : ` and ${text}`;
    });
  return out === '' ? 'doing nothing else' : out;
}

function gerund(c: Clause, ctx: Ctx): string {
  const s = subjectOf(c);
  if (s === undefined) return verbPhrase(c, 'ing', ctx);
  return c.passive
    ? `having ${np(s, ctx)} ${verbPhrase({ ...c, tense: 'past' }, 'base', ctx).replace(/^be /, '')}`
    : `having ${np(s, ctx)} ${verbPhrase(c, 'base', ctx)}`;
}
