/** Italian sentences of the log. */
import type { Loc, Person } from '../np.ts';
import type { Grammar, Nominal, VerbSay } from '../romance/grammar.ts';
import { COUNTERS, extraDeck, PLACES, POSITIONS } from './words.ts';

const STEMS = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' } as const;
type Preposition = keyof typeof STEMS;

/** A preposition and what follows it: "di il Cimitero" is "del Cimitero". */
function joined(preposition: Preposition, text: string): string {
  const stem = STEMS[preposition];
  const [, article = '', rest = ''] = /^(il|la|le|i) (.*)$/s.exec(text) ?? [];
  if (article === '') return `${preposition} ${text}`;
  if (article === 'il') return `${stem}l ${rest}`;
  return `${stem}${article === 'i' ? 'i' : `l${article}`} ${rest}`;
}

/** A player inside a sentence: "Il computer" has a small letter there. */
export function person(p: Person): string {
  if (p === 'you') return 'tu';
  if (typeof p === 'object' && 'named' in p) return p.named.replace(/^Il /, 'il ');
  return 'un giocatore';
}

export const of = (p: Person): string => joined('di', person(p));
export const to = (p: Person): string => joined('a', person(p));

const does = (you: string, they: string, more: Partial<VerbSay> = {}): VerbSay => ({ you, they, ...more });
/** "Sangan viene distrutta", "2 carte vengono distrutte" */
const done = (stem: string) => (obj: Nominal) =>
  `${obj.text} ${obj.plural ? 'vengono' : 'viene'} ${stem}${obj.feminine ? (obj.plural ? 'e' : 'a') : obj.plural ? 'i' : 'o'}`;
/** "Sangan torna", "2 carte tornano" */
const itself = (one: string, many: string) => (obj: Nominal) => `${obj.text} ${obj.plural ? many : one}`;
const summon = (after: string): VerbSay => does('evochi', 'evoca', { after });

function place(loc: Loc, isExtra: boolean, isOwn: boolean): string {
  const [place = 'field'] = loc.in;
  const [noun, feminine, plural] =
    place === 'extra' ? ([extraDeck(isExtra), false, false] as const) : PLACES[place];
  const article = plural ? (feminine ? 'le' : 'i') : feminine ? 'la' : 'il';
  const end = plural ? (feminine ? 'ue' : 'uoi') : feminine ? 'ua' : 'uo';
  if (loc.of === 'you' || isOwn) return `${article} ${loc.of === 'you' ? 't' : 's'}${end} ${noun}`;
  return loc.of === undefined ? `${article} ${noun}` : `${article} ${noun} ${of(loc.of)}`;
}

