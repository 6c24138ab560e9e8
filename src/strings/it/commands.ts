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
};
