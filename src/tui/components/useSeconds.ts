import { useEffect, useState } from 'react';

/** Whole seconds since something began that may take long; 0 while it does not go on. */
export function useSeconds(isGoingOn: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isGoingOn) return;
    const begun = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isGoingOn]);
  return isGoingOn ? seconds : 0;
}
