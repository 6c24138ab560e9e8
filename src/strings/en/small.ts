/** Said when the terminal is too small. */
export const small = {
  needs: (least: string, now: string) => `Duelo needs ${least}; this is ${now}.`,
  larger: 'Make the window larger: nothing is lost.',
  untilThen: 'Until then keys do nothing but Ctrl-C.',
};
