/** A monster on the field: Flip Summon, change of position, a second Normal Summon. */

import { modOn } from '../eval/affects.ts';
import type { Active } from '../eval/derived.ts';
import { capAgainst } from '../legal/cap.ts';
import { againBar, flipBar, positionBar } from '../legal/main.ts';
import { TOLL_ACTS } from '../legal/toll.ts';
import { defAt } from '../pool.ts';
import { ZONE } from '../types.ts';
import { barred, inMain, type Look, way } from './look.ts';
import { plain, type Way, type WhyNot } from './why.ts';

export function onField(l: Look): Way[] {
  const { s, id } = l;
  const c = s.cards[id]!;
  const d = defAt(c.d);
  if (c.face === 0) return d.kind === 0 ? [flip(l)] : [];
  const out = [position(l)];
  if (d.summonRules.some(({ e }) => e.k === 'summonRule' && e.again === true)) out.push(again(l));
  return out;
}

function flip(l: Look): Way {
  const { s, p, id } = l;
  const why = barred(l, flipBar(s, p, id), {
    players: ['flipSummon', 'summon'],
    cards: ['changePos', 'flipSummon'],
    toll: TOLL_ACTS.flipSummon,
    cap: () => capAgainst(s, p, id, ZONE.mzone, true, [id]),
  });
  return way('flip', 0, [inMain(l, 'SUMMON-10'), why?.bar === 'fresh' ? { ...why, rule: 'FLIP-04' } : why]);
}

function position(l: Look): Way {
  const { s, id } = l;
  const bar = positionBar(s, id);
  return way('position', s.cards[id]!.pos === 0 ? 1 : 0, [
    inMain(l, 'POS-05'),
    bar === 'kept'
      ? from(modOn(s, 'keepPos', id))
      : barred(l, bar, { cards: ['changePos'], toll: TOLL_ACTS.changePos }),
  ]);
}
const from = (a: Active | null): WhyNot => plain('kept', { src: a?.src ?? -1 });

function again(l: Look): Way {
  const { s, p, id } = l;
  return way('summon', 0, [
    inMain(l, 'SUMMON-10'),
    l.own && s.players[p].normalSummons <= 0 ? plain('normalUsed') : null,
    barred(l, againBar(s, p, id), { players: ['normalSummon', 'summon'], toll: TOLL_ACTS.normalSummon }),
  ]);
}
