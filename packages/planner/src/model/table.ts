import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { mostSavedTogether } from '../pantry/repetition.ts';
import { type Aim, FACT_COUNT, FACTS, flatten } from './flat-model.ts';
import { type Model, packagesOfUnits, SHORTAGE } from './model.ts';
import { type Tally, tallyPoints } from './tallies.ts';
import { ENOUGH_ENERGY, LEAST_ENERGY, type Weights } from './weights.ts';

/** A plan being laid: which recipes come how often, with what that costs. Days come later (`arrange`). */
export interface Table {
  /** Puts one meal of a recipe on the table, or takes it off. */
  readonly add: (recipe: number, sign: 1 | -1) => void;
  /** Makes this the state that `takeBack` returns to; to be called before `MOST_ADDED` more of `add`. */
  readonly keep: () => void;
  readonly takeBack: () => void;
  /** Cents; from `SHORTAGE` on some product doesn't suffice. */
  readonly cost: () => number;
  /** The lower the better. Money alone counts in cents, everything in points of a person and day. */
  readonly points: () => number;
  /** What so many more meals of a recipe add to each of `sums`, written to `into` from `start` on. */
  readonly more: (recipe: number, meals: number, into: Float64Array, start: number) => void;
  /** Of the plan: what `pointsOf` makes points of. */
  readonly sums: Float64Array;
  readonly ofCent: number;
  /** Of a whole target missed or exceeded. */
  readonly weights: Pick<Weights, 'energy' | 'protein' | 'fiber' | 'sodium' | 'enough' | 'floor'>;
  /** The most points by which meals of one recipe are fewer together than one by one. */
  readonly together: number;
  readonly pointsOf: (
    cost: number,
    apart: number,
    kcal: number,
    protein: number,
    fiber: number,
    sodium: number,
  ) => number;
}

/** The most meals put on or taken off from one `keep` to the next: each of a plan with its change, twice. */
export const MOST_ADDED = 256;

/** The sums of the plan, by their places: what is of each meal (`FACTS`), then cents. */
export const SUM = { ...FACTS, cost: FACT_COUNT } as const;
export const SUMS = FACT_COUNT + 1;
const { apart, kcal, protein, fiber, sodium, cost: COST } = SUM;
/** How much is in the journal: uses and meals. */
const USES = 0;
const MEALS = 1;
const TALLIES = 2;

