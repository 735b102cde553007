import type { AllergenDeclaration } from './allergen.ts';
import type { NutrientAmounts } from './nutrition/nutrient.ts';
import type { NetUnit } from './unit-price.ts';

/** The fields of an active product that search uses. */
export interface SearchableProduct extends AllergenDeclaration {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Database category: "Leche". */
  readonly category: string;
  /** Category id: "lacteos". */
  readonly normalizedCategory: string | null;
  readonly subcategory: string | null;
  /** Lower-case words: "merienda". */
  readonly tags: readonly string[];
  /** Diet tags that are computed from its nutrition or declared on its label: "alto-en-fibra". */
  readonly highlights: readonly string[];
  readonly usageSuggestions: string;
  /** Units sold; breaks ties between equal scores. */
  readonly totalPurchases: number;
  /** In one serving; null or absent: unknown. */
  readonly nutrients?: NutrientAmounts | null;
  readonly net?: { readonly content: number; readonly unit: NetUnit };
  /** "24 botellas de 16.9 oz". */
  readonly packageLabel?: string;
}
