import { nextPriceChangeMs } from '@nutricion/domain/cart/next-price-change';
import { cartView } from './cart-state.ts';

/** Longer waits than this overflow a browser's timer and end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

let stop = (): void => {};

/**
 * Calls `bringUpToNow` now and whenever a promotion in the cart begins or ends while the page is open, or
 * may have while it was out of sight: no price changes without a word. Following anew ends the last one.
 */
export const followPrices = (updateToNow: () => void): void => {
  stop();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    const nowMs = Date.now();
    const nextMs = nextPriceChangeMs(cartView.get().cart, nowMs);
    if (nextMs !== null) timer = setTimeout(updateToNow, Math.min(nextMs - nowMs, MAX_TIMER_MS));
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') updateToNow();
  };
  document.addEventListener('visibilitychange', onReturn);
  const unsubscribe = cartView.subscribe(wait);
  stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
    unsubscribe();
  };
  updateToNow();
  wait();
};
