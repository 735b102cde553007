import { isComposite } from '../composite-food.ts';
import { canMakeClaims } from './claim-eligibility.ts';
import { dailyValues, labelAmount, labelCalories, nutrientUnit, perServing } from './daily-values.ts';
import { disclosureOf } from './disclosure.ts';
import { maxAmountIn, type Portions, portionsOf } from './portions.ts';
import { proteinQuality } from './protein-quality.ts';
import { type NamedFood, referenceAmountOf } from './reference-amounts.ts';

/** Claims that are diet tags too, for filters and search. */
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
export type ClaimNutrients = Readonly<
  Record<(typeof sources)[number]['nutrient'] | (typeof limits)[number]['nutrient'], number | null>
>;

export interface ClaimedFood extends NamedFood {
  readonly per100g: ClaimNutrients;
  /** Grams. */
  readonly servingG: number;
  /** "1 cucharada (14 g)". */
  readonly servingLabel: string;
}

/** A claim that a food has earned, and its rule. */
export interface Claim {
  /** The diet tag of the claim; null if it has none. */
  readonly tag: ComputedClaim | null;
  /** "Bajo en sodio". */
  readonly label: string;
  /** The amounts, the limit and the law, in one sentence. */
  readonly rule: string;
}

export interface Claims {
  readonly claims: readonly Claim[];
  /** The disclosure that must accompany the claims; null if none is required or nothing is claimed. */
  readonly disclosure: string | null;
}

/** 'High' is 20 % of the Daily Value or more, 'good source' 10 % (21 CFR 101.54(b) and (c)). */
const HIGH = 0.2;
const GOOD = 0.1;
const CHOLESTEROL_MAX_SATURATED_FAT_G = 2;
const FAT_DISCLOSURE_OVER_G = 13;
const LOW_FAT_G = 3;
const CHOLESTEROL_FREE_MG = 2;
const LOW_CALORIE_KCAL = 40;
const LOW_SATURATED_SHARE = 0.15;
const KCAL_PER_FAT_G = 9;
/** Tolerance for floating point: 28 × 0.2 must still reach 5.6. */
const ROUNDING = 1e-9;

/** Nutrients for "high" and "good source" claims. The tag requires "high", except for protein, where "good source" is enough. */
const sources = [
  { nutrient: 'fiber_g', name: 'fibra', tag: 'alto-en-fibra' },
  { nutrient: 'protein_g', name: 'proteína', tag: 'fuente-de-proteina' },
  { nutrient: 'vitamin_c_mg', name: 'vitamina C', tag: 'rico-en-vitamina-c' },
  { nutrient: 'calcium_mg', name: 'calcio', tag: 'rico-en-calcio' },
  { nutrient: 'vitamin_a_ug', name: 'vitamina A', tag: null },
  { nutrient: 'vitamin_d_ug', name: 'vitamina D', tag: null },
  { nutrient: 'iron_mg', name: 'hierro', tag: null },
  { nutrient: 'potassium_mg', name: 'potasio', tag: null },
] as const;

/**
 * Limits for "free" and "low" claims, the strictest first. "Free" is less than the limit, "low" at most the limit, in both the reference amount and
 * the serving; "low" in 50 g too if the reference amount is small.
 */
const limits = [
  { nutrient: 'sodium_mg', label: 'Sin sodio', free: 5, cfr: '21 CFR 101.61(b)(1)', tag: 'bajo-en-sodio' },
  {
    nutrient: 'sodium_mg',
    label: 'Muy bajo en sodio',
    low: 35,
    cfr: '21 CFR 101.61(b)(2)',
    tag: 'bajo-en-sodio',
  },
  {
    nutrient: 'sodium_mg',
    label: 'Bajo en sodio',
    low: 140,
    cfr: '21 CFR 101.61(b)(4)',
    tag: 'bajo-en-sodio',
  },
  { nutrient: 'fat_g', label: 'Sin grasa', free: 0.5, cfr: '21 CFR 101.62(b)(1)', tag: null },
  { nutrient: 'fat_g', label: 'Bajo en grasa', low: LOW_FAT_G, cfr: '21 CFR 101.62(b)(2)', tag: null },
  {
    nutrient: 'saturated_fat_g',
    label: 'Bajo en grasa saturada',
    low: 1,
    cfr: '21 CFR 101.62(c)(2)',
    tag: null,
  },
  {
    nutrient: 'cholesterol_mg',
    label: 'Sin colesterol',
    free: CHOLESTEROL_FREE_MG,
    cfr: '21 CFR 101.62(d)(1)',
    tag: 'zero-cholesterol',
  },
  { nutrient: 'cholesterol_mg', label: 'Bajo en colesterol', low: 20, cfr: '21 CFR 101.62(d)(2)', tag: null },
  { nutrient: 'kcal', label: 'Sin calorías', free: 5, cfr: '21 CFR 101.60(b)(1)', tag: null },
  {
    nutrient: 'kcal',
    label: 'Bajo en calorías',
    low: LOW_CALORIE_KCAL,
    cfr: '21 CFR 101.60(b)(2)',
    tag: null,
  },
  { nutrient: 'sugars_g', label: 'Sin azúcar', free: 0.5, cfr: '21 CFR 101.60(c)(1)', tag: 'low-sugar' },
] as const;
type Limit = (typeof limits)[number];

