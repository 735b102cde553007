import { type Model, packagesOfUnits, SHORTAGE } from './model.ts';
import { nutritionPoints } from './weights.ts';

/** What the search makes least of: money alone, or everything that the answers weigh. */
export type Aim = 'cost' | 'points';

/** A plan being laid: which recipes come how often, with what that costs. Days come later (`arrange`). */
export interface Table {
  /** Puts one meal of a recipe on the table, or takes it off. */
  readonly add: (recipe: number, sign: 1 | -1) => void;
  /** Cents; from `SHORTAGE` on some product doesn't suffice. */
  readonly cost: () => number;
  /** The lower the better. Money alone counts in cents, everything in points of a person and day. */
  readonly points: (aim: Aim) => number;
}

/** What is kept of the meals on the table, added up: the places of a list of numbers, which is what is fast. */
const COST = 0;
const VALUE = 1;
const AGAIN = 2;
const MINUTES = 3;
const KCAL = 4;
const PROTEIN = 5;
const FIBER = 6;
const SODIUM = 7;
const OF_A_RECIPE = [MINUTES, KCAL, PROTEIN, FIBER, SODIUM];
const SUMS = 8;

/** A table with the pinned meals on it. */
export const layTable = (model: Model): Table => {
  const { costs, used, repetition, weights, targets, answers } = model;
  const { days, people } = answers;
  const perPersonDay = 1 / (days * people);
  const recipes = model.uses.length;
  // Flat lists: this is the innermost loop of the search.
  const starts = new Int32Array(recipes + 1);
  for (let recipe = 0; recipe < recipes; recipe += 1)
    starts[recipe + 1] = (starts[recipe] ?? 0) + (model.uses[recipe]?.length ?? 0);
  const flat = model.uses.flat();
  const productOf = Int32Array.from(flat, ({ product }) => product);
  const unitsOf = Float64Array.from(flat, ({ units }) => units);
  const facts = factsOf(model);

  const needs = new Float64Array(model.products.length);
  const packages = new Int32Array(model.products.length);
  const times = new Int32Array(recipes);
  const sums = new Float64Array(SUMS);
  const sum = (place: number, more: number) => {
    sums[place] = (sums[place] as number) + more;
  };

  const need = (product: number, units: number) => {
    const after = (needs[product] as number) + units;
    needs[product] = after;
    const before = packages[product] as number;
    const now = packagesOfUnits(after);
    if (now === before) return;
    packages[product] = now;
    const table = costs[product] as Float64Array;
    sum(COST, (table[now] as number) - (table[before] as number));
  };
  const count = (recipe: number, sign: 1 | -1) => {
    const before = times[recipe] as number;
    times[recipe] = before + sign;
    const points = repetition[recipe] as Float64Array;
    sum(AGAIN, (points[before + sign] as number) - (points[before] as number));
    for (let fact = 0; fact < OF_A_RECIPE.length; fact += 1)
      sum(MINUTES + fact, sign * (facts[recipe * OF_A_RECIPE.length + fact] as number));
  };

  for (const { recipe, servings } of model.pinned) {
    const share = servings / people;
    for (const { product, units } of model.uses[recipe] ?? []) need(product, Math.round(units * share));
    sum(VALUE, share * (used[recipe] as number));
    count(recipe, 1);
  }

  return {
    add: (recipe, sign) => {
      const end = starts[recipe + 1] as number;
      for (let place = starts[recipe] as number; place < end; place += 1)
        need(productOf[place] as number, sign * (unitsOf[place] as number));
      sum(VALUE, sign * (used[recipe] as number));
      count(recipe, sign);
    },
    cost: () => sums[COST] as number,
    points: (aim) => {
      const cost = sums[COST] as number;
      if (aim === 'cost') return cost;
      const perDay = {
        kcal: (sums[KCAL] as number) / days,
        protein_g: (sums[PROTEIN] as number) / days,
        fiber_g: (sums[FIBER] as number) / days,
        sodium_mg: (sums[SODIUM] as number) / days,
      };
      return (
        (weights.cost * cost + weights.waste * (cost - (sums[VALUE] as number))) * perPersonDay +
        (weights.minute * (sums[MINUTES] as number) + (sums[AGAIN] as number)) / days +
        nutritionPoints(perDay, targets, weights)
      );
    },
  };
};

/** Minutes and nutrients of each recipe in the order of `OF_A_RECIPE`, one recipe after the other. */
const factsOf = ({ minutes, nutrients }: Model): Float64Array =>
  Float64Array.from(
    nutrients.flatMap(({ kcal, protein_g, fiber_g, sodium_mg }, recipe) => [
      minutes[recipe] ?? 0,
      kcal,
      protein_g,
      fiber_g,
      sodium_mg,
    ]),
  );

export const isInStock = (cents: number): boolean => cents < SHORTAGE;
