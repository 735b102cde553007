import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { type Candidate, NOTHING_BESIDE, sideCourseOf } from '../pantry/candidate.ts';
import type { RuleOfPlace } from '../wishes/place-rules.ts';
import type { Laid } from './arrange.ts';
import { type DayBalance, dayBalance } from './day-balance.ts';
import type { ChosenMeal } from './plan.ts';

/** Points of what is wrong; only their relation counts. */
const FRUIT_MISSING = 60;
const SAME_ON_DAY = 50;
/** What is in the dish already, or fills as the dish does. */
const OF_THE_SAME = 80;
/** Of a day whose energy is twice or none of the average (`dayBalance`). */
const UNEVEN = 100;
const EPSILON = 1e-9;

/**
 * Puts the sides that were chosen beside the meals: fruit on every day, none twice on a day, none of what the dish is made of,
 * every day about as much energy and no more sodium than its limit. A side goes only to a meal of its kind whose wishes allow it.
 */
export const layBeside = (
  meals: readonly ChosenMeal[],
  sides: readonly Laid[],
  answers: PlanAnswers,
  candidateOf: (recipeId: string) => Candidate,
  ruleOf: RuleOfPlace,
): readonly ChosenMeal[] => {
  const plates = meals.map((meal): Plate => {
    const laid = sides.find(({ day, type }) => day === meal.day && type === meal.type);
    return { meal, dish: candidateOf(meal.recipeId), side: laid?.candidate ?? null };
  });
  const free = plates.filter(({ side }) => side !== null);
  const days = [...new Set(meals.map(({ day }) => day))];
  const byDay = new Map(days.map((day) => [day, plates.filter(({ meal }) => meal.day === day)]));
  const balanceOf = dayBalance(plates.flatMap(eatenOf), answers);
  const faultOn = (day: number): number => faultOf(byDay.get(day) ?? [], balanceOf);
  const faults = new Map(days.map((day) => [day, faultOn(day)]));
  const fits = ({ meal }: Plate, side: Candidate): boolean =>
    side.course === sideCourseOf(meal.type) && ruleOf(meal).allows(side);

  /** Whether the two are better the other way round; then they are. */
  const exchange = (one: Plate, other: Plate): boolean => {
    const [first, second] = [one.side, other.side];
    if (!first || !second || first === second || !fits(one, second) || !fits(other, first)) return false;
    const touched = [...new Set([one.meal.day, other.meal.day])];
    one.side = second;
    other.side = first;
    const after = touched.map((day) => [day, faultOn(day)] as const);
    const worse = after.reduce((sum, [day, fault]) => sum + fault - (faults.get(day) ?? 0), 0);
    if (worse < -EPSILON) {
      for (const [day, fault] of after) faults.set(day, fault);
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
    side === null || side.recipe.id === NOTHING_BESIDE ? meal : { ...meal, side: side.recipe.id },
  );
};

/** A meal with what is beside it; null: it isn't chosen. */
interface Plate {
  readonly meal: ChosenMeal;
  readonly dish: Candidate;
  side: Candidate | null;
}

/** What is wrong with a day. */
const faultOf = (plates: readonly Plate[], balanceOf: DayBalance): number => {
  const sides = plates.flatMap(({ side }) =>
    side && side.recipe.id !== NOTHING_BESIDE ? [side.recipe.id] : [],
  );
  const isFruity = plates.some((plate) => eatenOf(plate).some(({ eaten }) => (eaten.groups.fruit ?? 0) > 0));
  const alike = plates.filter(({ dish, side }) => side && areAlike(dish, side));
  return (
    (isFruity ? 0 : FRUIT_MISSING) +
    SAME_ON_DAY * (sides.length - new Set(sides).size) +
    OF_THE_SAME * alike.length +
    UNEVEN * balanceOf(plates.flatMap(eatenOf))
  );
};

/** Rice beside potatoes, or an apple beside what has apples in it. */
const areAlike = (dish: Candidate, side: Candidate): boolean =>
  (dish.eaten.isFilling && side.eaten.isFilling) ||
  side.products.some((product) => dish.products.some((each) => shelfOf(each) === shelfOf(product)));

const shelfOf = ({ category, subcategory }: Candidate['products'][number]): string => subcategory ?? category;

const eatenOf = ({ dish, side }: Plate): readonly Candidate[] => (side ? [dish, side] : [dish]);
