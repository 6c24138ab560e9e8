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
};
