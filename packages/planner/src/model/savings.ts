import { oncePerModel } from './once-per-model.ts';

/** What recipes can save by sharing packages, whatever else is in the plan: one of each product they share; cents. */
export interface Savings {
  /** Of a recipe with each of all recipes. */
  readonly withEach: (recipe: number) => Float32Array;
  /** Of each recipe with the one that it saves most with. */
  readonly most: Float32Array;
}

/** Offers that make more packages cheaper than fewer may save a little more than this. */
export const savingsOf = oncePerModel(({ uses, products, costs, stocks }): Savings => {
  const users = products.map((): number[] => []);
  for (const [recipe, used] of uses.entries()) for (const { product } of used) users[product]?.push(recipe);
  const dearest = costs.map((table, product) => dearestPackage(table, stocks[product] ?? 0));
  /** Adds what a recipe saves with each to `saved`, and tells the most. */
  const addSaved = (recipe: number, saved: Float32Array): number => {
    let most = 0;
    for (const { product } of uses[recipe] ?? [])
      for (const user of users[product] ?? []) {
        const sum = (saved[user] as number) + (dearest[product] as number);
        saved[user] = sum;
        most = Math.max(most, sum);
      }
    return most;
  };
  const forget = (recipe: number, saved: Float32Array): void => {
    for (const { product } of uses[recipe] ?? []) for (const user of users[product] ?? []) saved[user] = 0;
  };
  const scratch = new Float32Array(uses.length);
  // Of a large library few recipes come near a plan.
  const known: (Float32Array | undefined)[] = new Array(uses.length);
  return {
    withEach: (recipe) => {
      const found = known[recipe];
      if (found) return found;
      const saved = new Float32Array(uses.length);
      addSaved(recipe, saved);
      known[recipe] = saved;
      return saved;
    },
    most: Float32Array.from(uses, (_, recipe) => {
      const most = addSaved(recipe, scratch);
      forget(recipe, scratch);
      return most;
    }),
  };
});

/** `costs`: cents of so many packages. */
const dearestPackage = (costs: Float64Array, stock: number): number => {
  let dearest = 0;
  for (let packages = 1; packages <= Math.min(stock, costs.length - 1); packages += 1)
    dearest = Math.max(dearest, (costs[packages] as number) - (costs[packages - 1] as number));
  return dearest;
};
