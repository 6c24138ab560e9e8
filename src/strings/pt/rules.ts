import type { Strings } from '../index.ts';
import { listed } from '../list.ts';

const sizes = (value: string): string =>
  value
    .replace(/\+$/, ' ou mais')
    .replace(/^(.+)-(.+)$/, 'de $1 a $2')
    .replace(',', ' ou ');
const cards = (value: string): string => `${sizes(value)} ${value === '1' ? 'card' : 'cards'}`;
const KINDS: Readonly<Record<string, string>> = { synchro: 'Sincro', xyz: 'Xyz', link: 'Link' };

export const rules: Strings['rules'] = {
  profiles: (names) => `Regras: ${names}`,
  houseRule: (how) => `Uma regra da casa: ${how}`,
  either: (values) => listed(values, 'ou'),
  yes: 'sim',
  no: 'não',
  none: 'nenhuma',
  takes: {
    flag: 'yes ou no',
    number: (least, most) => `um número inteiro de ${least} a ${most}`,
    one: (values) => `um de ${values}`,
    sizes: (such) => `tamanhos como ${listed(such, 'ou')}`,
    some: (values) => `uma lista de alguns de ${values}`,
  },
  values: {
    lp: (n) => `cada jogador começa com ${n} Pontos de Vida`,
    mainSizes: (of) => `um Deck tem ${cards(of)}`,
    sideSizes: (of) => `um Deck Auxiliar tem ${cards(of)}`,
    extraSizes: (of) => `um Deck Adicional tem ${cards(of)}`,
    extraInSide: {
      yes: 'o Deck Auxiliar pode ter monstros do Deck Adicional',
      no: 'o Deck Auxiliar não tem monstros do Deck Adicional',
    },
    copies: (n) => `um Deck tem no máximo ${n === 1 ? '1 cópia' : `${n} cópias`} de um card`,
    list: (id) =>
      id === 'none' ? 'sem lista de Proibidos e Limitados' : `a lista de Proibidos e Limitados de ${id}`,
    shuffle: {
      ownAndCut: 'cada jogador embaralha o próprio Deck e o outro o corta',
      exchange: 'cada jogador embaralha o Deck do outro',
    },
    firstDraw: {
      yes: 'quem começa compra no primeiro turno',
      no: 'quem começa não compra no primeiro turno',
    },
    firstBattle: {
      yes: 'quem começa tem Fase de Batalha no primeiro turno',
      no: 'quem começa não tem Fase de Batalha no primeiro turno',
    },
    handLimit: (n) =>
      `um jogador fica com no máximo ${n === 1 ? '1 card' : `${n} cards`} no fim do seu turno`,
    fieldSpells: {
      one: 'no campo inteiro há uma só Magia de Campo',
      onePerPlayer: 'cada jogador pode ter uma Magia de Campo',
    },
    fieldSpellTakesSet: {
      yes: 'uma nova Magia de Campo também destrói uma Baixada pelo oponente',
      no: 'uma Magia de Campo Baixada pelo oponente sobrevive a uma nova',
    },
    fieldSpellExchange: {
      resolved: 'a antiga Magia de Campo sai quando a nova resolve',
      placed: 'a antiga Magia de Campo é destruída quando a nova é colocada',
      sent: 'a antiga Magia de Campo é enviada ao Cemitério quando a nova é colocada',
    },
    moveAfterAttack: {
      yes: 'um monstro que atacou pode mudar de posição depois',
      no: 'um monstro que atacou não pode mudar de posição depois',
    },
    types: (n) => `há ${n} Tipos`,
    attributes: (n) => `há ${n} Atributos`,
    extraMonsterZones: (n) =>
      n === 0 ? 'não há Zonas de Monstros Extra' : 'há duas Zonas de Monstros Extra',
    extraDeckPlacement: {
      any: 'um monstro do Deck Adicional pode ir para qualquer Zona de Monstros',
      emzOrLinked:
        'um monstro do Deck Adicional vai para uma Zona de Monstros Extra ou para uma à qual um Monstro Link aponta',
      linkOnlyRestricted:
        'só Monstros Link precisam ir para uma Zona de Monstros Extra ou para uma à qual outro aponta',
    },
    controlWithoutZone: {
      fails: 'sem zona livre para ele não se assume o controle de um monstro',
      gy: 'um monstro cujo novo controlador não tem zona livre vai para o Cemitério',
    },
    zonePicking: {
      yes: 'os jogadores escolhem as zonas de seus cards',
      no: 'um card vai para a primeira zona livre',
    },
    quickPlayTurnSet: {
      yes: 'uma Magia Rápida pode ser usada no turno em que foi Baixada',
      no: 'uma Magia Rápida não pode ser usada no turno em que foi Baixada',
    },
    statChangers: {
      calc: 'o que muda ATK ou DEF só pode ser usado na Etapa de Dano durante o cálculo de dano',
      untilCalc: 'o que muda ATK ou DEF pode ser usado na Etapa de Dano até o cálculo de dano',
    },
    faceDownAttack: {
      yes: 'um monstro pode estar em Posição de Ataque com a face para baixo',
      no: 'nenhum monstro fica em Posição de Ataque com a face para baixo',
    },
    tokensLeave: {
      banished: 'uma Ficha que deixa o campo é removida do jogo',
      gone: 'uma Ficha que deixa o campo deixa de existir',
    },
    mechanics: (of) =>
      of.length === 0
        ? 'o Deck Adicional só tem Monstros de Fusão'
        : `o Deck Adicional tem Monstros ${listed(['de Fusão', ...of.map((kind) => KINDS[kind] ?? kind)], 'e')}`,
    ignitionPriority: {
      none: 'ninguém pode usar um Efeito de Ignição antes que o oponente possa responder a uma Invocação',
      monsterAfterSummon:
        'após uma Invocação o jogador do turno pode usar primeiro um Efeito de Ignição de um monstro',
      afterSummon: 'após uma Invocação o jogador do turno pode usar primeiro qualquer Efeito de Ignição',
      goat: 'após uma Invocação ou uma Corrente o jogador do turno pode usar primeiro qualquer Efeito de Ignição',
    },
    damageStep: {
      sevenSub: 'a Etapa de Dano tem sete partes',
      fiveSub: 'a Etapa de Dano tem cinco partes',
    },
    oneChainPerDamageWindow: {
      yes: 'em cada parte da Etapa de Dano cabe uma Corrente',
      no: 'em cada parte da Etapa de Dano cabem quantas Correntes se quiser',
    },
    zeroAtkTieDestroys: {
      yes: 'dois monstros em Ataque com ATK 0 se destroem um ao outro',
      no: 'dois monstros em Ataque com ATK 0 não se destroem',
    },
    replay: {
      withdraw: 'se os alvos possíveis mudam, o ataque é retirado e pode ser declarado de novo',
      retarget: 'se os alvos possíveis mudam, o atacante escolhe outro alvo ou para',
    },
    triggerOrder: {
      segoc:
        'efeitos que disparam juntos: primeiro os do jogador do turno, os obrigatórios antes dos opcionais',
      segocHiddenLast: 'efeitos que disparam juntos em lugares ocultos entram depois dos outros',
      earlierFirst: 'entre efeitos que esperam juntos, vem primeiro o que disparou antes',
      earlierInTier: 'entre efeitos de igual precedência, vem primeiro o que disparou antes',
    },
    triggersFromPrivate: {
      yes: 'um efeito que disparou ainda pode ser usado se seu card já está em uma mão ou um Deck',
      no: 'um efeito que disparou se perde se seu card já está em uma mão ou um Deck',
    },
    searchNeedsHit: {
      yes: 'uma busca só pode ser ativada se há um card a achar',
      no: 'uma busca pode ser ativada mesmo sem card a achar',
    },
    failedSearchShown: {
      yes: 'uma busca que não acha nada se prova mostrando a pilha',
      no: 'uma busca que não acha nada não se prova mostrando a pilha',
    },
    mayPayAllLp: {
      yes: 'um jogador pode pagar todos os seus Pontos de Vida',
      no: 'um jogador não pode pagar todos os seus Pontos de Vida',
    },
    effectChangeUsesManual: {
      yes: 'uma mudança de posição por um efeito gasta a que se faz à mão',
      no: 'uma mudança de posição por um efeito não gasta a que se faz à mão',
    },
    freshBars: {
      anyone: 'um monstro que alguém Invocou ou Baixou neste turno não pode mudar de posição',
      controller: 'um monstro que seu controlador Invocou ou Baixou neste turno não pode mudar de posição',
    },
    freshContinuousWaits: {
      yes: 'uma Armadilha Contínua virada em uma Corrente só usa seus efeitos em uma posterior',
      no: 'uma Armadilha Contínua virada em uma Corrente pode usar nela seus efeitos',
    },
    equipNeedsWearerFirst: {
      yes: 'um monstro que se tornaria equipamento fica onde está se seu portador saiu',
      no: 'um monstro que se tornaria equipamento deixa seu lugar mesmo que seu portador tenha saído',
    },
    phaseTriggersAgain: {
      yes: 'um efeito obrigatório de uma fase cuja ativação foi negada se ativa de novo',
      no: 'um efeito obrigatório de uma fase cuja ativação foi negada não se ativa de novo',
    },
    handLimitAnswers: {
      any: 'qualquer coisa pode responder ao descarte pelo limite da mão',
      triggered: 'só respondem ao descarte pelo limite da mão os efeitos que ele dispara',
      mandatory: 'só respondem ao descarte pelo limite da mão os efeitos obrigatórios que ele dispara',
    },
  },
};
