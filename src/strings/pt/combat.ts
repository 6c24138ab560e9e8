import type { Strings } from '../index.ts';

export const combat: Strings['combat'] = {
  unanswered: (parts: string) => `Sem resposta: ${parts}.`,
  both: 'ambos são destruídos',
  falls: (name: string) => `${name} é destruído`,
  none: 'nada é destruído',
  noDamage: 'sem dano',
  you: (n: number) => `você sofre ${n}`,
  they: (name: string, n: number) => `${name} sofre ${n}`,
  facts: 'A mesa em frases',
  faceUp: 'alvo virado',
  ownWindow: 'Nada responde ainda: ativar algo?',
  thinking: (name: string, seconds: number) => `${name} pensa: ${seconds} s`,
  last: (play: string) => `última: ${play}`,
  points: (zones: string) => `Aponta para ${zones}`,
  nowhere: 'nenhuma zona',
  resuming: 'As escolhas do duelo salvo são refeitas.',
  loading: 'Primeiro os cards são carregados.',
  equipped: 'um Card de Equipamento está nele',
  materials: 'tantas Matérias Xyz sob ele',
  counters: 'tantos marcadores nele',
  arrows: 'Monstro Link: para onde as setas apontam',
};
