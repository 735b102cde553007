import type { AllergenId } from './allergen.ts';
import { categoryIdOf } from './category.ts';
import { type Pasteurization, requiresPasteurization } from './pasteurization.ts';

/** The fields that are checked against each other. */
interface ProductFields {
  /** Database category: "Leche". */
  readonly category: string;
  readonly detected_subcategory: string | null;
  readonly is_active: boolean;
  readonly is_archived: boolean;
  readonly allergen_info: readonly AllergenId[] | null;
  readonly may_contain: readonly AllergenId[];
  readonly pasteurization: Pasteurization | null;
}

/** Contradictions between fields, a Spanish message by the field to change; empty if there are none. */
export const productIssues = (product: ProductFields): Readonly<Record<string, string>> => {
  const issues: Record<string, string> = {};
  if (categoryIdOf(product.category) === null)
    issues.category = 'Esa categoría no es una de la tienda. Escoge una de la lista.';
  if (product.is_archived && product.is_active)
    issues.is_active = 'Está archivado. Sácalo del archivo antes de ponerlo a la venta.';
  const both = product.may_contain.filter((allergen) => product.allergen_info?.includes(allergen));
  if (both.length > 0)
    issues.may_contain = `Ya dice que contiene ${both.join(', ')}. Deja cada alérgeno en un solo lugar.`;
  if (product.pasteurization === null && requiresPasteurization(product.detected_subcategory ?? ''))
    issues.pasteurization = `De ${product.detected_subcategory} hay que decirlo. Si nadie sabe, escoge «sin datos».`;
  return issues;
};
