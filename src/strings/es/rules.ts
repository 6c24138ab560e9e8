import type { Strings } from '../index.ts';
import { listed } from '../list.ts';

const sizes = (value: string): string =>
  value
    .replace(/\+$/, ' o más')
    .replace(/^(.+)-(.+)$/, 'de $1 a $2')
    .replace(',', ' o ');
const cards = (value: string): string => `${sizes(value)} ${value === '1' ? 'carta' : 'cartas'}`;
const KINDS: Readonly<Record<string, string>> = { synchro: 'de Sincronía', xyz: 'Xyz', link: 'de Enlace' };

export const rules: Strings['rules'] = {
  profiles: (names) => `Reglas: ${names}`,
  houseRule: (how) => `Una regla de la casa: ${how}`,
  either: (values) => listed(values, 'o'),
  yes: 'sí',
  no: 'no',
  none: 'ninguna',
  takes: {
    flag: 'yes o no',
    number: (least, most) => `un número entero de ${least} a ${most}`,
    one: (values) => `uno de ${values}`,
    sizes: (such) => `tamaños como ${listed(such, 'o')}`,
    some: (values) => `una lista de algunos de ${values}`,
  },
  values: {
    lp: (n) => `cada jugador empieza con ${n} Puntos de Vida`,
    mainSizes: (of) => `un Deck tiene ${cards(of)}`,
    sideSizes: (of) => `un Side Deck tiene ${cards(of)}`,
    extraSizes: (of) => `un Extra Deck tiene ${cards(of)}`,
    extraInSide: {
      yes: 'el Side Deck puede tener monstruos del Extra Deck',
      no: 'el Side Deck no tiene monstruos del Extra Deck',
    },
    copies: (n) => `un Deck tiene como máximo ${n === 1 ? '1 copia' : `${n} copias`} de una carta`,
    list: (id) =>
      id === 'none' ? 'sin lista de Prohibidas y Limitadas' : `la lista de Prohibidas y Limitadas de ${id}`,
    shuffle: {
      ownAndCut: 'cada jugador baraja su propio Deck y el otro lo corta',
      exchange: 'cada jugador baraja el Deck del otro',
    },
    firstDraw: {
      yes: 'quien empieza roba en el primer turno',
      no: 'quien empieza no roba en el primer turno',
    },
    firstBattle: {
      yes: 'quien empieza tiene Battle Phase en el primer turno',
      no: 'quien empieza no tiene Battle Phase en el primer turno',
    },
    handLimit: (n) =>
      `un jugador conserva como máximo ${n === 1 ? '1 carta' : `${n} cartas`} al final de su turno`,
    fieldSpells: {
      one: 'en todo el Campo hay una sola Mágica de Campo',
      onePerPlayer: 'cada jugador puede tener una Mágica de Campo',
    },
    fieldSpellTakesSet: {
      yes: 'una nueva Mágica de Campo destruye también la que el adversario tiene Colocada',
      no: 'la Mágica de Campo que el adversario tiene Colocada sobrevive a una nueva',
    },
    fieldSpellExchange: {
      resolved: 'la Mágica de Campo anterior se va cuando se resuelve la nueva',
      placed: 'la Mágica de Campo anterior es destruida al poner la nueva',
      sent: 'la Mágica de Campo anterior va al Cementerio al poner la nueva',
    },
    moveAfterAttack: {
      yes: 'un monstruo que atacó puede cambiar después de posición',
      no: 'un monstruo que atacó no puede cambiar después de posición',
    },
    types: (n) => `hay ${n} Tipos`,
    attributes: (n) => `hay ${n} Atributos`,
    extraMonsterZones: (n) =>
      n === 0 ? 'no hay Zonas de Monstruos Extra' : 'hay dos Zonas de Monstruos Extra',
    extraDeckPlacement: {
      any: 'un monstruo del Extra Deck puede ir a cualquier Zona de Monstruos',
      emzOrLinked:
        'un monstruo del Extra Deck va a una Zona de Monstruos Extra o a una a la que apunte un Monstruo de Enlace',
      linkOnlyRestricted:
        'solo los Monstruos de Enlace tienen que ir a una Zona de Monstruos Extra o a una a la que apunte otro',
    },
    controlWithoutZone: {
      fails: 'sin zona libre para él no se toma el control de un monstruo',
      gy: 'un monstruo cuyo nuevo controlador no tiene zona libre va al Cementerio',
    },
    zonePicking: {
      yes: 'los jugadores eligen las zonas de sus cartas',
      no: 'una carta va a la primera zona libre',
    },
    quickPlayTurnSet: {
      yes: 'una Mágica de Juego Rápido puede usarse en el turno en que se Colocó',
      no: 'una Mágica de Juego Rápido no puede usarse en el turno en que se Colocó',
    },
    statChangers: {
      calc: 'lo que cambia ATK o DEF solo puede usarse en el Damage Step durante el cálculo de daño',
      untilCalc: 'lo que cambia ATK o DEF puede usarse en el Damage Step hasta el cálculo de daño',
    },
    faceDownAttack: {
      yes: 'un monstruo puede estar en Posición de Ataque boca abajo',
      no: 'ningún monstruo está nunca en Posición de Ataque boca abajo',
    },
    tokensLeave: {
      banished: 'una Ficha que deja el Campo queda retirada del juego',
      gone: 'una Ficha que deja el Campo deja de existir',
    },
    mechanics: (of) =>
      of.length === 0
        ? 'el Extra Deck solo tiene Monstruos de Fusión'
        : `el Extra Deck tiene Monstruos ${listed(['de Fusión', ...of.map((kind) => KINDS[kind] ?? kind)], 'y')}`,
    ignitionPriority: {
      none: 'nadie puede usar un Efecto de Ignición antes de que el adversario pueda responder a una Invocación',
      monsterAfterSummon:
        'tras una Invocación el jugador del turno puede usar primero un Efecto de Ignición de un monstruo',
      afterSummon: 'tras una Invocación el jugador del turno puede usar primero cualquier Efecto de Ignición',
      goat: 'tras una Invocación o una Cadena el jugador del turno puede usar primero cualquier Efecto de Ignición',
    },
    damageStep: {
      sevenSub: 'el Damage Step tiene siete partes',
      fiveSub: 'el Damage Step tiene cinco partes',
    },
    oneChainPerDamageWindow: {
      yes: 'en cada parte del Damage Step cabe una Cadena',
      no: 'en cada parte del Damage Step caben todas las Cadenas que se quieran',
    },
    zeroAtkTieDestroys: {
      yes: 'dos monstruos en Ataque con 0 de ATK se destruyen uno a otro',
      no: 'dos monstruos en Ataque con 0 de ATK no se destruyen',
    },
    replay: {
      withdraw: 'si cambian los objetivos posibles, el ataque se retira y puede declararse de nuevo',
      retarget: 'si cambian los objetivos posibles, el atacante toma otro objetivo o desiste',
    },
    triggerOrder: {
      segoc:
        'efectos que se disparan a la vez: primero los del jugador del turno, los obligatorios antes que los opcionales',
      segocHiddenLast: 'los efectos que se disparan a la vez desde lugares ocultos se unen tras los demás',
      earlierFirst: 'de los efectos que esperan a la vez, va primero el que se disparó antes',
      earlierInTier: 'de los efectos con la misma preferencia, va primero el que se disparó antes',
    },
    triggersFromPrivate: {
      yes: 'un efecto que se disparó aún puede usarse si su carta está ya en una mano o un Deck',
      no: 'un efecto que se disparó se pierde si su carta está ya en una mano o un Deck',
    },
    searchNeedsHit: {
      yes: 'una búsqueda solo puede activarse si hay una carta que hallar',
      no: 'una búsqueda puede activarse aunque no haya carta que hallar',
    },
    failedSearchShown: {
      yes: 'una búsqueda que no halla nada se prueba enseñando el montón',
      no: 'una búsqueda que no halla nada no se prueba enseñando el montón',
    },
    mayPayAllLp: {
      yes: 'un jugador puede pagar todos sus Puntos de Vida',
      no: 'un jugador no puede pagar todos sus Puntos de Vida',
    },
    effectChangeUsesManual: {
      yes: 'un cambio de posición por un efecto gasta el que se hace a mano',
      no: 'un cambio de posición por un efecto no gasta el que se hace a mano',
    },
    freshBars: {
      anyone: 'un monstruo que alguien Invocó o Colocó este turno no puede cambiar de posición',
      controller: 'un monstruo que su controlador Invocó o Colocó este turno no puede cambiar de posición',
    },
    freshContinuousWaits: {
      yes: 'una Trampa Continua abierta en una Cadena solo usa sus efectos en una posterior',
      no: 'una Trampa Continua abierta en una Cadena puede usar en ella sus efectos',
    },
    equipNeedsWearerFirst: {
      yes: 'un monstruo que ha de equiparse se queda donde está si su portador ya no está',
      no: 'un monstruo que ha de equiparse deja su sitio aunque su portador ya no esté',
    },
    phaseTriggersAgain: {
      yes: 'un efecto obligatorio de una fase cuya activación fue negada se activa otra vez',
      no: 'un efecto obligatorio de una fase cuya activación fue negada no se activa otra vez',
    },
    handLimitAnswers: {
      any: 'cualquier cosa puede responder al descarte por el límite de mano',
      triggered: 'solo responden al descarte por el límite de mano los efectos que él dispara',
      mandatory: 'solo responden al descarte por el límite de mano los efectos obligatorios que él dispara',
    },
  },
};
