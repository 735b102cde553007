import { categories } from '../category.ts';
import type { ShelvedProduct } from './shelved-product.ts';

const collator = new Intl.Collator('es');

/** The order of every list: by title as Spanish sorts it, then by id, so that it never wavers. */
export const byTitle = (one: ShelvedProduct, other: ShelvedProduct): number =>
  collator.compare(one.title, other.title) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** The active products by id, and in lists sorted by title: one per category id and per database category. */
export interface Shelves<P extends ShelvedProduct> {
  readonly byId: Map<string, P>;
  readonly byName: Map<string, P[]>;
}

export const emptyShelves = <P extends ShelvedProduct>(): Shelves<P> => ({
  byId: new Map(),
  byName: new Map(),
});

/** Puts a product where it belongs, in place of an earlier one with its id. */
export const putProduct = <P extends ShelvedProduct>(shelves: Shelves<P>, product: P): void => {
  removeProduct(shelves, product.id);
  shelves.byId.set(product.id, product);
  for (const name of shelfNames(product)) {
    const shelf = shelves.byName.get(name);
    if (shelf) shelf.splice(positionIn(shelf, product), 0, product);
    else shelves.byName.set(name, [product]);
  }
};

/** Takes a product off; an unknown id changes nothing. */
export const removeProduct = <P extends ShelvedProduct>(shelves: Shelves<P>, id: string): void => {
  const product = shelves.byId.get(id);
  if (!product) return;
  shelves.byId.delete(id);
  for (const name of shelfNames(product)) {
    const shelf = shelves.byName.get(name) ?? [];
    const position = shelf.indexOf(product);
    if (position >= 0) shelf.splice(position, 1);
  }
};

/** The products of these ids, in their order; an id that there isn't is left out. */
export const productsOf = <P extends ShelvedProduct>(
  { byId }: Shelves<P>,
  ids: readonly string[],
): readonly P[] => ids.flatMap((id) => byId.get(id) ?? []);

/** The products of a category id or a database category, sorted by title; none for any other name. */
export const shelfOf = <P extends ShelvedProduct>(shelves: Shelves<P>, name: string): readonly P[] =>
  shelves.byName.get(name) ?? [];

/** Every product, category after category in the shop's order, each sorted by title; then the rest. */
export const allProducts = <P extends ShelvedProduct>(shelves: Shelves<P>): readonly P[] => {
  const shelved = categories.flatMap(({ id }) => shelfOf(shelves, id));
  if (shelved.length === shelves.byId.size) return shelved;
  const elsewhere = [...shelves.byId.values()].filter(({ categoryId }) => categoryId === null);
  return [...shelved, ...elsewhere.sort(byTitle)];
};

/** An id is lower-case and a database category isn't, so that both share one map. */
const shelfNames = ({ categoryId, category }: ShelvedProduct): readonly string[] =>
  categoryId === null ? [category] : [categoryId, category];

/** Where a product belongs in a sorted shelf. */
const positionIn = (shelf: readonly ShelvedProduct[], product: ShelvedProduct): number => {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = shelf[middle];
    if (there && byTitle(there, product) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
