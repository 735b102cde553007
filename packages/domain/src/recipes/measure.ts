import type { NetUnit } from '../catalog/unit-price.ts';
import type { RecipeUnit } from './recipe.ts';

/** International avoirdupois pound and ounce; US customary cup, spoons and fluid ounce. */
const GRAMS: Partial<Record<RecipeUnit | NetUnit, number>> = { g: 1, oz: 28.349523125, lb: 453.59237 };
const CUP_ML = 236.5882365;
const FLUID_OUNCE_ML = CUP_ML / 8;
/** USDA SR28 has a dash of salt at 0.4 g and a teaspoon at 6 g: a sixteenth, as cooks count. */
export const PINCHES_PER_TEASPOON = 16;
const MILLILITRES: Partial<Record<RecipeUnit, number>> = {
  ml: 1,
  taza: CUP_ML,
  cda: CUP_ML / 16,
  cdita: CUP_ML / 48,
  pizca: CUP_ML / 48 / PINCHES_PER_TEASPOON,
};

/** Data of a product needed to measure with it. */
export interface KitchenFacts {
  /** Grams to eat in one cup, spoon, piece, clove, slice or can; of cups and spoons one is enough. */
  readonly gramsPer: Readonly<Partial<Record<RecipeUnit, number>>>;
  /** The share of the bought weight that is thrown away (peel, bone), 0 to 1; null: some, of unknown amount. */
  readonly refuseShare: number | null;
}

export interface Food {
  /** What a package holds. */
  readonly netContent: number;
  readonly netUnit: NetUnit;
  /** Null: only the package is known. */
  readonly kitchen: KitchenFacts | null;
}

/**
 * What is done before cooking that changes what is eaten: taken out of its peel, soaked out of its salt,
 * poured out of its can's liquid.
 */
export const preparations = ['peeled', 'desalted', 'rinsed'] as const;
export type Preparation = (typeof preparations)[number];

export interface Amount {
  readonly amount: number;
  readonly unit: RecipeUnit;
  /** Ounces and pounds are of what is bought, unless it is `peeled`. */
  readonly preparation: Preparation | null;
}

export interface Usage {
  /** Grams that are eaten; null: not computable. */
  readonly eatenG: number | null;
  /** Packages that must be bought, a fraction; null: not computable. */
  readonly packages: number | null;
}

/**
 * Converts an amount of a recipe to grams and packages. Grams, cups, spoons and pieces are of the edible part,
 * ounces and pounds of the bought weight. A can is one package, whatever it holds.
 */
export const usageOf = ({ amount, unit, preparation }: Amount, food: Food): Usage => {
  const eatenShare = 1 - (food.kitchen?.refuseShare ?? 0);
  const weighedG = GRAMS[unit] === undefined ? null : amount * GRAMS[unit];
  const isAsBought = weighedG !== null && unit !== 'g' && preparation !== 'peeled';
  const eatenG = isAsBought ? weighedG * eatenShare : (weighedG ?? eatenOf(amount, unit, food));
  const boughtG = isAsBought ? weighedG : eatenG === null ? null : eatenG / eatenShare;
  return { eatenG, packages: packagesOf({ amount, unit, eatenG, boughtG }, food) };
};

const eatenOf = (amount: number, unit: RecipeUnit, food: Food): number | null => {
  const each = food.kitchen?.gramsPer[unit];
  if (each !== undefined) return amount * each;
  const ml = MILLILITRES[unit];
  if (ml !== undefined) return times(amount * ml, gramsPerMl(food));
  return unit === 'lata' ? times(amount, packageG(food)) : null;
};

const packagesOf = (
  used: { readonly amount: number; readonly unit: RecipeUnit } & {
    readonly eatenG: number | null;
    readonly boughtG: number | null;
  },
  food: Food,
): number | null => {
  const { amount, unit } = used;
  if (unit === 'lata') return amount;
  if (unit === 'unidad' && food.netUnit === 'unidad') return amount / food.netContent;
  const ml = MILLILITRES[unit];
  if (ml !== undefined && food.netUnit === 'fl oz') return (amount * ml) / (food.netContent * FLUID_OUNCE_ML);
  const wholeG = packageG(food);
  // For products sold by the piece the edible weight is known.
  const partG = food.netUnit === 'unidad' ? used.eatenG : used.boughtG;
  return wholeG === null || partG === null ? null : partG / wholeG;
};

/** Grams in a package: as bought where it is sold by weight, to eat where it is sold by piece or volume. */
const packageG = (food: Food): number | null => {
  const { netContent, netUnit } = food;
  if (netUnit === 'unidad') return times(netContent, food.kitchen?.gramsPer.unidad ?? null);
  if (netUnit === 'fl oz') return times(netContent * FLUID_OUNCE_ML, gramsPerMl(food));
  return times(netContent, GRAMS[netUnit] ?? null);
};

const spoons = ['taza', 'cda', 'cdita'] as const;

const gramsPerMl = ({ kitchen }: Food): number | null => {
  const measuredUnit = spoons.find((unit) => kitchen?.gramsPer[unit] !== undefined);
  const grams = measuredUnit && kitchen?.gramsPer[measuredUnit];
  const ml = measuredUnit && MILLILITRES[measuredUnit];
  return grams === undefined || ml === undefined ? null : grams / ml;
};

const times = (amount: number, each: number | null): number | null => (each === null ? null : amount * each);
