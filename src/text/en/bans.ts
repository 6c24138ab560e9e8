/** Prohibitions in a row as one English clause. */
import type { Link } from '../../engine/ast/index.ts';
import type { Arg, Clause, Step } from '../tree.ts';
import { subjectOf, verbPhrase, verbWord } from './clause.ts';
import { np } from './noun.ts';
import { joint, type Page } from './page.ts';
import { type Ctx, listed } from './word.ts';

/** Prohibitions on the same cards in a row: "cannot attack, change battle position or be Flip Summoned". */
export function bans(steps: readonly Step[], from: number): Clause[] {
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

export function writeBans(p: Page, link: Link | undefined, run: readonly Clause[], ctx: Ctx): void {
  const [first] = run;
  if (!first) return;
  const subj = subjectOf(first);
  const neither = subj?.t === 'player' && subj.who === 'both';
  const name = neither
    ? 'neither player can'
    : `${subj ? np(subj, { ...ctx, case: 'subject' }) : 'you'} cannot`;
  const forms = sameDeeds(
    run.flatMap(({ modal: _, or, ...c }): Clause[] => [c, ...(or ?? []).map((verb) => ({ ...c, verb }))]),
  );
  const all = forms.map((c) => verbPhrase(c, 'base', ctx));
  const passive = forms.every((c) => c.passive);
  const rest = all.map((text, i) => {
    if (i === 0 || !passive) return text;
    // "destroyed by battle or by card effects"
    const verb = forms[i]?.verb === forms[i - 1]?.verb ? `${verbWord(forms[i]?.verb ?? 'be', 'part')} ` : '';
    return text.replace(`be ${verb}`, '');
  });
  const lead = p.now === '' || link === undefined ? '' : joint(link, p);
  const shared = lead === ' and ' && subj !== undefined && JSON.stringify(subj) === p.subject && !neither;
  p.now += `${lead}${shared ? 'cannot' : name} ${listed(rest, 'or')}`;
  p.subject = subj ? JSON.stringify(subj) : '';
  p.lastSubject = subj;
  p.modal = false;
  p.clauses += 1;
}

/** How long it lasts, which the last of several prohibitions says for all. */
const isLength = (a: Arg): boolean =>
  a.a === 'till' || (a.a === 'adv' && (a.adv === 'turnOfUse' || a.adv === 'turnOfActivation'));

/** Deeds on the same cards are one: "play or Set Spell or Trap Cards". */
function sameDeeds(forms: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const c of forms) {
    const before = out.at(-1);
    const object = (x: Clause) => JSON.stringify({ ...x, verb: undefined, or: undefined, args: undefined });
    const alike = before && c.obj && !c.passive && object(before) === object(c);
    if (
      before &&
      alike &&
      (!before.args?.length || JSON.stringify(before.args) === JSON.stringify(c.args)) &&
      c.args?.every(isLength) !== false
    )
      out[out.length - 1] = { ...before, ...c, verb: before.verb, or: [...(before.or ?? []), c.verb] };
    else out.push(c);
  }
  return out;
}
