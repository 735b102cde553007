import { useEffect, useState } from 'react';

/** `unknown` until the device has answered. */
export type WakeLockState = 'unknown' | 'awake' | 'may-sleep';

/**
 * Keeps the screen on while mounted, and returns whether that works: some browsers can't, others won't on a low
 * battery. A hidden page loses the lock and requests it again when visible.
 */
export const useWakeLock = (): WakeLockState => {
  const [state, setState] = useState<WakeLockState>('unknown');
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const requestAgainWhenVisible = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const granted = await requestLock();
      if (isGone) return void granted?.release();
      lock = granted;
      setState(granted ? 'awake' : 'may-sleep');
      // The device also releases it when the battery runs low.
      granted?.addEventListener('release', () => {
        if (!isGone && document.visibilityState === 'visible') setState('may-sleep');
      });
    };
    const onVisible = () => void requestAgainWhenVisible();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return state;
};

const requestLock = async (): Promise<WakeLockSentinel | null> => {
  try {
    return (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    return null;
  }
};
