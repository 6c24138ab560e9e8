/** Spanish sentences of the log. */
import type { Loc, Person } from '../np.ts';
import type { Grammar, Nominal, VerbSay } from '../romance/grammar.ts';
import { COUNTERS, extraDeck, PLACES, POSITIONS } from './words.ts';

/** "de el Cementerio" is one word less. */
const joined = (text: string): string => text.replace(/\bde el\b/g, 'del').replace(/\ba el\b/g, 'al');

/** A player inside a sentence: "El ordenador" has a small letter there. */
export function person(p: Person): string {
  if (p === 'you') return 'tú';
  if (typeof p === 'object' && 'named' in p) return p.named.replace(/^El /, 'el ');
  return 'un jugador';
}

export const of = (p: Person): string => joined(`de ${person(p)}`);
export const to = (p: Person): string => joined(`a ${person(p)}`);

const done = (you: string, they: string, more: Partial<VerbSay> = {}): VerbSay => ({ you, they, ...more });
/** "se destruye Sangan", "se destruyen 2 cartas" */
const by = (one: string, many: string) => (obj: Nominal) => `se ${obj.plural ? many : one} ${obj.text}`;
/** "Sangan vuelve", "2 cartas vuelven" */
const itself = (one: string, many: string) => (obj: Nominal) => `${obj.text} ${obj.plural ? many : one}`;
const summon = (after: string): VerbSay => done('invocas', 'invoca', { before: 'a', after });

const PREPOSITIONS = { from: 'desde', outOf: 'de', to: 'a', at: 'en' } as const;

function place(loc: Loc, isExtra: boolean, isOwn: boolean): string {
  const [place = 'field'] = loc.in;
  const [noun, feminine, plural] =
    place === 'extra' ? ([extraDeck(isExtra), false, false] as const) : PLACES[place];
  if (loc.of === 'you') return `${plural ? 'tus' : 'tu'} ${noun}`;
  if (isOwn) return `${plural ? 'sus' : 'su'} ${noun}`;
  const article = plural ? (feminine ? 'las' : 'los') : feminine ? 'la' : 'el';
  return loc.of === undefined ? `${article} ${noun}` : `${article} ${noun} ${of(loc.of)}`;
}

export const grammar = (isExtra: boolean): Grammar => ({
  person,
  subject: (p) => (p === 'you' ? '' : person(p)),
  nouns: {
    card: { one: 'carta', many: 'cartas', a: 'una carta', feminine: true },
    monster: { one: 'monstruo', many: 'monstruos', a: 'un monstruo', feminine: false },
  },
  titleIsFeminine: true,
  verbs: {
    set: done('colocas', 'coloca'),
    takeControl: done('tomas', 'toma', { before: 'el control de' }),
    take: done('recibes', 'recibe'),
    gain: done('ganas', 'gana'),
    pay: done('pagas', 'paga'),
    lose: done('pierdes', 'pierde'),
    target: done('seleccionas', 'selecciona', {
      after: 'como objetivo',
      passive: by('selecciona', 'seleccionan'),
    }),
    equip: done('equipas', 'equipa', { passive: by('equipa', 'equipan') }),
    negate: done('niegas', 'niega', { passive: by('niega', 'niegan') }),
    shuffle: done('barajas', 'baraja'),
    place: done('pones', 'pone', { passive: by('pone', 'ponen') }),
    remove: done('quitas', 'quita', { passive: by('quita', 'quitan') }),
    arrange: done('ordenas', 'ordena'),
    mix: done('mezclas', 'mezcla', {
      after: 'boca abajo y se vuelven a poner',
      passive: by('mezcla', 'mezclan'),
    }),
    turn: done('volteas', 'voltea', { passive: itself('se voltea', 'se voltean') }),
    change: done('cambias', 'cambia', { passive: itself('cambia', 'cambian') }),
    normalSummon: summon('de Modo Normal'),
    tributeSummon: summon('por Sacrificio'),
    flipSummon: summon('por Volteo'),
    specialSummon: summon('de Modo Especial'),
    fusionSummon: summon('por Fusión'),
    ritualSummon: summon('por Ritual'),
    synchroSummon: summon('por Sincronía'),
    xyzSummon: summon('por Xyz'),
    linkSummon: summon('por Enlace'),
    activate: done('activas', 'activa'),
    attack: done('atacas', 'ataca', { before: 'a' }),
    attackDirectly: done('atacas', 'ataca', { after: 'directamente' }),
    reveal: done('revelas', 'revela', { passive: by('revela', 'revelan') }),
    lookAt: done('miras', 'mira'),
    show: done('muestras', 'muestra'),
    draw: done('robas', 'roba'),
    tribute: done('sacrificas', 'sacrifica'),
    useAsMaterial: done('usas', 'usa', { after: 'como Material de Fusión' }),
    useAsMaterials: done('usas', 'usa', { after: 'como material' }),
    discard: done('descartas', 'descarta'),
    send: done('mandas', 'manda', { passive: by('manda', 'mandan') }),
    banish: done('remueves', 'remueve', { after: 'del juego', passive: by('remueve', 'remueven') }),
    add: done('añades', 'añade'),
    return: done('devuelves', 'devuelve', { passive: itself('vuelve', 'vuelven') }),
    leave: done('sales', 'sale', { many: 'salen' }),
    destroy: done('destruyes', 'destruye', { passive: by('destruye', 'destruyen') }),
  },
  amount: (n, unit) => {
    if (unit === 'battleDamage') return `${n} de daño de batalla`;
    if (unit === 'effectDamage') return `${n} de daño`;
    return unit === 'counters' ? `${n} contador${n === 1 ? '' : 'es'}` : `${n} LP`;
  },
  counters: (n, kind) => `${n} Contador${n === 1 ? '' : 'es'} ${COUNTERS[kind] ?? ''}`.trimEnd(),
  thing: (thing, card) => {
    const noun =
      thing === 'activation'
        ? 'la activación'
        : thing === 'summon'
          ? 'la Invocación'
          : thing === 'attack'
            ? 'el ataque'
            : 'el efecto';
    return { text: `${noun} de ${card}`, plural: false, feminine: noun.startsWith('la') };
  },
  and: (items) => {
    const last = items.at(-1) ?? '';
    const word = /^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
  },
  loc: (loc, as, isOwn) => {
    const where = place(loc, isExtra, isOwn);
    if (as !== 'pile') return joined(`${PREPOSITIONS[as]} ${where}`);
    const n = typeof loc.end?.n === 'number' ? loc.end.n : 0;
    if (n === 0) return where;
    return joined(`${n === 1 ? 'la carta superior' : `las ${n} cartas superiores`} de ${where}`);
  },
  into: (pos) => (pos === 'faceDown' || pos === 'faceUp' ? POSITIONS[pos] : `a ${POSITIONS[pos]}`),
  faceUp: () => 'boca arriba',
  inBattle: 'en batalla',
  recipient: (p) => (p === 'you' ? { before: 'te' } : { after: to(p) }),
  to: (card) => `a ${card}`,
  on: (card) => `en ${card}`,
  off: (card) => `de ${card}`,
  for: (card) => `para ${card}`,
});
