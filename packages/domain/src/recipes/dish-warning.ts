import type { AllergenId } from '../catalog/allergen.ts';
import { type AllergenWarning, type Eater, warningOf } from '../catalog/allergen-warning.ts';

/** What the ingredients of a dish declare, together. */
export interface DishAllergens {
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  /** Titles of ingredients whose allergens nobody has told us. */
  readonly unknownProducts: readonly string[];
}

/**
 * What a dish means for who eats it; null when nobody avoids anything. One ingredient without data is
 * enough for "sin datos" of every allergen that no other ingredient names.
 */
export const dishWarning = (dish: DishAllergens, eaters: readonly Eater[]): AllergenWarning | null =>
  warningOf((allergen) => {
    if (dish.contains.includes(allergen)) return 'contiene';
    if (dish.mayContain.includes(allergen)) return 'puede-contener';
    return dish.unknownProducts.length > 0 ? 'sin-datos' : 'no-declarado';
  }, eaters);
