import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog';
import { type Shelves, shelfOf } from './shelves.ts';

/** What a phone shows of a category before anybody scrolls. */
const FIRST_ROWS = 4;

/** The pictures that a product's or a category's page shows first, by its address; none for any other. */
export const firstPictures = (shelves: Shelves, path: string): readonly string[] => {
  const [, area, id = ''] = path.split('/');
  if (area === 'product') {
    const entry = shelves.byId.get(id);
    return entry ? [entry.source.product.image_url ?? PLACEHOLDER_IMAGE] : [];
  }
  if (area !== 'category') return [];
  return shelfOf(shelves, id)
    .slice(0, FIRST_ROWS)
    .map(({ source }) => source.product.image_url ?? PLACEHOLDER_IMAGE);
};
