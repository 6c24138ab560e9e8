import type { Strings } from '../index.ts';

export const terms: Strings['terms'] = {
  lifePoints: {
    name: 'Pontos de Vida',
    text: 'Aquilo por que se luta: com 0 você perde. Batalhas, efeitos e custos os tiram.',
  },
  turn: {
    name: 'Turno e fases',
    text: 'Um turno tem as Fases de Compra, de Apoio, Principal 1, de Batalha, Principal 2 e Final. Depois é a vez do outro jogador.',
  },
  mainPhase: {
    name: 'Fase Principal',
    text: 'Aqui você Invoca, Baixa, ativa Magias e muda posições. Há uma antes da batalha e outra depois.',
  },
  battlePhase: {
    name: 'Fase de Batalha',
    text: 'Aqui seus monstros atacam, um após o outro. Quem começa o Duelo não a tem no primeiro turno.',
  },
  damageStep: {
    name: 'Etapa de Dano',
    text: 'A parte de um ataque em que se comparam os valores e se causa o dano. Quase nenhum card pode ser usado nela.',
  },
  normalSummon: {
    name: 'Invocação-Normal',
    text: 'Jogar um monstro da mão com a face para cima em Posição de Ataque. Uma vez por turno; Baixar um monstro também conta.',
  },
  tributeSummon: {
    name: 'Invocação-Tributo',
    text: 'A Invocação-Normal de um monstro forte: Níveis 5 e 6 custam um de seus monstros, Nível 7 ou mais, dois.',
  },
  tribute: {
    name: 'Tributo',
    text: 'Enviar um monstro seu ao Cemitério como preço de uma Invocação ou efeito. Ele não foi destruído.',
  },
  set: {
    name: 'Baixar',
    text: 'Pôr um card com a face para baixo no campo. Um monstro Baixado fica em Posição de Defesa; o card ainda não faz nada.',
  },
  flipSummon: {
    name: 'Invocação-Virar',
    text: 'Virar seu monstro Baixado para a Posição de Ataque em sua Fase Principal, não no turno em que foi Baixado.',
  },
  specialSummon: {
    name: 'Invocação-Especial',
    text: 'Toda Invocação feita por um card: por um efeito, uma Fusão ou um Ritual. Pode haver muitas em um turno.',
  },
  fusionSummon: {
    name: 'Invocação-Fusão',
    text: 'Polimerização envia os monstros citados ao Cemitério e traz um Monstro de Fusão no lugar deles.',
  },
  ritualSummon: {
    name: 'Invocação-Ritual',
    text: 'Uma Magia de Ritual traz seu Monstro de Ritual da mão; você oferece como Tributo monstros com Níveis suficientes.',
  },
  revive: {
    name: 'Reviver',
    text: 'Invocar por Invocação-Especial um monstro do Cemitério. Alguns precisam ter sido Invocados corretamente antes.',
  },
  level: {
    name: 'Nível',
    text: 'As estrelas de um monstro. Decidem quantos Tributos custa sua Invocação.',
  },
  atkDef: {
    name: 'ATK e DEF',
    text: 'Um monstro luta com seu ATK em Posição de Ataque e com sua DEF em Posição de Defesa.',
  },
  position: {
    name: 'Posição de batalha',
    text: 'Ataque, Defesa com a face para cima ou para baixo. Uma vez por turno você pode girar um monstro, não se acabou de chegar ou atacou.',
  },
  attack: {
    name: 'Ataque',
    text: 'Um de seus monstros em Posição de Ataque luta com um deles. Contra Posição de Defesa ninguém perde Pontos de Vida, a não ser que o ATK fosse baixo.',
  },
  directAttack: {
    name: 'Ataque direto',
    text: 'Sem monstros no caminho você ataca o jogador, que perde Pontos de Vida iguais ao ATK.',
  },
  replay: {
    name: 'Repetição',
    text: 'Se os monstros do lado atacado mudam depois de declarado o ataque, ele pode ser escolhido de novo.',
  },
  spell: {
    name: 'Card de Magia',
    text: 'Usado da mão ou do campo em sua própria Fase Principal; as Magias Rápidas também em outros momentos.',
  },
  quickPlay: {
    name: 'Magia Rápida',
    text: 'Uma Magia que também responde a outros cards. No turno do outro, precisa ter sido Baixada antes.',
  },
  equip: {
    name: 'Magia de Equipamento',
    text: 'Fica no campo e fortalece um monstro. Se ele sai, o Card de Equipamento é destruído.',
  },
  fieldSpell: {
    name: 'Magia de Campo',
    text: 'Tem uma zona própria e muda o campo para os dois jogadores.',
  },
  trap: {
    name: 'Card de Armadilha',
    text: 'Precisa ser Baixado antes e funciona a partir do turno seguinte, também no turno do outro jogador.',
  },
  counterTrap: {
    name: 'Armadilha de Resposta',
    text: 'A Armadilha mais rápida: responde ao que acabou de ser feito, e só outra Armadilha de Resposta responde a ela.',
  },
  chain: {
    name: 'Corrente',
    text: 'Cards que respondem uns aos outros formam uma Corrente. Ela resolve de trás para a frente: o último primeiro.',
  },
  spellSpeed: {
    name: 'Velocidade de Magia',
    text: 'Quão rápido é um card: 1 não responde a nada, 2 responde a 1 e 2, 3 responde a tudo.',
  },
  priority: {
    name: 'Prioridade',
    text: 'De quem é a vez em um momento: primeiro o jogador do turno, depois o outro. Dois passes seguidos a encerram.',
  },
  response: {
    name: 'Resposta',
    text: 'Depois de uma jogada pergunta-se ao outro jogador se responde com um card rápido.',
  },
  cost: {
    name: 'Custo',
    text: 'O que você paga para ativar um card. Não é devolvido, mesmo que o efeito seja negado.',
  },
  target: {
    name: 'Alvo',
    text: 'Um card escolhido quando um efeito é ativado. Se ele não está mais lá na resolução, essa parte falha.',
  },
  negate: {
    name: 'Negar',
    text: 'Fazer com que uma ativação, efeito, Invocação ou ataque não dê em nada.',
  },
  effects: {
    name: 'Efeitos de monstros',
    text: 'Os Contínuos valem sempre, os de Ignição são usados em sua Fase Principal, os de Gatilho começam quando algo acontece, os Rápidos também respondem.',
  },
  missedTiming: {
    name: 'Perder o momento',
    text: 'Um efeito opcional de “quando” se perde se outra coisa aconteceu depois do que ele espera.',
  },
  graveyard: {
    name: 'Cemitério',
    text: 'Onde ficam os cards destruídos, oferecidos como Tributo, descartados e usados, à vista de ambos.',
  },
  banished: {
    name: 'Removido de jogo',
    text: 'Posto de lado pelo resto do Duelo, a não ser que um card o traga de volta. Não está no Cemitério.',
  },
  handLimit: {
    name: 'Limite da mão',
    text: 'No fim do seu turno você fica com seis cards no máximo.',
  },
  token: {
    name: 'Ficha',
    text: 'Um monstro criado por um efeito; não é card de um Deck e desaparece ao deixar o campo.',
  },
  control: {
    name: 'Controle',
    text: 'Quem joga um card. O que deixa o campo vai sempre para o dono.',
  },
};
