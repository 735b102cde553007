import { nutrientNames } from './daily-values.ts';
import { maxAmountIn, type Portions } from './portions.ts';

/** A higher amount in the reference amount, the serving or, if that is small, 50 g requires a disclosure: 21 CFR 101.13(h)(1). */
const levels = { fat_g: 13, saturated_fat_g: 4, cholesterol_mg: 60, sodium_mg: 480 } as const;
type Disclosed = keyof typeof levels;

/** Tolerance for floating point. */
const ROUNDING = 1e-9;

/** The disclosure that must accompany a claim; null if no level is exceeded. Unknown amounts count as not exceeded. */
export const disclosureOf = (
  per100g: Readonly<Record<Disclosed, number | null>>,
  { servingG, lowG }: Portions,
): string | null => {
  const passed = (Object.keys(levels) as Disclosed[]).filter(
    (nutrient) => (maxAmountIn(per100g[nutrient], [...lowG, servingG]) ?? 0) > levels[nutrient] + ROUNDING,
  );
  if (passed.length === 0) return null;
  const names = passed.map((nutrient) => nutrientNames[nutrient].toLocaleLowerCase('es'));
  return `Mira en los datos de nutrición su contenido de ${new Intl.ListFormat('es').format(names)} (21 CFR 101.13(h)).`;
};
