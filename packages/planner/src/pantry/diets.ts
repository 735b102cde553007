import type { DietId } from '@nutricion/domain/accounts/diet';
import { allergenFact } from '@nutricion/domain/catalog/allergen';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import { type Candidate, isSide } from './candidate.ts';
import type { PlanProduct } from './pantry.ts';

/**
 * Maximum grams of carbohydrates per serving in a low-carb plan: together 130 g a day, below which a diet is
 * called low in carbohydrates (Feinman et al., Nutrition 2015;31:1-13).
 */
const MAX_CARBS_G: Readonly<Record<RecipeMeal, number>> = {
  desayuno: 30,
  almuerzo: 40,
  cena: 40,
  merienda: 20,
};
/** The part of it that is reserved for the side, such as nuts or cheese. */
const MAX_SIDE_CARBS_G = 4;

/**
 * Minimum grams of protein per serving. The FDA calls 10 g a serving "high" (20 % of the Daily Value, 21 CFR
 * 101.54(b)).
 */
const MIN_PROTEIN_G: Readonly<Record<RecipeMeal, number>> = {
  desayuno: 15,
  almuerzo: 20,
  cena: 20,
  merienda: 10,
};

/** Categories without meat and fish, whatever the brand. */
const MEATLESS_CATEGORIES = new Set([
  'Frutas',
  'Vegetales',
  'Leche',
  'Yogurts',
  'Quesos',
  'Mantequilla',
  'Huevos',
]);
const MEATLESS_SUBCATEGORIES = new Set(['Miel y siropes']);

/** Whether a product is documented to be free of meat and fish; false when there are no data. */
const isVegetarian = ({ category, subcategory, highlights }: PlanProduct): boolean =>
  highlights.includes('vegan') ||
  MEATLESS_CATEGORIES.has(category) ||
  (subcategory !== null && MEATLESS_SUBCATEGORIES.has(subcategory));

/** Whether a recipe is documented to follow a diet; false when data are missing. */
export const fitsDiet = (diet: DietId, candidate: Candidate): boolean => {
  const { recipe, products, nutrition } = candidate;
  switch (diet) {
    case 'vegetarian':
      return products.every(isVegetarian);
    case 'dairy-free':
      return products.every(({ food }) => allergenFact(food, 'leche') === 'no-declarado');
    case 'low-carb': {
      const { carbs_g } = nutrition.perServing;
      const maxCarbsG = isSide(candidate) ? MAX_SIDE_CARBS_G : MAX_CARBS_G[recipe.meal] - MAX_SIDE_CARBS_G;
      return carbs_g !== null && carbs_g <= maxCarbsG;
    }
    case 'high-protein': {
      // The documented protein is a lower bound, which is enough to prove a minimum.
      const { protein_g } = nutrition.knownPerServing;
      return isSide(candidate) || (protein_g !== null && protein_g >= MIN_PROTEIN_G[recipe.meal]);
    }
  }
};
