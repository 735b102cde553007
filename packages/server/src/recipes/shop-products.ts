import type { ProductId } from '@nutricion/domain/kit/ids';
import type { Ingredient, IngredientFood, RecipeFood } from '@nutricion/domain/recipes/ingredient';
import type { RecipeProduct } from '../catalog/public.ts';

/** Products by id, as they are now. One that was removed altogether is missing. */
export type ProductsById = ReadonlyMap<ProductId, RecipeProduct>;

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
