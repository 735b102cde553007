import { type AllergenDeclaration, type AllergenId, allergenFact } from '../catalog/allergen.ts';
import type { CategoryId } from '../catalog/category.ts';
import { unitPriceCents } from '../catalog/price.ts';
import { isIncentiveEligible } from '../offers/incentive.ts';
import { rankSubstitutes, type Substitutable } from '../orders/substitute.ts';

export interface SubstitutableProduct extends Substitutable {
  readonly categoryId: CategoryId | null;
}

export interface MissingProduct {
  readonly product: SubstitutableProduct;
  /** Unit price in cents when it was ordered; a free item's regular price. */
  readonly unitCents: number;
  readonly isFree: boolean;
  /** Allergens of everybody in the customer's household. */
  readonly avoided: readonly AllergenId[];
  /** Excluded products, for instance because they are missing too or already free in this order. */
  readonly besides: ReadonlySet<string>;
}

/** Possible substitutes for a missing product, best first. */
export const fittingSubstitutes = <Product extends SubstitutableProduct>(
  missing: MissingProduct,
  candidates: readonly Product[],
  nowMs: number,
): readonly Product[] => {
  const possible = candidates.filter(
    (product) => !missing.besides.has(product.id) && isFreeOf(product, missing.avoided),
  );
  return missing.isFree
    ? freeReplacements(missing, possible, nowMs)
    : rankSubstitutes(missing.product, possible, nowMs, missing.unitCents);
};

/** Missing allergen data counts as "contiene". */
const isFreeOf = (product: AllergenDeclaration, avoided: readonly AllergenId[]): boolean =>
  avoided.every((allergen) => allergenFact(product, allergen) === 'no-declarado');

/** Fruit or vegetables that cost no more than the missing free item: same subcategory first, then the most expensive. */
const freeReplacements = <Product extends SubstitutableProduct>(
  { product: missing, unitCents }: MissingProduct,
  possible: readonly Product[],
  nowMs: number,
): readonly Product[] => {
  const isOtherKind = (product: Product) => Number(product.subcategory !== missing.subcategory);
  return possible
    .filter((product) => product.id !== missing.id && product.stock > 0 && isIncentiveEligible(product))
    .map((product) => ({ product, cents: unitPriceCents(product, nowMs) }))
    .filter(({ cents }) => cents <= unitCents)
    .toSorted(
      (a, b) =>
        isOtherKind(a.product) - isOtherKind(b.product) ||
        b.cents - a.cents ||
        a.product.title.localeCompare(b.product.title, 'es') ||
        (a.product.id < b.product.id ? -1 : 1),
    )
    .map(({ product }) => product);
};
