import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { FIRST_IMAGES } from '@nutricion/contract/kit/prerender';
import type { PreloadImage } from '../platform/http/screen-page.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { categoryInShopOrder } from './category-order.ts';

/** The images that a product's or category's page shows first, by its path; empty for other pages. */
export const preloadImages = (
  catalog: Pick<Catalog, 'index' | 'factsOf'>,
  path: string,
): readonly PreloadImage[] => {
  const [, area, id = ''] = path.split('/');
  if (area === 'product') {
    const entry = catalog.index().byId.get(id);
    return entry ? [preloadImageOf(entry)] : [];
  }
  if (area !== 'category') return [];
  return categoryInShopOrder(catalog, id).slice(0, FIRST_IMAGES).map(preloadImageOf);
};

const preloadImageOf = ({ source, categoryId }: CatalogEntry): PreloadImage => ({
  url: source.product.image_url ?? PLACEHOLDER_IMAGE,
  categoryId,
});
