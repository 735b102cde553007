import { formatUsd } from '../kit/money.ts';

/** A product as a recipe depends on it. */
export interface UsedProduct {
  readonly title: string;
  readonly isSold: boolean;
  readonly stock: number;
  readonly hasNutrition: boolean;
  /** The titles of its substitutes that can be bought now. */
  readonly substitutes: readonly string[];
}

/** From this many times the usual price on a recipe is dear. */
const DEAR_TIMES = 2;

interface RecipeCosts {
  /** Null: not computable. */
  readonly perServingCents: number | null;
  /** The median of what is published of the same meal; null: nothing is. */
  readonly usualCents: number | null;
}

/** Warnings for a recipe's editor, a sentence each, those that prevent cooking it first. */
export const recipeWarnings = (
  products: readonly UsedProduct[],
  { perServingCents, usualCents }: RecipeCosts,
): readonly string[] => [
  ...products
    .filter(({ isSold }) => !isSold)
    .map((product) => `«${product.title}» ya no se vende.${insteadOf(product)}`),
  ...products
    .filter(({ isSold, stock }) => isSold && stock === 0)
    .map((product) => `«${product.title}» está agotado.${insteadOf(product)}`),
  ...(perServingCents !== null && usualCents !== null && perServingCents >= DEAR_TIMES * usualCents
    ? [
        `Es cara: ${formatUsd(perServingCents)} la porción, y lo usual para esa comida es ${formatUsd(usualCents)}.`,
      ]
    : []),
  ...products
    .filter(({ hasNutrition }) => !hasNutrition)
    .map(({ title }) => `«${title}» no tiene datos de nutrición.`),
];

const insteadOf = ({ substitutes }: UsedProduct): string =>
  substitutes.length > 0 ? ` En su lugar: ${substitutes.join(', ')}.` : '';

/** The middle one; of an even number the mean of both. Null of none. */
export const medianOf = (amounts: readonly number[]): number | null => {
  const sorted = amounts.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
};
