import type { ChosenMeal } from '../compose/plan.ts';
import type { Pantry, PlanProduct } from '../pantry/pantry.ts';

/**
 * Meals of a new plan whose side repeats a food of the dish, or is milk, cheese or nuts beside a lunch or a
 * dinner: "recipe side". Plans from before the rule, and meals that a customer pinned, may have such sides.
 */
export const sideFaults = (
  { recipes, sides, products }: Pantry,
  { meals }: { readonly meals: readonly ChosenMeal[] },
): readonly string[] =>
  meals.flatMap(({ recipeId, side: sideId, type }) => {
    const side = sides.find(({ id }) => id === sideId);
    const recipe = recipes.find(({ id }) => id === recipeId);
    if (!side || !recipe) return [];
    const beside = side.ingredients.flatMap(({ productId }) => products.get(productId) ?? []);
    const eaten = recipe.ingredients.flatMap(({ productId }) => products.get(productId)?.title ?? []);
    const isOwn = beside.some(({ title }) => eaten.some((other) => firstWord(other) === firstWord(title)));
    const isForBreakfast = type !== 'desayuno' && type !== 'merienda' && beside.some(isMilkOrNuts);
    return isOwn || isForBreakfast ? [`${recipeId} ${side.id}`] : [];
  });

const firstWord = (title: string): string => /^\S+/.exec(title)?.[0] ?? '';

const isMilkOrNuts = ({ category, subcategory }: PlanProduct): boolean =>
  /^(Leche|Yogurts|Quesos)$/.test(category) || subcategory === 'Nueces y semillas';
