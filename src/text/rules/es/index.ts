/** What the rules say in Spanish, group by group. */
import battle from './battle.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };

export const es = [turn, battle];
