import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { Ingredient, IngredientFood, RecipeFood } from '@nutricion/domain/recipes/ingredient';
import type { JsonText } from '../platform/http/json-text.ts';

/** A product as recipes need it, sold or not. */
export interface ShopProduct {
  readonly food: RecipeFood;
  /** The product's JSON as the catalogue answers it; null: not sold at present. */
  readonly json: JsonText<ProductJson> | null;
}

/** Products by id, as they are now. One that was removed altogether is missing. */
export type ProductsById = ReadonlyMap<ProductId, ShopProduct>;

/** The products of these ids, those that are not sold too; from memory where they are. */
export type ReadProducts = (ids: readonly ProductId[]) => Promise<ProductsById>;

/** The ingredients with the products that they are. */
export const linesOf = (
  ingredients: readonly Ingredient[],
  products: ProductsById,
): readonly IngredientFood[] =>
  ingredients.map((ingredient) => ({
    ingredient,
    food: products.get(ingredient.productId)?.food ?? unknownFood(ingredient),
  }));

/** Every product that the recipes use, substitutes too, each once. */
export const productIdsOf = (
  recipes: readonly { readonly ingredients: readonly Ingredient[] }[],
): readonly ProductId[] => [
  ...new Set(
    recipes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ productId, substitutes = [] }) => [productId, ...substitutes]),
    ),
  ),
];

/** Stands for a deleted product, without data. */
const unknownFood = ({ label }: Ingredient): RecipeFood => ({
  title: label,
  netContent: 1,
  netUnit: 'unidad',
  kitchen: null,
  unitPriceCents: null,
  contains: null,
  mayContain: [],
  per100g: null,
});
