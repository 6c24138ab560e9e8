/** Words of a test's own, so that frames do not change when the text module does. */
import { goatFacts } from '../../src/cards/facts.ts';
import type { DecisionView, OptionView } from '../../src/engine/index.ts';
import { PHASES } from '../../src/engine/types.ts';
import { LANGUAGES, type LanguageCode, stringsOf } from '../../src/strings/index.ts';
import { glossary } from '../../src/text/glossary.ts';
import { rulebookIn } from '../../src/text/rulebook.ts';
import { whyAnswer, whyLines } from '../../src/text/why.ts';
import type { Words } from '../../src/tui/wordbook.ts';

const cards = new Map(goatFacts().map((card) => [card.code, card]));

const TEXTS: Record<string, string[]> = {
  'Torrential Tribute': ['When a monster is Summoned: destroy all monsters on the field.'],
  'Trap Hole': [
    'When your opponent Normal or Flip Summons a monster with 1000 or more ATK: target that monster; destroy it.',
  ],
  Kuriboh: ['During damage calculation: discard this card; you take no battle damage from that battle.'],
};

const VERBS: Partial<Record<OptionView['k'], string>> = {
  summon: 'Normal Summon',
  set: 'Set',
  setSpell: 'Set',
  activate: 'Activate',
  flip: 'Flip Summon',
  position: 'Turn to Defense',
  attack: 'Attack with',
};

type Rulebook = Pick<Words, 'why' | 'rule' | 'glossary'>;

const aboutCards: Omit<Words, keyof Rulebook> = {
  name: (code) => cards.get(code)?.name ?? `card ${code}`,
  kind(code) {
    const card = cards.get(code);
    if (card?.kind !== 'monster') return [`${card?.sub[0] ?? ''} ${card?.kind ?? ''}`];
    return [
      `${card.attr?.toUpperCase()} ${card.race} ${card.rank === undefined ? (card.link === undefined ? `Level ${card.level}` : `Link ${card.link}`) : `Rank ${card.rank}`}`,
    ];
  },
  printed(code) {
    const card = cards.get(code);
    return {
      atk: card?.atk ?? null,
      def: card?.def ?? null,
      level: card?.level ?? null,
      ...(card?.arrows && { arrows: card.arrows }),
    };
  },
  text: (code) => TEXTS[cards.get(code)?.name ?? ''] ?? [],
  extraDeck: () => 'Fusion Deck',
  tone: (code) => cards.get(code)?.kind ?? 'plain',
  option(option, decision) {
    const name = option.card?.known ? aboutCards.name(option.card.code) : 'a face-down card';
    if (option.k === 'toPhase') return PHASES[option.n] === 'end' ? 'End turn' : `To ${PHASES[option.n]}`;
    if (option.k === 'pass') return 'Pass';
    const verb = decision.kind === 'respond' && option.k === 'activate' ? 'Chain' : VERBS[option.k];
    return `${verb ?? ''} ${name}`.trim();
  },
  deed: () => 'draw 2 cards',
  part: () => '',
  prompt: (decision: DecisionView) =>
    decision.purpose === 'response' ? 'Do you respond?' : `Choose: ${decision.purpose}.`,
};

const rulebooks = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await rulebookIn(language)] as const)),
);

/** The rulebook is the real one, in the language of the screen. */
export function wordsIn(language: LanguageCode): Words {
  const strings = stringsOf(language);
  const rules = rulebooks.get(language)!;
  return {
    ...aboutCards,
    why(view) {
      const answer = whyAnswer(view, strings, aboutCards);
      return { title: answer.title, lines: whyLines(answer) };
    },
    rule: rules.rule,
    glossary: () => glossary(strings, rules),
  };
}
export const fakeWords = wordsIn('en');
