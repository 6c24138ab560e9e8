/** The rest after a play of an opponent, which a key may cut short. */
export interface Pacer {
  rest(): Promise<void>;
  wake(): void;
}

/** `pace` in milliseconds; 0: no rest. */
export function createPacer(pace = 0): Pacer {
  let wake: () => void = () => {};
  return {
    rest: () => {
      if (pace <= 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, pace);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    wake: () => wake(),
  };
}
