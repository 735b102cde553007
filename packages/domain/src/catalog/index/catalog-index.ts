import { categories } from '../category.ts';
import type { IndexedProduct } from './indexed-product.ts';

const collator = new Intl.Collator('es');

/** The default order of lists: by title in Spanish collation, ties by id. */
export const byTitle = (one: IndexedProduct, other: IndexedProduct): number =>
  collator.compare(one.title, other.title) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Active products by id, and lists sorted by title for each category id and each database category. */
export interface CatalogIndex<P extends IndexedProduct> {
  readonly byId: Map<string, P>;
  readonly byName: Map<string, P[]>;
}

export const emptyCatalogIndex = <P extends IndexedProduct>(): CatalogIndex<P> => ({
  byId: new Map(),
  byName: new Map(),
});

/** Adds a product to its lists; replaces one with the same id. */
export const upsertProduct = <P extends IndexedProduct>(index: CatalogIndex<P>, product: P): void => {
  removeProduct(index, product.id);
  index.byId.set(product.id, product);
  for (const name of indexKeys(product)) {
    const sorted = index.byName.get(name);
    if (sorted) sorted.splice(positionIn(sorted, product), 0, product);
    else index.byName.set(name, [product]);
  }
};

/** Removes a product; an unknown id has no effect. */
export const removeProduct = <P extends IndexedProduct>(index: CatalogIndex<P>, id: string): void => {
  const product = index.byId.get(id);
  if (!product) return;
  index.byId.delete(id);
  for (const name of indexKeys(product)) {
    const sorted = index.byName.get(name) ?? [];
    const position = sorted.indexOf(product);
    if (position >= 0) sorted.splice(position, 1);
  }
};

/** The products of these ids in that order; unknown ids are left out. */
export const productsOf = <P extends IndexedProduct>(
  { byId }: CatalogIndex<P>,
  ids: readonly string[],
): readonly P[] => ids.flatMap((id) => byId.get(id) ?? []);

/** The products of a category id or a database category, sorted by title; empty for another name. */
export const categoryProducts = <P extends IndexedProduct>(
  index: CatalogIndex<P>,
  name: string,
): readonly P[] => index.byName.get(name) ?? [];

/** All products, by category in the shop's order, each sorted by title; products without a category last. */
export const allProducts = <P extends IndexedProduct>(index: CatalogIndex<P>): readonly P[] => {
  const categorized = categories.flatMap(({ id }) => categoryProducts(index, id));
  if (categorized.length === index.byId.size) return categorized;
  const uncategorized = [...index.byId.values()].filter(({ categoryId }) => categoryId === null);
  return [...categorized, ...uncategorized.sort(byTitle)];
};

/** Category ids are lower-case and database categories aren't, so both can share one map. */
const indexKeys = ({ categoryId, category }: IndexedProduct): readonly string[] =>
  categoryId === null ? [category] : [categoryId, category];

/** The index at which a product belongs in a sorted list. */
const positionIn = (sorted: readonly IndexedProduct[], product: IndexedProduct): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = sorted[middle];
    if (there && byTitle(there, product) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
