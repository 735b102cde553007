import type { AllergenDeclaration } from './allergen.ts';

/** What search needs to know of an active product. */
export interface SearchableProduct extends AllergenDeclaration {
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
  /** Of equal scores, what is bought most comes first. */
  readonly totalPurchases: number;
}
