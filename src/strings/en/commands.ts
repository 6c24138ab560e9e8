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
};
