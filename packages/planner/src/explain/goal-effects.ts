import { formatUsd } from '@nutricion/domain/kit/money';
import { type PlanGoal, planGoals } from '@nutricion/domain/plans/answers';
import { dishesOf, type MealPlan } from '../compose/plan.ts';
import type { Candidate } from '../pantry/candidate.ts';

type Recipes = ReadonlyMap<string, Candidate>;

/** A figure that a goal changes. */
interface Effect {
  readonly measure: (plan: MealPlan, recipes: Recipes) => number;
  /** Whether the goal asks for more of it. */
  readonly isMoreBetter: boolean;
  /** Smaller differences are not reported. */
  readonly minDifference: number;
  readonly text: (difference: number) => string;
}

/**
 * One sentence for each goal: what the plan would be like without it, by comparison with the plan found
 * without it. A goal without a noticeable difference gets a sentence that says so.
 * @param without the plan found without each goal
 */
export const goalEffects = (
  plan: MealPlan,
  without: ReadonlyMap<PlanGoal, MealPlan>,
  recipes: Recipes,
): readonly string[] =>
  planGoals.flatMap(({ id, label }) => {
    const other = without.get(id);
    if (!other) return [];
    const texts = effects[id].flatMap(({ measure, isMoreBetter, minDifference, text }) => {
      const difference = (measure(plan, recipes) - measure(other, recipes)) * (isMoreBetter ? 1 : -1);
      return difference >= minDifference ? [text(difference)] : [];
    });
    return [
      texts.length === 0
        ? `«${label}» no costó nada: aun sin pedirlo, no encontramos un plan claramente mejor que este.`
        : `Sin «${label}», el plan ${texts.slice(0, MAX_EFFECTS).join(' y ')}.`,
    ];
  });

const MAX_EFFECTS = 2;

const cooked = ({ meals }: MealPlan) => meals.filter(({ leftoverFromDay }) => leftoverFromDay === null);

const minutesADay = (plan: MealPlan, recipes: Recipes): number =>
  cooked(plan).reduce((sum, { recipeId }) => {
    const recipe = recipes.get(recipeId)?.recipe;
    return sum + (recipe?.prepMinutes ?? 0) + (recipe?.cookMinutes ?? 0);
  }, 0) / plan.answers.days;

const rounded = (amount: number): string => Math.round(amount).toLocaleString('es-PR');

const kcal: Effect = {
  measure: ({ perDay }) => perDay.kcal,
  isMoreBetter: true,
  minDifference: 30,
  text: (difference) => `daría ${rounded(difference)} kcal menos por persona al día`,
};
const protein: Effect = {
  measure: ({ perDay }) => perDay.protein_g,
  isMoreBetter: true,
  minDifference: 3,
  text: (difference) => `traería ${rounded(difference)} g menos de proteína al día`,
};
const sodium: Effect = {
  measure: ({ perDay }) => perDay.sodium_mg,
  isMoreBetter: false,
  minDifference: 50,
  text: (difference) => `traería ${rounded(difference)} mg más de sodio al día`,
};
const fiber: Effect = {
  measure: ({ perDay }) => perDay.fiber_g,
  isMoreBetter: true,
  minDifference: 1,
  text: (difference) => `traería ${rounded(difference)} g menos de fibra al día`,
};
const produce: Effect = {
  measure: ({ meals, answers: { days } }, recipes) =>
    meals.flatMap(dishesOf).reduce((sum, dish) => {
      const groups = recipes.get(dish)?.eaten.groups;
      return sum + (groups?.fruit ?? 0) + (groups?.vegetables ?? 0);
    }, 0) / days,
  isMoreBetter: true,
  minDifference: 20,
  text: (difference) => `llevaría ${rounded(difference)} g menos de frutas y vegetales al día`,
};
const minutes: Effect = {
  measure: minutesADay,
  isMoreBetter: false,
  minDifference: 3,
  text: (difference) => `pediría ${rounded(difference)} minutos más en la cocina cada día`,
};
const cookings: Effect = {
  measure: (plan) => cooked(plan).length,
  isMoreBetter: false,
  minDifference: 1,
  text: (difference) =>
    `te pondría a cocinar en ${difference === 1 ? 'una ocasión' : `${difference} ocasiones`} más`,
};
const money: Effect = {
  measure: ({ totalCents }) => totalCents,
  isMoreBetter: false,
  minDifference: 50,
  text: (difference) => `costaría ${formatUsd(difference)} más`,
};

const effects: Readonly<Record<PlanGoal, readonly Effect[]>> = {
  energy: [kcal, protein],
  quick: [minutes],
  'meal-prep': [cookings],
  budget: [money],
  healthy: [sodium, fiber, produce],
};
