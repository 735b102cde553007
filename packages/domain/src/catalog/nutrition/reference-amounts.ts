import { fractionOf } from '@nutricion/language';
import amounts from '../../../data/reference-amounts.json' with { type: 'json' };
import { typedNumber } from '../../kit/typed-number.ts';

/** The amount customarily eaten at one occasion, by law: claims are judged by it. */
export interface ReferenceAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
  /** Where the law defines it. */
  readonly source: string;
}

/** What identifies a food in the law's table. */
export interface NamedFood {
  readonly title: string;
  readonly subcategory: string | null;
}

/** Source of rows without one. */
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

/** Dry foods whose reference amount is that of the prepared dish, for which there are no amounts. */
const DRY_DISH = /instantáneos|cubitos|mezcla para|leche (?:\p{L}+ )?en polvo|gelatina|sobres?(?!\p{L})/iu;

/** Null if the table lacks the food, e.g. ground coffee: then it can't have claims. */
export const referenceAmountOf = ({ title, subcategory }: NamedFood): ReferenceAmount | null => {
  if (subcategory === null || DRY_DISH.test(title)) return null;
  const special = byTitle.find((row) => row.subcategories.includes(subcategory) && row.title.test(title));
  const general = bySubcategory.get(subcategory);
  if (!special) return general ?? null;
  const { amount, unit, source = general?.source ?? FDA } = special;
  return { amount, unit, source };
};

/** "Low" must also hold in 50 g if the reference amount is at most 30 g or 2 tablespoons. */
export const isSmall = ({ amount, unit }: ReferenceAmount): boolean =>
  unit === 'g' ? amount <= 30 : amount <= 2 * TABLESPOON_ML;

const millilitres: readonly (readonly [measure: RegExp, ml: number])[] = [
  [/ml\b/, 1],
  [/tazas?\b/, CUP_ML],
  [/cucharadas?\b/, TABLESPOON_ML],
  [/cucharaditas?\b/, 5],
];

/**
 * A reference amount in grams. A volume is converted by the weight of the food's own serving ("1 cucharada (14 g)"), or as water if the serving has
 * no volume.
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
      ? (typedNumber(statedAmount[1] ?? '', 'amount') ?? 0) + (fractionOf(statedAmount[2] ?? '') ?? 0)
      : 0;
    if (count > 0) return (amount * serving.servingG) / (count * ml);
  }
  return amount;
};
