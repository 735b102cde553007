import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import type { FoodGroup } from '@nutricion/domain/nutrition/food-groups';
import { foodGuidelines } from '@nutricion/domain/nutrition/food-guidelines';
import { type Candidate, type Course, isSide, type SideCourse, sideCourseOf } from '../pantry/candidate.ts';
import { shareOfDay } from './weights.ts';

/** What is counted over all meals of a plan, a day's average: too little of it and too much of it cost points. */
export interface Tally {
  readonly least: number;
  /** Points of each unit that is missing. */
  readonly short: number;
  readonly most: number;
  /** Points of each unit that is too much. */
  readonly over: number;
}

/** How much of which tally one meal adds to a day's average. */
export interface Counted {
  readonly tally: number;
  readonly amount: number;
}

export interface Tallies {
  readonly tallies: readonly Tally[];
  /** Of each candidate. */
  readonly counted: readonly (readonly Counted[])[];
}

/** Points of missing all of what a guideline asks, or of exceeding its bound by as much again. */
const GROUP_POINTS: Readonly<Partial<Record<FoodGroup, number>>> = {
  fruit: 450,
  vegetables: 450,
  legumes: 250,
  fish: 250,
  'salted-fish': 250,
  'red-meat': 300,
  'processed-meat': 600,
  eggs: 900,
};
/** Who asks to eat better. */
const HEALTHY_FACTOR = 2;
/** Of each meal of one main food beyond its share of the plan: points of the whole plan. */
const SAME_MAIN_FOOD = 500;
/** A main food is that of one meal in so many at most. */
const MAIN_FOOD_SHARE = 5;

/** Of each meal at which what comes beside fills as the dish does, and of each handful of nuts beyond one a day. */
const FILLS_TWICE = 8_000;
const MORE_NUTS = 1_000;
const NUTS = 'Nueces y semillas';

/** The guidelines for food groups and the variety of main foods, for what these recipes can bring. */
export const talliesOf = (candidates: readonly Candidate[], answers: PlanAnswers): Tallies => {
  const counted = candidates.map((): Counted[] => []);
  const tallies: Tally[] = [];
  const add = (tally: Tally, amountOf: (candidate: Candidate) => number): void => {
    for (const [position, candidate] of candidates.entries()) {
      const amount = amountOf(candidate);
      if (amount > 0) counted[position]?.push({ tally: tallies.length, amount: amount / answers.days });
    }
    tallies.push(tally);
  };
  const factor = answers.goals.includes('healthy') ? HEALTHY_FACTOR : 1;
  for (const { group, leastG, mostG } of foodGuidelines) {
    const share = shareOfDay(answers);
    const points = factor * (GROUP_POINTS[group] ?? 0);
    add(
      boundedBy((leastG ?? 0) * share, (mostG ?? Number.POSITIVE_INFINITY) * share, points),
      ({ eaten }) => eaten.groups[group] ?? 0,
    );
  }
  const most = mostOfMainFood(answers) / answers.days;
  const dishes = candidates.filter((candidate) => !isSide(candidate));
  for (const mainFood of new Set(dishes.map(({ eaten }) => eaten.mainFood)))
    add({ least: 0, short: 0, most, over: SAME_MAIN_FOOD }, (candidate) =>
      !isSide(candidate) && candidate.eaten.mainFood === mainFood ? 1 : 0,
    );
  // As many that fill as there are meals: each then has a meal of its own (`layBeside`).
  const meals = mealsOfDay[answers.mealsPerDay];
  for (const [dish, beside] of courseWithSides) {
    const most = meals.filter((meal) => sideCourseOf(meal) === beside).length;
    add({ least: 0, short: 0, most, over: FILLS_TWICE }, ({ course, eaten }) =>
      eaten.isFilling && (course === beside || dish.has(course)) ? 1 : 0,
    );
  }
  add({ least: 0, short: 0, most: 1, over: MORE_NUTS }, (candidate) =>
    isSide(candidate) && candidate.products.some(({ subcategory }) => subcategory === NUTS) ? 1 : 0,
  );
  return { tallies, counted };
};

const courseWithSides: readonly (readonly [ReadonlySet<Course>, SideCourse])[] = [
  [new Set<Course>(['plato']), 'con-plato'],
  [new Set<Course>(['desayuno', 'merienda']), 'con-desayuno'],
];

/** How many meals of one main food a plan has without being dull. */
export const mostOfMainFood = ({ days, mealsPerDay }: Pick<PlanAnswers, 'days' | 'mealsPerDay'>): number =>
  Math.ceil((days * mealsOfDay[mealsPerDay].length) / MAIN_FOOD_SHARE);

const boundedBy = (least: number, most: number, points: number): Tally => ({
  least,
  short: least > 0 ? points / least : 0,
  most,
  over: most < Number.POSITIVE_INFINITY ? points / most : 0,
});

/** Points of an amount. */
export const tallyPoints = ({ least, short, most, over }: Tally, amount: number): number => {
  if (amount < least) return short * (least - amount);
  return amount > most ? over * (amount - most) : 0;
};
