import type { Strings } from '../index.ts';

export const settings: Strings['settings'] = {
  title: 'Ajustes',
  labels: {
    moments: 'Conforme o momento',
    prompts: 'Pedir resposta',
    marks: 'Sinais e linhas',
    pace: 'Ritmo',
    language: 'Idioma',
  },
  hints: {
    moments: 'Enter: uma resposta própria para um tipo de momento, como ataques ou o fim de uma fase.',
    prompts:
      'Sempre: em cada momento que as regras dão. Quando importa: quando o outro lado fez algo a que você pode responder. Nunca: você só age no seu próprio turno. Num duelo, p muda isso.',
    marks: 'ASCII onde linhas e sinais aparecem errados.',
    pace: 'Quanto tempo cada jogada do outro lado fica antes da próxima. Enter nunca espera por isso.',
    language: 'De menus, perguntas e registro. Os textos dos cards estão em inglês por enquanto.',
  },
  marks: { unicode: 'Unicode', ascii: 'ASCII' },
  paces: { fast: 'rápido', normal: 'normal', slow: 'lento' },
  prompts: { always: 'sempre', 'when it matters': 'quando importa', never: 'nunca' },
};
