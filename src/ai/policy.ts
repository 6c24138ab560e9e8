/** The rule-based player: one part per kind of question. */
import { decideBattle } from './battle.ts';
import type { Choice, Context } from './context.ts';
import { decideDeclaration, decideZone } from './declare.ts';
import { decideMain } from './main.ts';
import { decidePick } from './pick.ts';
import { decideReplay } from './replay.ts';
import { decideResponse, decideTrigger } from './respond.ts';
import { decideAny, decideMode, decidePosition, decideYesNo } from './small.ts';

export function policy(c: Context): Choice {
  const { kind, purpose } = c.decision;
  switch (kind) {
    case 'main':
      return decideMain(c);
    case 'battle':
      return decideBattle(c);
    case 'respond':
      return decideResponse(c);
    case 'trigger':
      return decideTrigger(c);
    case 'pickCard':
      return decidePick(c);
    case 'pickMode':
      return decideMode(c);
    case 'yesNo':
      return purpose === 'coin' ? decideAny(c, 'a coin') : decideYesNo(c);
    case 'position':
      return decidePosition(c);
    case 'declare':
      return purpose === 'coin' ? decideAny(c, 'a coin') : decideDeclaration(c);
    case 'replay':
      return decideReplay(c);
    case 'order':
      return decideAny(c, 'any order');
    case 'slot':
      return purpose === 'declare' ? decideZone(c) : decideAny(c, 'any zone');
  }
}