/** A table with the pinned meals on it. */
export const layTable = (model: Model, aim: Aim): Table => {
  const { starts, productOf, unitsOf, costStarts, costs, facts, repetition, mostTimes } = flatten(model, aim);
  const { tallyStarts, tallyOf, tallyAmounts } = flatten(model, aim);
  const { firstOf, answers } = model;
  const { tallies } = model.tallies;
  const weights = aim === 'points' ? model.weights : moneyAlone(answers);
  /** Points of the whole plan are shared by its days; cents aren't. */
  const perDay = aim === 'points' ? 1 / answers.days : 1;
  const ofCent = aim === 'points' ? (weights.cost + weights.waste) / (answers.days * answers.people) : 1;
  const mostUses = model.uses.reduce((most, { length }) => Math.max(most, length), 0);
  const mostCounted = model.tallies.counted.reduce((most, { length }) => Math.max(most, length), 0);

  /** What is beyond what is at home. */
  const needs = model.atHome.map((units) => -units);
  const packages = new Int32Array(model.products.length);
  const times = new Int32Array(model.uses.length);
  const sums = new Float64Array(SUMS);
  const amounts = new Float64Array(tallies.length);

  // Everything changed since `keep`, as it was before.
  const logged = new Int32Array(3);
  const keptSums = new Float64Array(SUMS);
  const keptProducts = new Int32Array(MOST_ADDED * mostUses);
  const keptNeeds = new Float64Array(MOST_ADDED * mostUses);
  const keptPackages = new Int32Array(MOST_ADDED * mostUses);
  const keptRecipes = new Int32Array(MOST_ADDED);
  const keptTimes = new Int32Array(MOST_ADDED);
  const keptTallies = new Int32Array(MOST_ADDED * mostCounted);
  const keptAmounts = new Float64Array(MOST_ADDED * mostCounted);

  /** Counts a row in its tallies; points that it adds by that. */
  const count = (row: number, sign: 1 | -1): number => {
    let points = 0;
    let place = logged[TALLIES] as number;
    const end = tallyStarts[row + 1] as number;
    for (let position = tallyStarts[row] as number; position < end; position += 1) {
      const at = tallyOf[position] as number;
      const before = amounts[at] as number;
      const after = before + sign * (tallyAmounts[position] as number);
      const tally = tallies[at] as Tally;
      points += tallyPoints(tally, after) - tallyPoints(tally, before);
      keptTallies[place] = at;
      keptAmounts[place] = before;
      place += 1;
      amounts[at] = after;
    }
    logged[TALLIES] = place;
    return points;
  };
  /** Points that so many meals of a recipe would add by its tallies. */
  const countMore = (recipe: number, meals: number): number => {
    let points = 0;
    const end = tallyStarts[recipe + 1] as number;
    for (let position = tallyStarts[recipe] as number; position < end; position += 1) {
      const at = tallyOf[position] as number;
      const before = amounts[at] as number;
      const tally = tallies[at] as Tally;
      points +=
        tallyPoints(tally, before + meals * (tallyAmounts[position] as number)) - tallyPoints(tally, before);
    }
    return points;
  };
  /** A row of the flat model, which counts as a meal of a recipe. */
  const addRow = (row: number, recipe: number, sign: 1 | -1): void => {
    let cost = sums[COST] as number;
    let use = logged[USES] as number;
    const end = starts[row + 1] as number;
    for (let position = starts[row] as number; position < end; position += 1) {
      const product = productOf[position] as number;
      const before = packages[product] as number;
      const need = needs[product] as number;
      keptProducts[use] = product;
      keptNeeds[use] = need;
      keptPackages[use] = before;
      use += 1;
      const after = need + sign * (unitsOf[position] as number);
      needs[product] = after;
      const now = packagesOfUnits(after);
      packages[product] = now;
      const first = costStarts[product] as number;
      cost += (costs[first + now] as number) - (costs[first + before] as number);
    }
    logged[USES] = use;
    sums[COST] = cost;

    const first = firstOf[recipe] as number;
    const before = times[first] as number;
    const meal = logged[MEALS] as number;
    keptRecipes[meal] = first;
    keptTimes[meal] = before;
    logged[MEALS] = meal + 1;
    times[first] = before + sign;
    const start = recipe * mostTimes + before;
    const again = (repetition[start + sign] as number) - (repetition[start] as number);
    sums[apart] = (sums[apart] as number) + again * perDay + count(row, sign);
    for (let fact = 0; fact < COST; fact += 1)
      sums[fact] = (sums[fact] as number) + sign * (facts[row * COST + fact] as number);
  };
  const keep = (): void => {
    logged[USES] = 0;
    logged[MEALS] = 0;
    logged[TALLIES] = 0;
    for (let sum = 0; sum < SUMS; sum += 1) keptSums[sum] = sums[sum] as number;
  };
  const takeBack = (): void => {
    for (let use = (logged[USES] as number) - 1; use >= 0; use -= 1) {
      const product = keptProducts[use] as number;
      needs[product] = keptNeeds[use] as number;
      packages[product] = keptPackages[use] as number;
    }
    for (let meal = (logged[MEALS] as number) - 1; meal >= 0; meal -= 1)
      times[keptRecipes[meal] as number] = keptTimes[meal] as number;
    for (let place = (logged[TALLIES] as number) - 1; place >= 0; place -= 1)
      amounts[keptTallies[place] as number] = keptAmounts[place] as number;
    logged[USES] = 0;
    logged[MEALS] = 0;
    logged[TALLIES] = 0;
    for (let sum = 0; sum < SUMS; sum += 1) sums[sum] = keptSums[sum] as number;
  };
  const more = (recipe: number, meals: number, into: Float64Array, start: number): void => {
    let cost = 0;
    const end = starts[recipe + 1] as number;
    for (let position = starts[recipe] as number; position < end; position += 1) {
      const product = productOf[position] as number;
      const before = packages[product] as number;
      const now = packagesOfUnits((needs[product] as number) + meals * (unitsOf[position] as number));
      if (now === before) continue;
      const first = costStarts[product] as number;
      cost += (costs[first + now] as number) - (costs[first + before] as number);
    }
    const before = recipe * mostTimes + (times[firstOf[recipe] as number] as number);
    const again = (repetition[before + meals] as number) - (repetition[before] as number);
    const fact = recipe * COST;
    into[start + COST] = cost;
    into[start + apart] = meals * (facts[fact + apart] as number) + again * perDay + countMore(recipe, meals);
    into[start + kcal] = meals * (facts[fact + kcal] as number);
    into[start + protein] = meals * (facts[fact + protein] as number);
    into[start + fiber] = meals * (facts[fact + fiber] as number);
    into[start + sodium] = meals * (facts[fact + sodium] as number);
  };
  /** Energy counts both ways, protein and fibre when they are short, sodium when it is too much. */
  const pointsOf = (
    cost: number,
    apart: number,
    kcal: number,
    protein: number,
    fiber: number,
    sodium: number,
  ): number =>
    ofCent * cost +
    apart +
    weights.energy * Math.abs(kcal - 1) +
    weights.enough * Math.max(0, ENOUGH_ENERGY - kcal) +
    weights.floor * Math.max(0, LEAST_ENERGY - kcal) +
    weights.protein * Math.max(0, 1 - protein) +
    weights.fiber * Math.max(0, 1 - fiber) +
    weights.sodium * Math.max(0, sodium - 1);

  for (const { least, short } of aim === 'points' ? tallies : [])
    sums[apart] = (sums[apart] as number) + short * least;
  for (const [pin, { recipe }] of model.pinned.entries()) addRow(model.uses.length + pin, recipe, 1);
  keep();
  return {
    add: (recipe, sign) => addRow(recipe, recipe, sign),
    keep,
    takeBack,
    cost: () => sums[COST] as number,
    more,
    sums,
    pointsOf,
    ofCent,
    weights,
    together: aim === 'points' ? mostSavedTogether(answers) * perDay : 0,
    points: () =>
      pointsOf(
        sums[COST] as number,
        sums[apart] as number,
        sums[kcal] as number,
        sums[protein] as number,
        sums[fiber] as number,
        sums[sodium] as number,
      ),
  };
};

/** Cents of a person's day without any energy where money alone counts: the cheapest plan must be one to live on. */
const STARVING_CENTS = 50_000;

/** Where money alone counts, and that there is enough to eat. */
const moneyAlone = ({ days, people }: PlanAnswers) => {
  const floor = STARVING_CENTS * days * people;
  return { cost: 1, waste: 0, energy: 0, protein: 0, fiber: 0, sodium: 0, enough: 0, floor };
};

export const isInStock = (cents: number): boolean => cents < SHORTAGE;
