import { useEffect, useState } from 'react';

/** `unknown` until the device has answered. */
export type WakeLockState = 'unknown' | 'awake' | 'may-sleep';

/**
 * Keeps the screen on while it is mounted, and says whether that works: some browsers can't, others
 * won't on a low battery. A page out of sight loses the lock and asks for it again when it comes back.
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
      // The device takes it back when the battery runs low, too.
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
