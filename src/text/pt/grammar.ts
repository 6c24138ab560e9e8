/** Brazilian Portuguese sentences of the log. */
import type { Loc, Person } from '../np.ts';
import type { Grammar, Nominal, VerbSay } from '../romance/grammar.ts';
import { COUNTERS, extraDeck, PLACES, POSITIONS } from './words.ts';

/** "de o Cemitério" is one word less. */
const joined = (text: string): string =>
  text
    .replace(/\bde (os?|as?)\b/g, 'd$1')
    .replace(/\bem (os?|as?)\b/g, 'n$1')
    .replace(/(?<!\p{L})a (os?)\b/gu, 'a$1');

/** A player inside a sentence: "O computador" has a small letter there. */
export function person(p: Person): string {
  if (p === 'you') return 'você';
  if (typeof p === 'object' && 'named' in p) return p.named.replace(/^O /, 'o ');
  return 'um jogador';
}

export const of = (p: Person): string => joined(`de ${person(p)}`);
export const to = (p: Person): string => joined(`a ${person(p)}`);

/** The player is told of in the third person. */
const does = (they: string, more: Partial<VerbSay> = {}): VerbSay => ({ you: they, they, ...more });
/** "Sangan é destruído", "2 cards são destruídos" */
const done = (stem: string) => (obj: Nominal) =>
  `${obj.text} ${obj.plural ? 'são' : 'é'} ${stem}${obj.feminine ? 'a' : 'o'}${obj.plural ? 's' : ''}`;
/** "Sangan volta", "2 cards voltam" */
const itself = (one: string, many: string) => (obj: Nominal) => `${obj.text} ${obj.plural ? many : one}`;
const summon = (after: string): VerbSay => does('invoca', { after: `por ${after}` });

const PREPOSITIONS = { from: 'de', outOf: 'de', to: 'para', at: 'em' } as const;

function place(loc: Loc, isExtra: boolean, isOwn: boolean): string {
  const [place = 'field'] = loc.in;
  const [noun, feminine, plural] =
    place === 'extra' ? ([extraDeck(isExtra), false, false] as const) : PLACES[place];
  const end = `${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;
  // "seu" is the player's own: of another, who does it with his own, it is said so.
  if (loc.of === 'you') return `${end} ${feminine ? 'sua' : 'seu'}${plural ? 's' : ''} ${noun}`;
  if (isOwn) return `${end} própri${end} ${noun}`;
  return loc.of === undefined ? `${end} ${noun}` : `${end} ${noun} ${of(loc.of)}`;
}

export const grammar = (isExtra: boolean): Grammar => ({
  person,
  subject: person,
  nouns: {
    card: { one: 'card', many: 'cards', a: 'um card', feminine: false },
    monster: { one: 'monstro', many: 'monstros', a: 'um monstro', feminine: false },
  },
  titleIsFeminine: false,
  verbs: {
    set: does('baixa'),
    takeControl: does('assume', { before: 'o controle de' }),
    take: does('sofre'),
    gain: does('ganha'),
    pay: does('paga'),
    lose: does('perde'),
    target: does('escolhe', { after: 'como alvo', passive: done('escolhid') }),
    equip: does('equipa', { passive: done('equipad') }),
    negate: does('nega', { passive: done('negad') }),
    shuffle: does('embaralha'),
    place: does('coloca', { passive: done('colocad') }),
    remove: does('remove', { passive: done('removid') }),
    arrange: does('ordena'),
    mix: does('embaralha', {
      after: 'com a face para baixo e colocados de novo',
      passive: done('embaralhad'),
    }),
    turn: does('vira', { passive: done('virad') }),
    change: does('muda', { passive: itself('muda', 'mudam') }),
    normalSummon: summon('Invocação-Normal'),
    tributeSummon: summon('Invocação-Tributo'),
    flipSummon: summon('Invocação-Virar'),
    specialSummon: summon('Invocação-Especial'),
    fusionSummon: summon('Invocação-Fusão'),
    ritualSummon: summon('Invocação-Ritual'),
    synchroSummon: summon('Invocação-Sincro'),
    xyzSummon: summon('Invocação-Xyz'),
    linkSummon: summon('Invocação-Link'),
    activate: does('ativa'),
    attack: does('ataca'),
    attackDirectly: does('ataca', { after: 'diretamente' }),
    reveal: does('revela', { passive: done('revelad') }),
    lookAt: does('olha'),
    show: does('mostra'),
    draw: does('compra'),
    tribute: does('oferece', { after: 'como Tributo' }),
    useAsMaterial: does('usa', { after: 'como Matéria de Fusão' }),
    useAsMaterials: does('usa', { after: 'como matéria' }),
    discard: does('descarta'),
    send: does('envia', { passive: done('enviad') }),
    banish: does('remove', { after: 'de jogo', passive: done('removid') }),
    add: does('adiciona'),
    return: does('devolve', { passive: itself('volta', 'voltam') }),
    leave: does('sai', { many: 'saem' }),
    destroy: does('destrói', { passive: done('destruíd') }),
  },
  amount: (n, unit) => {
    if (unit === 'battleDamage') return `${n} de dano de batalha`;
    if (unit === 'effectDamage') return `${n} de dano`;
    return unit === 'counters' ? `${n} marcador${n === 1 ? '' : 'es'}` : `${n} PV`;
  },
  counters: (n, kind) => `${n} Marcador${n === 1 ? '' : 'es'} ${COUNTERS[kind] ?? ''}`.trimEnd(),
  thing: (thing, card) => {
    const noun =
      thing === 'activation'
        ? 'a ativação'
        : thing === 'summon'
          ? 'a Invocação'
          : thing === 'attack'
            ? 'o ataque'
            : 'o efeito';
    return { text: `${noun} de ${card}`, plural: false, feminine: noun.startsWith('a ') };
  },
  and: (items) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} e ${last}`;
  },
  loc: (loc, as, isOwn) => {
    const where = place(loc, isExtra, isOwn);
    if (as !== 'pile') return joined(`${PREPOSITIONS[as]} ${where}`);
    const n = typeof loc.end?.n === 'number' ? loc.end.n : 0;
    if (n === 0) return where;
    return joined(`${n === 1 ? 'o card do topo' : `os ${n} cards do topo`} de ${where}`);
  },
  into: (pos) => (pos === 'faceDown' || pos === 'faceUp' ? POSITIONS[pos] : `para ${POSITIONS[pos]}`),
  faceUp: () => 'com a face para cima',
  inBattle: 'em batalha',
  recipient: (p) => ({ after: to(p) }),
  to: (card) => `a ${card}`,
  on: (card) => joined(`em ${card}`),
  off: (card) => `de ${card}`,
  for: (card) => `por ${card}`,
});
