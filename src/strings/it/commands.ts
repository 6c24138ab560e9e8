import type { Strings } from '../index.ts';

export const commands: Strings['commands'] = {
  card: {
    passcode: (code) => `Codice ${code}`,
    pendulum: (kind) => `${kind}/Pendulum`,
    unsupported: 'Questa carta non si può ancora giocare.',
  },
  deck: {
    head: (name, file, main, extra, side) => `${name} (${file}): ${main} main, ${extra} extra, ${side} side`,
    unsupported: (n, card) => `non si può ancora giocare: ${n} ${card}`,
    parts: { main: 'main', extra: 'extra', side: 'side' },
    legal: (format) => `legale in ${format}`,
  },
  replay: {
    playsThrough: (path, choices, ways, casual, finished) =>
      [
        `${path}: si gioca fino in fondo`,
        `${choices} ${choices === 1 ? 'scelta' : 'scelte'}`,
        ...(ways > 0 ? [`${ways === 1 ? 'un’altra via' : `altre ${ways} vie`}`] : []),
        ...(casual ? ['amichevole'] : []),
        ...(finished ? [] : ['non finito']),
      ].join(', '),
    changed: (client) => `le sue carte sono cambiate da quando è stato scritto (client ${client})`,
    noDuel: (path) => `${path}: nessun duello di questo match è iniziato`,
    against: (deck, name, otherDeck, other) => `${deck} (${name}) contro ${otherDeck} (${other})`,
    head: (format, seed, begins, when) => `${format}, seme ${seed}, ${begins}, ${when}`,
    youBegin: 'inizi tu',
    begins: (name) => `inizia ${name.replace(/^Il /, 'il ')}`,
    ofMatch: (n, id) => `Duello ${n} del match ${id}`,
    ways: (n) => `Vie lasciate (${n}):`,
    way: (turn, text, n, after, choices) =>
      `turno ${turn}: ${text} (scelta ${n} dopo ${after}, ${choices} ${choices === 1 ? 'scelta' : 'scelte'})`,
    notFinished: 'Non finito.',
    end: (turns, one, two) => `${turns} turn${turns === 1 ? 'o' : 'i'}, ${one} a ${two} Life Points.`,
  },
  cards: {
    pool: (pool, supported, total, share) => `${pool}: ${supported} carte su ${total} (${share} %)`,
    more: 'duelo cards --list [WORD] elenca quelle disponibili.',
  },
  sim: {
    failed: (why) => `fallito: ${why}`,
    noWinner: (reason, score) => `nessun vincitore (${reason}), ${score}`,
    wins: (name, reason, score) => `vince ${name} (${reason}), ${score}`,
    score: (turns, one, two) => `turno ${turns}, LP ${one}-${two}`,
    summary: (games, one, two, draws, errors) =>
      `${games} ${games === 1 ? 'duello' : 'duelli'}: ${one}, ${two}, pareggi ${draws}, errori ${errors}`,
    speed: (games, seconds, each) =>
      `${games} ${games === 1 ? 'duello' : 'duelli'} in ${seconds} s (${each} al secondo)`,
  },
  cannotWrite: (why) => `impossibile scrivere l’output: ${why}`,
};
