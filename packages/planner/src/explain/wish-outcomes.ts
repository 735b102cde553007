import { formatUsd } from '@nutricion/domain/kit/money';
import { type ConditionId, conditionRules, REFERRAL, stageOf } from '@nutricion/domain/plans/condition';
import { weekdayOf } from '@nutricion/domain/plans/weekdays';
import {
  type ConditionWish,
  type DaysTasteWish,
  type DaysWithoutWish,
  type PlanWish,
  type ShiftWish,
  type TasteWish,
  wishLabel,
} from '@nutricion/domain/plans/wish';
import { dishesOf, type MealPlan, type PlannedMeal } from '../compose/plan.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { hasFood } from '../wishes/recipe-food.ts';
import { mealsAtWork } from '../wishes/work-meals.ts';

/** What a plan does about a wish. */
export interface WishOutcome {
  /** "Sin cerdo" */
  readonly label: string;
  /** What the plan does about the wish. */
  readonly text: string;
  /** False when a food was wished for and no meal has it, and for conditions that plans can't follow. */
  readonly isMet: boolean;
}

/**
 * The outcome of each wish of the plan's answers.
 * @param recipes by id; must contain every recipe and side of the plan
 */
export const wishOutcomes = (plan: MealPlan, recipes: Recipes): readonly WishOutcome[] =>
  (plan.answers.wishes ?? []).map((wish) => ({
    label: wishLabel(wish),
    text: outcomeText(wish, plan, recipes),
    isMet: isMetBy(wish, plan, recipes),
  }));

type Recipes = ReadonlyMap<string, Candidate>;
type DayWish = DaysWithoutWish | DaysTasteWish;

/** Hard wishes that are still in the answers are always satisfied. */
const isMetBy = (wish: PlanWish, plan: MealPlan, recipes: Recipes): boolean => {
  if (wish.kind === 'condition') return conditionRules[wish.condition].isEnforced;
  if (wish.kind === 'more') return timesOf(wish, plan.meals, recipes) > 0;
  return wish.kind !== 'days-more' || timesOf(wish, mealsOn(wish, plan), recipes) > 0;
};

const timesOf = (food: TasteWish | DaysTasteWish, meals: readonly PlannedMeal[], recipes: Recipes): number =>
  meals.filter((meal) =>
    dishesOf(meal).some((dish) => {
      const candidate = recipes.get(dish);
      return candidate !== undefined && hasFood(food, candidate.recipe, candidate.products);
    }),
  ).length;

const mealsOn = ({ weekdays }: DayWish, { startDate, meals }: MealPlan): readonly PlannedMeal[] =>
  meals.filter(({ day }) => startDate !== null && weekdays.includes(weekdayOf(startDate, day)));

const outcomeText = (wish: PlanWish, plan: MealPlan, recipes: Recipes): string => {
  switch (wish.kind) {
    case 'without':
      return wish.provenBy === null ? 'Ninguna comida lo lleva.' : GLUTEN_FREE;
    case 'allergy':
      return 'Fuera lo que lo lleva, lo que puede llevarlo y lo que no trae datos.';
    case 'condition':
      return [conditionRules[wish.condition].message, ...energyTexts(wish, plan), REFERRAL].join(' ');
    case 'minutes':
      return 'Ninguna comida tarda más.';
    case 'sum':
      return `El plan cuesta ${formatUsd(plan.totalCents)}.`;
    case 'more':
    case 'less':
      return tasteText(wish, plan.meals, recipes);
    case 'days-without':
    case 'days-more':
    case 'days-less':
      return daysText(wish, plan, recipes);
    case 'shift':
      return shiftText(wish, plan);
  }
};

const unsaidTexts: Partial<Readonly<Record<ConditionId, string>>> = {
  pregnancy: 'No dijiste de cuántos meses, así que contamos el segundo trimestre. ',
  lactation: 'No dijiste la edad del bebé, así que contamos más de seis meses. ',
};

/** What a pregnancy or breastfeeding adds to the energy of a day. */
const energyTexts = ({ condition, stage }: ConditionWish, { answers }: MealPlan): readonly string[] => {
  const counted = stageOf(condition, stage);
  if (!counted) return [];
  const { extraKcal } = counted;
  if (extraKcal === 0) return ['El primer trimestre no pide más energía.'];
  const unsaid = stage === undefined ? (unsaidTexts[condition] ?? '') : '';
  return [
    answers.people > 1
      ? `${unsaid}La meta de energía de la casa sube ${extraKcal} kcal al día, que son para ella: sírvele más.`
      : `${unsaid}La meta de energía sube ${extraKcal} kcal al día.`,
  ];
};

/** The plan guarantees the products, not what they touch in the kitchen. */
const GLUTEN_FREE =
  'Todo lo que lleva está marcado sin gluten. En tu cocina, que no toque harina, pan ni lo que se usó con ellos.';

const tasteText = (
  wish: TasteWish | DaysTasteWish,
  meals: readonly PlannedMeal[],
  recipes: Recipes,
): string => {
  const count = timesOf(wish, meals, recipes);
  if (count > 0) return `En ${count} de ${meals.length} comidas.`;
  const isLess = wish.kind === 'less' || wish.kind === 'days-less';
  return isLess ? 'En ninguna comida.' : 'Con lo demás que pides, no cupo en ninguna comida.';
};

const daysText = (wish: DayWish, plan: MealPlan, recipes: Recipes): string => {
  const mine = mealsOn(wish, plan);
  if (mine.length === 0) return 'El plan no tiene ninguno de esos días.';
  const days = new Set(mine.map(({ day }) => day)).size === 1 ? 'Ese día' : 'Esos días';
  if (wish.kind === 'days-without') return `${days}, ninguna comida lo lleva.`;
  const text = tasteText(wish, mine, recipes);
  return `${days}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

const shiftText = (wish: ShiftWish, plan: MealPlan): string => {
  if (wish.shift === 'libre') return 'Esos días vale cualquier receta.';
  const count = mealsAtWork({ ...plan.answers, wishes: [wish] }, plan.startDate).size;
  if (count === 0) return 'Ninguna comida del plan cae en ese turno.';
  return count === 1
    ? 'La comida del turno va fría, de microondas o lista para llevar.'
    : `Las ${count} comidas del turno van frías, de microondas o listas para llevar.`;
};
