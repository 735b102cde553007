import type { IngredientFood } from './ingredient.ts';
import { usageOf } from './measure.ts';

/**
 * Cents that the amounts used cost at today's prices, without what is optional; null when any of them
 * is not sold or not computable. What is left of a package isn't counted.
 */
export const costCents = (lines: readonly IngredientFood[]): number | null => {
  let cents = 0;
  for (const { ingredient, food } of lines) {
    if (ingredient.isOptional) continue;
    const { packages } = usageOf(ingredient, food);
    if (packages === null || food.unitPriceCents === null) return null;
    cents += packages * food.unitPriceCents;
  }
  return Math.round(cents);
};
