import type { Strings } from '../index.ts';

export const keeping: Strings['keeping'] = {
  folder: (path, why) =>
    `a pasta de dados ${path} não pode ser usada: ${why}; indique outra com --data-dir DIR`,
  cannotRead: (path, why) => `${path} não pode ser lido: ${why}`,
  locked: (path) => `${path}: outro cliente tem esta trava; apague o arquivo se nenhum estiver em uso`,
  nothingEver: (why) => `Nada pode ser guardado: ${why}`,
  notWritten: (file, why) => `Não guardado (${file}): ${why}`,
  setAside: (file, as) =>
    `Não foi possível ler ${file}. Ele fica guardado como ${as}, e um vazio foi começado.`,
  noFreeName: (path) => `${path}: não pode ser lido, e não há nome livre para pô-lo de lado`,
  tryAgain: (why) => `O duelo não pode ser guardado: ${why}. Tente de novo ou deixe-o.`,
  waits: 'O duelo não pode ser guardado agora. Enter tenta de novo.',
  endNotWritten: (why) =>
    `O fim do duelo não pode ser guardado: ${why}. Continuar no menu leva a ele outra vez.`,
  notInHistory: (why) =>
    `O histórico não pode ser escrito: ${why}. O duelo entra nele no próximo início em que for possível.`,
  cannotGoOn: 'o duelo não pode continuar',
  couldNotDecide: (name, why) => `${name} não conseguiu decidir (${why}); foi feita a escolha mais segura.`,
  nothingWorks: 'Nada do que é oferecido pode ser feito; o duelo para aqui e fica guardado.',
  wrongAnswer: (i, of) => `respondeu ${i} de ${of}`,
};
