import type { Strings } from '../index.ts';

export const menu: Strings['menu'] = {
  lines: {
    duel: 'Duello',
    match: 'Match',
    resume: 'Riprendi',
    decks: 'Deck',
    history: 'Storico',
    lab: 'Lab',
    learn: 'Impara',
    settings: 'Opzioni',
    quit: 'Esci',
  },
  none: 'nessuno',
  noDeck: 'nessun deck che si possa giocare qui',
  duel: (deck, other, level) => `${deck}  contro  ${other}, ${level}`,
  match: 'al meglio dei tre, con questi deck',
  nth: (n, of) => `${n} di ${of}`,
  decks: (n) => (n === 0 ? 'ancora nessuno' : `${n} deck`),
  history: (n) => (n === 0 ? 'ancora niente di giocato' : `${n} duell${n === 1 ? 'o' : 'i'}`),
  lab: 'posizioni a mano, evento per evento',
  settings: (prompts, marks) => `chiedere risposte: ${prompts}, ${marks}`,
  settingUp: 'Preparazione del tavolo.',
  couldNotBegin: (isMatch, why) => `Il ${isMatch ? 'match' : 'duello'} non è potuto iniziare: ${why}`,
  hints: {
    noDeck: 'Non c’è un deck con cui giocare: metti un file .ydk nella cartella decks/.',
    duel: 'Invio inizia subito. Sx e Dx cambiano una scelta, Tab evidenzia la prossima.',
    match:
      'Decidono due duelli vinti su tre. Tra un duello e l’altro puoi scambiare carte con il Side Deck; chi perde dice chi inizia.',
    resume: (saves) =>
      saves > 1
        ? `Riprende da dove eri. Sx e Dx scelgono tra i ${saves} duelli non finiti.`
        : 'Riprende da dove eri.',
    decks: 'I deck che puoi giocare, carta per carta.',
    history: (past) =>
      past === 0 ? 'Ogni duello che finisci resta salvato qui.' : 'I duelli che hai finito.',
    lab: 'Metti insieme qualsiasi posizione, gioca i due lati evento per evento e tienila come test.',
    learn: 'Otto brevi lezioni su un tavolo vero, e le parole e le regole del gioco.',
    settings: 'Quando ti viene chiesta una risposta, segni, ritmo e lingua.',
    quit: 'Torna al terminale.',
  },
};
