import type { Strings } from '../index.ts';

export const replayFaults: Strings['replayFaults'] = {
  notReplay: 'non è un replay: la prima riga è `duelo 1`',
  notMatch: 'non è un match: la prima riga è `duelo-match 1`',
  version: (found, own) => `versione ${found}; questo client legge la versione ${own}`,
  afterResult: 'una riga dopo il risultato',
  noLine: 'né una scelta (`t3 p0 summon …`) né un passo (`back 41`) né un risultato',
  noStep: (line) => `non è un passo di un match: ${line}`,
  headLacks: (name) => `l’intestazione non ha la riga \`${name}\``,
  takesNumber: (name) => `\`${name}\` vuole un numero intero`,
  takesObject: (name) => `\`${name}\` vuole un oggetto JSON`,
  takesFrom: '`from` vuole il numero di una scelta e il nome di un replay',
  takesChosen: '`chosen` vuole `toss` o `loser` e un giocatore',
  takesMatch: '`match` vuole il numero del duello, i vincitori finora e un nome',
  noPasscode: (word) => `\`${word}\` non è un codice`,
  noChoiceBefore: (n) => `non c’è una scelta ${n} prima di questa riga`,
  notOnTheWay: (n, at) => `la scelta ${n} non è sulla via per la scelta ${at}`,
  doesNotFollow: (n, at) => `la scelta ${n} non segue la scelta ${at}`,
  unsupported: (cards) => `carte che non si possono ancora giocare: ${cards.join(', ')}`,
  noSuchCard: 'non esiste',
  finished: (path) => `questo duello è finito; \`duelo replay show ${path}\` lo legge`,
  matchOver: 'questo match è finito',
  openElsewhere: (process, lock) =>
    `questo duello è aperto in un altro client (processo ${process}); se non ce n’è uno in funzione, cancella ${lock}`,
  noTurn: (turn, last) => `non c’è un turno ${turn}; l’ultimo è il turno ${last}`,
  noChoice: (word, most, turn) =>
    `non c’è una scelta ${word}; ci sono da @0 a @${most} (dopo tante scelte) e da @turn1 a @turn${turn}`,
  noPoint: (word, most, turn) =>
    `${word} non è un suo punto; ci sono da @0 a @${most} (dopo tante scelte) e da @turn1 a @turn${turn}`,
  overBefore: 'il duello è finito prima di questa scelta',
  nothingAsked: 'qui non viene chiesto niente',
  otherAsked: (asked, kind, said) =>
    `qui si chiede al giocatore ${asked} (${kind}), non al giocatore ${said}`,
  otherTurn: (turn, said) => `questo è il turno ${turn}, non il turno ${said}`,
  notOffered: (form, n, offered) => `non offerto: ${form}; offerti (${n}): ${offered}`,
  engineFailed: (why) => `il motore ha fallito: ${why}`,
  notOver: 'il duello non è finito quando finiscono le sue scelte',
  otherwise: (key, is, said) => `${key} è ${is}, non ${said}`,
  otherPosition: 'la posizione finale è un’altra',
};
