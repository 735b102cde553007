import { memoizePerModel } from './memoize-per-model.ts';
import type { Model } from './model.ts';

/**
 * The model as typed arrays for the inner loop of the search. The rows are all recipes, then the pinned meals
 * with their own servings. The products of row `r` are at `starts[r]` up to, not including, `starts[r + 1]`.
 */
export interface FlatModel {
  readonly starts: Int32Array;
  readonly productOf: Int32Array;
  readonly unitsOf: Float64Array;
  /** Cents of `n` packages of product `p` are at `costStarts[p] + n`. */
  readonly costStarts: Int32Array;
  readonly costs: Float64Array;
  /** For each row `FACT_COUNT` numbers, in the order of `FACTS`. */
  readonly facts: Float64Array;
  /** For each recipe `repetitionLength` numbers: points or cents of so many meals of it. */
  readonly repetition: Float64Array;
  readonly repetitionLength: number;
  /**
   * The tallies of row `r` are at `tallyStarts[r]` up to, not including, `tallyStarts[r + 1]`; no row has any
   * when the objective is cost.
   */
  readonly tallyStarts: Int32Array;
  readonly tallyOf: Int32Array;
  readonly tallyAmounts: Float64Array;
}

/**
 * What a meal adds to a plan whatever the other meals are: points for food that is used up,
 * and shares of a person's daily targets.
 */
export const FACTS = { otherPoints: 0, kcal: 1, protein: 2, fiber: 3, sodium: 4 } as const;
export const FACT_COUNT = Object.keys(FACTS).length;

/** What the search minimizes: money alone, or the points of everything that is weighed. */
export type Objective = 'cost' | 'points';

const flattenFor = (model: Model, objective: Objective): FlatModel => {
  const recipes = [
    ...model.uses.map((uses, recipe) => ({ recipe, uses, share: 1 })),
    ...model.pinned.map(({ recipe, servings }) => {
      const share = servings / model.answers.people;
      const uses = (model.uses[recipe] ?? []).map(({ product, units }) => ({
        product,
        units: Math.round(units * share),
      }));
      return { recipe, uses, share };
    }),
  ];
  const flat = recipes.flatMap(({ uses }) => uses);
  const counted = recipes.map(({ recipe }) =>
    objective === 'points' ? (model.tallies.addedByCandidate[recipe] ?? []) : [],
  );
  return {
    starts: startsOf(recipes.map(({ uses }) => uses.length)),
    productOf: Int32Array.from(flat, ({ product }) => product),
    unitsOf: Float64Array.from(flat, ({ units }) => units),
    costStarts: startsOf(model.costs.map(({ length }) => length)),
    costs: joined(model.costs),
    facts: joined(recipes.map(({ recipe, share }) => factsOf(model, objective, recipe, share))),
    repetition: joined(objective === 'points' ? model.repetition : model.repetitionCents),
    repetitionLength: model.repetition[0]?.length ?? 0,
    tallyStarts: startsOf(counted.map(({ length }) => length)),
    tallyOf: Int32Array.from(counted.flat(), ({ tally }) => tally),
    tallyAmounts: Float64Array.from(counted.flat(), ({ amount }) => amount),
  };
};

const flattened = {
  cost: memoizePerModel((model) => flattenFor(model, 'cost')),
  points: memoizePerModel((model) => flattenFor(model, 'points')),
} as const;

/** The flat model of an objective, computed once per model. */
export const flatten = (model: Model, objective: Objective): FlatModel => flattened[objective](model);

/** @param share servings of a pinned meal as a share of the people of the plan */
const factsOf = (
  { answers, weights, targets, ...model }: Model,
  objective: Objective,
  recipe: number,
  share: number,
) => {
  const { days, people } = answers;
  const nutrients = model.nutrients[recipe];
  const facts = new Float64Array(FACT_COUNT);
  if (objective === 'points')
    facts[FACTS.otherPoints] =
      (model.taste[recipe] ?? 0) / days -
      (weights.waste * share * (model.usedCents[recipe] ?? 0)) / (days * people);
  facts[FACTS.kcal] = (nutrients?.kcal ?? 0) / days / targets.kcal;
  facts[FACTS.protein] = (nutrients?.protein_g ?? 0) / days / targets.protein_g;
  facts[FACTS.fiber] = (nutrients?.fiber_g ?? 0) / days / targets.fiber_g;
  facts[FACTS.sodium] = (nutrients?.sodium_mg ?? 0) / days / targets.sodium_mg;
  return facts;
};

const startsOf = (lengths: readonly number[]): Int32Array => {
  const starts = new Int32Array(lengths.length + 1);
  for (const [position, length] of lengths.entries())
    starts[position + 1] = (starts[position] as number) + length;
  return starts;
};

const joined = (lists: readonly Float64Array[]): Float64Array => {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const list of lists) {
    all.set(list, start);
    start += list.length;
  }
  return all;
};
