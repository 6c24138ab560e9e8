import type { Strings } from '../index.ts';

export const help: Strings['help'] = {
  titles: {
    menu: 'Tasti del menu',
    duel: 'Tasti del duello',
    end: 'Tasti dopo un duello',
    replay: 'Tasti di un replay',
  },
  title: 'Tasti',
  marksTitle: 'Segni',
  marks: {
    attack: 'Posizione di Attacco scoperta',
    defense: 'Posizione di Difesa scoperta',
    faceDown: 'Posizione di Difesa coperta',
    hidden: 'coperta; quelle ignote dell’altro lato sono [coperta]',
    canAct: 'può agire ora, o può essere scelta',
    changed: 'più o meno di quanto stampato',
    equip: 'un Equipaggiamento, e la zona su cui è; o prima di una zona: l’altro lato',
    taken: 'sotto il controllo del lato che non la possiede',
    negated: 'i suoi effetti sono annullati',
    pointer: 'ciò che è evidenziato; prima di un nome: di chi è il turno',
  },
  name: 'nome',
};
