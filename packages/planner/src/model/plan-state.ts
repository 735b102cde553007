import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { FACT_COUNT, FACTS, flatten, type Objective } from './flat-model.ts';
import { type Model, packagesOfUnits, SHORTAGE_CENTS } from './model.ts';
import { type Tally, tallyPoints } from './tallies.ts';
import { ENOUGH_ENERGY_SHARE, MIN_ENERGY_SHARE, type Weights } from './weights.ts';

/**
 * A plan during the search: how often each recipe comes, and its sums. Days are decided later (`arrange`).
 */
export interface PlanState {
  /** Adds or removes one meal of a recipe. */
  readonly add: (recipe: number, sign: 1 | -1) => void;
  /**
   * Makes the current state the one that `rollBack` returns to. Call it before more than `MAX_MEALS_ADDED`
   * calls of `add`.
   */
  readonly commit: () => void;
  readonly rollBack: () => void;
  /** Cents; `SHORTAGE_CENTS` or more when the stock doesn't suffice. */
  readonly cost: () => number;
  /** Lower is better: cents when the objective is cost, else points per person and day. */
  readonly points: () => number;
  /** Writes what `meals` more meals of a recipe add to each of `sums` to `into`, from `start` on. */
  readonly addedBy: (recipe: number, meals: number, into: Float64Array, start: number) => void;
  /** Sums of the plan, the arguments of `pointsOf`; positions in `SUM`. */
  readonly sums: Float64Array;
  readonly pointsPerCent: number;
  /** Points for missing or exceeding a whole target. */
  readonly weights: Pick<Weights, 'energy' | 'protein' | 'fiber' | 'sodium' | 'enough' | 'floor'>;
  /** Maximum points by which several meals of one recipe cost less together than one by one. */
  readonly pointsSavedTogether: number;
  readonly pointsOf: (
    cost: number,
    otherPoints: number,
    kcal: number,
    protein: number,
    fiber: number,
    sodium: number,
  ) => number;
}

/** Maximum calls of `add` between two of `commit`: every meal of a plan changed twice. */
export const MAX_MEALS_ADDED = 256;

/** Positions of the sums: `FACTS`, then cents. */
export const SUM = { ...FACTS, cost: FACT_COUNT } as const;
export const SUMS = FACT_COUNT + 1;
const { otherPoints, kcal, protein, fiber, sodium, cost: COST } = SUM;
/** Positions in `undoLengths`. */
const USES = 0;
const MEALS = 1;
const TALLIES = 2;

