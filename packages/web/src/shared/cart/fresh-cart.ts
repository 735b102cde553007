import { useEffect } from 'react';
import { logError } from '../../lib/log.ts';

/**
 * Brings the cart up to the catalogue and the clock, once per load and user; mounted behind the guard of
 * verified accounts. What does it is loaded after the first paint: the stored cart is shown till then.
 */
export const useFreshCart = (userId: string | null): void => {
  useEffect(() => {
    if (userId === null) return;
    import('./cart-refresh.ts')
      .then(({ hydrateCart }) => hydrateCart())
      .catch((error: unknown) => logError('Error hydrating cart products', error));
  }, [userId]);
};
