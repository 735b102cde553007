import { useEffect } from 'react';

const LOCK = 'nutricion-plus-checkout';

/**
 * Held while the checkout is open: no tab loads a new version of the shop meanwhile. A Web Lock is seen by the
 * other tabs and ends with this one.
 */
export const useCheckoutLock = (): void => {
  useEffect(() => {
    if (!('locks' in navigator)) return;
    let release = (): void => {};
    const locksHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => locksHeld);
    return release;
  }, []);
};

/** Sends an order from one tab at a time; false, and nothing sent, while another tab waits for its own. */
export const orderUnderLock = async (send: () => Promise<void>): Promise<boolean> => {
  if (!('locks' in navigator)) {
    await send();
    return true;
  }
  return navigator.locks.request(`${LOCK}-order`, { ifAvailable: true }, async (lock) => {
    if (lock) await send();
    return lock !== null;
  });
};

/** Whether the checkout is open in any tab of this browser. */
export const isCheckoutOpen = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held: locksHeld = [], pending = [] } = await navigator.locks.query();
  return [...locksHeld, ...pending].some(({ name }) => name === LOCK);
};
