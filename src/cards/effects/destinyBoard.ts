/** Destiny Board and the cards it is spelled with (WIN-08). */
import type { Cond, Filter, Group, Op } from '../../engine/ast/index.ts';
import { among, type CardEffects, either, ex, iff, name, ph, shell, shuffle, up } from '../build.ts';

const message = (letter: string): string => `Spirit Message "${letter}"`;
const laid: Group = { in: ['szone'], of: 'you' };
const isLaid = (letter: string): Cond => ex(among(laid, up, name(message(letter))));
const lay = (letter: string): Op[] => [
  {
    k: 'place',
    what: { from: { in: ['hand', 'deck'], of: 'you', where: [name(message(letter))] }, n: 1 },
    in: 'szone',
    of: 'you',
    face: 'up',
  },
  shuffle,
];
const LETTERS = ['I', 'N', 'A', 'L'];
/** The first letter that is not there yet; from the last one, so that only one is laid. */
const next: Op[] = LETTERS.toReversed().map((letter, i): Op => {
  const before = LETTERS.slice(0, LETTERS.indexOf(letter)).map(isLaid);
  const missing: Cond = { k: 'not', c: isLaid(letter) };
  return {
    k: 'if',
    ...(i > 0 && { link: 'also' }),
    c: before.length === 0 ? missing : { k: 'all', c: [...before, missing] },
    do: lay(letter),
  };
});
const word: Filter[] = [up, either(name('Destiny Board'), ...LETTERS.map((x) => name(message(x))))];

export const destinyBoard: readonly CardEffects[] = [
  {
    code: 94212438,
    name: 'Destiny Board',
    effects: [
      shell,
      { k: 'act', id: 'e1', on: iff(ph('end', 'opp')), from: ['szone'], do: next },
      {
        k: 'winIf',
        id: 'w',
        from: ['szone'],
        reason: 'destinyBoard',
        if: LETTERS.map(isLaid),
      },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            { k: 'moved', what: 'this', from: ['szone'] },
            { k: 'moved', what: among(laid, ...word), from: ['szone'] },
          ],
        },
        do: [{ k: 'toGrave', what: among(laid, ...word) }],
      },
    ],
  },
  ...[
    [31893528, 'I'],
    [67287533, 'N'],
    [94772232, 'A'],
    [30170981, 'L'],
  ].map(
    ([code, letter]): CardEffects => ({
      code: Number(code),
      name: message(String(letter)),
      onlyPlacedBy: 'Destiny Board',
      effects: [],
    }),
  ),
];
