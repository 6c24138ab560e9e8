/** What cannot be kept or read again, and what keeps a duel from going on. */
export const keeping = {
  folder: (path: string, why: string) =>
    `the data folder ${path} cannot be used: ${why}; name another with --data-dir DIR`,
  cannotRead: (path: string, why: string) => `${path} cannot be read: ${why}`,
  locked: (path: string) => `${path}: another client holds this lock; remove the file if none is running`,
  nothingEver: (why: string) => `Nothing can be kept: ${why}`,
  notWritten: (file: string, why: string) => `Not kept (${file}): ${why}`,
  setAside: (file: string, as: string) =>
    `${file} could not be read. It is kept as ${as}, and an empty one was begun.`,
  noFreeName: (path: string) => `${path}: cannot be read, and there is no free name to set it aside`,
  /** At the table, where a choice could not be written, and where another one waits for it. */
  tryAgain: (why: string) => `The duel cannot be kept: ${why}. Try again, or leave it.`,
  waits: 'The duel cannot be kept at the moment. Enter tries again.',
  /** At the end of a duel: the result is not in its file, or the duel not in the history. */
  endNotWritten: (why: string) =>
    `The end of the duel cannot be kept: ${why}. Resume in the menu leads to it again.`,
  notInHistory: (why: string) =>
    `The history cannot be written: ${why}. The duel is entered at the next start that can.`,
  cannotGoOn: 'the duel cannot go on',
  couldNotDecide: (name: string, why: string) =>
    `${name} could not decide (${why}); the safest choice was made.`,
  nothingWorks: 'Nothing on offer can be carried out; the duel stops here and is saved.',
  wrongAnswer: (i: number, of: number) => `it answered ${i} of ${of}`,
};
