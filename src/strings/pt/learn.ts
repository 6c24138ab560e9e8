import type { Strings } from '../index.ts';

export const learn: Strings['learn'] = {
  title: 'Aprender',
  menu: 'primeiro duelo e glossário',
  hint: 'Um primeiro duelo em lições curtas, e as palavras do jogo.',
  glossary: 'Glossário',
};
