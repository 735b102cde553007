import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { linePrice } from '@nutricion/domain/offers/line-price';
import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { packagesFor, TOLERANCE } from '@nutricion/domain/recipes/purchase';
import { type PerDay, targetsOf } from '../model/weights.ts';
import type { Candidate } from '../pantry/candidate.ts';
import type { Pantry } from '../pantry/pantry.ts';
import { shelfLifeOf } from '../pantry/repetition.ts';
import { type ChosenMeal, dishesOf, type MealPlan, type PlanLine, type PlannedMeal } from './plan.ts';

/**
 * A complete plan of the given meals: shopping list, costs in cents at the pantry's moment, nutrients per
 * person and day.
 * @param candidates by recipe id; must contain every recipe and side of the meals
 * @param avoided allergens that the plan must not contain
 * @param startDate ISO date of day 1
 */
export const composePlan = (
  pantry: Pantry,
  candidates: ReadonlyMap<string, Candidate>,
  answers: PlanAnswers,
  avoided: readonly AllergenId[],
  chosen: readonly ChosenMeal[],
  startDate: string | null = null,
): MealPlan => {
  const meals = withLeftovers(inOrder(chosen, answers), candidates);
  const used = usedBy(candidates, meals);
  const fromHome = fromHomeOf(used, answers);
  const lines = linesOf(pantry, used, fromHome);
  return {
    answers,
    avoided,
    startDate,
    fromHome,
    unknown: {
      kcal: mealsWith(candidates, meals, ({ knownPerServing }) => knownPerServing.kcal === null),
      sodium_mg: mealsWith(candidates, meals, ({ perServing }) => perServing.sodium_mg === null),
    },
    meals,
    lines,
    totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
    leftoverCents: Math.round(lines.reduce((sum, line) => sum + leftoverCentsOf(line), 0)),
    perDay: perDayOf(candidates, meals, answers.days),
    targets: targetsOf(answers),
  };
};

/** Cents of the packages of a line that the plan doesn't use. */
export const leftoverCentsOf = ({ quantity, usedPackages, totalCents }: PlanLine): number =>
  (Math.max(0, quantity - usedPackages) * totalCents) / quantity;

const inOrder = (chosen: readonly ChosenMeal[], { mealsPerDay }: PlanAnswers): readonly ChosenMeal[] => {
  const order = mealsOfDay[mealsPerDay];
  return chosen.toSorted((a, b) => a.day - b.day || order.indexOf(a.type) - order.indexOf(b.type));
};

/** A recipe that keeps is cooked at its first meal, and again after its shelf life. */
const withLeftovers = (
  meals: readonly ChosenMeal[],
  candidates: ReadonlyMap<string, Candidate>,
): readonly PlannedMeal[] => {
  const cookedOn = new Map<string, number>();
  return meals.map((meal) => {
    const recipe = candidates.get(meal.recipeId)?.recipe;
    const since = cookedOn.get(meal.recipeId);
    const keeps = recipe ? (shelfLifeOf(recipe) ?? -1) : -1;
    if (since !== undefined && meal.day - since <= keeps) return { ...meal, leftoverFromDay: since };
    cookedOn.set(meal.recipeId, meal.day);
    return { ...meal, leftoverFromDay: null };
  });
};

/** Packages of each product that the meals use. */
const usedBy = (
  candidates: ReadonlyMap<string, Candidate>,
  meals: readonly ChosenMeal[],
): ReadonlyMap<ProductId, number> => {
  const used = new Map<ProductId, number>();
  for (const meal of meals)
    for (const dish of dishesOf(meal))
      for (const { productId, packages } of candidates.get(dish)?.perServing ?? [])
        used.set(productId, (used.get(productId) ?? 0) + packages * meal.servings);
  return used;
};

const fromHomeOf = (
  used: ReadonlyMap<ProductId, number>,
  { atHome = [] }: PlanAnswers,
): MealPlan['fromHome'] =>
  atHome.flatMap(({ productId, packages }) => {
    const wanted = used.get(productId) ?? 0;
    const taken = Math.min(wanted, packages ?? Number.POSITIVE_INFINITY);
    return taken > 0 ? [{ productId, packages: taken }] : [];
  });

const linesOf = (
  { products, nowMs }: Pantry,
  used: ReadonlyMap<ProductId, number>,
  fromHome: MealPlan['fromHome'],
): readonly PlanLine[] => {
  const taken = new Map(fromHome.map(({ productId, packages }) => [productId, packages]));
  return [...used].flatMap(([productId, packages]) => {
    const product = products.get(productId);
    const usedPackages = packages - (taken.get(productId) ?? 0);
    if (!product || !needsPackage(usedPackages, taken.has(productId))) return [];
    const price = linePrice(product.priced, packagesFor(usedPackages), nowMs);
    return [{ productId, usedPackages, ...price }];
  });
};

/** When some is at home, an amount too small to measure isn't bought. */
const needsPackage = (packages: number, isAtHome: boolean): boolean => packages > (isAtHome ? TOLERANCE : 0);

const mealsWith = (
  candidates: ReadonlyMap<string, Candidate>,
  meals: readonly ChosenMeal[],
  matches: (nutrition: Candidate['nutrition']) => boolean,
): number =>
  meals.filter((meal) =>
    dishesOf(meal).some((dish) => {
      const candidate = candidates.get(dish);
      return candidate !== undefined && matches(candidate.nutrition);
    }),
  ).length;

const perDayOf = (
  candidates: ReadonlyMap<string, Candidate>,
  meals: readonly ChosenMeal[],
  days: number,
): PerDay => {
  const sum = (nutrient: keyof PerDay) =>
    meals.reduce(
      (total, meal) =>
        dishesOf(meal).reduce(
          (sum, dish) => sum + (candidates.get(dish)?.nutrition.knownPerServing[nutrient] ?? 0),
          total,
        ),
      0,
    ) / days;
  return {
    kcal: sum('kcal'),
    protein_g: sum('protein_g'),
    fiber_g: sum('fiber_g'),
    sodium_mg: sum('sodium_mg'),
  };
};
