import type { Strings } from '../index.ts';

export const commands: Strings['commands'] = {
  card: {
    passcode: (code) => `Código ${code}`,
    pendulum: (kind) => `${kind}/Péndulo`,
    unsupported: 'Esta carta todavía no se puede jugar.',
  },
  deck: {
    head: (name, file, main, extra, side) => `${name} (${file}): ${main} main, ${extra} extra, ${side} side`,
    unsupported: (n, card) => `todavía no se puede jugar: ${n} ${card}`,
    parts: { main: 'main', extra: 'extra', side: 'side' },
    legal: (format) => `legal en ${format}`,
  },
  replay: {
    playsThrough: (path, choices, ways, casual, finished) =>
      [
        `${path}: se juega hasta el final`,
        `${choices} ${choices === 1 ? 'elección' : 'elecciones'}`,
        ...(ways > 0 ? [`${ways} ${ways === 1 ? 'camino' : 'caminos'} más`] : []),
        ...(casual ? ['amistoso'] : []),
        ...(finished ? [] : ['sin terminar']),
      ].join(', '),
    changed: (client) => `sus cartas han cambiado desde que se escribió (cliente ${client})`,
    noDuel: (path) => `${path}: ningún duelo de este match ha empezado`,
    against: (deck, name, otherDeck, other) => `${deck} (${name}) contra ${otherDeck} (${other})`,
    head: (format, seed, begins, when) => `${format}, semilla ${seed}, ${begins}, ${when}`,
    youBegin: 'empiezas tú',
    begins: (name) => `empieza ${name.replace(/^El /, 'el ')}`,
    ofMatch: (n, id) => `Duelo ${n} del match ${id}`,
    ways: (n) => `Caminos que se dejaron (${n}):`,
    way: (turn, text, n, after, choices) =>
      `turno ${turn}: ${text} (elección ${n} tras ${after}, ${choices} ${choices === 1 ? 'elección' : 'elecciones'})`,
    notFinished: 'Sin terminar.',
    end: (turns, one, two) => `${turns} turno${turns === 1 ? '' : 's'}, ${one} a ${two} Puntos de Vida.`,
  },
  cards: {
    pool: (pool, supported, total, share) => `${pool}: ${supported} de ${total} cartas (${share} %)`,
    more: 'duelo cards --list [WORD] nombra las disponibles.',
  },
  sim: {
    failed: (why) => `falló: ${why}`,
    noWinner: (reason, score) => `sin ganador (${reason}), ${score}`,
    wins: (name, reason, score) => `gana ${name} (${reason}), ${score}`,
    score: (turns, one, two) => `turno ${turns}, LP ${one}-${two}`,
    summary: (games, one, two, draws, errors) =>
      `${games} ${games === 1 ? 'duelo' : 'duelos'}: ${one}, ${two}, empates ${draws}, errores ${errors}`,
    speed: (games, seconds, each) =>
      `${games} ${games === 1 ? 'duelo' : 'duelos'} en ${seconds} s (${each} por segundo)`,
  },
  cannotWrite: (why) => `no se puede escribir la salida: ${why}`,
};
