import { nutrientNames } from './daily-values.ts';
import { maxAmountIn, type Portions } from './portions.ts';

/** More than this in the reference amount, the serving or, of a small amount, 50 g: 21 CFR 101.13(h)(1). */
const levels = { fat_g: 13, saturated_fat_g: 4, cholesterol_mg: 60, sodium_mg: 480 } as const;
type Disclosed = keyof typeof levels;

/** Amounts come out of a product of decimals. */
const ROUNDING = 1e-9;

/** What a claim must be accompanied by; null where no level is passed. What isn't known discloses nothing. */
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
