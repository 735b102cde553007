import { listText } from '@nutricion/domain/kit/list-text';
import { formatUsd } from '@nutricion/domain/kit/money';
import { type PlanGoal, planGoals } from '@nutricion/domain/plans/answers';
import type { MealPlan } from '../compose/plan.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { minutesOfCooking } from '../pantry/repetition.ts';
import { gramsADay } from './grams-a-day.ts';

type Recipes = ReadonlyMap<string, Candidate>;

/** A figure of a plan that is compared with another plan's. */
interface Effect {
  readonly measure: (plan: MealPlan, recipes: Recipes) => number;
  /** Whether more of it is better. */
  readonly isMoreBetter: boolean;
  /** Smaller differences are not reported. */
  readonly minDifference: number;
  /** What the other plan would do, by so much more or less: "costaría $3.10 más". */
  readonly text: (amount: number, more: 'más' | 'menos') => string;
}

/**
 * One sentence for each goal: what the plan would be like without it, for better and for worse, by comparison
 * with the plan found without it. A goal without any noticeable difference gets a sentence that says so.
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
    const worse = differences(effects[id], plan, other, recipes, 'worse').slice(0, MAX_EFFECTS);
    const better = differences(all, plan, other, recipes, 'better').slice(0, MAX_BETTER);
    if (worse.length === 0 && better.length === 0)
      return [`«${label}» no costó nada: aun sin pedirlo, no encontramos un plan claramente mejor que este.`];
    if (better.length === 0) return [`Sin «${label}», el plan ${listText(worse)}.`];
    return [
      worse.length === 0
        ? `«${label}» no cambió lo que busca: sin pedirlo, el plan ${listText(better)}.`
        : `Sin «${label}», el plan ${listText(worse)}; a cambio, ${listText(better)}.`,
    ];
  });

/** What the plan would gain for more money: "Con $9.20 más, el plan pediría 12 minutos menos …". */
export const moreMoneyText = (plan: MealPlan, forMore: MealPlan, recipes: Recipes): string => {
  const cents = forMore.totalCents - plan.totalCents;
  const better = differences(all, plan, forMore, recipes, 'better').slice(0, MAX_BETTER);
  return cents <= 0 || better.length === 0
    ? 'Con unos dólares más no encontramos un plan claramente mejor.'
    : `Con ${formatUsd(cents)} más, el plan ${listText(better)}.`;
};

/** The figures in which the other plan is better, or worse, in words. */
const differences = (
  figures: readonly Effect[],
  plan: MealPlan,
  other: MealPlan,
  recipes: Recipes,
  kind: 'better' | 'worse',
): readonly string[] =>
  figures.flatMap(({ measure, isMoreBetter, minDifference, text }) => {
    const more = measure(other, recipes) - measure(plan, recipes);
    const isBetter = more > 0 === isMoreBetter;
    if (Math.abs(more) < minDifference || isBetter !== (kind === 'better')) return [];
    return [text(Math.abs(more), more > 0 ? 'más' : 'menos')];
  });

const MAX_EFFECTS = 2;
const MAX_BETTER = 3;

const cooked = ({ meals }: MealPlan) => meals.filter(({ leftoverFromDay }) => leftoverFromDay === null);

const minutesADay = (plan: MealPlan, recipes: Recipes): number =>
  cooked(plan).reduce((sum, { recipeId }) => {
    const recipe = recipes.get(recipeId)?.recipe;
    return recipe ? sum + minutesOfCooking(recipe) : sum;
  }, 0) / plan.answers.days;

const rounded = (amount: number): string => Math.round(amount).toLocaleString('es-PR');

/** More energy than the target is no gain. */
const kcal: Effect = {
  measure: ({ perDay, targets }) => Math.min(perDay.kcal, targets.kcal),
  isMoreBetter: true,
  minDifference: 30,
  text: (amount, more) => `daría ${rounded(amount)} kcal ${more} por persona al día`,
};
const protein: Effect = {
  measure: ({ perDay }) => perDay.protein_g,
  isMoreBetter: true,
  minDifference: 3,
  text: (amount, more) => `traería ${rounded(amount)} g ${more} de proteína al día`,
};
const sodium: Effect = {
  measure: ({ perDay }) => perDay.sodium_mg,
  isMoreBetter: false,
  minDifference: 50,
  text: (amount, more) => `traería ${rounded(amount)} mg ${more} de sodio al día`,
};
const fiber: Effect = {
  measure: ({ perDay }) => perDay.fiber_g,
  isMoreBetter: true,
  minDifference: 1,
  text: (amount, more) => `traería ${rounded(amount)} g ${more} de fibra al día`,
};
const produce: Effect = {
  measure: (plan, recipes) => gramsADay(plan, recipes, 'fruit') + gramsADay(plan, recipes, 'vegetables'),
  isMoreBetter: true,
  minDifference: 20,
  text: (amount, more) => `llevaría ${rounded(amount)} g ${more} de frutas y vegetales al día`,
};
const minutes: Effect = {
  measure: minutesADay,
  isMoreBetter: false,
  minDifference: 3,
  text: (amount, more) => `pediría ${rounded(amount)} minutos ${more} en la cocina cada día`,
};
const cookings: Effect = {
  measure: (plan) => cooked(plan).length,
  isMoreBetter: false,
  minDifference: 1,
  text: (amount, more) =>
    `te pondría a cocinar en ${amount === 1 ? 'una ocasión' : `${amount} ocasiones`} ${more}`,
};
const money: Effect = {
  measure: ({ totalCents }) => totalCents,
  isMoreBetter: false,
  minDifference: 50,
  text: (amount, more) => `costaría ${formatUsd(amount)} ${more}`,
};
const variety: Effect = {
  measure: ({ meals }) => new Set(meals.map(({ recipeId }) => recipeId)).size,
  isMoreBetter: true,
  minDifference: 2,
  text: (amount, more) => `tendría ${amount} platos distintos ${more}`,
};

/** What is told of a plan that is better in something, the most important first. */
const all: readonly Effect[] = [money, minutes, produce, kcal, sodium, variety];

const effects: Readonly<Record<PlanGoal, readonly Effect[]>> = {
  energy: [kcal, protein],
  quick: [minutes],
  'meal-prep': [cookings],
  budget: [money],
  healthy: [sodium, fiber, produce],
};
