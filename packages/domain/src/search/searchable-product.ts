import type { AllergenId } from '../catalog/allergen.ts';

/** What search needs to know of an active product. */
export interface SearchableProduct {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Database category: "Leche". */
  readonly category: string;
  /** Category id: "lacteos". */
  readonly normalizedCategory: string | null;
  readonly subcategory: string | null;
  readonly tags: readonly string[];
  readonly nutritionalHighlights: readonly string[];
  readonly usageSuggestions: string;
  /** Null: nobody has told us. */
  readonly contains: readonly AllergenId[] | null;
  readonly mayContain: readonly AllergenId[];
  /** Of equal scores, what is bought most comes first. */
  readonly totalPurchases: number;
}