const nothing: Claims = { claims: [], disclosure: null };

/**
 * Nutrient content claims, computed and never entered by hand: by the amounts in the reference amount (21 CFR 101.12) and the limits of 21 CFR 101.54
 * to 101.62. An unknown amount earns no claim. A claim holds in the serving too, though the law asks it of "free" alone: the page's figures are those of
 * the serving, and none may contradict a claim.
 */
export const claimsOf = (food: ClaimedFood): Claims => {
  const reference = referenceAmountOf(food);
  if (reference === null || !canMakeClaims(food)) return nothing;
  const portions = portionsOf(reference, food);
  const claims = [
    ...sources.flatMap((source) => sourceClaim(source, food, portions)),
    ...limits.flatMap((limit, place) =>
      limits.slice(0, place).some((one) => one.nutrient === limit.nutrient && meetsLimit(one, food, portions))
        ? []
        : limitClaim(limit, food, portions),
    ),
  ];
  return claims.length === 0 ? nothing : { claims, disclosure: disclosureOf(food.per100g, portions) };
};

const sourceClaim = (
  { nutrient, name, tag }: (typeof sources)[number],
  food: ClaimedFood,
  portions: Portions,
): readonly Claim[] => {
  const { referenceG, servingG } = portions;
  const per100g = food.per100g[nutrient];
  const quality = nutrient === 'protein_g' ? proteinQuality(food) : 1;
  if (per100g === null || quality === null) return [];
  const shareIn = (grams: number) => (per100g * grams * quality) / 100 / dailyValues[nutrient] + ROUNDING;
  const share = Math.min(shareIn(referenceG), shareIn(servingG));
  if (share < GOOD) return [];
  const isHigh = share >= HIGH;
  const counted = quality < 1 ? `, de la que cuenta ${percent(quality)} por su calidad` : '';
  const law = isHigh
    ? '20 % es alto: 21 CFR 101.54(b)'
    : shareIn(servingG) >= HIGH
      ? 'por su cantidad de referencia es buena fuente: 21 CFR 101.54(c)'
      : '10 % es buena fuente: 21 CFR 101.54(c)';
  const fat = nutrient === 'fiber_g' ? fatBesideFiber(food, portions) : '';
  return [
    {
      tag: isHigh || nutrient === 'protein_g' ? tag : null,
      label: `${isHigh ? 'Alto en' : 'Buena fuente de'} ${name}`,
      rule: `Una porción tiene ${heldIn(food.per100g, nutrient, servingG)}${counted}: ${percent(shareIn(servingG))} del valor diario (${law}).${fat}`,
    },
  ];
};

/** A fiber claim must state the fat of the serving unless that is low: 21 CFR 101.54(d). */
const fatBesideFiber = ({ per100g }: ClaimedFood, { lowG, servingG }: Portions): string => {
  const fat = maxAmountIn(per100g.fat_g, lowG);
  return fat === null || fat <= LOW_FAT_G + ROUNDING
    ? ''
    : ` Cada porción tiene ${heldIn(per100g, 'fat_g', servingG)} de grasa (21 CFR 101.54(d)).`;
};

