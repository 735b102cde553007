import {
  type FoodGroup,
  GRAMS_OF_FRUIT_CUP,
  GRAMS_OF_VEGETABLE_CUP,
} from '@nutricion/domain/catalog/nutrition/food-groups';
import { foodGuidelines } from '@nutricion/domain/catalog/nutrition/food-guidelines';
import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { type Candidate, type Course, isSide, type SideCourse, sideCourseOf } from '../pantry/candidate.ts';
import { shareOfDay } from './weights.ts';

/**
 * An amount per day that is counted over the whole plan and costs points below a minimum and above a maximum.
 */
export interface Tally {
  readonly min: number;
  /** Points for each missing unit. */
  readonly perMissing: number;
  readonly max: number;
  /** Points for each unit that is too much. */
  readonly perExcess: number;
}

/** How much one meal adds to a tally's amount per day. */
export interface Counted {
  readonly tally: number;
  readonly amount: number;
}

/** All tallies of a request, and what each candidate adds to them. */
export interface Tallies {
  readonly tallies: readonly Tally[];
  /** For each candidate the tallies that it adds to. */
  readonly addedByCandidate: readonly (readonly Counted[])[];
}

/** Points for missing all of a guideline's minimum, or for exceeding its maximum by the same amount again. */
const GROUP_POINTS: Readonly<Partial<Record<FoodGroup, number>>> = {
  fruit: 450,
  vegetables: 450,
  legumes: 250,
  fish: 250,
  'salted-fish': 250,
  'red-meat': 300,
  'processed-meat': 900,
  eggs: 1_500,
};
/**
 * Cups a day that no plan should go without, however few its meals: below them fruit or vegetables cost this
 * many points in addition.
 */
const FLOORS: readonly { readonly group: FoodGroup; readonly minG: number }[] = [
  { group: 'fruit', minG: 1.5 * GRAMS_OF_FRUIT_CUP },
  { group: 'vegetables', minG: 1.6 * GRAMS_OF_VEGETABLE_CUP },
];
const FLOOR_POINTS = 6_000;
/** Multiplies the points of food groups when the goal is to eat healthier. */
const HEALTHY_FACTOR = 2;
/** Points of the whole plan for each meal of a main food beyond its share. */
const SAME_MAIN_FOOD_POINTS = 800;
/** At most one of this many meals may have the same main food. */
const MEALS_PER_MAIN_FOOD = 5;

/**
 * Points for each meal where dish and side both are filling, and for each serving of nuts beyond one a day.
 */
const TWO_FILLING_POINTS = 8_000;
const EXTRA_NUTS_POINTS = 1_000;
const NUTS = 'Nueces y semillas';

/** Tallies for the guidelines of food groups, variety of main foods, filling dishes and nuts. */
export const talliesOf = (candidates: readonly Candidate[], answers: PlanAnswers): Tallies => {
  const addedByCandidate = candidates.map((): Counted[] => []);
  const tallies: Tally[] = [];
  const add = (tally: Tally, amountOf: (candidate: Candidate) => number): void => {
    for (const [position, candidate] of candidates.entries()) {
      const amount = amountOf(candidate);
      if (amount > 0)
        addedByCandidate[position]?.push({ tally: tallies.length, amount: amount / answers.days });
    }
    tallies.push(tally);
  };
  const factor = answers.goals.includes('healthy') ? HEALTHY_FACTOR : 1;
  for (const { group, minG, maxG } of foodGuidelines) {
    const share = shareOfDay(answers);
    const points = factor * (GROUP_POINTS[group] ?? 0);
    add(
      boundedBy((minG ?? 0) * share, (maxG ?? Number.POSITIVE_INFINITY) * share, points),
      ({ eaten }) => eaten.groups[group] ?? 0,
    );
  }
  for (const { group, minG } of FLOORS)
    add(boundedBy(minG, Number.POSITIVE_INFINITY, FLOOR_POINTS), ({ eaten }) => eaten.groups[group] ?? 0);
  const max = maxMealsOfMainFood(answers) / answers.days;
  const dishes = candidates.filter((candidate) => !isSide(candidate));
  for (const mainFood of new Set(dishes.map(({ eaten }) => eaten.mainFood)))
    add({ min: 0, perMissing: 0, max, perExcess: SAME_MAIN_FOOD_POINTS }, (candidate) =>
      !isSide(candidate) && candidate.eaten.mainFood === mainFood ? 1 : 0,
    );
  // As many filling dishes and sides as meals: `addSides` then gives each a meal of its own.
  const meals = mealsOfDay[answers.mealsPerDay];
  for (const [dish, side] of coursesWithSides) {
    const max = meals.filter((meal) => sideCourseOf(meal) === side).length;
    add({ min: 0, perMissing: 0, max, perExcess: TWO_FILLING_POINTS }, ({ course, eaten }) =>
      eaten.isFilling && (course === side || dish.has(course)) ? 1 : 0,
    );
  }
  add({ min: 0, perMissing: 0, max: 1, perExcess: EXTRA_NUTS_POINTS }, (candidate) =>
    isSide(candidate) && candidate.products.some(({ subcategory }) => subcategory === NUTS) ? 1 : 0,
  );
  return { tallies, addedByCandidate };
};

/** The tallies of the floors alone, each weighed so heavily that money never outweighs it. */
export const floorTalliesOf = (candidates: readonly Candidate[], { days }: PlanAnswers): Tallies => ({
  tallies: FLOORS.map(({ minG }) => boundedBy(minG, Number.POSITIVE_INFINITY, UNDER_FLOOR_POINTS)),
  addedByCandidate: candidates.map(({ eaten }) =>
    FLOORS.flatMap(({ group }, tally) => {
      const grams = eaten.groups[group] ?? 0;
      return grams > 0 ? [{ tally, amount: grams / days }] : [];
    }),
  ),
});
const UNDER_FLOOR_POINTS = 60_000;

const coursesWithSides: readonly (readonly [ReadonlySet<Course>, SideCourse])[] = [
  [new Set<Course>(['plato']), 'con-plato'],
  [new Set<Course>(['desayuno', 'merienda']), 'con-desayuno'],
];

/** How many meals of one main food a plan may have without a penalty. */
export const maxMealsOfMainFood = ({
  days,
  mealsPerDay,
}: Pick<PlanAnswers, 'days' | 'mealsPerDay'>): number =>
  Math.ceil((days * mealsOfDay[mealsPerDay].length) / MEALS_PER_MAIN_FOOD);

const boundedBy = (min: number, max: number, points: number): Tally => ({
  min,
  perMissing: min > 0 ? points / min : 0,
  max,
  perExcess: max < Number.POSITIVE_INFINITY ? points / max : 0,
});

/** Points for an amount. */
export const tallyPoints = ({ min, perMissing, max, perExcess }: Tally, amount: number): number => {
  if (amount < min) return perMissing * (min - amount);
  return amount > max ? perExcess * (amount - max) : 0;
};
