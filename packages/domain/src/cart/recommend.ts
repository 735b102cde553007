import type { Cart } from './cart.ts';

/** Recommendations: four are fetched, three shown, none that is in the cart (specification, section 9). */
export const RECOMMENDATIONS_FETCHED = 4;
export const RECOMMENDATIONS_SHOWN = 3;

/** The first few of the fetched products that can be bought and aren't in the cart, each once. */
export const recommend = <P extends { readonly id: string; readonly stock: number }>(
  cart: Cart,
  candidates: readonly P[],
): readonly P[] => {
  const inCart = new Set<string>(cart.items.map(({ productId }) => productId));
  const shown = new Map<string, P>();
  for (const candidate of candidates)
    if (candidate.stock > 0 && !inCart.has(candidate.id)) shown.set(candidate.id, candidate);
  return [...shown.values()].slice(0, RECOMMENDATIONS_SHOWN);
};
