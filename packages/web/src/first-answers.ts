import { productQuery } from './features/catalog/product-query.ts';
import { homeQuery, reorderQuery } from './features/home/home-queries.ts';
import { queryClient } from './lib/query.ts';

/** Asks the server for what the page of this address will show, while its scripts are still on their way. */
export const askForFirstAnswers = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void => {
  const [, area = '', id = ''] = pathname.split('/');
  if (area === '' && !search.includes('search=')) {
    void queryClient.prefetchQuery(homeQuery);
    void queryClient.prefetchQuery(reorderQuery);
  }
  if (area === 'product' && id) void queryClient.prefetchQuery(productQuery(decodeURIComponent(id)));
};
