import { productQuery } from '../catalog/shop/api.ts';
import { queryClient } from '../kit/api/query.ts';
import { homeQuery, reorderQuery } from './home/home-queries.ts';

/** How long a page waits for its first answer rather than show less than the build has drawn, in milliseconds. */
const MAX_WAIT_MS = 500;

type PageAddress = Pick<Location, 'pathname' | 'search'>;

/**
 * Asks the server for what the page of this address will show, while its scripts are still on their way.
 * Resolves when the page can be shown without the pictures that are drawn already going away, or what stands
 * in it moving; in time in any case.
 */
export const prefetchPage = (address: PageAddress): Promise<unknown> => {
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  return Promise.race([prefetch(address), late]);
};

const prefetch = async ({ pathname, search }: PageAddress): Promise<void> => {
  const [, area = '', id = ''] = pathname.split('/');
  if (area === '' && !search.includes('search=')) {
    void queryClient.prefetchQuery(homeQuery);
    void queryClient.prefetchQuery(reorderQuery);
  }
  if (area === 'product' && id) return queryClient.prefetchQuery(productQuery(decodeURIComponent(id)));
  if (area === 'category') {
    const { prefetchCategoryAt } = await import('./category-with-cart.tsx');
    return prefetchCategoryAt({ pathname, search });
  }
  if (area === 'cart') {
    const { prefetchCart } = await import('./cart-area.tsx');
    return prefetchCart();
  }
};
