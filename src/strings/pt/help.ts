import type { Strings } from '../index.ts';

export const help: Strings['help'] = {
  titles: {
    menu: 'Teclas do menu',
    duel: 'Teclas do duelo',
    end: 'Teclas após um duelo',
    replay: 'Teclas de um replay',
  },
  title: 'Teclas',
  marksTitle: 'Sinais',
  marks: {
    attack: 'Posição de Ataque com a face para cima',
    defense: 'Posição de Defesa com a face para cima',
    faceDown: 'Posição de Defesa com a face para baixo',
    hidden: 'com a face para baixo; os desconhecidos do outro lado são [baixado]',
    canAct: 'pode agir agora, ou pode ser escolhido',
    changed: 'mais ou menos que o impresso',
    equip: 'um Equipamento, e a zona em que está; o antes de uma zona: o outro lado',
    taken: 'sob o controle do lado que não é o dono',
    negated: 'seus efeitos estão negados',
    pointer: 'o que está marcado; antes de um nome: de quem é o turno',
  },
  name: 'nome',
};
