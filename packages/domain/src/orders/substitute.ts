import { type AllergenDeclaration, definitelyContained } from '../catalog/allergen.ts';
import { type Priced, unitPriceCents } from '../catalog/price.ts';

export interface Substitutable extends Priced, AllergenDeclaration {
  readonly id: string;
  readonly title: string;
  readonly stock: number;
  /** Its subcategory; null if unknown. */
  readonly subcategory: string | null;
}

/** Dearer than this many percent of what they paid is no longer the same purchase. */
const MAX_PRICE_PERCENT = 150;

/**
 * Substitutes for an unavailable product, best first: same subcategory, in stock, at most half more expensive,
 * nearest in price, the cheaper of two equally near ones. A substitute never adds an allergen that the missing
 * product didn't have, and one without allergen data never replaces one with data, so that nobody has to know the
 * customer's allergies.
 * @param paidCents price of one unit; the current price by default
 */
export const rankSubstitutes = <Product extends Substitutable>(
  missing: Substitutable,
  candidates: readonly Product[],
  nowMs: number,
  paidCents = unitPriceCents(missing, nowMs),
): readonly Product[] =>
  candidates
    .filter((product) => product.id !== missing.id && product.stock > 0)
    .filter(({ subcategory }) => subcategory !== null && subcategory === missing.subcategory)
    .filter((product) => addsNoAllergen(missing, product))
    .map((product) => ({ product, cents: unitPriceCents(product, nowMs) }))
    .filter(({ cents }) => cents * 100 <= paidCents * MAX_PRICE_PERCENT)
    .toSorted(
      (a, b) =>
        Math.abs(a.cents - paidCents) - Math.abs(b.cents - paidCents) ||
        a.cents - b.cents ||
        compare(a.product.title, b.product.title) ||
        compare(a.product.id, b.product.id),
    )
    .map(({ product }) => product);

/** The best substitute; null if there is none. */
export const chooseSubstitute = <Product extends Substitutable>(
  missing: Substitutable,
  candidates: readonly Product[],
  nowMs: number,
): Product | null => rankSubstitutes(missing, candidates, nowMs)[0] ?? null;

const addsNoAllergen = (missing: Substitutable, other: Substitutable): boolean => {
  if (other.contains === null && missing.contains !== null) return false;
  const accepted = new Set([...definitelyContained(missing), ...missing.mayContain]);
  return [...definitelyContained(other), ...other.mayContain].every((allergen) => accepted.has(allergen));
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
