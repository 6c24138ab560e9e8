import type { Strings } from '../index.ts';

export const help: Strings['help'] = {
  titles: {
    menu: 'Teclas del menú',
    duel: 'Teclas del duelo',
    end: 'Teclas tras un duelo',
    replay: 'Teclas de una repetición',
  },
  title: 'Teclas',
  marksTitle: 'Signos',
  marks: {
    attack: 'Posición de Ataque boca arriba',
    defense: 'Posición de Defensa boca arriba',
    faceDown: 'Posición de Defensa boca abajo',
    hidden: 'boca abajo; las desconocidas del otro lado son [colocada]',
    canAct: 'puede actuar ahora, o se puede elegir',
    changed: 'más o menos de lo impreso',
    equip: 'un Equipo, y la zona en la que está; o ante una zona: el otro lado',
    taken: 'bajo el control del lado que no es su dueño',
    negated: 'sus efectos están negados',
    pointer: 'lo que está marcado; ante un nombre: de quién es el turno',
  },
  name: 'nombre',
};
