import { type AllergenDeclaration, isAllergenId } from '@nutricion/domain/catalog/allergen';

/** A product's allergens from the API as the rules use them; null stays null (unknown). */
export const productAllergens = (product: {
  readonly allergen_info: readonly string[] | null;
  readonly may_contain?: readonly string[] | undefined;
  readonly contains_at_least?: readonly string[] | undefined;
}): AllergenDeclaration => ({
  contains: product.allergen_info?.filter(isAllergenId) ?? null,
  mayContain: product.may_contain?.filter(isAllergenId) ?? [],
  containsAtLeast: product.contains_at_least?.filter(isAllergenId) ?? [],
});
