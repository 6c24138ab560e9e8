/** Looking at a duel again, and playing on from one of its choices. */
import { inner } from './person.ts';

export const replay = {
  choice: (at: number, of: number) => `Choice ${at} of ${of}`,
  duel: (n: number, of: number) => `Duel ${n}/${of}`,
  start: 'The duel begins.',
  /** A choice that changed nothing these eyes could see. */
  unseen: 'Nothing to be seen.',
  auto: 'Plays by itself.',
  nextDuel: 'The next step leads to the next duel of the match.',
  misfit: (line: number, reason: string) => `From line ${line} on the file no longer fits: ${reason}`,
  bothOpen: 'both hands',
  eyesOf: (name: string) => `seen by ${inner(name)}`,
  eyesYours: 'seen by you',
  playFrom: {
    title: 'Play on from here',
    about: (n: number, turn: number) =>
      `A duel of its own, in turn ${turn}${n === 0 ? '' : `, after choice ${n}`}. It counts as casual; the replay stays as it is.`,
    seat: 'Which seat is yours?',
    seatOf: (n: number, name: string) => `Seat ${n}: ${name}`,
    both: 'Both seats',
    against: 'Who plays the other seat?',
  },
};
