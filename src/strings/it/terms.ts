import type { Strings } from '../index.ts';

export const terms: Strings['terms'] = {
  lifePoints: {
    name: 'Life Points',
    text: 'Ciò per cui si lotta: a 0 hai perso. Li tolgono battaglie, effetti e costi.',
  },
  turn: {
    name: 'Turno e fasi',
    text: 'Un turno ha Draw, Standby, Main 1, Battle, Main 2 ed End Phase. Poi tocca all’altro giocatore.',
  },
  mainPhase: {
    name: 'Main Phase',
    text: 'Qui Evochi, Posizioni, attivi Magie e cambi posizioni. Ce n’è una prima della battaglia e una dopo.',
  },
  battlePhase: {
    name: 'Battle Phase',
    text: 'Qui i tuoi mostri attaccano, uno dopo l’altro. Chi inizia il Duello non ce l’ha nel primo turno.',
  },
  damageStep: {
    name: 'Damage Step',
    text: 'La parte di un attacco in cui si confrontano i valori e si infligge il danno. Quasi nessuna carta vi si può usare.',
  },
  normalSummon: {
    name: 'Evocazione Normale',
    text: 'Giocare un mostro dalla mano scoperto in Posizione di Attacco. Una volta per turno; vale anche Posizionare un mostro.',
  },
  tributeSummon: {
    name: 'Evocazione per Tributo',
    text: 'L’Evocazione Normale di un mostro forte: Livello 5 e 6 costano un tuo mostro, Livello 7 o più due.',
  },
  tribute: {
    name: 'Tributo',
    text: 'Mandare un tuo mostro al Cimitero come prezzo di un’Evocazione o di un effetto. Non è stato distrutto.',
  },
  set: {
    name: 'Posizionare',
    text: 'Mettere una carta coperta sul Terreno. Un mostro Posizionato è in Posizione di Difesa; la carta non fa ancora nulla.',
  },
  flipSummon: {
    name: 'Evocazione per Scoperta',
    text: 'Scoprire un tuo mostro Posizionato in Posizione di Attacco nella tua Main Phase, non nel turno in cui è stato Posizionato.',
  },
  specialSummon: {
    name: 'Evocazione Speciale',
    text: 'Ogni Evocazione che fa una carta: con un effetto, una Fusione o un Rituale. Possono essere molte in un turno.',
  },
  fusionSummon: {
    name: 'Evocazione per Fusione',
    text: 'Polimerizzazione manda al Cimitero i mostri indicati e porta al loro posto un Mostro Fusione.',
  },
  ritualSummon: {
    name: 'Evocazione Rituale',
    text: 'Una Magia Rituale porta il suo Mostro Rituale dalla mano; offri come Tributo mostri di Livelli sufficienti.',
  },
  revive: {
    name: 'Riportare in vita',
    text: 'Evocare Specialmente un mostro dal Cimitero. Alcuni devono essere stati Evocati correttamente prima.',
  },
  level: {
    name: 'Livello',
    text: 'Le stelle di un mostro. Decidono quanti Tributi costa la sua Evocazione.',
  },
  atkDef: {
    name: 'ATK e DEF',
    text: 'Un mostro combatte con il suo ATK in Posizione di Attacco e con la sua DEF in Posizione di Difesa.',
  },
  position: {
    name: 'Posizione di battaglia',
    text: 'Attacco, Difesa scoperta o Difesa coperta. Una volta per turno puoi girare un mostro, non appena arrivato né dopo che ha attaccato.',
  },
  attack: {
    name: 'Attacco',
    text: 'Un tuo mostro in Posizione di Attacco combatte uno dei loro. Contro la Posizione di Difesa nessuno perde Life Points, se l’ATK non era troppo basso.',
  },
  directAttack: {
    name: 'Attacco diretto',
    text: 'Senza mostri in mezzo attacchi il giocatore, che perde Life Points pari all’ATK.',
  },
  replay: {
    name: 'Ripetizione',
    text: 'Se i mostri del lato attaccato cambiano dopo la dichiarazione dell’attacco, si può scegliere di nuovo.',
  },
  spell: {
    name: 'Carta Magia',
    text: 'Si usa dalla mano o dal Terreno nella tua Main Phase; le Magie Rapide anche in altri momenti.',
  },
  quickPlay: {
    name: 'Magia Rapida',
    text: 'Una Magia che risponde anche ad altre carte. Nel turno dell’altro deve essere stata Posizionata prima.',
  },
  equip: {
    name: 'Magia Equipaggiamento',
    text: 'Resta sul Terreno e rafforza un mostro. Se questo se ne va, la Carta Equipaggiamento è distrutta.',
  },
  fieldSpell: {
    name: 'Magia Terreno',
    text: 'Ha una zona propria e cambia il Terreno per entrambi i giocatori.',
  },
  trap: {
    name: 'Carta Trappola',
    text: 'Va prima Posizionata e funziona dal turno successivo, anche nel turno dell’altro giocatore.',
  },
  counterTrap: {
    name: 'Contro-Trappola',
    text: 'La Trappola più veloce: risponde a ciò che è appena accaduto, e solo un’altra Contro-Trappola le risponde.',
  },
  chain: {
    name: 'Catena',
    text: 'Le carte che si rispondono formano una Catena. Si risolve all’indietro: prima l’ultima.',
  },
  spellSpeed: {
    name: 'Velocità Magia',
    text: 'Quanto è veloce una carta: 1 non risponde a nulla, 2 risponde a 1 e 2, 3 risponde a tutto.',
  },
  priority: {
    name: 'Priorità',
    text: 'A chi tocca in un momento: prima il giocatore di turno, poi l’altro. Due passi di fila la chiudono.',
  },
  response: {
    name: 'Risposta',
    text: 'Dopo una giocata si chiede all’altro giocatore se risponde con una carta veloce.',
  },
  cost: {
    name: 'Costo',
    text: 'Ciò che paghi per attivare una carta. Non viene restituito, nemmeno se l’effetto è annullato.',
  },
  target: {
    name: 'Bersaglio',
    text: 'Una carta scelta quando si attiva un effetto. Se non c’è più alla risoluzione, quella parte fallisce.',
  },
  negate: {
    name: 'Annullare',
    text: 'Far sì che un’attivazione, un effetto, un’Evocazione o un attacco finisca nel nulla.',
  },
  effects: {
    name: 'Effetti dei mostri',
    text: 'I Continui valgono sempre, gli Ignition si usano nella tua Main Phase, i Trigger partono quando accade qualcosa, i Rapidi rispondono anche.',
  },
  missedTiming: {
    name: 'Perdere il momento',
    text: 'Un effetto facoltativo con “quando” si perde se dopo ciò che attende è accaduto altro.',
  },
  graveyard: {
    name: 'Cimitero',
    text: 'Dove stanno le carte distrutte, offerte come Tributo, scartate e usate, visibili a entrambi.',
  },
  banished: {
    name: 'Rimossa dal gioco',
    text: 'Messa da parte per il resto del Duello, se una carta non la riporta. Non è nel Cimitero.',
  },
  handLimit: {
    name: 'Limite di mano',
    text: 'Alla fine del tuo turno tieni al massimo sei carte.',
  },
  token: {
    name: 'Segna-Mostro',
    text: 'Un mostro creato da un effetto; non è una carta di un Deck e sparisce quando lascia il Terreno.',
  },
  control: {
    name: 'Controllo',
    text: 'Chi gioca una carta. Quella che lascia il Terreno va sempre al proprietario.',
  },
};
