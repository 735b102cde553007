import { memoizePerModel } from './memoize-per-model.ts';

/**
 * Upper bounds, in cents, of what two recipes save by sharing packages: one package of each product that both
 * use.
 */
export interface Savings {
  /** For a recipe: savings with each of all recipes. */
  readonly withEach: (recipe: number) => Float32Array;
  /** For each recipe its highest savings with any other. */
  readonly max: Float32Array;
}

/** A promotion that makes more packages cheaper than fewer can save slightly more than these bounds. */
export const savingsOf = memoizePerModel(({ uses, products, costs, stocks }): Savings => {
  const users = products.map((): number[] => []);
  for (const [recipe, used] of uses.entries()) for (const { product } of used) users[product]?.push(recipe);
  const maxPackageCents = costs.map((table, product) => maxPackageCentsOf(table, stocks[product] ?? 0));
  /** Adds the savings of a recipe with each other one to `saved`; returns the highest. */
  const addSaved = (recipe: number, saved: Float32Array): number => {
    let max = 0;
    for (const { product } of uses[recipe] ?? [])
      for (const user of users[product] ?? []) {
        const sum = (saved[user] as number) + (maxPackageCents[product] as number);
        saved[user] = sum;
        max = Math.max(max, sum);
      }
    return max;
  };
  const clearSaved = (recipe: number, saved: Float32Array): void => {
    for (const { product } of uses[recipe] ?? []) for (const user of users[product] ?? []) saved[user] = 0;
  };
  const scratch = new Float32Array(uses.length);
  // Filled when needed: in a large library, few recipes ever come near a plan.
  const cache: (Float32Array | undefined)[] = new Array(uses.length);
  return {
    withEach: (recipe) => {
      const cached = cache[recipe];
      if (cached) return cached;
      const saved = new Float32Array(uses.length);
      addSaved(recipe, saved);
      cache[recipe] = saved;
      return saved;
    },
    max: Float32Array.from(uses, (_, recipe) => {
      const max = addSaved(recipe, scratch);
      clearSaved(recipe, scratch);
      return max;
    }),
  };
});

/**
 * Cents of the most expensive additional package.
 * @param costs cents of 0, 1, 2 … packages
 */
const maxPackageCentsOf = (costs: Float64Array, stock: number): number => {
  let maxPackageCents = 0;
  for (let packages = 1; packages <= Math.min(stock, costs.length - 1); packages += 1)
    maxPackageCents = Math.max(
      maxPackageCents,
      (costs[packages] as number) - (costs[packages - 1] as number),
    );
  return maxPackageCents;
};
