import { type ClaimNutrients, claimsOf, computedClaims } from './claims.ts';

interface Measured {
  readonly per100g: ClaimNutrients;
  readonly servingG: number;
}

/** What a product may say of itself: what its nutrients earn, then what its label declares. */
export const highlightsOf = (nutrition: Measured | null, declared: readonly string[]): readonly string[] => [
  ...(nutrition ? claimsOf(nutrition.per100g, nutrition.servingG) : []),
  ...declared,
];

const computed: ReadonlySet<string> = new Set(computedClaims);

/** Of a product's highlights those that its label declares: the rest is computed anew whenever its nutrients change. */
export const declaredOf = (highlights: readonly string[]): readonly string[] =>
  highlights.filter((highlight) => !computed.has(highlight));
