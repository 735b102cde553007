import { type AllergenDeclaration, isAllergenId } from '@nutricion/domain/catalog/allergen';
import type { ProductJson } from './catalog.ts';

/** A product's allergens off the wire as the rules know them: null stays null, for nobody has told us. */
export const productAllergens = (
  product: Pick<ProductJson, 'allergen_info' | 'may_contain'>,
): AllergenDeclaration => ({
  contains: product.allergen_info?.filter(isAllergenId) ?? null,
  mayContain: product.may_contain.filter(isAllergenId),
});
