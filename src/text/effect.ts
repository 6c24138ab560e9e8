/** One effect as a paragraph: `[limit/condition]: [cost], [target]; [operations].` */
import type { Effect, Keyword, React, Static } from '../engine/ast/index.ts';
import { activated, ordered, whileIn } from './activated.ts';
import { conditionHeads, eventHeads } from './cond.ts';
import { withoutLoc } from './happens.ts';
import { modSteps } from './mod.ts';
import { groupNp, stillNp } from './noun.ts';
import { block } from './op.ts';
import {
  countsAs,
  doing,
  empty,
  procedure,
  replacement,
  sentence,
  summonRule,
  tributeProc,
} from './rules.ts';
import type { Scope } from './scope.ts';
import type { Head, Paragraph } from './tree.ts';
import { person, player } from './who.ts';

/** The scope must be fresh, but for effects inside effects. */
export function paragraph(s: Scope, e: Effect): Paragraph {
  switch (e.k) {
    case 'act':
      return activated(s, e);
    case 'static':
      return staticParagraph(s, e);
    case 'summonRule':
      return summonRule(s, e);
    case 'react':
      return reaction(s, e);
    case 'equipTo': {
      const np = e.to.of === 'both' ? withoutLoc(groupNp(s, e.to, 'a')) : groupNp(s, e.to, 'a');
      return sentence(
        doing({
          verb: 'equip',
          args: [
            { a: 'adv', adv: 'equipOnly' },
            { a: 'recipient', np },
          ],
        }),
        conditionHeads(s, e.if ?? [], 'if'),
      );
    }
    case 'procedure':
      return procedure(s, e);
    case 'replace':
      return replacement(s, e);
    case 'keyword':
      return keyword(s, e);
    case 'countsAs':
      return countsAs(s, e);
    case 'tributeProc':
      return tributeProc(s, e);
    case 'winIf': {
      const head = conditionHeads(s, e.if ?? [], 'if');
      return sentence(
        doing({ verb: 'win', subj: player('you'), obj: { t: 'thing', thing: 'theDuel' } }),
        head,
      );
    }
  }
}

function staticParagraph(s: Scope, e: Static): Paragraph {
  const head = conditionHeads(s, e.if ?? [], 'while');
  if (e.from?.length === 1 && (e.from[0] === 'gy' || e.from[0] === 'hand' || e.from[0] === 'banished'))
    head.unshift(whileIn(s, e.from[0]));
  if (typeof e.on === 'object' && 'player' in e.on)
    return sentence({ b: 'seq', steps: modSteps(s, { who: person(s, e.on.player) }, e.mods) }, head);
  const np = stillNp(s, e.on, 'bare');
  return sentence({ b: 'seq', steps: modSteps(s, { np }, e.mods) }, head);
}

function reaction(s: Scope, e: React): Paragraph {
  const head: Head[] = [];
  if (e.limit) head.push({ h: 'limit', limit: e.limit });
  if (e.from?.length === 1 && (e.from[0] === 'gy' || e.from[0] === 'hand' || e.from[0] === 'banished'))
    head.push(whileIn(s, e.from[0]));
  if ('ev' in e.on) head.push(...eventHeads(s, e.on.ev, 'when', 'each'));
  else head.push(...conditionHeads(s, e.on.state, 'if'));
  head.push(...conditionHeads(s, e.if ?? [], 'if'));
  return sentence(block(s, e.do), ordered(head));
}

function keyword(_: Scope, e: Keyword): Paragraph {
  return { ...empty(), tail: [{ phrase: { p: e.is } }] };
}
