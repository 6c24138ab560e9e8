import type { Strings } from '../index.ts';

export const puzzles: Strings['puzzles'] = {
  name: 'Enigmi',
  menu: (solved, of) => `${solved} di ${of} risolti`,
  menuHint: "Vinci in un solo turno: ogni posizione racchiude un'idea.",
  opponent: 'Avversario',
  goals: { win: 'Vinci questo turno' },
  difficulties: { 1: 'facile', 2: 'medio', 3: 'difficile' },
  solved: 'risolto',
  none: 'Qui non ci sono enigmi.',
  noneHint: 'Sono forniti con il client, nella cartella puzzles/. Esc torna indietro.',
  rules: "Conosci tutte le carte tranne i Deck. L'altra parte risponde meglio che può.",
  hint: 'Indizio',
  result: {
    solved: 'Risolto!',
    failed: 'Non risolto.',
    turnOver: (lp) => `Il turno è finito e all'altra parte restano ${lp} LP.`,
    lost: 'Hai perso.',
    draw: 'Un pareggio non è una vittoria.',
    answer: (text) => `Ciò che ti ha fermato: ${text}`,
    short: 'Niente ti ha fermato; non è bastato.',
    takenBack: 'Hai annullato qualcosa lungo la strada. Vale lo stesso.',
  },
  leave: {
    title: "Lasciare l'enigma?",
    text: 'Il tentativo non viene conservato.',
    stay: 'Continua a giocare',
    list: "All'elenco degli enigmi",
    quit: 'Esci da Duelo',
  },
  next: "l'enigma seguente",
  retry: 'ancora una volta',
  couldNotBegin: (why) => `L'enigma non è potuto iniziare: ${why}`,
  line: {
    goal: (title, goal) => `${title}. Obiettivo: ${goal}.`,
    help: 'H o hint: un indizio   R o restart: da capo   u annulla   q esce',
    over: 'R lo ricomincia   q esce',
    hint: (text) => `Indizio: ${text}`,
  },
  check: {
    proved: (ends) =>
      ends === 1
        ? 'la soluzione è dimostrata'
        : `la soluzione è dimostrata contro tutte le risposte (${ends} finali)`,
    failed: (why) => `la soluzione fallisce: ${why}`,
    tryFails: (n, why) => `il tentativo ${n} fallisce: ${why}`,
    tryWins: (n) => `il tentativo ${n} non fallisce: raggiunge l'obiettivo`,
    refused: (play) => `le regole rifiutano ${play}`,
    offered: (list) => `possibile: ${list}`,
    left: (lp) => `all'altra parte restano ${lp} LP`,
    drawn: 'perdono entrambe le parti',
    lost: 'il giocatore perde',
    answered: (answers, then) => `${answers}; poi ${then}`,
    summary: (passed, failed) => `${passed} dimostrati, ${failed} falliti`,
  },
};
