import { perServing } from './daily-values.ts';
import { isSmall, type ReferenceAmount, referenceGrams } from './reference-amounts.ts';

/** The amounts of a food, in grams, to which the limits of claims apply. */
export interface Portions {
  /** The reference amount. */
  readonly referenceG: number;
  /** The serving on its label. */
  readonly servingG: number;
  /** Amounts in which "low" must hold: the reference amount, and 50 g if that is small. */
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

/** The largest amount of a nutrient among the given portions; null if unknown. */
export const maxAmountIn = (per100g: number | null, grams: readonly number[]): number | null =>
  per100g === null ? null : Math.max(...grams.map((one) => perServing(per100g, one) ?? 0));
