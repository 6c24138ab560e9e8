/** English instructions and whole effects. */
import type { Limit, Link } from '../../engine/ast/index.ts';
import type { Block, Clause, Head, Note, Np, Paragraph, Person, Phrase, Step } from '../tree.ts';
import { clause, statement, subjectOf, tillText, timeText, verbPhrase } from './clause.ts';
import { FIXED } from './lexicon.ts';
import { type Ctx, counterName, isPlural, listed, np, ordinal, quoted, value, who } from './noun.ts';

/** Sentences already ended, and the one being written. */
interface Page {
  done: string[];
  now: string;
  /** Clauses in the sentence so far, and who did the last one. */
  clauses: number;
  subject: string;
  lastSubject: Np | undefined;
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
  modal: false,
  closed: false,
});

export const sentenceCase = (text: string) =>
  text.replace(/^(["(]?)([a-z])/, (_, q: string, l: string) => q + l.toUpperCase());
function endSentence(p: Page): void {
  if (p.now !== '') p.done.push(p.now);
  Object.assign(p, { now: '', clauses: 0, subject: '', lastSubject: undefined, modal: false, closed: false });
}
function finish(p: Page): string {
  endSentence(p);
  return p.done.map((s, i) => (i === 0 ? s : sentenceCase(s))).join('. ');
}

const INLINE: Record<Link, (p: Page) => string> = {
  and: () => ' and ',
  ifYouDo: (p) => `, and ${ifDone(p)}, `,
  then: () => ', then ',
  also: () => ', and also ',
  alsoAfter: () => '; after that, ',
};
const FRESH: Record<Link, string> = {
  and: '',
  ifYouDo: '',
  then: 'then ',
  also: 'also, ',
  alsoAfter: 'after that, ',
};
/** "if you do", said of whoever did the last thing. */
function ifDone(p: Page): string {
  const s = p.lastSubject;
  if (s === undefined || (s.t === 'player' && s.who === 'you')) return 'if you do';
  if (s.t === 'player') return 'if they do';
  return isPlural(s) ? 'if they do' : 'if it does';
}

function writeSteps(p: Page, steps: readonly Step[], ctx: Ctx): void {
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
/** Prohibitions on the same cards in a row: "cannot attack, change battle position or be Flip Summoned". */
function bans(steps: readonly Step[], from: number): Clause[] {
  const run: Clause[] = [];
  for (const s of steps.slice(from)) {
    const c = s.block.b === 'do' ? s.block.c : undefined;
    const first = run[0];
    if (
      c?.modal !== 'cannot' ||
      (first && (s.link !== 'and' || JSON.stringify(subjectOf(c)) !== JSON.stringify(subjectOf(first))))
    )
      break;
    run.push(c);
  }
  return run;
}
function writeBans(p: Page, link: Link | undefined, run: readonly Clause[], ctx: Ctx): void {
  const [first] = run;
  if (!first) return;
  const subj = subjectOf(first);
  const neither = subj?.t === 'player' && subj.who === 'both';
  const name = neither
    ? 'neither player can'
    : `${subj ? np(subj, { ...ctx, case: 'subject' }) : 'you'} cannot`;
  const forms = run.flatMap(({ modal: _, or, ...c }) => [c, ...(or ?? []).map((verb) => ({ ...c, verb }))]);
  const all = forms.map((c) => verbPhrase(c, 'base', ctx));
  const rest = forms.every((c) => c.passive) ? all.map((t, i) => (i === 0 ? t : t.replace(/^be /, ''))) : all;
  const lead = p.now === '' || link === undefined ? '' : INLINE[link](p);
  p.now += `${lead}${name} ${listed(rest, 'or')}`;
  p.subject = subj ? JSON.stringify(subj) : '';
  p.lastSubject = subj;
  p.modal = false;
  p.clauses += 1;
}
function writeLinked(p: Page, link: Link | undefined, block: Block, ctx: Ctx): void {
  if (block.b === 'seq') {
    return writeSteps(
      p,
      block.steps.map((s, i) => (i === 0 && (link ?? s.link) ? { ...s, link: link ?? s.link ?? 'and' } : s)),
      ctx,
    );
  }
  if (p.now === '' || (link === undefined && p.clauses === 0 && !p.closed)) return write(p, block, '', ctx);
  const breaks =
    p.closed ||
    block.b === 'if' ||
    block.b === 'later' ||
    block.b === 'pick1' ||
    block.b === 'every' ||
    block.b === 'gains' ||
    block.b === 'repeat' ||
    p.clauses >= 3;
  if (!breaks) return write(p, block, INLINE[link ?? 'then'](p), ctx);
  const done = link === 'ifYouDo' ? ifDone(p) : '';
  const open = /[,:] $/.test(p.now);
  if (!open) endSentence(p);
  const lead =
    done !== ''
      ? block.b === 'if'
        ? `${done} and `
        : `${done}, `
      : block.b === 'later' && link !== 'alsoAfter'
        ? ''
        : link === undefined
          ? ''
          : FRESH[link];
  write(p, block, lead, ctx, done !== '' && block.b === 'if');
}

function write(p: Page, b: Block, lead: string, ctx: Ctx, afterIf = false): void {
  switch (b.b) {
    case 'do':
      return writeClause(p, b.c, lead, ctx);
    case 'seq': {
      const [first, ...rest] = b.steps;
      if (lead === '' || !first) return writeSteps(p, b.steps, ctx);
      write(p, first.block, lead, ctx);
      return writeSteps(p, rest, ctx);
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
      return writeMay(p, b, lead, ctx);
    case 'payElse':
      return writePayElse(p, b, lead, ctx);
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
const reset = (p: Page) =>
  Object.assign(p, { subject: '', lastSubject: undefined, modal: false, clauses: 0, closed: false });
const lower = (t: string) =>
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
  p.modal = p.modal && joined;
  p.clauses += 1;
}

function writeMay(p: Page, b: Extract<Block, { b: 'may' }>, lead: string, ctx: Ctx): void {
  const first = firstClause(b.do);
  const s = first ? subjectOf(first) : undefined;
  const same =
    first && (s === undefined ? b.who === 'you' : s.t === 'player' && s.who === b.who && !first.passive);
  const name = who(b.who);
  if (!same || first.modal) {
    p.now += `${lead}${name} can do this: `;
    reset(p);
    return write(p, b.do, '', ctx);
  }
  p.now += `${lead}${name} can `;
  p.clauses = 0;
  const subj: Np = { t: 'player', who: b.who };
  p.subject = JSON.stringify(subj);
  p.lastSubject = subj;
  p.modal = true;
  const [head, ...rest] = stepsOf(b.do);
  if (!head || head.block.b !== 'do') return;
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
function firstClause(b: Block): Clause | undefined {
  const [first] = stepsOf(b);
  return first?.block.b === 'do' ? first.block.c : undefined;
}

function writePayElse(p: Page, b: Extract<Block, { b: 'payElse' }>, lead: string, ctx: Ctx): void {
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

const LIMIT_N = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
function limitText(l: Limit): string {
  const per = {
    turn: 'per turn',
    duel: 'per Duel',
    chain: 'per Chain',
    faceUp: 'while this card is face-up',
  }[l.per];
  const text = `${LIMIT_N(l.n)} ${per}`;
  if (l.share !== undefined) return `${text} (shared with its other effect)`;
  return l.scope === 'name' ? `${text}, for all cards of this name together` : text;
}
export function headText(h: Head, ctx: Ctx): string {
  switch (h.h) {
    case 'limit':
      return limitText(h.limit);
    case 'times':
      return timesText(h.any.map((t) => timeText(t, ctx)));
    case 'till':
      return tillText(h.till, { modal: 'can' }, ctx);
    case 'forEach':
      return 'once for each such card';
    case 'on': {
      const text = statement(h.c, ctx);
      if (h.nth === 1) return `the next time ${text}`;
      if (h.nth !== undefined)
        return typeof h.nth === 'number'
          ? `the ${ordinal(h.nth)} time ${text}`
          : `at the last of the next times ${text} (their number: ${value(h.nth, ctx)})`;
      return `${h.conj === 'eachTime' ? 'each time' : h.conj} ${text}`;
    }
  }
}
function timesText(times: string[]): string {
  const [first = ''] = times;
  const prep = first.split(' ')[0] ?? '';
  if (times.length > 1 && times.every((t) => t.startsWith(`${prep} `)))
    return `${prep} ${listed(
      times.map((t) => t.slice(prep.length + 1)),
      'or',
    )}`;
  return listed(times, 'or');
}
/** The heads of an effect, times close together: "during damage calculation in your opponent's turn". */
function heads(list: readonly Head[], ctx: Ctx): string {
  let out = '';
  list.forEach((h, i) => {
    const text = headText(h, ctx);
    const before = list[i - 1];
    if (before === undefined) out = text;
    else if (before.h === 'times' && h.h === 'times') out += ` ${text.replace(/^during /, 'in ')}`;
    else if (h.h === 'till' && before.h === 'on') out += ` ${text}`;
    else out += `, ${text}`;
  });
  return out;
}

const CAN = (p: Person) => (p === 'any' ? 'either player can' : `${who(p)} can`);

/** The sentences of one effect, capitalised, ending with a full stop; empty if there is nothing to say. */
export function paragraphText(x: Paragraph, ctx: Ctx = {}): string {
  const head = heads(x.head, ctx);
  const body = bodyText(x, ctx);
  const tail = x.tail.map((n) => noteText(n, ctx));
  const main = body === '' && head !== '' && tail.length > 0 ? '' : body;
  const sep = x.chained ? ': ' : ', ';
  const text =
    (x.flip ? 'FLIP: ' : '') +
    (main === ''
      ? ''
      : head === ''
        ? sentenceCase(main)
        : x.flip
          ? `${head}${sep}${main}`
          : `${sentenceCase(head)}${sep}${main}`);
  const lead = main === '' && head !== '' ? [`${sentenceCase(head)}: ${lower(tail.shift() ?? '')}`] : [];
  return [...(main === '' ? lead : [stopped(text)]), ...tail].join(' ');
}
const stopped = (t: string) => (/[.]$/.test(t) ? t : `${t}.`);

function bodyText(x: Paragraph, ctx: Ctx): string {
  const can = x.modal === undefined ? '' : `${CAN(x.modal)} `;
  const cost = x.cost ? costText(x, x.cost, ctx) : '';
  const target = x.targets
    ? `target ${listed(
        x.targets.map((t) => np(t, ctx)),
        'and',
      )}`
    : '';
  const activation = cost !== '' && target !== '' ? `${cost}, then ${target}` : cost + target;
  const effect = x.do ? effectText(x, x.do, can !== '' && activation === '', ctx) : '';
  const first = activation === '' ? '' : can + activation;
  const modes = x.modes ? modesText(x.modes, ctx) : '';
  const opening =
    first === '' ? (effect === '' ? '' : effect) : effect === '' ? first : `${first}; ${effect}`;
  if (modes === '') return opening;
  const choose = opening === '' ? `${can}activate 1 of these effects` : `${opening}, by 1 of these effects`;
  return x.modes && opening === ''
    ? `${choose}. ${modes}`
    : `${x.modes && effect !== '' ? `${first === '' ? '' : `${first}; `}apply 1 of these effects, then ${effect}` : `${opening}; apply 1 of these effects`}. ${modes}`;
}
function costText(x: Paragraph, cost: Block, ctx: Ctx): string {
  const text = blockText(cost, ctx);
  const first = firstClause(cost);
  return x.modal !== undefined && first && subjectOf(first) !== undefined
    ? `activate this by having this done: ${text}`
    : text;
}
function effectText(x: Paragraph, b: Block, bareModal: boolean, ctx: Ctx): string {
  const text = blockText(b, ctx);
  if (!bareModal || x.modal === undefined) return text;
  const first = firstClause(b);
  const can = CAN(x.modal);
  const plain = first && subjectOf(first) === undefined;
  if (plain) return `${can} ${text}`;
  return x.chained ? `${can} activate this effect; ${text}` : `${can} do this: ${text}`;
}
function modesText(modes: readonly Paragraph[], ctx: Ctx): string {
  return modes
    .map((m, i) => `(${i + 1}) ${paragraphText(m, ctx)}`)
    .join(' ')
    .replace(/\.$/, '');
}

export function noteText(n: Note, ctx: Ctx): string {
  if ('phrase' in n) return phraseText(n.phrase, ctx);
  if ('b' in n.say) return stopped(sentenceCase(blockText(n.say, ctx)));
  return stopped(sentenceCase(statement(n.say, ctx)));
}
export function phraseText(p: Phrase, ctx: Ctx = {}): string {
  switch (p.p) {
    case 'alsoNamed':
      return `This card is also treated as ${quoted(p.name)}.`;
    case 'onlyPlacedBy':
      return `It can be placed on the field only by the effect of ${quoted(p.name)}.`;
    case 'ritualSpell':
      return `It is Ritual Summoned with ${quoted(p.name)}.`;
    case 'holds':
      return p.max === 'any'
        ? `${counterName(p.counter, 2)} can be placed on it.`
        : `It can hold up to ${p.max} ${counterName(p.counter, p.max)}.`;
    case 'materials':
      return `Fusion Materials: ${p.items.map((i) => np(i, ctx)).join(' + ')}.`;
    default:
      return FIXED[p.p];
  }
}
