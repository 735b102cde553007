import type { ShelvedProduct } from './shelved-product.ts';
import { type Shelves, shelfOf } from './shelves.ts';

/** Specification, section 7. */
const SIMILAR = 8;

/**
 * Products to take instead: in stock, of the same subcategory first, then of the same database category.
 * They follow the product's own position on the shelf, so that neighbours differ from product to product.
 */
export const similarProducts = <P extends ShelvedProduct>(shelves: Shelves<P>, product: P): readonly P[] => {
  const shelf = shelfOf(shelves, product.category);
  const position = shelf.indexOf(product);
  const alike: P[] = [];
  const near: P[] = [];
  for (let step = 1; step < shelf.length && alike.length < SIMILAR; step += 1) {
    const other = shelf[(position + step) % shelf.length];
    if (!other || other.stock < 1) continue;
    if (product.subcategory !== null && other.subcategory === product.subcategory) alike.push(other);
    else if (near.length < SIMILAR) near.push(other);
  }
  return [...alike, ...near].slice(0, SIMILAR);
};
