import { perServing } from './daily-values.ts';

/**
 * Nutrient content claims, computed and never typed in: a claim is earned by what one serving holds,
 * by the thresholds of 21 CFR 101.54 to 101.62. An unknown amount never earns one.
 */
export const computedClaims = [
  'alto-en-fibra',
  'fuente-de-proteina',
  'rico-en-vitamina-c',
  'rico-en-calcio',
  'bajo-en-sodio',
  'zero-cholesterol',
  'low-sugar',
] as const;
export type ComputedClaim = (typeof computedClaims)[number];

/** Nutrients of 100 g; null is unknown. */
export interface ClaimNutrients {
  readonly protein_g: number | null;
  readonly saturated_fat_g: number | null;
  readonly fiber_g: number | null;
  readonly sugars_g: number | null;
  readonly sodium_mg: number | null;
  readonly calcium_mg: number | null;
  readonly vitamin_c_mg: number | null;
  readonly cholesterol_mg: number | null;
}

/** 'High' is 20 % of the Daily Value or more, 'good source' 10 % (21 CFR 101.54(b) and (c)). */
const HIGH_FIBER_G = 5.6;
const HIGH_VITAMIN_C_MG = 18;
const HIGH_CALCIUM_MG = 260;
const GOOD_SOURCE_PROTEIN_G = 5;
/** 'Low sodium' (21 CFR 101.61(b)(4)). */
const LOW_SODIUM_MG = 140;
/** Where the reference amount is small, a 'low' limit holds per 50 g too. */
const SMALL_SERVING_G = 30;
const SMALL_SERVING_BASIS_G = 50;
/** 'Cholesterol free' also limits saturated fat (21 CFR 101.62(d)(1)). */
const CHOLESTEROL_FREE_BELOW_MG = 2;
const CHOLESTEROL_CLAIM_MAX_SATURATED_FAT_G = 2;
/** FDA defines no 'low sugar'; the only limit it has is that of 'sugar free' (21 CFR 101.60(c)). */
const SUGAR_FREE_BELOW_G = 0.5;

/** The claims that a serving of `servingG` grams earns; the serving stands for the reference amount. */
export const claimsOf = (per100g: ClaimNutrients, servingG: number): readonly ComputedClaim[] => {
  const inServing = (amount: number | null) => perServing(amount, servingG);

  const earned: Record<ComputedClaim, boolean> = {
    'alto-en-fibra': atLeast(inServing(per100g.fiber_g), HIGH_FIBER_G),
    'fuente-de-proteina': atLeast(inServing(per100g.protein_g), GOOD_SOURCE_PROTEIN_G),
    'rico-en-vitamina-c': atLeast(inServing(per100g.vitamin_c_mg), HIGH_VITAMIN_C_MG),
    'rico-en-calcio': atLeast(inServing(per100g.calcium_mg), HIGH_CALCIUM_MG),
    'bajo-en-sodio':
      atMost(inServing(per100g.sodium_mg), LOW_SODIUM_MG) &&
      (servingG > SMALL_SERVING_G ||
        atMost(perServing(per100g.sodium_mg, SMALL_SERVING_BASIS_G), LOW_SODIUM_MG)),
    'zero-cholesterol':
      below(inServing(per100g.cholesterol_mg), CHOLESTEROL_FREE_BELOW_MG) &&
      atMost(inServing(per100g.saturated_fat_g), CHOLESTEROL_CLAIM_MAX_SATURATED_FAT_G),
    'low-sugar': below(inServing(per100g.sugars_g), SUGAR_FREE_BELOW_G),
  };
  return computedClaims.filter((claim) => earned[claim]);
};

/** Amounts per serving come out of a product of decimals: 28 × 0.2 must still reach 5.6. */
const ROUNDING = 1e-9;

const atLeast = (amount: number | null, limit: number): boolean =>
  amount !== null && amount >= limit - ROUNDING;

const atMost = (amount: number | null, limit: number): boolean =>
  amount !== null && amount <= limit + ROUNDING;

const below = (amount: number | null, limit: number): boolean => amount !== null && amount < limit - ROUNDING;
