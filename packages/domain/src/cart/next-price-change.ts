import type { Cart } from './cart.ts';

/** The next moment, in epoch milliseconds, at which a promotion in the cart begins or is over; null when none does. */
export const nextPriceChangeMs = (cart: Cart, nowMs: number): number | null => {
  const moments = [...cart.items.map(({ product }) => product), ...cart.selectedIncentiveProducts].flatMap(
    ({ promotion }) => (promotion ? [promotion.startsAtMs, promotion.endsAtMs + 1] : []),
  );
  const ahead = moments.filter((moment) => moment > nowMs);
  return ahead.length === 0 ? null : Math.min(...ahead);
};
