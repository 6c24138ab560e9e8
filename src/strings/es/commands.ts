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
};
