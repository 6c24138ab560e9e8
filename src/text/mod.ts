/** Modifications as clauses about the cards or the player they are on. */
import type { Mod, Stat, Until } from '../engine/ast/index.ts';
import { prohibition } from './act.ts';
import { paragraph } from './effect.ts';
import { onCards, onPlayer, pronoun } from './modClause.ts';
import type { Np, Person } from './np.ts';
import { block } from './op.ts';
import { endClause, type Scope } from './scope.ts';
import { till } from './time.ts';
import type { Block, Clause, Step } from './tree.ts';
import { player } from './who.ts';

/** What the mods are on: cards already put into words, or a player. */
export type Bearer = { np: Np } | { who: Person };

/** One block per statement. How long it all lasts is said once: at the end of one statement, before several. */
export function modSteps(s: Scope, on: Bearer, mods: readonly Mod[], until?: Until): Step[] {
  const length = until === undefined ? undefined : till(s, until);
  const blocks: Block[] = [];
  let plainSubject = true;
  for (const mod of merged(mods)) {
    const bearer: Bearer = 'np' in on && blocks.length > 0 && !plainSubject ? { np: pronoun(s, on.np) } : on;
    const b = modBlock(s, bearer, mod);
    const before = blocks.at(-1);
    if (b.b === 'unless' && before?.b === 'unless' && tollOf(before) === tollOf(b)) {
      before.c = { ...before.c, or: [...(before.c.or ?? []), b.c.verb] };
      continue;
    }
    plainSubject = b.b === 'do' && 'np' in bearer && (b.c.passive ? b.c.obj : b.c.subj) === bearer.np;
    blocks.push(b);
    endClause(s);
  }
  const steps = blocks.map((block, i): Step => (i === 0 ? { block } : { link: 'and', block }));
  const last = steps.at(-1);
  if (length === undefined || !last) return steps;
  const first = subjectText(blocks[0]);
  if (first === undefined || blocks.some((b) => subjectText(b) !== first)) {
    return [{ block: { b: 'later', head: [{ h: 'till', till: length }], do: { b: 'seq', steps } } }];
  }
  if (last.block.b === 'do')
    last.block = {
      b: 'do',
      c: { ...last.block.c, args: [...(last.block.c.args ?? []), { a: 'till', till: length }] },
    };
  return steps;
}

function subjectText(b: Block | undefined): string | undefined {
  return b?.b === 'do' ? JSON.stringify((b.c.passive ? b.c.obj : b.c.subj) ?? null) : undefined;
}

/** What is paid and on which cards, whatever is done with them. */
const tollOf = (b: Extract<Block, { b: 'unless' }>): string =>
  JSON.stringify({ ...b, c: { ...b.c, verb: undefined, or: undefined } });

/** Mods that one sentence says together: +500 to both ATK and DEF. */
export type Together = Mod & { stats?: Stat[] };

function merged(mods: readonly Mod[]): Together[] {
  const out: Together[] = [];
  for (const mod of mods) {
    if (mod.k === 'cannot' && mod.do === 'beTributedForSummon' && mods.some((m) => coversTribute(m, mod)))
      continue;
    const before = out.find((o) => sameButStat(o, mod));
    if (before && 'stat' in before && 'stat' in mod)
      before.stats = [...(before.stats ?? [before.stat]), mod.stat];
    else out.push({ ...mod });
  }
  return out;
}

/** What cannot be Tributed at all cannot be Tributed for a Summon. */
const coversTribute = (m: Mod, mod: Mod): boolean =>
  m.k === 'cannot' &&
  m.do === 'beTributed' &&
  JSON.stringify({ ...m, do: '' }) === JSON.stringify({ ...mod, do: '' });

function sameButStat(a: Mod, b: Mod): boolean {
  if (!('stat' in a) || !('stat' in b) || a.stat === b.stat) return false;
  return bare(a) === bare(b);
}

/** Without the stat; "its ATK becomes that ATK" and "its DEF becomes that DEF" are alike. */
function bare(m: Extract<Mod, { stat: Stat }>): string {
  const ofThis = (n: unknown): unknown => {
    if (typeof n !== 'object' || n === null || !('k' in n)) return n;
    if (n.k === 'half' && 'of' in n) return { ...n, of: ofThis(n.of) };
    return n.k === 'stat' && 'stat' in n && n.stat === m.stat ? { ...n, stat: '' } : n;
  };
  const to = 'to' in m ? ofThis(m.to) : undefined;
  return JSON.stringify({ ...m, stat: '', stats: undefined, ...(to === undefined ? {} : { to }) });
}

const say = (c: Clause): Block => ({ b: 'do', c });

function modBlock(s: Scope, on: Bearer, mod: Together): Block {
  if (mod.k === 'gain') {
    const paragraphs = mod.effects.map((e) => paragraph(s, e));
    return { b: 'gains', subj: 'np' in on ? on.np : player(on.who), paragraphs };
  }
  if (mod.k === 'toll') return tollBlock(s, on, mod);
  return say('np' in on ? onCards(s, on.np, mod) : onPlayer(s, on.who, mod));
}

/** "This card cannot attack unless its controller pays 500 LP." */
function tollBlock(s: Scope, on: Bearer, mod: Extract<Mod, { k: 'toll' }>): Block {
  const act = { k: 'cannot', do: mod.on, ...(mod.where ? { where: mod.where } : {}) } as const;
  const c = prohibition(s, on, act);
  const before = { they: s.they, actor: s.actor };
  const cards = 'who' in on && c.subj?.t === 'cards' ? c.subj : undefined;
  const own = 'np' in on && on.np.t === 'self';
  s.they = own
    ? 'you'
    : 'np' in on
      ? { controllerOf: pronoun(s, on.np) }
      : cards && on.who === 'both'
        ? { controllerOf: pronoun(s, cards) }
        : 'theyPron';
  s.actor = 'they';
  const pay = block(s, mod.pay);
  Object.assign(s, before);
  return { b: 'unless', c, pay };
}
