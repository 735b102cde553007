import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { type Candidate, NO_SIDE, sideCourseOf } from '../pantry/candidate.ts';
import type { RuleOfPlace } from '../wishes/place-rules.ts';
import type { PlacedMeal } from './arrange.ts';
import { type DayBalance, dayBalance } from './day-balance.ts';
import type { ChosenMeal } from './plan.ts';

/** Penalties in points; only their ratios matter. */
const NO_FRUIT_POINTS = 60;
const SAME_SIDE_POINTS = 50;
/** A side made of the same as the dish, or as filling as the dish: no such pair stays where an exchange can help. */
const LIKE_DISH_POINTS = 800;
/** For a day with twice the average energy, or none (`dayBalance`). */
const UNEVEN_DAY_POINTS = 100;
const EPSILON = 1e-9;

/**
 * Adds the chosen sides to the meals: fruit on every day, no side twice on a day, no side like its dish,
 * energy spread evenly and sodium within the daily limit. A side goes only to a meal of its course whose rule
 * allows it.
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

  /** Exchanges two sides when that lowers the penalty; returns whether it did. */
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
  // Each exchange lowers the penalty, so the loop ends.
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [at, one] of free.entries())
      for (const other of free.slice(at + 1)) if (exchange(one, other)) isBetter = true;
  }
  return plates.map(({ meal, side }) =>
    side === null || side.recipe.id === NO_SIDE ? meal : { ...meal, side: side.recipe.id },
  );
};

/**
 * The meals without sides that are still made of the same as their dish, or as filling, since no exchange
 * helped. Another fruit takes the place of a fruit. A side stays where the plan isn't allowed otherwise.
 * @param sides all that may be chosen, the cheapest first
 * @param isPinned whether a meal is the customer's own choice
 */
export const withoutDoubledFood = (
  meals: readonly ChosenMeal[],
  sides: readonly Candidate[],
  candidateOf: (recipeId: string) => Candidate,
  ruleOf: RuleOfPlace,
  isPinned: (meal: ChosenMeal) => boolean,
  isAllowed: (meals: readonly ChosenMeal[]) => boolean,
): readonly ChosenMeal[] =>
  meals.reduce((left, meal, position) => {
    const { side: id, ...alone } = meal;
    const side = id === undefined ? undefined : candidateOf(id);
    const dish = candidateOf(meal.recipeId);
    if (!side || isPinned(meal) || !areAlike(dish, side)) return left;
    const onDay = new Set(left.filter(({ day }) => day === meal.day).map((each) => each.side));
    const others = sides.filter(
      (other) =>
        isFruit(side) &&
        isFruit(other) &&
        other.course === sideCourseOf(meal.type) &&
        !onDay.has(other.recipe.id) &&
        ruleOf(meal).allows(other) &&
        !areAlike(dish, other),
    );
    const choices = [...others.map(({ recipe }) => ({ ...alone, side: recipe.id })), alone];
    return choices.map((choice) => left.with(position, choice)).find(isAllowed) ?? left;
  }, meals);

const isFruit = ({ eaten }: Candidate): boolean => (eaten.groups.fruit ?? 0) > 0;

/** A meal with its side; null: no side is chosen for it. */
interface Plate {
  readonly meal: ChosenMeal;
  readonly dish: Candidate;
  side: Candidate | null;
}

/** Penalty of one day. */
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

/** Rice with potatoes, or an apple with a dish that contains apples. */
const areAlike = (dish: Candidate, side: Candidate): boolean =>
  (dish.eaten.isFilling && side.eaten.isFilling) || isOfDish(dish, side);

/** Whether a side is a food that the dish already has: "Manzana verde" beside one with "Manzana roja". */
const isOfDish = (dish: Candidate, side: Candidate): boolean =>
  side.products.some((one) => dish.products.some((other) => foodOf(one) === foodOf(other)));

const foodOf = ({ title }: Candidate['products'][number]): string => title.split(' ')[0] ?? title;

const eatenOf = ({ dish, side }: Plate): readonly Candidate[] => (side ? [dish, side] : [dish]);
