import type { AllergenId } from '../catalog/allergen.ts';
import { type AllergenWarning, type Eater, warningOf } from '../catalog/allergen-warning.ts';

/** What the ingredients of a dish declare, together. */
export interface DishAllergens {
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  /** Titles of ingredients without allergen data. */
  readonly unknownProducts: readonly string[];
}

/**
 * Allergen warning of a dish for the eaters; null if nobody avoids anything. One ingredient without data makes
 * every allergen unknown that no other ingredient contains.
 */
export const dishWarning = (dish: DishAllergens, eaters: readonly Eater[]): AllergenWarning | null =>
  warningOf((allergen) => {
    if (dish.contains.includes(allergen)) return 'contiene';
    if (dish.mayContain.includes(allergen)) return 'puede-contener';
    return dish.unknownProducts.length > 0 ? 'sin-datos' : 'no-declarado';
  }, eaters);
