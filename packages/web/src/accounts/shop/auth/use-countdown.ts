import { useEffect, useState } from 'react';

/** Counts down in whole seconds from `start`; 0 when it is over. */
export const useCountdown = (): {
  readonly secondsLeft: number;
  readonly start: (seconds: number) => void;
} => {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const isRunning = nowMs < endsAtMs;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000)),
    start: (seconds) => {
      const now = Date.now();
      setNowMs(now);
      setEndsAtMs(now + seconds * 1000);
    },
  };
};
