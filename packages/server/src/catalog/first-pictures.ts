import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { FIRST_PICTURES } from '@nutricion/contract/kit/opening';
import type { FirstPicture } from '../platform/http/screen-page.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { shopShelf } from './shelf-order.ts';

/** The pictures that a product's or a category's page shows first, by its address; none for any other. */
export const firstPictures = (
  catalog: Pick<Catalog, 'shelves' | 'factsOf'>,
  path: string,
): readonly FirstPicture[] => {
  const [, area, id = ''] = path.split('/');
  if (area === 'product') {
    const entry = catalog.shelves().byId.get(id);
    return entry ? [pictureOf(entry)] : [];
  }
  if (area !== 'category') return [];
  return shopShelf(catalog, id).slice(0, FIRST_PICTURES).map(pictureOf);
};

const pictureOf = ({ source, categoryId }: CatalogEntry): FirstPicture => ({
  url: source.product.image_url ?? PLACEHOLDER_IMAGE,
  categoryId,
});
