import type { AllergenId } from '../catalog/allergen.ts';
import type { DietId } from '../household/diet.ts';
import type { ProductId } from '../ids.ts';
import type { NutrientAmounts } from '../recipe/ingredient.ts';
import { usageOf } from '../recipe/measure.ts';
import type { RecipeMeal } from '../recipe/recipe.ts';
import { fitsDiet, nutritionOf } from './diets.ts';
import type { Pantry, PlanProduct, PlanRecipe } from './pantry.ts';

/** Meals that share their recipes: in Puerto Rico what is lunch today is dinner tomorrow. */
export type Course = 'desayuno' | 'plato' | 'merienda';
export const courses = ['desayuno', 'plato', 'merienda'] as const satisfies readonly Course[];

export const courseOf = (meal: RecipeMeal): Course =>
  meal === 'almuerzo' || meal === 'cena' ? 'plato' : meal;

/** A recipe that a plan may use, with what a serving of it takes out of the packages. */
export interface Candidate {
  readonly recipe: PlanRecipe & { readonly meal: RecipeMeal };
  readonly course: Course;
  /** Of all ingredients, in their order. */
  readonly products: readonly PlanProduct[];
  readonly perServing: readonly { readonly productId: ProductId; readonly packages: number }[];
  readonly nutrition: {
    /** Null: something in it has no figure. */
    readonly perServing: NutrientAmounts;
    readonly knownPerServing: NutrientAmounts;
  };
}

/**
 * The recipes that fit: every product in stock, nothing in them (optional ingredients too) that contains, may
 * contain or is not known to be free of an avoided allergen, every diet kept.
 */
export const candidatesOf = (
  pantry: Pantry,
  diets: readonly DietId[],
  avoided: readonly AllergenId[],
): readonly Candidate[] =>
  measurableRecipes(pantry).filter(({ recipe, products, perServing }) => {
    const isInStock = perServing.every(({ productId }) => (pantry.products.get(productId)?.stock ?? 0) > 0);
    const isSafe = products.every(({ food }) => avoided.every((allergen) => isFreeOf(food, allergen)));
    return isInStock && isSafe && diets.every((diet) => fitsDiet(diet, recipe, products));
  });

/** Every recipe of a meal of which is known what it takes out of the packages, whatever fits whom. */
export const measurableRecipes = ({ recipes, products }: Pantry): readonly Candidate[] =>
  recipes.flatMap((recipe) => {
    const { meal } = recipe;
    if (meal === null) return [];
    const used = recipe.ingredients.map(({ productId }) => products.get(productId));
    if (!used.every((product) => product !== undefined)) return [];
    const perServing = perServingOf(recipe, products);
    if (perServing === null) return [];
    const nutrition = nutritionOf(recipe, used);
    return [{ recipe: { ...recipe, meal }, course: courseOf(meal), products: used, perServing, nutrition }];
  });

const isFreeOf = ({ contains, mayContain }: PlanProduct['food'], allergen: AllergenId): boolean =>
  contains !== null && !contains.includes(allergen) && !mayContain.includes(allergen);

/** Packages that a serving uses, by product, without what is optional; null: not computable. */
const perServingOf = (recipe: PlanRecipe, products: Pantry['products']): Candidate['perServing'] | null => {
  const needs = new Map<ProductId, number>();
  for (const ingredient of recipe.ingredients) {
    if (ingredient.isOptional) continue;
    const product = products.get(ingredient.productId);
    const packages = product ? usageOf(ingredient, product.food).packages : null;
    if (!product || packages === null) return null;
    needs.set(product.id, (needs.get(product.id) ?? 0) + packages / recipe.servings);
  }
  return [...needs].map(([productId, packages]) => ({ productId, packages }));
};