/** A state with only the pinned meals. */
export const createPlanState = (model: Model, objective: Objective): PlanState => {
  const { starts, productOf, unitsOf, costStarts, costs, facts, repetition, repetitionLength } = flatten(
    model,
    objective,
  );
  const { tallyStarts, tallyOf, tallyAmounts } = flatten(model, objective);
  const { firstOf, answers } = model;
  const { tallies } = model.tallies;
  const weights = objective === 'points' ? model.weights : costWeights(answers);
  /** Points are of the whole plan and divided by its days; cents aren't. */
  const perDay = objective === 'points' ? 1 / answers.days : 1;
  const pointsPerCent =
    objective === 'points' ? (weights.cost + weights.waste) / (answers.days * answers.people) : 1;
  const maxUses = model.uses.reduce((most, { length }) => Math.max(most, length), 0);
  const maxCounted = model.tallies.addedByCandidate.reduce((most, { length }) => Math.max(most, length), 0);

  /** Needed units, minus those at home. */
  const needs = model.atHome.map((units) => -units);
  const packages = new Int32Array(model.products.length);
  const times = new Int32Array(model.uses.length);
  const sums = new Float64Array(SUMS);
  const amounts = new Float64Array(tallies.length);

  // The undo log: every value changed since `commit`, as it was before.
  const undoLengths = new Int32Array(3);
  const undoSums = new Float64Array(SUMS);
  const undoProducts = new Int32Array(MAX_MEALS_ADDED * maxUses);
  const undoNeeds = new Float64Array(MAX_MEALS_ADDED * maxUses);
  const undoPackages = new Int32Array(MAX_MEALS_ADDED * maxUses);
  const undoRecipes = new Int32Array(MAX_MEALS_ADDED);
  const undoTimes = new Int32Array(MAX_MEALS_ADDED);
  const undoTallies = new Int32Array(MAX_MEALS_ADDED * maxCounted);
  const undoAmounts = new Float64Array(MAX_MEALS_ADDED * maxCounted);

  /** Adds or removes a row in its tallies; returns the change in points. */
  const addToTallies = (row: number, sign: 1 | -1): number => {
    let points = 0;
    let place = undoLengths[TALLIES] as number;
    const end = tallyStarts[row + 1] as number;
    for (let position = tallyStarts[row] as number; position < end; position += 1) {
      const at = tallyOf[position] as number;
      const before = amounts[at] as number;
      const after = before + sign * (tallyAmounts[position] as number);
      const tally = tallies[at] as Tally;
      points += tallyPoints(tally, after) - tallyPoints(tally, before);
      undoTallies[place] = at;
      undoAmounts[place] = before;
      place += 1;
      amounts[at] = after;
    }
    undoLengths[TALLIES] = place;
    return points;
  };
  /** Change in points when `meals` more meals of a recipe are added to its tallies. */
  const tallyPointsAddedBy = (recipe: number, meals: number): number => {
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
  /** Adds or removes a row of the flat model as one meal of a recipe. */
  const addRow = (row: number, recipe: number, sign: 1 | -1): void => {
    let cost = sums[COST] as number;
    let use = undoLengths[USES] as number;
    const end = starts[row + 1] as number;
    for (let position = starts[row] as number; position < end; position += 1) {
      const product = productOf[position] as number;
      const before = packages[product] as number;
      const need = needs[product] as number;
      undoProducts[use] = product;
      undoNeeds[use] = need;
      undoPackages[use] = before;
      use += 1;
      const after = need + sign * (unitsOf[position] as number);
      needs[product] = after;
      const now = packagesOfUnits(after);
      packages[product] = now;
      const first = costStarts[product] as number;
      cost += (costs[first + now] as number) - (costs[first + before] as number);
    }
    undoLengths[USES] = use;
    sums[COST] = cost;

    const first = firstOf[recipe] as number;
    const before = times[first] as number;
    const meal = undoLengths[MEALS] as number;
    undoRecipes[meal] = first;
    undoTimes[meal] = before;
    undoLengths[MEALS] = meal + 1;
    times[first] = before + sign;
    const start = recipe * repetitionLength + before;
    const repetitionPoints = (repetition[start + sign] as number) - (repetition[start] as number);
    sums[otherPoints] = (sums[otherPoints] as number) + repetitionPoints * perDay + addToTallies(row, sign);
    for (let fact = 0; fact < COST; fact += 1)
      sums[fact] = (sums[fact] as number) + sign * (facts[row * COST + fact] as number);
  };
  const commit = (): void => {
    undoLengths[USES] = 0;
    undoLengths[MEALS] = 0;
    undoLengths[TALLIES] = 0;
    for (let sum = 0; sum < SUMS; sum += 1) undoSums[sum] = sums[sum] as number;
  };
  const rollBack = (): void => {
    for (let use = (undoLengths[USES] as number) - 1; use >= 0; use -= 1) {
      const product = undoProducts[use] as number;
      needs[product] = undoNeeds[use] as number;
      packages[product] = undoPackages[use] as number;
    }
    for (let meal = (undoLengths[MEALS] as number) - 1; meal >= 0; meal -= 1)
      times[undoRecipes[meal] as number] = undoTimes[meal] as number;
    for (let place = (undoLengths[TALLIES] as number) - 1; place >= 0; place -= 1)
      amounts[undoTallies[place] as number] = undoAmounts[place] as number;
    undoLengths[USES] = 0;
    undoLengths[MEALS] = 0;
    undoLengths[TALLIES] = 0;
    for (let sum = 0; sum < SUMS; sum += 1) sums[sum] = undoSums[sum] as number;
  };
  const addedBy = (recipe: number, meals: number, into: Float64Array, start: number): void => {
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
    const before = recipe * repetitionLength + (times[firstOf[recipe] as number] as number);
    const repetitionPoints = (repetition[before + meals] as number) - (repetition[before] as number);
    const fact = recipe * COST;
    into[start + COST] = cost;
    into[start + otherPoints] =
      meals * (facts[fact + otherPoints] as number) +
      repetitionPoints * perDay +
      tallyPointsAddedBy(recipe, meals);
    into[start + kcal] = meals * (facts[fact + kcal] as number);
    into[start + protein] = meals * (facts[fact + protein] as number);
    into[start + fiber] = meals * (facts[fact + fiber] as number);
    into[start + sodium] = meals * (facts[fact + sodium] as number);
  };
  /** Energy counts in both directions, protein and fiber when missing, sodium when exceeded. */
  const pointsOf = (
    cost: number,
    otherPoints: number,
    kcal: number,
    protein: number,
    fiber: number,
    sodium: number,
  ): number =>
    pointsPerCent * cost +
    otherPoints +
    weights.energy * Math.abs(kcal - 1) +
    weights.enough * Math.max(0, ENOUGH_ENERGY_SHARE - kcal) +
    weights.floor * Math.max(0, MIN_ENERGY_SHARE - kcal) +
    weights.protein * Math.max(0, 1 - protein) +
    weights.fiber * Math.max(0, 1 - fiber) +
    weights.sodium * Math.max(0, sodium - 1);

  for (const { min: least, perMissing: short } of objective === 'points' ? tallies : [])
    sums[otherPoints] = (sums[otherPoints] as number) + short * least;
  for (const [pin, { recipe }] of model.pinned.entries()) addRow(model.uses.length + pin, recipe, 1);
  commit();
  return {
    add: (recipe, sign) => addRow(recipe, recipe, sign),
    commit,
    rollBack,
    cost: () => sums[COST] as number,
    addedBy,
    sums,
    pointsOf,
    pointsPerCent,
    weights,
    pointsSavedTogether: objective === 'points' ? model.pointsSavedTogether * perDay : 0,
    points: () =>
      pointsOf(
        sums[COST] as number,
        sums[otherPoints] as number,
        sums[kcal] as number,
        sums[protein] as number,
        sums[fiber] as number,
        sums[sodium] as number,
      ),
  };
};

/**
 * Cents of a person's day without any energy when the objective is cost: the cheapest plan must have enough
 * to eat.
 */
const NO_ENERGY_CENTS = 50_000;

/** Weights when the objective is cost: money, and the minimum of energy. */
const costWeights = ({ days, people }: PlanAnswers) => {
  const floor = NO_ENERGY_CENTS * days * people;
  return { cost: 1, waste: 0, energy: 0, protein: 0, fiber: 0, sodium: 0, enough: 0, floor };
};

/** Whether a cost contains no package beyond the stock. */
export const isInStock = (cents: number): boolean => cents < SHORTAGE_CENTS;
