/** What a Summon with materials lacks. */
import type { Op } from '../ast/index.ts';
import { hasExtraZones } from '../core/zones.ts';
import type { Ctx } from '../eval/ctx.ts';
import { cardsOf } from '../eval/group.ts';
import { type MaterialFault, materialFault, type Recipe, recipeOf } from '../legal/materials.ts';
import { allowsHow, specialBan } from '../legal/summonable.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import type { State } from '../state.ts';
import { ZONE } from '../types.ts';
import { full } from './look.ts';
import { plain, reason, type WhyNot } from './why.ts';

const RULE = {
  fusion: 'FUSION-01',
  ritual: 'RITUAL-03',
  synchro: 'SYNCHRO-01',
  xyz: 'GAP-38',
  link: 'GAP-38',
};

export function materialReason(
  s: State,
  r: Recipe,
  fault: MaterialFault,
  how: keyof typeof RULE,
  more: Partial<WhyNot> = {},
): WhyNot {
  switch (fault.k) {
    case 'slot':
      return reason('materials', RULE[how], {
        n: fault.need,
        m: fault.have,
        path: r.slots[fault.slot]?.where.length ? `slots[${fault.slot}]` : '',
        ...more,
      });
    case 'sum':
      return reason(r.goal?.of === 'links' ? 'links' : 'levels', RULE[how], { n: r.goal?.to ?? 0, ...more });
    case 'must':
      return plain('mustUse', more);
    case 'zone': {
      const extra = hasExtraZones(s) && s.cards[r.monster]!.zone === ZONE.extra;
      return { ...full(s, r.to, extra ? 'extraZones' : 'monsterZones'), ...more };
    }
  }
}

/** Why an effect brings none of the monsters it could: one reason for each. */
export function fusionReasons(s: State, c: Ctx, op: Op & { k: 'summonByRule' }): WhyNot[] {
  const monsters = cardsOf(s, c, op.what.from).filter(
    (id) => (defAt(s.cards[id]!.d).subs & SUB_BIT[op.how]) !== 0,
  );
  if (monsters.length === 0) return [reason('noneToSummon', op.how === 'fusion' ? 'FUSION-02' : 'RITUAL-01')];
  return monsters.flatMap((card) => {
    if (!allowsHow(s, card, op.how)) return plain('neverSpecial', { card });
    const ban = specialBan(s, card, c.you, c.self);
    if (ban !== null) return plain('banned', { card, src: ban.src });
    const recipe = recipeOf(s, c, op, card);
    const fault = materialFault(s, recipe);
    return fault === null ? [] : materialReason(s, recipe, fault, op.how, { card });
  });
}