const limitClaim = (limit: Limit, food: ClaimedFood, portions: Portions): readonly Claim[] => {
  if (!meetsLimit(limit, food, portions)) return [];
  const { nutrient, label, cfr, tag } = limit;
  const bound =
    'free' in limit ? `menos de ${amount(limit.free, nutrient)}` : `${amount(limit.low, nutrient)} o menos`;
  return [
    {
      tag,
      label,
      rule: `Una porción tiene ${heldIn(food.per100g, nutrient, portions.servingG)}; el límite es ${bound} (${cfr}).${besideLimit(limit, food, portions)}`,
    },
  ];
};

const gramsOf = (limit: Limit, { referenceG, servingG, lowG }: Portions): readonly number[] =>
  'free' in limit || limit.nutrient === 'saturated_fat_g' ? [referenceG, servingG] : [...lowG, servingG];

const meetsLimit = (
  limit: Limit,
  { per100g, title, subcategory }: ClaimedFood,
  portions: Portions,
): boolean => {
  const held = maxAmountIn(per100g[limit.nutrient], gramsOf(limit, portions));
  if (held === null) return false;
  const isWithin = 'free' in limit ? held < limit.free - ROUNDING : held <= limit.low + ROUNDING;
  const saturated = perServing(per100g.saturated_fat_g, portions.referenceG);
  if (limit.nutrient === 'cholesterol_mg')
    return isWithin && saturated !== null && saturated <= CHOLESTEROL_MAX_SATURATED_FAT_G + ROUNDING;
  // Fat and cholesterol must be stated beside this claim (21 CFR 101.62(c)), so both must be known.
  if (limit.nutrient === 'saturated_fat_g')
    return (
      isWithin &&
      isSmallShare(per100g.saturated_fat_g, per100g.kcal) &&
      per100g.fat_g !== null &&
      per100g.cholesterol_mg !== null
    );
  // Only the label of a composite food shows that no ingredient is a sugar: 21 CFR 101.60(c)(1)(ii).
  if (limit.nutrient === 'sugars_g')
    return isWithin && (!isComposite(subcategory) || /sin azúcar/iu.test(title));
  return isWithin;
};

/** "Low in saturated fat" also requires at most 15 % of the calories from it: 21 CFR 101.62(c)(2)(i). */
const isSmallShare = (saturated: number | null, kcal: number | null): boolean =>
  saturated === 0 ||
  (saturated !== null && kcal !== null && saturated * KCAL_PER_FAT_G <= kcal * LOW_SATURATED_SHARE);

/** What the law requires beside some limits, for the serving. */
const besideLimit = (
  limit: Limit,
  { per100g }: ClaimedFood,
  { referenceG, servingG, lowG }: Portions,
): string => {
  const fat = heldIn(per100g, 'fat_g', servingG);
  const maxFat = maxAmountIn(per100g.fat_g, [...lowG, servingG]) ?? 0;
  if (limit.nutrient === 'cholesterol_mg' && maxFat > FAT_DISCLOSURE_OVER_G)
    return ` Cada porción tiene ${fat} de grasa (21 CFR 101.62(d)).`;
  const hasCholesterol = (perServing(per100g.cholesterol_mg, referenceG) ?? 0) >= CHOLESTEROL_FREE_MG;
  if (
    limit.nutrient === 'saturated_fat_g' &&
    (hasCholesterol || (perServing(per100g.fat_g, referenceG) ?? 0) > LOW_FAT_G)
  )
    return ` Cada porción tiene ${fat} de grasa y ${heldIn(per100g, 'cholesterol_mg', servingG)} de colesterol (21 CFR 101.62(c)).`;
  const kcal = maxAmountIn(per100g.kcal, lowG);
  if (limit.nutrient === 'sugars_g' && (kcal === null || kcal > LOW_CALORIE_KCAL))
    return ' No es un alimento bajo en calorías.';
  return '';
};

const number = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 1 });
/** Rounded as on the label beside it. */
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const amount = (held: number, nutrient: keyof ClaimNutrients): string =>
  nutrient === 'kcal' ? `${number.format(held)} kcal` : `${number.format(held)} ${nutrientUnit(nutrient)}`;
/** An amount as the label states it. */
const heldIn = (per100g: ClaimNutrients, nutrient: keyof ClaimNutrients, grams: number): string => {
  const held = perServing(per100g[nutrient], grams) ?? 0;
  return nutrient === 'kcal' ? `${labelCalories(held)} kcal` : labelAmount(held, nutrient);
};
