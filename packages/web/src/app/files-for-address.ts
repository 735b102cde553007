import { preloadable } from '../kit/lib/preloadable.ts';
import {
  CartPage,
  CategoryPage,
  CheckoutPage,
  EducationArticle,
  EducationPage,
  HelpPage,
  type Loader,
  OrderPage,
  ProductPage,
  ProfileArea,
  SearchResultsPage,
} from './lazy-pages.ts';

/** The shell and the home page. Who isn't signed in yet doesn't wait for them. */
export const CustomerArea = preloadable(async () => (await import('./customer-area.tsx')).CustomerArea);

const pageByArea = new Map([
  ['product', ProductPage],
  ['category', CategoryPage],
  ['cart', CartPage],
  ['checkout', CheckoutPage],
  ['ayuda', HelpPage],
]);

/** The files that an address of the shop needs: the shell, and its page if the shell doesn't bring it. */
export const filesForAddress = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): readonly Loader[] => {
  const [, area = '', id] = pathname.split('/');
  if (area === 'auth' || area === 'admin') return [];
  return [CustomerArea.preload, ...pagesForAddress(area, id, search)];
};

const pagesForAddress = (area: string, id: string | undefined, search: string): readonly Loader[] => {
  if (area === '') return search.includes('search=') ? [SearchResultsPage.preload] : [];
  if (area === 'profile') return id ? [OrderPage.preload] : [ProfileArea.preload];
  if (area === 'education') return [id ? EducationArticle.preload : EducationPage.preload];
  const page = pageByArea.get(area);
  return page ? [page.preload] : [];
};
