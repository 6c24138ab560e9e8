import { among, type CardEffects, card, does, mine, race, tokensEither } from '../build.ts';

export const tokenMakers: readonly CardEffects[] = [
  {
    code: 22493811,
    name: 'Multiplication of Ants',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [{ k: 'tribute', what: { from: among(mine, race('Insect')), n: 1 } }],
        do: [tokensEither(2, 22493812)],
      },
    ],
  },
  {
    code: 60764581,
    name: 'Stray Lambs',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'summon' }],
        do: [{ k: 'token', n: 2, token: 60764582, to: 'you', pos: 'defense' }],
      },
    ],
  },
  {
    code: 29843091,
    name: 'Ojama Trio',
    effects: [does({ k: 'token', n: 3, token: 29843092, to: 'opp', pos: 'defense' })],
  },
];
