import { nextPriceChangeMs } from '@nutricion/domain/cart/next-price-change';
import { cartView } from './cart-state.ts';

/** Longer waits than this overflow a browser's timer and end at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

let stop = (): void => {};

/**
 * Calls `bringUpToNow` now and whenever a promotion in the cart begins or ends while the page is open, or
 * may have while it was out of sight: no price changes without a word. Following anew ends the last one.
 */
export const followPrices = (bringUpToNow: () => void): void => {
  stop();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    const nowMs = Date.now();
    const nextMs = nextPriceChangeMs(cartView.get().cart, nowMs);
    if (nextMs !== null) timer = setTimeout(bringUpToNow, Math.min(nextMs - nowMs, LONGEST_WAIT_MS));
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') bringUpToNow();
  };
  document.addEventListener('visibilitychange', onReturn);
  const unsubscribe = cartView.subscribe(wait);
  stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
    unsubscribe();
  };
  bringUpToNow();
  wait();
};
