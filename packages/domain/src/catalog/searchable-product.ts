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
  /** Words of the catalogue: "merienda". */
  readonly tags: readonly string[];
  /** Diet tags that its nutrition earns or its label declares: "alto-en-fibra". */
  readonly highlights: readonly string[];
  readonly usageSuggestions: string;
  /** Of equal scores, what is bought most comes first. */
  readonly totalPurchases: number;
}
