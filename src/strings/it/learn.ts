import type { Strings } from '../index.ts';

export const learn: Strings['learn'] = {
  title: 'Impara',
  menu: 'un primo duello in otto lezioni, e il glossario',
  hint: 'Otto brevi lezioni su un tavolo vero, e le parole e le regole del gioco.',
  glossary: 'Glossario',
  glossaryHint: 'le parole del gioco, e tutte le regole',
  opponent: 'Avversario',
  lesson: 'Lezione',
  done: 'fatta',
  begin: 'Inizia',
  next: 'Prossima lezione',
  again: 'Ancora una volta',
  takeBack: 'Annulla l’ultima scelta',
  list: 'All’elenco delle lezioni',
  astray: 'È permesso, ma non è ciò che si chiede qui. z lo annulla; oppure va’ avanti e guarda.',
  lost: 'È andata altrove: la meta non si può più raggiungere. Nulla è perso: annulla o riprova.',
  leave: {
    title: 'Lasciare la lezione?',
    text: 'Un’altra volta ricomincia; le lezioni fatte restano fatte.',
    stay: 'Continua la lezione',
    list: 'All’elenco delle lezioni',
    quit: 'Esci da Duelo',
  },
  finished:
    'Era l’ultima lezione. Sai ciò che serve per un primo duello: nel menu, Invio su «Duello» ne inizia uno.',
  inLines: 'Qui si sceglie con il numero; z annulla, w h1 dice perché, ? aiuta.',
  lessons: {
    turn: {
      title: 'Il tuo turno',
      intro: [
        'In un duello porti a 0 i Life Points dell’altro.',
        'Un turno: pescare, giocare carte nella Main Phase, attaccare nella Battle Phase, finire.',
        'Hai già pescato. Su e giù segnano una riga del menu, Invio la esegue.',
      ],
      steps: {
        summon: (card) =>
          `Evoca Normalmente ${card('Gemini Elf')}: segna la sua riga e premi Invio. Una volta per turno.`,
        battle: () => 'I mostri attaccano solo nella Battle Phase. Premi b, o Invio sulla sua riga.',
        attack: (card) =>
          `Attacca con ${card('Gemini Elf')}. Nessun mostro è in mezzo: colpisci il giocatore.`,
        end: () => 'Non c’è altro da fare: finisci il turno con e.',
      },
      end: 'Hai Evocato un mostro, attaccato direttamente e tolto il suo ATK dai Life Points dell’altro giocatore.',
    },
    tribute: {
      title: 'Tributi e carte Posizionate',
      intro: [
        'I mostri di Livello 5 e 6 costano uno dei tuoi, dal Livello 7 due: i Tributi.',
        'Le Trappole vanno prima Posizionate, coperte. Funzionano dal turno dopo.',
      ],
      steps: {
        tribute: (card) =>
          `Evoca per Tributo ${card('Summoned Skull')}: ${card('Battle Ox')} è il Tributo e va al Cimitero.`,
        set: (card) => `Posiziona ${card('Trap Hole')}: sta coperta e aspetta l’altro giocatore.`,
        end: (card) => `Finisci il turno con e. Da ora ${card('Trap Hole')} si può usare.`,
      },
      end: 'Un mostro forte costa Tributi. Una carta Posizionata non fa ancora nulla, ma l’altro non la vede.',
    },
    battle: {
      title: 'Battaglia e posizioni',
      intro: [
        'In Posizione di Attacco un mostro combatte con l’ATK, in Difesa con la DEF.',
        'Il più debole è distrutto. Tra due in Attacco il suo giocatore perde la differenza.',
      ],
      steps: {
        defend: (card) =>
          `${card('Mystical Elf')} ha poco ATK ma 2000 di DEF: mettila in Posizione di Difesa.`,
        battle: () => 'Alla Battle Phase con b. Chi è coperto o in Difesa resta com’è.',
        attack: (card) =>
          `Attacca ${card('Battle Ox')} con ${card('Vorse Raider')}: 1900 contro 1700. La carta coperta non la conosci.`,
        end: () => 'All’altro è costato 200 Life Points. Finisci il turno con e.',
      },
      end: 'Vince il valore più alto. Contro la Difesa nessuno perde Life Points, se l’attacco non era troppo debole.',
    },
    spells: {
      title: 'Magie',
      intro: [
        'Le Magie si usano dalla mano nella tua Main Phase.',
        'Una Magia Equipaggiamento resta sul suo mostro; quasi tutte le altre vanno al Cimitero.',
      ],
      steps: {
        typhoon: (card) =>
          `Una carta coperta può essere una Trappola. Attiva ${card('Mystical Space Typhoon')} e distruggila.`,
        axe: (card) =>
          `Era ${card('Mirror Force')}! Ora attiva ${card('Axe of Despair')} su ${card('Gemini Elf')}: 1000 ATK in più.`,
        attack: (card) => `2900 bastano: alla Battle Phase con b, e attacca ${card('Summoned Skull')}.`,
      },
      end: 'Hai aperto la via, rafforzato il mostro e vinto la battaglia. w su un mostro dice di che cosa è fatto il suo ATK.',
    },
    traps: {
      title: 'Trappole',
      intro: [
        'Una Trappola si Posiziona nel tuo turno e scatta in quello dell’altro.',
        'Quando accade ciò a cui risponde, te lo si chiede.',
      ],
      steps: {
        set: (card) => `Posiziona ${card('Mirror Force')}. Risponderà a un attacco.`,
        end: () => 'Finisci il turno con e. Poi gioca l’altro; Invio prosegue a una pausa.',
        answer: (card) => `Aspetta l’attacco. Quando te lo si chiede, scegli ${card('Mirror Force')}.`,
      },
      end: 'Una Trappola, e tutti i mostri attaccanti sono spariti. Per questo le carte coperte fanno paura.',
    },
    chains: {
      title: 'Catene',
      intro: [
        'A una carta si può rispondere con un’altra: così nasce una Catena.',
        'Si risolve all’indietro, prima l’ultima. La risposta deve essere abbastanza veloce.',
      ],
      steps: {
        jar: (card) =>
          `La tua ${card('Jar of Greed')} sta per essere distrutta. Mettila in Catena: peschi prima.`,
        jammer: (card) =>
          `${card('Fissure')} distruggerebbe il tuo mostro. Rispondi con ${card('Magic Jammer')}; la paga uno scarto.`,
      },
      end: 'L’ultimo anello si è risolto per primo: hai pescato prima di perdere la Trappola, e la Magia è stata annullata.',
    },
    why: {
      title: 'Perché, e annullare',
      intro: [
        'Qui nulla può andare storto: ciò che non è permesso non è offerto.',
        'w dice perché una carta si può giocare o no; z annulla una scelta.',
      ],
      steps: {
        why: (card) =>
          `Perché ${card('Summoned Skull')} non è nel menu? Sx, segnalo in mano e premi w. Esc torna indietro.`,
        wrong: (card) => `Ora sbaglia: Evoca Normalmente ${card('Mystical Elf')} in Attacco, con 800 ATK.`,
        undo: (card) => `${card('Battle Ox')} la batterebbe. Annulla: premi z.`,
        right: (card) => `Evoca Normalmente ${card('Gemini Elf')}, con 1900 ATK.`,
      },
      end: 'w vale per ogni carta, per le fasi e nelle pile; le sue regole si aprono nel glossario. z annulla, Z rifà.',
    },
    win: {
      title: 'Vinci il duello',
      intro: [
        'L’altro ha 3500 Life Points e un mostro in Posizione di Difesa.',
        'Puoi vincere in questo turno. Come, lo sai già.',
      ],
      steps: {
        win: (card) => `Apri la via con ${card('Fissure')}, porta un secondo mostro e attacca con entrambi.`,
      },
      end: 'Hai vinto il tuo primo duello!',
    },
  },
};
