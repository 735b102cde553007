import { type CatalogIndex, categoryProducts } from './catalog-index.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** Specification, section 7. */
const MAX_SIMILAR = 8;

/**
 * Alternatives to a product: in stock, first of the same subcategory, then of the same database category. They begin after the product's own position
 * in its list, so that each product shows others.
 */
export const similarProducts = <P extends IndexedProduct>(
  catalog: CatalogIndex<P>,
  product: P,
): readonly P[] => {
  const candidates = categoryProducts(catalog, product.category);
  const position = candidates.indexOf(product);
  const sameSubcategory: P[] = [];
  const sameCategory: P[] = [];
  for (let step = 1; step < candidates.length && sameSubcategory.length < MAX_SIMILAR; step += 1) {
    const other = candidates[(position + step) % candidates.length];
    if (!other || other.stock < 1) continue;
    if (product.subcategory !== null && other.subcategory === product.subcategory)
      sameSubcategory.push(other);
    else if (sameCategory.length < MAX_SIMILAR) sameCategory.push(other);
  }
  return [...sameSubcategory, ...sameCategory].slice(0, MAX_SIMILAR);
};
