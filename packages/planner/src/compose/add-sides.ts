import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { type Candidate, NO_SIDE, sideCourseOf } from '../pantry/candidate.ts';
import type { RuleOfPlace } from '../wishes/place-rules.ts';
import type { PlacedMeal } from './arrange.ts';
import { type DayBalance, dayBalance } from './day-balance.ts';
import type { ChosenMeal } from './plan.ts';

/** Points of what is wrong; only their relation counts. */
const NO_FRUIT_POINTS = 60;
const SAME_SIDE_POINTS = 50;
/** What is in the dish already, or fills as the dish does. */
const LIKE_DISH_POINTS = 80;
/** Of a day whose energy is twice or none of the average (`dayBalance`). */
const UNEVEN_DAY_POINTS = 100;
const EPSILON = 1e-9;

/**
 * Puts the sides that were chosen beside the meals: fruit on every day, none twice on a day, none of what the dish is made of,
 * every day about as much energy and no more sodium than its limit. A side goes only to a meal of its kind whose wishes allow it.
 */
export const addSides = (
  meals: readonly ChosenMeal[],
  sides: readonly PlacedMeal[],
  answers: PlanAnswers,
  candidateOf: (recipeId: string) => Candidate,
  ruleOf: RuleOfPlace,
): readonly ChosenMeal[] => {
  const plates = meals.map((meal): Plate => {
    const placed = sides.find(({ day, type }) => day === meal.day && type === meal.type);
    return { meal, dish: candidateOf(meal.recipeId), side: placed?.candidate ?? null };
  });
  const free = plates.filter(({ side }) => side !== null);
  const days = [...new Set(meals.map(({ day }) => day))];
  const byDay = new Map(days.map((day) => [day, plates.filter(({ meal }) => meal.day === day)]));
  const balanceOf = dayBalance(plates.flatMap(eatenOf), answers);
  const penaltyOn = (day: number): number => penaltyOf(byDay.get(day) ?? [], balanceOf);
  const penalties = new Map(days.map((day) => [day, penaltyOn(day)]));
  const fits = ({ meal }: Plate, side: Candidate): boolean =>
    side.course === sideCourseOf(meal.type) && ruleOf(meal).allows(side);

  /** Whether the two are better the other way round; then they are. */
  const exchange = (one: Plate, other: Plate): boolean => {
    const [first, second] = [one.side, other.side];
    if (!first || !second || first === second || !fits(one, second) || !fits(other, first)) return false;
    const touched = [...new Set([one.meal.day, other.meal.day])];
    one.side = second;
    other.side = first;
    const after = touched.map((day) => [day, penaltyOn(day)] as const);
    const worse = after.reduce((sum, [day, penalty]) => sum + penalty - (penalties.get(day) ?? 0), 0);
    if (worse < -EPSILON) {
      for (const [day, penalty] of after) penalties.set(day, penalty);
      return true;
    }
    one.side = first;
    other.side = second;
    return false;
  };
  // Each exchange lessens what is wrong, so that it ends.
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [at, one] of free.entries())
      for (const other of free.slice(at + 1)) if (exchange(one, other)) isBetter = true;
  }
  return plates.map(({ meal, side }) =>
    side === null || side.recipe.id === NO_SIDE ? meal : { ...meal, side: side.recipe.id },
  );
};

/** A meal with what is beside it; null: it isn't chosen. */
interface Plate {
  readonly meal: ChosenMeal;
  readonly dish: Candidate;
  side: Candidate | null;
}

/** What is wrong with a day. */
const penaltyOf = (plates: readonly Plate[], balanceOf: DayBalance): number => {
  const sides = plates.flatMap(({ side }) => (side && side.recipe.id !== NO_SIDE ? [side.recipe.id] : []));
  const isFruity = plates.some((plate) => eatenOf(plate).some(({ eaten }) => (eaten.groups.fruit ?? 0) > 0));
  const alike = plates.filter(({ dish, side }) => side && areAlike(dish, side));
  return (
    (isFruity ? 0 : NO_FRUIT_POINTS) +
    SAME_SIDE_POINTS * (sides.length - new Set(sides).size) +
    LIKE_DISH_POINTS * alike.length +
    UNEVEN_DAY_POINTS * balanceOf(plates.flatMap(eatenOf))
  );
};

/** Rice beside potatoes, or an apple beside what has apples in it. */
const areAlike = (dish: Candidate, side: Candidate): boolean =>
  (dish.eaten.isFilling && side.eaten.isFilling) ||
  side.products.some((product) => dish.products.some((each) => shelfOf(each) === shelfOf(product)));

const shelfOf = ({ category, subcategory }: Candidate['products'][number]): string => subcategory ?? category;

const eatenOf = ({ dish, side }: Plate): readonly Candidate[] => (side ? [dish, side] : [dish]);
