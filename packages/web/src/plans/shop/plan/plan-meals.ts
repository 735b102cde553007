import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { type RecipeMeal, recipeMeals } from '@nutricion/domain/recipes/recipe';

/** A meal by recipe and servings; from all of them the server computes the plan. */
export interface ChosenMeal {
  readonly day: number;
  readonly type: RecipeMeal;
  readonly recipeId: string;
  readonly servings: number;
  /** Its side. */
  readonly side?: string;
}

export type PlanDay = MealPlanJson['plan'][number];
export type PlanMeal = PlanDay['meals'][number];

/** One place of a plan: no day has two meals of a kind. */
export const mealKey = ({ day, type }: Pick<ChosenMeal, 'day' | 'type'>): string => `${day} ${type}`;

export const chosenMealsOf = ({ plan }: Pick<MealPlanJson, 'plan'>): ChosenMeal[] =>
  plan.flatMap(({ day, meals }) =>
    meals.map(({ type, recipeId, servings, side }) => ({
      day,
      type,
      recipeId,
      servings,
      ...(side && { side: side.id }),
    })),
  );

/** The date of its first day. A plan has at least one. */
export const startDateOf = ({ plan }: Pick<MealPlanJson, 'plan'>): string => plan[0]?.date ?? '';

/** "con 1 guineo"; for several people "con 1 guineo por persona". Null: no side. */
export const sideText = ({ side, servings }: Pick<PlanMeal, 'side' | 'servings'>): string | null =>
  side && `con ${side.label}${servings > 1 ? ' por persona' : ''}`;

/** The same meals, one of them with nothing beside it. */
export const withoutSide = (
  meals: readonly ChosenMeal[],
  place: Pick<ChosenMeal, 'day' | 'type'>,
): ChosenMeal[] =>
  meals.map((meal) => {
    const { side: _, ...alone } = meal;
    return mealKey(meal) === mealKey(place) ? alone : meal;
  });

/** The same meals with one of them changed. */
export const withMeal = (
  meals: readonly ChosenMeal[],
  place: Pick<ChosenMeal, 'day' | 'type'>,
  change: Partial<Pick<ChosenMeal, 'recipeId' | 'servings'>>,
): ChosenMeal[] => meals.map((meal) => (mealKey(meal) === mealKey(place) ? { ...meal, ...change } : meal));

/** Reads stored meals. Null if one of them is invalid: a plan with a gap is another plan. */
export const chosenMealsFromStored = (stored: unknown): readonly ChosenMeal[] | null => {
  if (!Array.isArray(stored) || stored.length === 0) return null;
  const meals = stored.flatMap(mealFromStored);
  return meals.length === stored.length ? meals : null;
};

const mealFromStored = (stored: unknown): readonly ChosenMeal[] => {
  if (typeof stored !== 'object' || stored === null) return [];
  const { day, type: typeName, recipeId, servings, side } = stored as Readonly<Record<string, unknown>>;
  const type = recipeMeals.find(({ id }) => id === typeName)?.id;
  if (!Number.isInteger(day) || !type || typeof recipeId !== 'string' || !Number.isInteger(servings))
    return [];
  const meal = { day: Number(day), type, recipeId, servings: Number(servings) };
  return [typeof side === 'string' ? { ...meal, side } : meal];
};
