import type { Ingredient } from '@nutricion/domain/recipes/ingredient';
import type { PlanProduct } from '../pantry/pantry.ts';

/** Tolerance for fractions summed in another order, in packages or grams. */
export const SLACK = 1e-6;

const SPOONS_OF_CUP: Readonly<Record<string, number>> = {
  taza: 1,
  cda: 1 / 16,
  cdita: 1 / 48,
  pizca: 1 / 768,
};
const CUP_ML = 236.5882365;
const OUNCE_G = 28.349523125;

/** Milliliters of an amount by volume; NaN for other units. */
const millilitres = ({ amount, unit }: Ingredient): number =>
  unit === 'ml' ? amount : amount * (SPOONS_OF_CUP[unit] ?? Number.NaN) * CUP_ML;

/** Grams per milliliter, from the weight of a cup or spoon; NaN when unknown. */
const density = ({ food }: PlanProduct): number => {
  const per = food.kitchen?.gramsPer ?? {};
  if (per.taza !== undefined) return per.taza / CUP_ML;
  if (per.cda !== undefined) return (per.cda * 16) / CUP_ML;
  return per.cdita === undefined ? Number.NaN : (per.cdita * 48) / CUP_ML;
};

/** Grams in a package as sold; NaN when unknown. */
const packageGrams = (product: PlanProduct): number => {
  const { netContent, netUnit, kitchen } = product.food;
  if (netUnit === 'lb') return netContent * 16 * OUNCE_G;
  if (netUnit === 'oz') return netContent * OUNCE_G;
  if (netUnit === 'fl oz') return ((netContent * CUP_ML) / 8) * density(product);
  return netContent * (kitchen?.gramsPer.unidad ?? Number.NaN);
};

const ediblePart = ({ food }: PlanProduct): number => 1 - (food.kitchen?.refuseShare ?? 0);

/** Grams of an ingredient that are eaten; NaN when unknown. */
export const gramsEaten = (ingredient: Ingredient, product: PlanProduct): number => {
  const { amount, unit, preparation } = ingredient;
  if (unit === 'g') return amount;
  if (unit === 'oz' || unit === 'lb') {
    const grams = amount * OUNCE_G * (unit === 'lb' ? 16 : 1);
    return preparation === 'peeled' ? grams : grams * ediblePart(product);
  }
  const weighed = product.food.kitchen?.gramsPer[unit];
  if (weighed !== undefined) return amount * weighed;
  if (unit === 'lata') return amount * packageGrams(product);
  return millilitres(ingredient) * density(product);
};

/** Packages that an ingredient uses; NaN when unknown. */
export const portionOf = (ingredient: Ingredient, product: PlanProduct): number => {
  const { amount, unit, preparation } = ingredient;
  const { netContent, netUnit } = product.food;
  if (unit === 'lata') return amount;
  if (unit === 'unidad' && netUnit === 'unidad') return amount / netContent;
  const ml = millilitres(ingredient);
  if (netUnit === 'fl oz' && !Number.isNaN(ml)) return (ml * 8) / (netContent * CUP_ML);
  const eaten = gramsEaten(ingredient, product);
  if (netUnit === 'unidad') return eaten / packageGrams(product);
  const isBought = (unit === 'oz' || unit === 'lb') && preparation !== 'peeled';
  const bought = isBought ? amount * OUNCE_G * (unit === 'lb' ? 16 : 1) : eaten / ediblePart(product);
  return bought / packageGrams(product);
};
