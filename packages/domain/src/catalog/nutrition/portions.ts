import { perServing } from './daily-values.ts';
import { isSmall, type ReferenceAmount, referenceGrams } from './reference-amounts.ts';

/** The amounts of a food by which the law judges what is said of it, in grams. */
export interface Portions {
  /** Its reference amount. */
  readonly referenceG: number;
  /** The serving that its label tells. */
  readonly servingG: number;
  /** Where 'low' must hold: in the reference amount, and in 50 g where that is small. */
  readonly lowG: readonly number[];
}

const SMALL_BASIS_G = 50;

export const portionsOf = (
  reference: ReferenceAmount,
  serving: { readonly servingG: number; readonly servingLabel: string },
): Portions => {
  const referenceG = referenceGrams(reference, serving);
  return {
    referenceG,
    servingG: serving.servingG,
    lowG: isSmall(reference) ? [referenceG, SMALL_BASIS_G] : [referenceG],
  };
};

/** The largest amount of a nutrient among portions; null where it isn't known. */
export const maxAmountIn = (per100g: number | null, grams: readonly number[]): number | null =>
  per100g === null ? null : Math.max(...grams.map((one) => perServing(per100g, one) ?? 0));
