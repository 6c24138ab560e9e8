/** Whole effects in English. */
import type { Person } from '../np.ts';
import type { Block, Note, Paragraph, Phrase } from '../tree.ts';
import { subjectOf } from './clause.ts';
import { heads } from './head.ts';
import { FIXED } from './lexicon.ts';
import { firstClause } from './may.ts';
import { np } from './noun.ts';
import { blockText, lower, sentenceCase } from './page.ts';
import { who } from './person.ts';
import { placeWord } from './place.ts';
import { counterName } from './stat.ts';
import { statement } from './statement.ts';
import { type Ctx, listed, quoted } from './word.ts';

const CAN = (p: Person) => (p === 'any' ? 'either player can' : `${who(p)} can`);

/** The sentences of one effect, capitalised, ending with a full stop; empty if there is nothing to say. */
export function paragraphText(x: Paragraph, ctx: Ctx = {}): string {
  const head = heads(x.head, ctx);
  const body = bodyText(x, ctx);
  const tail = x.tail.map((n) => noteText(n, ctx));
  const main = body === '' && head !== '' && tail.length > 0 ? '' : body;
  const sep = x.chained ? ': ' : ', ';
  const text =
    (x.flip ? 'FLIP: ' : '') +
    (main === ''
      ? ''
      : head === ''
        ? sentenceCase(main)
        : x.flip
          ? `${head}${sep}${main}`
          : `${sentenceCase(head)}${sep}${main}`);
  // a card that does nothing as it is activated still says when it may be
  const lead =
    main === '' && head !== ''
      ? [`${sentenceCase(head)}: ${lower(tail.shift() ?? 'activate this card.')}`]
      : [];
  return [...(main === '' ? lead : [stopped(text)]), ...tail].join(' ');
}

const stopped = (t: string) => (/[.]$/.test(t) ? t : `${t}.`);

function bodyText(x: Paragraph, ctx: Ctx): string {
  const can = x.modal === undefined ? '' : `${CAN(x.modal)} `;
  const cost = x.cost ? costText(x, x.cost, ctx) : '';
  const target = x.targets
    ? `target ${listed(
        x.targets.map((t) => np(t, ctx)),
        'and',
      )}`
    : '';
  const activation = cost !== '' && target !== '' ? `${cost}, then ${target}` : cost + target;
  const effect = x.do ? effectText(x, x.do, can !== '' && activation === '', ctx) : '';
  const first = activation === '' ? '' : can + activation;
  const modes = x.modes ? modesText(x.modes, ctx) : '';
  const opening =
    first === '' ? (effect === '' ? '' : effect) : effect === '' ? first : `${first}; ${effect}`;
  if (modes === '') return opening;
  const choose = opening === '' ? `${can}activate 1 of these effects` : `${opening}, by 1 of these effects`;
  return x.modes && opening === ''
    ? `${choose}. ${modes}`
    : `${x.modes && effect !== '' ? `${first === '' ? '' : `${first}; `}apply 1 of these effects, then ${effect}` : `${opening}; apply 1 of these effects`}. ${modes}`;
}

function costText(x: Paragraph, cost: Block, ctx: Ctx): string {
  const text = blockText(cost, ctx);
  const first = firstClause(cost);
  return x.modal !== undefined && first && subjectOf(first) !== undefined
    ? `activate this by having this done: ${text}`
    : text;
}

function effectText(x: Paragraph, b: Block, bareModal: boolean, ctx: Ctx): string {
  const text = blockText(b, ctx);
  if (!bareModal || x.modal === undefined) return text;
  const first = firstClause(b);
  const can = CAN(x.modal);
  const plain = first && subjectOf(first) === undefined;
  if (plain) return `${can} ${text}`;
  return x.chained ? `${can} activate this effect; ${text}` : `${can} do this: ${text}`;
}

function modesText(modes: readonly Paragraph[], ctx: Ctx): string {
  return modes
    .map((m, i) => `(${i + 1}) ${paragraphText(m, ctx)}`)
    .join(' ')
    .replace(/\.$/, '');
}

export function noteText(n: Note, ctx: Ctx): string {
  if ('phrase' in n) return phraseText(n.phrase, ctx);
  if ('b' in n.say) return stopped(sentenceCase(blockText(n.say, ctx)));
  return stopped(sentenceCase(statement(n.say, ctx)));
}

export function phraseText(p: Phrase, ctx: Ctx = {}): string {
  switch (p.p) {
    case 'alsoNamed':
      return `This card is also treated as ${quoted(p.name)}.`;
    case 'onlyPlacedBy':
      return `This card can be placed on the field only by the effect of ${quoted(p.name)}.`;
    case 'ritualSpell':
      return `This card is Ritual Summoned with ${quoted(p.name)}.`;
    case 'holds':
      return p.max === 'any'
        ? `${counterName(p.counter, 2)} can be placed on this card.`
        : `This card can hold up to ${p.max} ${counterName(p.counter, p.max)}.`;
    case 'materials':
      return `${p.fusion ? 'Fusion Materials' : 'Materials'}: ${p.items.map((i) => np(i, ctx)).join(' + ')}.`;
    case 'contact':
      return `Special Summon this card from your ${placeWord('extra', false, ctx)} by removing from play the monsters above that you control; no Spell Card is needed.`;
    default:
      return FIXED[p.p];
  }
}
