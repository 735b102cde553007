import amounts from '../../../data/reference-amounts.json' with { type: 'json' };
import { typedNumber } from '../../kit/typed-number.ts';

/** What people eat of a food at one go, by law: the amount that its claims are judged by. */
export interface ReferenceAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
  /** Where the law says so. */
  readonly source: string;
}

/** What the law needs to find a food in its table. */
export interface NamedFood {
  readonly title: string;
  readonly subcategory: string | null;
}

/** The source of rows that name none. */
const FDA = '21 CFR 101.12(b)';

const TABLESPOON_ML = 15;
const CUP_ML = 240;

interface Row {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
  readonly subcategories: readonly string[];
  readonly source?: string;
}

/** Foods with an amount of their own within a subcategory, by a pattern of the title; the first match applies. */
const byTitle = (amounts.byTitle as readonly (Row & { readonly title: string })[]).map((row) => ({
  ...row,
  title: new RegExp(row.title, 'iu'),
}));

const bySubcategory: ReadonlyMap<string, ReferenceAmount> = new Map(
  (amounts.bySubcategory as readonly Row[]).flatMap(({ amount, unit, subcategories, source = FDA }) =>
    subcategories.map((subcategory) => [subcategory, { amount, unit, source }] as const),
  ),
);

/** Dry food whose reference amount is that of the dish made of it, which nobody has measured. */
const DRY_DISH = /instantáneos|cubitos|mezcla para|leche (?:\p{L}+ )?en polvo|gelatina|sobres?(?!\p{L})/iu;

/** Null where the table has no such food, as ground coffee: then nothing may be claimed of it. */
export const referenceAmountOf = ({ title, subcategory }: NamedFood): ReferenceAmount | null => {
  if (subcategory === null || DRY_DISH.test(title)) return null;
  const special = byTitle.find((row) => row.subcategories.includes(subcategory) && row.title.test(title));
  const general = bySubcategory.get(subcategory);
  if (!special) return general ?? null;
  const { amount, unit, source = general?.source ?? FDA } = special;
  return { amount, unit, source };
};

/** 'Low' must hold of 50 g too where the reference amount is 30 g or 2 tablespoons, or less. */
export const isSmall = ({ amount, unit }: ReferenceAmount): boolean =>
  unit === 'g' ? amount <= 30 : amount <= 2 * TABLESPOON_ML;

const millilitres: readonly (readonly [measure: RegExp, ml: number])[] = [
  [/ml\b/, 1],
  [/tazas?\b/, CUP_ML],
  [/cucharadas?\b/, TABLESPOON_ML],
  [/cucharaditas?\b/, 5],
];
const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '⅓': 1 / 3,
  '½': 0.5,
  '⅔': 2 / 3,
  '¾': 0.75,
};

/**
 * Grams of a reference amount. A volume is weighed as the food's own serving weighs ("1 cucharada (14 g)"),
 * or as water where the serving isn't told in a volume.
 */
export const referenceGrams = (
  { amount, unit }: ReferenceAmount,
  serving: { readonly servingG: number; readonly servingLabel: string },
): number => {
  if (unit === 'g') return amount;
  for (const [measure, ml] of millilitres) {
    const statedAmount = new RegExp(`([\\d.,]*)\\s*([¼⅓½⅔¾]?)\\s*${measure.source}`, 'u').exec(
      serving.servingLabel,
    );
    const count = statedAmount
      ? (typedNumber(statedAmount[1] ?? '', 'amount') ?? 0) + (fractions[statedAmount[2] ?? ''] ?? 0)
      : 0;
    if (count > 0) return (amount * serving.servingG) / (count * ml);
  }
  return amount;
};
