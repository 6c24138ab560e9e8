/** English instructions: clauses linked into sentences. */
import type { Link } from '../../engine/ast/index.ts';
import type { Np } from '../np.ts';
import type { Block, Clause, Step } from '../tree.ts';
import { bans, writeBans } from './bans.ts';
import { clause, subjectOf, verbPhrase } from './clause.ts';
import { heads } from './head.ts';
import { writeMay, writePayElse } from './may.ts';
import { isPlural, np } from './noun.ts';
import { paragraphText } from './paragraph.ts';
import { who } from './person.ts';
import { statement } from './statement.ts';
import { tillText } from './time.ts';
import type { Ctx } from './word.ts';

/** Sentences already ended, and the one being written. */
export interface Page {
  done: string[];
  now: string;
  /** Clauses in the sentence so far, and who did the last one. */
  clauses: number;
  subject: string;
  lastSubject: Np | undefined;
  /** The last clause said what is done to its subject. */
  passive: boolean;
  modal: boolean;
  /** The next clause must begin a sentence. */
  closed: boolean;
}

const page = (): Page => ({
  done: [],
  now: '',
  clauses: 0,
  subject: '',
  lastSubject: undefined,
  passive: false,
  modal: false,
  closed: false,
});

export const sentenceCase = (text: string) =>
  text.replace(/^(["(]?)([a-z])/, (_, q: string, l: string) => q + l.toUpperCase());

function endSentence(p: Page): void {
  if (p.now !== '') p.done.push(p.now);
  Object.assign(p, {
    now: '',
    clauses: 0,
    subject: '',
    lastSubject: undefined,
    passive: false,
    modal: false,
    closed: false,
  });
}

function finish(p: Page): string {
  endSentence(p);
  return p.done.map((s, i) => (i === 0 ? s : sentenceCase(s))).join('. ');
}

/** How an operation is joined to the one before in the same sentence. */
export function joint(link: Link, p: Page): string {
  switch (link) {
    case 'and':
      return ' and ';
    case 'ifYouDo':
      return `, and ${ifDone(p)}, `;
    case 'then':
      return ', then ';
    case 'also':
      return ', and also ';
    case 'alsoAfter':
      return '; after that, ';
  }
}
/** How it begins a sentence of its own. */
function opening(link: Link | undefined): string {
  switch (link) {
    case 'then':
      return 'then ';
    case 'also':
      return 'also, ';
    case 'alsoAfter':
      return 'after that, ';
    case undefined:
    case 'and':
    case 'ifYouDo':
      return '';
  }
}

/** "if you do", said of whoever did the last thing. */
function ifDone(p: Page): string {
  const s = p.lastSubject;
  if (s === undefined || (s.t === 'player' && s.who === 'you')) return 'if you do';
  if (s.t === 'player') return 'if they do';
  if (p.passive) return 'if so';
  return isPlural(s) ? 'if they do' : 'if it does';
}

export function writeSteps(p: Page, steps: readonly Step[], ctx: Ctx): void {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (!step) continue;
    const run = bans(steps, i);
    if (run.length > 1) {
      writeBans(p, step.link, run, ctx);
      i += run.length - 1;
    } else writeLinked(p, step.link, step.block, ctx);
  }
}

function writeLinked(p: Page, link: Link | undefined, block: Block, ctx: Ctx): void {
  if (block.b === 'seq') {
    writeSteps(
      p,
      block.steps.map((s, i) => (i === 0 && (link ?? s.link) ? { ...s, link: link ?? s.link ?? 'and' } : s)),
      ctx,
    );
    return;
  }
  if (p.now === '' || (link === undefined && p.clauses === 0 && !p.closed)) {
    write(p, block, '', ctx);
    return;
  }
  const breaks =
    p.closed ||
    block.b === 'if' ||
    block.b === 'later' ||
    block.b === 'pick1' ||
    block.b === 'every' ||
    block.b === 'gains' ||
    block.b === 'repeat' ||
    p.clauses >= 3;
  if (!breaks) {
    write(p, block, joint(link ?? 'then', p), ctx);
    return;
  }
  const done = link === 'ifYouDo' ? ifDone(p) : '';
  const open = /[,:] $/.test(p.now);
  if (!open) endSentence(p);
  const lead = leadOf(link, block, done);
  write(p, block, lead, ctx, done !== '' && block.b === 'if');
}

/** The word a sentence begins with, by how it hangs on the one before. */
function leadOf(link: Link | undefined, block: Block, done: string): string {
  if (done !== '') return block.b === 'if' ? `${done} and ` : `${done}, `;
  return block.b === 'later' && link !== 'alsoAfter' ? '' : opening(link);
}

export function write(p: Page, b: Block, lead: string, ctx: Ctx, afterIf = false): void {
  switch (b.b) {
    case 'do':
      writeClause(p, b.c, lead, ctx);
      return;
    case 'seq': {
      const [first, ...rest] = b.steps;
      if (lead === '' || !first) {
        writeSteps(p, b.steps, ctx);
        return;
      }
      write(p, first.block, lead, ctx);
      writeSteps(p, rest, ctx);
      return;
    }
    case 'if': {
      p.now += `${lead}${afterIf ? '' : 'if '}${statement(b.c, ctx)}, `;
      const sentences = p.done.length;
      reset(p);
      write(p, b.then, '', ctx);
      if (b.else) {
        if (p.done.length > sentences || p.closed) {
          endSentence(p);
          p.now = 'otherwise, ';
        } else p.now += '; otherwise, ';
        reset(p);
        write(p, b.else, '', ctx);
      }
      p.closed = true;
      return;
    }
    case 'may':
      writeMay(p, b, lead, ctx);
      return;
    case 'payElse':
      writePayElse(p, b, lead, ctx);
      return;
    case 'pick1': {
      const chooser =
        b.who === 'you'
          ? 'apply 1 of these effects'
          : `${who(b.who)} ${b.who === 'both' ? 'choose' : 'chooses'} 1 of these effects`;
      const options = b.options.map(
        (o, i) => `(${i + 1}) ${o.if ? `if ${statement(o.if, ctx)}, ` : ''}${blockText(o.do, ctx)}`,
      );
      p.now += `${lead}${chooser}: ${options.join('; ')}`;
      p.closed = true;
      return;
    }
    case 'every': {
      p.now += `${lead}for ${isPlural(b.np) ? `each of ${np(b.np, ctx)}` : np(b.np, ctx)}, `;
      reset(p);
      write(p, b.do, '', ctx);
      p.closed = true;
      return;
    }
    case 'repeat': {
      write(p, b.do, lead, ctx);
      p.now += `; repeat this while ${statement(b.while, ctx)}`;
      p.closed = true;
      return;
    }
    case 'later': {
      p.now += `${lead}${heads(b.head, ctx)}, `;
      reset(p);
      write(p, b.do, '', ctx);
      p.closed = true;
      return;
    }
    case 'gains': {
      const till = b.till ? ` ${tillText(b.till, undefined, ctx)}` : '';
      const verb =
        b.subj.t === 'player' && b.subj.who === 'you' ? 'gain' : isPlural(b.subj) ? 'gain' : 'gains';
      const name = b.paragraphs.length === 1 ? 'this effect' : 'these effects';
      const texts = b.paragraphs.map((x) => paragraphText(x, ctx));
      p.now += `${lead}${np(b.subj, { ...ctx, case: 'subject' })} ${verb} ${name}${till}: ${texts
        .map((t, i) => (i === 0 ? lower(t) : t))
        .join(' ')
        .replace(/\.$/, '')}`;
      p.closed = true;
      return;
    }
    case 'unless': {
      p.now += `${lead}${clause(b.c, 'say', ctx)} unless ${blockText(b.pay, ctx)}`;
      p.closed = true;
      return;
    }
  }
}

export const reset = (p: Page) =>
  Object.assign(p, {
    subject: '',
    lastSubject: undefined,
    passive: false,
    modal: false,
    clauses: 0,
    closed: false,
  });

export const lower = (t: string) =>
  /^(?:[A-Z][a-z]|A )/.test(t) &&
  !/^(?:Special|Normal|Flip|Tribute|Fusion|Ritual|Spell|Trap|Spirit|Union|Toon|Gemini|Set|Level)\b/.test(t)
    ? t.charAt(0).toLowerCase() + t.slice(1)
    : t;

export const blockText = (b: Block, ctx: Ctx): string => {
  const p = page();
  write(p, b, '', ctx);
  return finish(p);
};

function writeClause(p: Page, c: Clause, lead: string, ctx: Ctx): void {
  const s = subjectOf(c);
  const key = s === undefined ? '' : JSON.stringify(s);
  const joined = /(?: and |, then )$/.test(lead);
  const person = s?.t === 'player' ? { doer: JSON.stringify(s.who) } : {};
  if (
    joined &&
    key !== '' &&
    key === p.subject &&
    s?.t !== 'gap' &&
    !(c.modal === 'cannot' && s?.t === 'player')
  ) {
    const base = p.modal && c.modal === undefined && !c.passive;
    p.now += lead + (base ? verbPhrase(c, 'base', ctx) : verbPhrase(c, 'say', ctx));
  } else if (s === undefined && p.subject !== '' && p.clauses > 0)
    p.now += `${lead}you ${verbPhrase(c, 'tell', { ...ctx, ...person })}`;
  else p.now += lead + clause(c, s === undefined ? 'tell' : 'say', ctx);
  p.subject = key;
  p.lastSubject = s;
  p.passive = c.passive === true;
  p.modal = p.modal && joined;
  p.clauses += 1;
}
