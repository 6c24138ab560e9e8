/** What commands of the shell tell a person. */
export const commands = {
  card: {
    passcode: (code: string) => `Passcode ${code}`,
    pendulum: (kind: string) => `Pendulum ${kind}`,
    unsupported: 'This card is not supported yet.',
  },
  deck: {
    head: (name: string, file: string, main: number, extra: number, side: number) =>
      `${name} (${file}): ${main} main, ${extra} extra, ${side} side`,
    unsupported: (n: number, card: string) => `not supported yet: ${n} ${card}`,
    parts: { main: 'main', extra: 'extra', side: 'side' },
    legal: (format: string) => `legal in ${format}`,
  },
  replay: {
    playsThrough: (path: string, choices: number, ways: number, casual: boolean, finished: boolean) =>
      [
        `${path}: plays through`,
        `${choices} choice${choices === 1 ? '' : 's'}`,
        ...(ways > 0 ? [`${ways} other way${ways === 1 ? '' : 's'}`] : []),
        ...(casual ? ['casual'] : []),
        ...(finished ? [] : ['unfinished']),
      ].join(', '),
    changed: (client: string) => `its cards have changed since it was written (client ${client})`,
    noDuel: (path: string) => `${path}: no duel of this match has begun`,
    against: (deck: string, name: string, otherDeck: string, other: string) =>
      `${deck} (${name}) against ${otherDeck} (${other})`,
    head: (format: string, seed: number, begins: string, when: string) =>
      `${format}, seed ${seed}, ${begins}, ${when}`,
    youBegin: 'you begin',
    begins: (name: string) => `${name} begins`,
    ofMatch: (n: number, id: string) => `Duel ${n} of the match ${id}`,
    ways: (n: number) => `Ways that were left (${n}):`,
    way: (turn: number, text: string, n: number, after: number, choices: number) =>
      `turn ${turn}: ${text} (choice ${n} after ${after}, ${choices} choice${choices === 1 ? '' : 's'})`,
    notFinished: 'Not finished.',
    end: (turns: number, one: number, two: number) =>
      `${turns} turn${turns === 1 ? '' : 's'}, ${one} to ${two} Life Points.`,
  },
  cards: {
    pool: (pool: string, supported: number, total: number, share: string) =>
      `${pool}: ${supported} of ${total} cards (${share} %)`,
    more: 'duelo cards --list [WORD] names the supported ones.',
  },
  sim: {
    failed: (why: string) => `failed: ${why}`,
    noWinner: (reason: string, score: string) => `no winner (${reason}), ${score}`,
    wins: (name: string, reason: string, score: string) => `${name} wins (${reason}), ${score}`,
    score: (turns: number, one: number, two: number) => `turn ${turns}, LP ${one}-${two}`,
    summary: (games: number, one: string, two: string, draws: number, errors: number) =>
      `${games} ${games === 1 ? 'duel' : 'duels'}: ${one}, ${two}, draws ${draws}, errors ${errors}`,
    speed: (games: number, seconds: string, each: string) =>
      `${games} ${games === 1 ? 'duel' : 'duels'} in ${seconds} s (${each} a second)`,
  },
  cannotWrite: (why: string) => `the output cannot be written: ${why}`,
};
