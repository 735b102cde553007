import { fold } from '../text/fold.ts';
import type { Cart } from './cart.ts';

/** Recommendations: four are fetched, three shown, none that is in the cart (specification, section 9). */
export const RECOMMENDATIONS_FETCHED = 4;
export const RECOMMENDATIONS_SHOWN = 3;

/** What goes with what: words in the name of a product in the cart, and what to look for beside it. */
const affinities: readonly (readonly [pattern: RegExp, query: string])[] = [
  [/\b(pasta|espagueti|espaguetis|coditos|lasa[ñn]a|macarrones)\b/, 'salsa de tomate'],
  [/\b(pollo|pechuga|muslos)\b/, 'adobo'],
  [/\b(cafe)\b/, 'leche'],
  [/\b(arroz)\b/, 'habichuelas'],
  [/\b(habichuelas|gandules|garbanzos)\b/, 'sofrito'],
  [/\b(pan|bagel|tostadas)\b/, 'mantequilla'],
  [/\b(cereal|granola|avena)\b/, 'leche'],
  [/\b(yogurt)\b/, 'granola'],
  [/\b(carne molida|bistec|res)\b/, 'vegetales congelados'],
  [/\b(lechuga|ensalada|tomate)\b/, 'aderezo'],
  [/\b(huevos?)\b/, 'pan'],
  [/\b(galletas|platanutres|papitas)\b/, 'jugo'],
];

/** What to look for beside this cart: what goes with its newest line that goes with anything; else null. */
export const recommendationQuery = (cart: Cart): string | null => {
  for (const { product } of [...cart.items].reverse()) {
    const title = fold(product.title);
    const affinity = affinities.find(([pattern]) => pattern.test(title));
    if (affinity) return affinity[1];
  }
  return null;
};

/** The first few that can be bought and are not in the cart, each once. */
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
