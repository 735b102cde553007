import { type Nutrient, type NutrientAmounts, nutrients } from '../catalog/nutrition/nutrient.ts';
import type { IngredientFood } from './ingredient.ts';
import { usageOf } from './measure.ts';

export interface RecipeNutrition {
  /** Of one serving; null: something in the recipe has no figure for it. */
  readonly perServing: NutrientAmounts;
  /** The sum of the known amounts, a lower bound; null if none is known. */
  readonly knownPerServing: NutrientAmounts;
  /** Titles of products without data, each once. */
  readonly unknownProducts: readonly string[];
  /** Notes on the figures, in Spanish. */
  readonly notes: readonly string[];
}

/**
 * Nutrients of one serving from the raw ingredients, without optional ones. Cooking water, frying losses and
 * rinsing aren't counted.
 */
export const recipeNutrition = (lines: readonly IngredientFood[], servings: number): RecipeNutrition => {
  const used = lines.filter(({ ingredient }) => !ingredient.isOptional);
  const amounts = used.map((line) => ({ line, amounts: amountsOf(line) }));
  const perServing = forEachNutrient((nutrient) => {
    const all = amounts.map((each) => each.amounts[nutrient]);
    return all.includes(null) || all.length === 0 ? null : sum(all) / servings;
  });
  const knownPerServing = forEachNutrient((nutrient) => {
    const known = amounts.map((each) => each.amounts[nutrient]).filter((amount) => amount !== null);
    return known.length === 0 ? null : sum(known) / servings;
  });
  const unknown = amounts
    .filter((each) => nutrients.every((nutrient) => each.amounts[nutrient] === null))
    .map(({ line }) => line.food.title);
  return { perServing, knownPerServing, unknownProducts: [...new Set(unknown)], notes: notesOf(used) };
};

const amountsOf = ({ ingredient, food }: IngredientFood): NutrientAmounts => {
  const { eatenG } = usageOf(ingredient, food);
  return forEachNutrient((nutrient) => {
    const per100g = food.per100g?.[nutrient] ?? null;
    // How much salt soaking removes depends on hours and water, so no figure is given.
    if (ingredient.preparation === 'desalted' && nutrient === 'sodium_mg') return null;
    return per100g === null || eatenG === null ? null : (per100g * eatenG) / 100;
  });
};

const notesOf = (lines: readonly IngredientFood[]): readonly string[] =>
  lines.flatMap(({ ingredient: { preparation }, food: { title, kitchen } }) => {
    if (preparation === 'desalted')
      return `${title}: el sodio depende de cuánto lo desales, por eso no se cuenta.`;
    if (preparation === 'rinsed')
      return `${title}: se cuenta la sal de su líquido; al escurrir se va una parte.`;
    if (kitchen?.refuseShare === null && preparation !== 'peeled')
      return `${title}: se pesa con hueso; lo que se come es algo menos de lo que dice aquí.`;
    return [];
  });

const forEachNutrient = (amount: (nutrient: Nutrient) => number | null): NutrientAmounts =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, amount(nutrient)])) as NutrientAmounts;

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
