import { memoizePerModel } from './memoize-per-model.ts';

/** What recipes can save by sharing packages, whatever else is in the plan: one of each product they share; cents. */
export interface Savings {
  /** Of a recipe with each of all recipes. */
  readonly withEach: (recipe: number) => Float32Array;
  /** Of each recipe with the one that it saves most with. */
  readonly max: Float32Array;
}

/** Offers that make more packages cheaper than fewer may save a little more than this. */
export const savingsOf = memoizePerModel(({ uses, products, costs, stocks }): Savings => {
  const users = products.map((): number[] => []);
  for (const [recipe, used] of uses.entries()) for (const { product } of used) users[product]?.push(recipe);
  const maxPackageCents = costs.map((table, product) => maxPackageCentsOf(table, stocks[product] ?? 0));
  /** Adds what a recipe saves with each to `saved`, and tells the most. */
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
  // Of a large library few recipes come near a plan.
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

/** `costs`: cents of so many packages. */
const maxPackageCentsOf = (costs: Float64Array, stock: number): number => {
  let maxPackageCents = 0;
  for (let packages = 1; packages <= Math.min(stock, costs.length - 1); packages += 1)
    maxPackageCents = Math.max(
      maxPackageCents,
      (costs[packages] as number) - (costs[packages - 1] as number),
    );
  return maxPackageCents;
};
