import type { Strings } from '../index.ts';
import { listed } from '../list.ts';

const sizes = (value: string): string =>
  value
    .replace(/\+$/, ' o più')
    .replace(/^(.+)-(.+)$/, 'da $1 a $2')
    .replace(',', ' o ');
const cards = (value: string): string => `${sizes(value)} ${value === '1' ? 'carta' : 'carte'}`;
const KINDS: Readonly<Record<string, string>> = { synchro: 'Synchro', xyz: 'Xyz', link: 'Link' };

export const rules: Strings['rules'] = {
  profiles: (names) => `Regole: ${names}`,
  houseRule: (how) => `Una regola della casa: ${how}`,
  either: (values) => listed(values, 'o'),
  yes: 'sì',
  no: 'no',
  none: 'nessuna',
  takes: {
    flag: 'yes o no',
    number: (least, most) => `un numero intero da ${least} a ${most}`,
    one: (values) => `uno tra ${values}`,
    sizes: (such) => `misure come ${listed(such, 'o')}`,
    some: (values) => `una lista di alcuni tra ${values}`,
  },
  values: {
    lp: (n) => `ogni giocatore inizia con ${n} Life Points`,
    mainSizes: (of) => `un Deck ha ${cards(of)}`,
    sideSizes: (of) => `un Side Deck ha ${cards(of)}`,
    extraSizes: (of) => `un Extra Deck ha ${cards(of)}`,
    extraInSide: {
      yes: 'il Side Deck può avere mostri dell’Extra Deck',
      no: 'il Side Deck non ha mostri dell’Extra Deck',
    },
    copies: (n) => `un Deck ha al massimo ${n === 1 ? '1 copia' : `${n} copie`} di una carta`,
    list: (id) =>
      id === 'none' ? 'nessuna lista di Proibite e Limitate' : `la lista di Proibite e Limitate di ${id}`,
    shuffle: {
      ownAndCut: 'ogni giocatore mischia il proprio Deck e l’altro lo taglia',
      exchange: 'ogni giocatore mischia il Deck dell’altro',
    },
    firstDraw: {
      yes: 'chi inizia pesca nel primo turno',
      no: 'chi inizia non pesca nel primo turno',
    },
    firstBattle: {
      yes: 'chi inizia ha una Battle Phase nel primo turno',
      no: 'chi inizia non ha una Battle Phase nel primo turno',
    },
    handLimit: (n) =>
      `un giocatore tiene al massimo ${n === 1 ? '1 carta' : `${n} carte`} alla fine del suo turno`,
    fieldSpells: {
      one: 'su tutto il Terreno c’è una sola Magia Terreno',
      onePerPlayer: 'ogni giocatore può avere una Magia Terreno',
    },
    fieldSpellTakesSet: {
      yes: 'una nuova Magia Terreno distrugge anche quella Posizionata dell’avversario',
      no: 'la Magia Terreno Posizionata dell’avversario sopravvive a una nuova',
    },
    fieldSpellExchange: {
      resolved: 'la vecchia Magia Terreno se ne va quando la nuova si risolve',
      placed: 'la vecchia Magia Terreno è distrutta quando si mette la nuova',
      sent: 'la vecchia Magia Terreno va al Cimitero quando si mette la nuova',
    },
    moveAfterAttack: {
      yes: 'un mostro che ha attaccato può poi cambiare posizione',
      no: 'un mostro che ha attaccato non può poi cambiare posizione',
    },
    types: (n) => `ci sono ${n} Tipi`,
    attributes: (n) => `ci sono ${n} Attributi`,
    extraMonsterZones: (n) => (n === 0 ? 'non ci sono Zone Mostri Extra' : 'ci sono due Zone Mostri Extra'),
    extraDeckPlacement: {
      any: 'un mostro dell’Extra Deck può andare in qualsiasi Zona Mostri',
      emzOrLinked:
        'un mostro dell’Extra Deck va in una Zona Mostri Extra o in una a cui punta un Mostro Link',
      linkOnlyRestricted:
        'solo i Mostri Link devono andare in una Zona Mostri Extra o in una a cui ne punta un altro',
    },
    controlWithoutZone: {
      fails: 'senza una zona libera non si prende il controllo di un mostro',
      gy: 'un mostro il cui nuovo controllore non ha zone libere va al Cimitero',
    },
    zonePicking: {
      yes: 'i giocatori scelgono le zone delle proprie carte',
      no: 'una carta va nella prima zona libera',
    },
    quickPlayTurnSet: {
      yes: 'una Magia Rapida si può usare nel turno in cui è stata Posizionata',
      no: 'una Magia Rapida non si può usare nel turno in cui è stata Posizionata',
    },
    statChangers: {
      calc: 'ciò che cambia ATK o DEF si può usare nel Damage Step solo durante il calcolo dei danni',
      untilCalc: 'ciò che cambia ATK o DEF si può usare nel Damage Step fino al calcolo dei danni',
    },
    faceDownAttack: {
      yes: 'un mostro può essere in Posizione di Attacco coperta',
      no: 'nessun mostro è mai in Posizione di Attacco coperta',
    },
    tokensLeave: {
      banished: 'un Segna-Mostro che lascia il Terreno è rimosso dal gioco',
      gone: 'un Segna-Mostro che lascia il Terreno smette di esistere',
    },
    mechanics: (of) =>
      of.length === 0
        ? 'l’Extra Deck ha solo Mostri Fusione'
        : `l’Extra Deck ha Mostri ${listed(['Fusione', ...of.map((kind) => KINDS[kind] ?? kind)], 'e')}`,
    ignitionPriority: {
      none: 'nessuno può usare un Effetto Ignition prima che l’avversario possa rispondere a un’Evocazione',
      monsterAfterSummon:
        'dopo un’Evocazione il giocatore di turno può usare per primo un Effetto Ignition di un mostro',
      afterSummon: 'dopo un’Evocazione il giocatore di turno può usare per primo qualsiasi Effetto Ignition',
      goat: 'dopo un’Evocazione o una Catena il giocatore di turno può usare per primo qualsiasi Effetto Ignition',
    },
    damageStep: {
      sevenSub: 'il Damage Step ha sette parti',
      fiveSub: 'il Damage Step ha cinque parti',
    },
    oneChainPerDamageWindow: {
      yes: 'in ogni parte del Damage Step c’è posto per una Catena',
      no: 'in ogni parte del Damage Step c’è posto per quante Catene si vuole',
    },
    zeroAtkTieDestroys: {
      yes: 'due mostri in Attacco con ATK 0 si distruggono a vicenda',
      no: 'due mostri in Attacco con ATK 0 non si distruggono',
    },
    replay: {
      withdraw: 'se i bersagli possibili cambiano, l’attacco è ritirato e si può dichiarare di nuovo',
      retarget: 'se i bersagli possibili cambiano, l’attaccante sceglie un altro bersaglio o si ferma',
    },
    triggerOrder: {
      segoc:
        'effetti che scattano insieme: prima quelli del giocatore di turno, gli obbligatori prima dei facoltativi',
      segocHiddenLast: 'gli effetti che scattano insieme da luoghi nascosti si uniscono dopo gli altri',
      earlierFirst: 'tra gli effetti che attendono insieme viene prima quello scattato prima',
      earlierInTier: 'a pari precedenza viene prima l’effetto scattato prima',
    },
    triggersFromPrivate: {
      yes: 'un effetto scattato si può usare anche se la sua carta è ormai in una mano o in un Deck',
      no: 'un effetto scattato si perde se la sua carta è ormai in una mano o in un Deck',
    },
    searchNeedsHit: {
      yes: 'una ricerca si può attivare solo se c’è una carta da trovare',
      no: 'una ricerca si può attivare anche se non c’è una carta da trovare',
    },
    failedSearchShown: {
      yes: 'una ricerca che non trova nulla si prova mostrando la pila',
      no: 'una ricerca che non trova nulla non si prova mostrando la pila',
    },
    mayPayAllLp: {
      yes: 'un giocatore può pagare tutti i suoi Life Points',
      no: 'un giocatore non può pagare tutti i suoi Life Points',
    },
    effectChangeUsesManual: {
      yes: 'un cambio di posizione dovuto a un effetto consuma quello fatto a mano',
      no: 'un cambio di posizione dovuto a un effetto non consuma quello fatto a mano',
    },
    freshBars: {
      anyone: 'un mostro Evocato o Posizionato da chiunque in questo turno non può cambiare posizione',
      controller:
        'un mostro che chi lo controlla ha Evocato o Posizionato in questo turno non può cambiare posizione',
    },
    freshContinuousWaits: {
      yes: 'una Trappola Continua scoperta in una Catena usa i suoi effetti solo in una successiva',
      no: 'una Trappola Continua scoperta in una Catena può usarvi i suoi effetti',
    },
    equipNeedsWearerFirst: {
      yes: 'un mostro da equipaggiare a un altro resta dov’è se quello non c’è più',
      no: 'un mostro da equipaggiare a un altro lascia il suo posto anche se quello non c’è più',
    },
    phaseTriggersAgain: {
      yes: 'un effetto obbligatorio di una fase la cui attivazione è stata annullata si attiva di nuovo',
      no: 'un effetto obbligatorio di una fase la cui attivazione è stata annullata non si attiva di nuovo',
    },
    handLimitAnswers: {
      any: 'allo scarto per il limite di mano può rispondere qualsiasi cosa',
      triggered: 'allo scarto per il limite di mano rispondono solo gli effetti che esso fa scattare',
      mandatory:
        'allo scarto per il limite di mano rispondono solo gli effetti obbligatori che esso fa scattare',
    },
  },
};
