/** Things that are no cards, and Tokens, in English. */
import type { Facts, Np } from '../np.ts';
import { THINGS } from './lexicon.ts';
import { isPlural, np } from './noun.ts';
import { owned, possessed, who, whose } from './person.ts';
import { value } from './value.ts';
import { article, type Ctx, inside, quoted, spaced } from './word.ts';

export function thing(n: Extract<Np, { t: 'thing' }>, around: Ctx): string {
  const ctx = inside(around);
  const word = THINGS[n.thing];
  switch (n.thing) {
    case 'activation':
    case 'attack':
    case 'summon':
      return n.of ? possessed(n.of, word, ctx) : `the ${word}`;
    case 'effect':
      return n.of
        ? possessed(n.of, n.of.t === 'cards' && n.of.plural ? 'effects' : 'effect', ctx)
        : 'the effect';
    case 'effects':
    case 'changes':
      return n.of
        ? possessed(n.of, n.thing === 'changes' ? 'ATK and DEF changes' : word, ctx)
        : `the ${word}`;
    case 'control':
      return n.of ? `control of ${np(n.of, ctx)}` : word;
    case 'battlePosition':
      return n.of ? possessed(n.of, isPlural(n.of) ? 'battle positions' : word, ctx) : word;
    case 'attackTargets':
      return `${word} of ${n.who === 'you' ? "your opponent's" : "the other player's"} monsters`;
    case 'battleDamage':
    case 'effectDamage':
    case 'anyDamage': {
      const takes =
        n.who === undefined
          ? ''
          : `${who(n.who, { ...ctx, case: 'subject' })} ${n.who === 'you' || n.who === 'both' ? 'take' : 'takes'}`;
      return spaced(
        word,
        takes,
        n.of ? `from ${n.thing === 'battleDamage' ? 'battles with ' : ''}${np(n.of, ctx)}` : '',
      );
    }
    case 'lp':
    case 'handLimit':
      return n.who === undefined
        ? word
        : `${whose(n.who, ctx)} ${n.thing === 'handLimit' && n.who === 'both' ? `${word}s` : word}`;
    case 'coin':
    case 'die':
      return n.n === undefined || n.n === 1
        ? `a ${word}`
        : typeof n.n === 'number'
          ? `${n.n} ${word === 'die' ? 'dice' : 'coins'}`
          : `${word === 'die' ? 'dice' : 'coins'} equal to ${value(n.n, ctx)}`;
    case 'theCall':
      return n.who === undefined || n.who === 'you' ? 'your call' : `${whose(n.who, ctx)} call`;
    case 'nextTurns':
      return n.n === 1
        ? `${owned({ doer: 'they', ...ctx }, ctx)} next turn`
        : `${owned({ doer: 'they', ...ctx }, ctx)} next ${typeof n.n === 'number' ? n.n : ''} turns`.replace(
            '  ',
            ' ',
          );
    case 'battlePhase':
      return `${owned({ doer: 'they', ...ctx }, ctx)} Battle Phase`;
    case 'draws':
      return 'each card they draw';
    case 'monstersOfTypes':
      return `monsters of more than ${typeof n.n === 'number' ? n.n : value(n.n ?? 1, ctx)} ${n.n === 1 ? 'Type' : 'Types'}`;
    case 'tributes':
      return `${typeof n.n === 'number' ? n.n : 1} ${n.n === 1 ? 'Tribute' : 'Tributes'}`;
    case 'tributeSummon':
      return n.of ? `the Tribute Summon of ${np(n.of, ctx)}` : word;
    default:
      return word;
  }
}

export function tokens(n: Extract<Np, { t: 'tokens' }>, ctx: Ctx): string {
  const f = n.facts;
  if (n.as) return f ? asMonster(f, n.n !== 0) : 'a monster';
  const one = n.n === 1;
  const name = n.name === undefined ? (one ? 'Token' : 'Tokens') : quoted(one ? n.name : `${n.name}s`);
  const many = typeof n.n === 'number' ? `${n.n} ${name}` : `${name} equal to ${value(n.n, ctx)}`;
  return f && !ctx.brief ? `${many} (${factsText(f)})` : many;
}

function factsText(f: Facts): string {
  const level = f.level === undefined ? undefined : `Level ${f.level}`;
  const stats =
    f.atk === undefined && f.def === undefined ? undefined : `${f.atk ?? 0} ATK, ${f.def ?? 0} DEF`;
  return [spaced(f.attr?.toUpperCase(), f.race), level, stats]
    .filter((x) => x !== undefined && x !== '')
    .join(', ');
}

function asMonster(f: Facts, plural: boolean): string {
  const kind = spaced(
    f.level === undefined ? undefined : `Level ${f.level}`,
    f.attr?.toUpperCase(),
    f.race,
    'monster',
  );
  const stats = f.atk === f.def ? `${f.atk ?? 0} ATK and DEF` : `${f.atk ?? 0} ATK and ${f.def ?? 0} DEF`;
  return `${plural ? `${kind}s` : article(kind)} with ${stats}`;
}
