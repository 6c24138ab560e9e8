import type { Strings } from '../index.ts';

export const settings: Strings['settings'] = {
  title: 'Ajustes',
  labels: {
    colours: 'Cores',
    keys: 'Teclas',
    moments: 'Conforme o momento',
    prompts: 'Pedir resposta',
    marks: 'Sinais e linhas',
    pace: 'Ritmo',
    language: 'Idioma',
  },
  hints: {
    colours:
      'Para fundo escuro ou claro, as dezesseis de todo terminal, ou nenhuma: os sinais dizem o mesmo. Conforme o terminal: o que ele diz de si.',
    keys: 'Enter: outra tecla para um comando.',
    moments: 'Enter: uma resposta própria para um tipo de momento, como ataques ou o fim de uma fase.',
    prompts:
      'Sempre: em cada momento que as regras dão. Quando importa: quando o outro lado fez algo a que você pode responder. Nunca: você só age no seu próprio turno. Num duelo, p muda isso.',
    marks: 'ASCII onde linhas e sinais aparecem errados.',
    pace: 'Quanto tempo cada jogada do outro lado fica antes da próxima. Enter nunca espera por isso.',
    language: 'De menus, perguntas e registro. Os textos dos cards estão em inglês por enquanto.',
  },
  colours: {
    auto: 'conforme o terminal',
    dark: 'fundo escuro',
    light: 'fundo claro',
    basic: 'dezesseis',
    none: 'nenhuma',
  },
  marks: { unicode: 'Unicode', ascii: 'ASCII' },
  paces: { fast: 'rápido', normal: 'normal', slow: 'lento' },
  prompts: { always: 'sempre', 'when it matters': 'quando importa', never: 'nunca' },
};