export const grammar = (isExtra: boolean): Grammar => ({
  person,
  subject: (p) => (p === 'you' ? '' : person(p)),
  nouns: {
    card: { one: 'carta', many: 'carte', a: 'una carta', feminine: true },
    monster: { one: 'mostro', many: 'mostri', a: 'un mostro', feminine: false },
  },
  titleIsFeminine: true,
  verbs: {
    set: does('posizioni', 'posiziona'),
    takeControl: does('prendi', 'prende', { before: 'il controllo di' }),
    take: does('subisci', 'subisce'),
    gain: does('guadagni', 'guadagna'),
    pay: does('paghi', 'paga'),
    lose: does('perdi', 'perde'),
    target: does('scegli', 'sceglie', { after: 'come bersaglio', passive: done('scelt') }),
    equip: does('equipaggi', 'equipaggia', { passive: done('equipaggiat') }),
    negate: does('annulli', 'annulla', { passive: done('annullat') }),
    shuffle: does('mischi', 'mischia'),
    place: does('metti', 'mette', { passive: done('mess') }),
    remove: does('togli', 'toglie', { passive: done('tolt') }),
    arrange: does('ordini', 'ordina'),
    mix: does('mischi', 'mischia', { after: 'coperte e rimesse sul Terreno', passive: done('mischiat') }),
    turn: does('giri', 'gira', { passive: done('girat') }),
    change: does('cambi', 'cambia', { passive: itself('passa', 'passano') }),
    normalSummon: summon('Normalmente'),
    tributeSummon: summon('tramite Tributo'),
    flipSummon: summon('per Scoperta'),
    specialSummon: summon('Specialmente'),
    fusionSummon: summon('tramite Fusione'),
    ritualSummon: summon('tramite Rituale'),
    synchroSummon: summon('tramite Synchro'),
    xyzSummon: summon('tramite Xyz'),
    linkSummon: summon('tramite Link'),
    activate: does('attivi', 'attiva'),
    attack: does('attacchi', 'attacca'),
    attackDirectly: does('attacchi', 'attacca', { after: 'direttamente' }),
    reveal: does('riveli', 'rivela', { passive: done('rivelat') }),
    lookAt: does('guardi', 'guarda'),
    show: does('mostri', 'mostra'),
    draw: does('peschi', 'pesca'),
    tribute: does('offri', 'offre', { after: 'come Tributo' }),
    useAsMaterial: does('usi', 'usa', { after: 'come Materiale da Fusione' }),
    useAsMaterials: does('usi', 'usa', { after: 'come materiale' }),
    discard: does('scarti', 'scarta'),
    send: does('mandi', 'manda', { passive: done('mandat') }),
    banish: does('rimuovi', 'rimuove', { after: 'dal gioco', passive: done('rimoss') }),
    add: does('aggiungi', 'aggiunge'),
    return: does('rimetti', 'rimette', { passive: itself('torna', 'tornano') }),
    leave: does('esci', 'esce', { many: 'escono' }),
    destroy: does('distruggi', 'distrugge', { passive: done('distrutt') }),
  },
  amount: (n, unit) => {
    if (unit === 'battleDamage') return `${n} danni da battaglia`;
    if (unit === 'effectDamage') return `${n} danni`;
    return unit === 'counters' ? `${n} segnalin${n === 1 ? 'o' : 'i'}` : `${n} LP`;
  },
  counters: (n, kind) => `${n} Segnalin${n === 1 ? 'o' : 'i'} ${COUNTERS[kind] ?? ''}`.trimEnd(),
  thing: (thing, card) => {
    const noun =
      thing === 'activation'
        ? 'l’attivazione'
        : thing === 'summon'
          ? 'l’Evocazione'
          : thing === 'attack'
            ? 'l’attacco'
            : 'l’effetto';
    return {
      text: `${noun} di ${card}`,
      plural: false,
      feminine: thing === 'activation' || thing === 'summon',
    };
  },
  and: (items) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} e ${last}`;
  },
  loc: (loc, as, isOwn) => {
    const where = place(loc, isExtra, isOwn);
    const onField = loc.in[0] === 'field';
    if (as === 'from' || as === 'outOf') return joined('da', where);
    if (as !== 'pile')
      return joined(
        onField ? 'su' : as === 'to' && (loc.in[0] === 'hand' || loc.in[0] === 'gy') ? 'a' : 'in',
        where,
      );
    const n = typeof loc.end?.n === 'number' ? loc.end.n : 0;
    if (n === 0) return where;
    return `${n === 1 ? 'la carta in cima' : `le ${n} carte in cima`} ${joined('a', where)}`;
  },
  into: (pos) => (pos === 'faceDown' || pos === 'faceUp' ? POSITIONS[pos] : `in ${POSITIONS[pos]}`),
  faceUp: (of) => `scopert${of.feminine ? (of.plural ? 'e' : 'a') : of.plural ? 'i' : 'o'}`,
  inBattle: 'in battaglia',
  recipient: (p) => (p === 'you' ? { before: 'ti' } : { after: to(p) }),
  to: (card) => `a ${card}`,
  on: (card) => `su ${card}`,
  off: (card) => `da ${card}`,
  for: (card) => `per ${card}`,
});
