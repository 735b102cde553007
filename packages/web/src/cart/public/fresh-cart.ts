import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { logError } from '../../kit/lib/log.ts';

/** The pages whose figures somebody is about to pay. */
const CART_PAGES = ['/cart', '/checkout'];

/**
 * Brings the cart up to the catalogue and the clock, once per load and user and whenever the cart or the
 * checkout opens; mounted behind the guard of verified accounts. What does it is loaded after the first
 * paint: the stored cart is shown till then.
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
