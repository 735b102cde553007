import { nextPriceChangeMs } from '@nutricion/domain/cart/next-price-change';
import { cartView } from './cart-state.ts';

/** A longer delay overflows the browser's timer, which then fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

let stop = (): void => {};

/**
 * Calls `updateToNow` now and whenever a promotion in the cart begins or ends, also after the page was hidden, so
 * that no price changes without a notice. A new call replaces the last one.
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
