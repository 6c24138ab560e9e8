/** Effects that are activated: `[limit/condition]: [cost], [target]; [operations].` */
import type { Activated, Mode } from '../engine/ast/index.ts';
import { conditionHeads, eventHeads, isTime } from './cond.ts';
import { modSteps } from './mod.ts';
import { someNp } from './noun.ts';
import type { Np } from './np.ts';
import { block } from './op.ts';
import { empty, SELF } from './rules.ts';
import { endClause, type Scope } from './scope.ts';
import { subTime } from './time.ts';
import type { Block, Head, Note, Paragraph } from './tree.ts';

export function activated(s: Scope, e: Activated): Paragraph {
  const head: Head[] = [];
  if (e.limit) head.push({ h: 'limit', limit: e.limit });
  head.push(...placeHead(s, e));
  head.push(...windowHeads(e));
  if (e.hold?.length) head.push(...conditionHeads(s, e.hold, 'while'));
  const on = e.on;
  const times = [...(e.if ?? [])].filter(isTime);
  const timed = times.length > 0 || (e.windows?.length ?? 0) > 0;
  head.push(...conditionHeads(s, times, 'if'));
  if (on.k === 'trigger')
    head.push(...eventHeads(s, on.ev, on.as, undefined), ...(on.every ? [{ h: 'forEach' } as const] : []));
  else if ((on.k === 'card' || on.k === 'quick') && on.ev) head.push(...eventHeads(s, on.ev, 'when'));
  else if (on.k === 'quick' && !timed) head.push({ h: 'times', any: [{ t: 'turn', of: 'any' }] });
  const focus = s.focus;
  const rest = (e.if ?? []).filter((c) => !isTime(c));
  head.push(...conditionHeads(s, rest, 'if'));
  if (s.focus === undefined && focus === 'event') s.focus = focus;
  const modal = e.users === 'both' ? ('any' as const) : e.may ? ('you' as const) : undefined;
  if (e.users === 'both') s.user = 'theyPron';
  const body = bodyOf(s, e);
  s.user = 'you';
  const tail: Note[] = [];
  if (e.oath?.length) tail.push({ say: oath(s, e.oath, on.k === 'card') });
  if (e.unnegatable) tail.push({ phrase: { p: 'unnegatable' } });
  if (e.unanswerable) tail.push({ phrase: { p: 'unanswerable' } });
  return {
    chained: true,
    head: ordered(head),
    ...(modal ? { modal } : {}),
    ...(on.k === 'flip' ? { flip: true } : {}),
    ...body,
    tail,
  };
}

/** Times first, then what must be so. */
export function ordered(heads: Head[]): Head[] {
  const rank = (h: Head) => (h.h === 'limit' ? 0 : h.h === 'times' ? 1 : 2);
  return [...heads].sort((a, b) => rank(a) - rank(b));
}

function bodyOf(
  s: Scope,
  e: Pick<Activated, 'cost' | 'target' | 'do' | 'modes'>,
): Pick<Paragraph, 'cost' | 'targets' | 'do' | 'modes'> {
  const cost = e.cost?.length ? block(s, e.cost) : undefined;
  const targets = targetsOf(s, e.target);
  const modes = e.modes?.length ? e.modes.map((m) => modeParagraph(s, m)) : undefined;
  const books =
    e.do.every((op) => op.k === 'bond' || op.k === 'note') && (cost !== undefined || targets.length > 0);
  const ops = e.do.length > 0 && !books ? block(s, e.do) : undefined;
  return {
    ...(cost ? { cost } : {}),
    ...(targets.length > 0 ? { targets } : {}),
    ...(ops ? { do: ops } : {}),
    ...(modes ? { modes } : {}),
  };
}

function targetsOf(s: Scope, target: Activated['target']): Np[] {
  const many = (target?.length ?? 0) > 1;
  const out = (target ?? []).map((t) => {
    const said = someNp(s, t, 'target');
    const np: Np =
      said.t === 'pron'
        ? { t: 'cards', nouns: [said.noun], det: 'that', plural: said.plural, quals: [] }
        : said;
    return np;
  });
  if (out.length > 0) endClause(s, many ? undefined : s.focus);
  return out;
}

function modeParagraph(s: Scope, m: Mode): Paragraph {
  const focus = s.focus;
  const head = m.if?.length ? conditionHeads(s, m.if, 'if') : [];
  const said: Paragraph = { ...empty(), chained: true, head, ...bodyOf(s, m) };
  s.focus = focus;
  return said;
}

/** Where the card must be, if that is not where such effects are used anyway. */
function placeHead(s: Scope, e: Activated): Head[] {
  if (e.from === undefined || e.on.k === 'card' || e.from.length !== 1) return [];
  const [place] = e.from;
  const monster = s.def === undefined || s.def.kind === 'monster';
  if (place === 'hand' || place === 'gy' || place === 'banished' || place === 'deck') {
    if (movesItself(e)) return [];
    return [whileIn(s, place)];
  }
  const bonded = e.if?.some((c) => c.k === 'exists' && typeof c.g === 'object' && 'bond' in c.g) ?? false;
  if (place === 'szone' && monster && !bonded)
    return [
      {
        h: 'on',
        conj: 'while',
        c: { verb: 'be', subj: SELF(s), args: [{ a: 'is', quals: [{ q: 'worn' }] }] },
      },
    ];
  return [];
}

export function whileIn(s: Scope, place: 'hand' | 'gy' | 'banished' | 'deck'): Head {
  const said: Head = {
    h: 'on',
    conj: 'while',
    c: { verb: 'be', subj: SELF(s), args: [{ a: 'at', loc: { in: [place], of: 'you' } }] },
  };
  endClause(s);
  return said;
}

/** Its cost or first operation says where it is: discards itself, Special Summons itself. */
function movesItself(e: Activated): boolean {
  const [first] = [...(e.cost ?? []), ...e.do];
  return (
    first !== undefined &&
    'what' in first &&
    first.what === 'this' &&
    // what sets it off says where it is then
    (first.k === 'summon' || first.k === 'banish'
      ? e.on.k === 'trigger'
      : // a discard can only be from the hand, other moves from anywhere
        first.k === 'discard' ||
        (['toHand', 'toGrave', 'toDeck'].includes(first.k) && !(e.from ?? []).includes('hand')))
  );
}

function windowHeads(e: Activated): Head[] {
  const subs = e.windows?.includes('damageStep') ? subTime(e.damageStep) : [];
  const any = [...(e.windows ?? []).filter((w) => !(w === 'damageStep' && subs.length > 0))].map(
    (is) => ({ t: 'phase', is, at: 'during' }) as const,
  );
  return any.length + subs.length > 0 ? [{ h: 'times', any: [...any, ...subs] }] : [];
}

export function oath(s: Scope, mods: Activated['oath'], card: boolean): Block {
  s.focus = undefined;
  const steps = modSteps(s, { who: 'you' }, mods ?? []);
  const last = steps.at(-1);
  if (last && last.block.b === 'do') {
    const c = last.block.c;
    last.block = {
      b: 'do',
      c: { ...c, args: [...(c.args ?? []), { a: 'adv', adv: card ? 'turnOfActivation' : 'turnOfUse' }] },
    };
  }
  return { b: 'seq', steps };
}
