import type { Model } from './model.ts';

/** What recipes can save by sharing packages, whatever else is in the plan; cents. */
export interface Savings {
  /** Of recipes `one` and `other` together at `one * recipes + other`: a package of each product they share. */
  readonly together: Float32Array;
  /** Of each recipe with the one that it saves most with. */
  readonly most: Float32Array;
}

/** Offers that make more packages cheaper than fewer may save a little more than this. */
export const savingsOf = ({ uses, costs, stocks }: Model): Savings => {
  const recipes = uses.length;
  const together = new Float32Array(recipes * recipes);
  const users = new Map<number, number[]>();
  for (const [recipe, products] of uses.entries())
    for (const { product } of products) users.set(product, [...(users.get(product) ?? []), recipe]);
  for (const [product, those] of users) {
    const table = costs[product] as Float64Array;
    let dearest = 0;
    for (let n = 1; n <= Math.min(stocks[product] as number, table.length - 1); n += 1)
      dearest = Math.max(dearest, (table[n] as number) - (table[n - 1] as number));
    for (const one of those)
      for (const other of those)
        together[one * recipes + other] = (together[one * recipes + other] as number) + dearest;
  }
  const most = Float32Array.from({ length: recipes }, (_, one) => {
    let saved = 0;
    for (let other = 0; other < recipes; other += 1)
      saved = Math.max(saved, together[one * recipes + other] as number);
    return saved;
  });
  return { together, most };
};
