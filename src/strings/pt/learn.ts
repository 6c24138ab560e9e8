import type { Strings } from '../index.ts';

export const learn: Strings['learn'] = {
  title: 'Aprender',
  menu: 'um primeiro duelo em oito lições, e o glossário',
  hint: 'Oito lições curtas em uma mesa de verdade, e as palavras e regras do jogo.',
  glossary: 'Glossário',
  glossaryHint: 'as palavras do jogo, e todas as regras',
  opponent: 'Oponente',
  lesson: 'Lição',
  done: 'feita',
  begin: 'Começar',
  next: 'Próxima lição',
  again: 'Mais uma vez',
  takeBack: 'Desfazer a última escolha',
  list: 'Para a lista de lições',
  astray: 'É permitido, mas não é o que se pede aqui. z desfaz; ou siga e veja.',
  lost: 'Foi por outro caminho: a meta não pode mais ser alcançada. Nada se perde: desfaça ou tente de novo.',
  leave: {
    title: 'Deixar a lição?',
    text: 'Da próxima vez ela recomeça; as lições feitas continuam feitas.',
    stay: 'Continuar a lição',
    list: 'Para a lista de lições',
    quit: 'Sair do Duelo',
  },
  finished:
    'Era a última lição. Você já sabe o que precisa para um primeiro duelo: no menu, Enter em “Duelo” começa um.',
  inLines: 'Aqui se escolhe pelo número; z desfaz, w h1 diz por quê, ? ajuda.',
  lessons: {
    turn: {
      title: 'Seu turno',
      intro: [
        'Em um duelo você leva os Pontos de Vida do outro a 0.',
        'Um turno: comprar, jogar cards na Fase Principal, atacar na Fase de Batalha, terminar.',
        'Você já comprou. Cima e baixo marcam uma linha do menu, Enter a faz.',
      ],
      steps: {
        summon: (card) =>
          `Faça a Invocação-Normal de ${card('Gemini Elf')}: marque sua linha e tecle Enter. Uma vez por turno.`,
        battle: () => 'Monstros só atacam na Fase de Batalha. Tecle b, ou Enter na linha dela.',
        attack: (card) =>
          `Ataque com ${card('Gemini Elf')}. Não há monstro no caminho: você atinge o jogador.`,
        end: () => 'Nada mais a fazer: termine seu turno com e.',
      },
      end: 'Você Invocou um monstro, atacou diretamente e tirou o ATK dele dos Pontos de Vida do outro jogador.',
    },
    tribute: {
      title: 'Tributos e cards Baixados',
      intro: [
        'Monstros de Nível 5 e 6 custam um dos seus, de Nível 7 ou mais, dois: os Tributos.',
        'Armadilhas são Baixadas antes, com a face para baixo. Funcionam a partir do turno seguinte.',
      ],
      steps: {
        tribute: (card) =>
          `Faça a Invocação-Tributo de ${card('Summoned Skull')}: ${card('Battle Ox')} é o Tributo e vai ao Cemitério.`,
        set: (card) => `Baixe ${card('Trap Hole')}: fica com a face para baixo e espera o outro jogador.`,
        end: (card) => `Termine seu turno com e. A partir de agora ${card('Trap Hole')} pode ser usado.`,
      },
      end: 'Um monstro forte custa Tributos. Um card Baixado ainda não faz nada, mas o outro não pode vê-lo.',
    },
    battle: {
      title: 'Batalha e posições',
      intro: [
        'Em Posição de Ataque um monstro luta com seu ATK, em Defesa com sua DEF.',
        'O mais fraco é destruído. Entre dois em Ataque, seu jogador perde a diferença.',
      ],
      steps: {
        defend: (card) =>
          `${card('Mystical Elf')} tem pouco ATK mas 2000 de DEF: mude-a para a Posição de Defesa.`,
        battle: () => 'Para a Fase de Batalha com b. O que está Baixado ou em Defesa fica como está.',
        attack: (card) =>
          `Ataque ${card('Battle Ox')} com ${card('Vorse Raider')}: 1900 contra 1700. O que está Baixado você não conhece.`,
        end: () => 'Custou 200 Pontos de Vida ao outro. Termine seu turno com e.',
      },
      end: 'Vence o valor mais alto. Contra Posição de Defesa ninguém perde Pontos de Vida, a não ser que o ataque seja fraco.',
    },
    spells: {
      title: 'Magias',
      intro: [
        'Magias são usadas da mão em sua própria Fase Principal.',
        'Uma Magia de Equipamento fica no monstro; quase todas as outras vão ao Cemitério.',
      ],
      steps: {
        typhoon: (card) =>
          `Um card Baixado pode ser uma Armadilha. Ative ${card('Mystical Space Typhoon')} para destruí-lo.`,
        axe: (card) =>
          `Era ${card('Mirror Force')}! Agora ative ${card('Axe of Despair')} em ${card('Gemini Elf')}: mais 1000 de ATK.`,
        attack: (card) => `2900 bastam: para a Fase de Batalha com b, e ataque ${card('Summoned Skull')}.`,
      },
      end: 'Você abriu caminho, fortaleceu seu monstro e venceu a batalha. w em um monstro diz de que é feito seu ATK.',
    },
    traps: {
      title: 'Armadilhas',
      intro: [
        'Uma Armadilha é Baixada no seu turno e dispara no do outro.',
        'Quando acontece algo a que ela responde, perguntam a você.',
      ],
      steps: {
        set: (card) => `Baixe ${card('Mirror Force')}. Ela responderá a um ataque.`,
        end: () => 'Termine seu turno com e. Depois joga o outro; Enter segue em uma pausa.',
        answer: (card) => `Espere o ataque. Quando perguntarem, escolha ${card('Mirror Force')}.`,
      },
      end: 'Uma Armadilha, e todos os monstros atacantes se foram. Por isso se temem os cards Baixados.',
    },
    chains: {
      title: 'Correntes',
      intro: [
        'Um card pode ser respondido com outro: isso faz uma Corrente.',
        'Ela resolve de trás para a frente. A resposta precisa ser rápida o bastante.',
      ],
      steps: {
        jar: (card) =>
          `Vão destruir seu ${card('Jar of Greed')}. Ponha-o na Corrente agora: você compra antes disso.`,
        jammer: (card) =>
          `${card('Fissure')} destruiria seu monstro. Responda com ${card('Magic Jammer')}; um descarte o paga.`,
      },
      end: 'O último elo resolveu primeiro: você comprou antes de perder a Armadilha, e a Magia foi negada antes de agir.',
    },
    why: {
      title: 'Por quê, e desfazer',
      intro: [
        'Aqui nada pode dar errado: o que não é permitido não é oferecido.',
        'w diz por que um card pode ou não ser jogado; z desfaz uma escolha.',
      ],
      steps: {
        why: (card) =>
          `Por que ${card('Summoned Skull')} não está no menu? Esq, marque-o na mão e tecle w. Esc volta.`,
        wrong: (card) =>
          `Agora erre: faça a Invocação-Normal de ${card('Mystical Elf')} em Ataque, com 800 de ATK.`,
        undo: (card) => `${card('Battle Ox')} a venceria. Desfaça: tecle z.`,
        right: (card) => `Faça a Invocação-Normal de ${card('Gemini Elf')}, com 1900 de ATK.`,
      },
      end: 'w funciona em cada card, nas fases e nas pilhas; suas regras abrem no glossário. z desfaz, Z refaz.',
    },
    win: {
      title: 'Vença o duelo',
      intro: [
        'O outro tem 3500 Pontos de Vida e um monstro em Posição de Defesa.',
        'Você pode vencer neste turno. Já sabe como.',
      ],
      steps: {
        win: (card) => `Abra caminho com ${card('Fissure')}, traga um segundo monstro e ataque com os dois.`,
      },
      end: 'Você venceu seu primeiro duelo!',
    },
  },
};
