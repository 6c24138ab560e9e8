import type { Strings } from '../index.ts';

export const commands: Strings['commands'] = {
  card: {
    passcode: (code) => `Código ${code}`,
    pendulum: (kind) => `${kind}/Pêndulo`,
    unsupported: 'Este card ainda não pode ser jogado.',
  },
  deck: {
    head: (name, file, main, extra, side) =>
      `${name} (${file}): ${main} principal, ${extra} adicional, ${side} auxiliar`,
    unsupported: (n, card) => `ainda não pode ser jogado: ${n} ${card}`,
    parts: { main: 'principal', extra: 'adicional', side: 'auxiliar' },
    legal: (format) => `permitido em ${format}`,
  },
  replay: {
    playsThrough: (path, choices, ways, casual, finished) =>
      [
        `${path}: joga-se até o fim`,
        `${choices} escolha${choices === 1 ? '' : 's'}`,
        ...(ways > 0 ? [`mais ${ways} ${ways === 1 ? 'caminho' : 'caminhos'}`] : []),
        ...(casual ? ['amistoso'] : []),
        ...(finished ? [] : ['não terminado']),
      ].join(', '),
    changed: (client) => `seus cards mudaram desde que foi gravado (cliente ${client})`,
    noDuel: (path) => `${path}: nenhum duelo desta partida começou`,
    against: (deck, name, otherDeck, other) => `${deck} (${name}) contra ${otherDeck} (${other})`,
    head: (format, seed, begins, when) => `${format}, semente ${seed}, ${begins}, ${when}`,
    youBegin: 'você começa',
    begins: (name) => `${name.replace(/^O /, 'o ')} começa`,
    ofMatch: (n, id) => `Duelo ${n} da partida ${id}`,
    ways: (n) => `Caminhos deixados (${n}):`,
    way: (turn, text, n, after, choices) =>
      `turno ${turn}: ${text} (escolha ${n} após ${after}, ${choices} escolha${choices === 1 ? '' : 's'})`,
    notFinished: 'Não terminado.',
    end: (turns, one, two) => `${turns} turno${turns === 1 ? '' : 's'}, ${one} a ${two} Pontos de Vida.`,
  },
  cards: {
    pool: (pool, supported, total, share) => `${pool}: ${supported} de ${total} cards (${share} %)`,
    more: 'duelo cards --list [WORD] lista os disponíveis.',
  },
  sim: {
    failed: (why) => `falhou: ${why}`,
    noWinner: (reason, score) => `sem vencedor (${reason}), ${score}`,
    wins: (name, reason, score) => `${name} vence (${reason}), ${score}`,
    score: (turns, one, two) => `turno ${turns}, PV ${one}-${two}`,
    summary: (games, one, two, draws, errors) =>
      `${games} ${games === 1 ? 'duelo' : 'duelos'}: ${one}, ${two}, empates ${draws}, erros ${errors}`,
    speed: (games, seconds, each) =>
      `${games} ${games === 1 ? 'duelo' : 'duelos'} em ${seconds} s (${each} por segundo)`,
  },
  cannotWrite: (why) => `não dá para gravar a saída: ${why}`,
};
