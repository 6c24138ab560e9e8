/** What the rules say in Italian, group by group. */
import battle from './battle.json' with { type: 'json' };
import chain from './chain.json' with { type: 'json' };
import deck from './deck.json' with { type: 'json' };
import effects from './effects.json' with { type: 'json' };
import examples from './examples.json' with { type: 'json' };
import formats from './formats.json' with { type: 'json' };
import gaps from './gaps.json' with { type: 'json' };
import match from './match.json' with { type: 'json' };
import monsterZones from './monsterZones.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import special from './special.json' with { type: 'json' };
import spells from './spells.json' with { type: 'json' };
import summon from './summon.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };
import zones from './zones.json' with { type: 'json' };

export const it = [
  battle,
  chain,
  deck,
  effects,
  examples,
  formats,
  gaps,
  match,
  monsterZones,
  parameters,
  special,
  spells,
  summon,
  terms,
  tokens,
  turn,
  zones,
];
