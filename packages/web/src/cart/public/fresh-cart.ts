import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { logError } from '../../kit/lib/log.ts';

/** Pages on which the customer is about to pay the shown sums. */
const CART_PAGES = ['/cart', '/checkout'];

/**
 * Updates the cart to the catalog and the time, once per page load and user and whenever the cart or the checkout
 * opens. Its code is loaded after the first paint; the stored cart is shown until then.
 */
export const useFreshCart = (userId: string | null): void => {
  const { pathname } = useLocation();
  const cartPage = CART_PAGES.find((page) => page === pathname) ?? null;
  const freshFor = useRef<string | null>(null);
  useEffect(() => {
    const isFresh = freshFor.current === userId && cartPage === null;
    freshFor.current = userId;
    if (userId === null || isFresh) return;
    import('./cart-refresh.ts')
      .then(({ hydrateCart }) => hydrateCart())
      .catch((error: unknown) => logError('Error hydrating cart products', error));
  }, [userId, cartPage]);
};
