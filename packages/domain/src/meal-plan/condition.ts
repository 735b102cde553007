import type { RecipeMeal } from '../recipe/recipe.ts';

/** What somebody says of their health that a plan can keep by numbers, or can't keep at all. */
export const conditions = [
  { id: 'hypertension', label: 'Presión alta' },
  { id: 'diabetes', label: 'Diabetes' },
  { id: 'pregnancy', label: 'Embarazo' },
  { id: 'keto', label: 'Keto' },
] as const;
export type ConditionId = (typeof conditions)[number]['id'];

/** The most of a nutrient that each meal has; a meal of which it isn't known doesn't fit. */
export interface MealLimit {
  readonly nutrient: 'sodium_mg' | 'carbs_g';
  readonly most: Readonly<Record<RecipeMeal, number>>;
  /** Of that the most of what comes beside the dish. */
  readonly beside: number;
}

/** What is kept of a condition; all else is for a doctor or a dietitian, and said so. */
export interface ConditionRule {
  readonly limit: MealLimit | null;
  /** Subcategories of which nothing comes. */
  readonly without: readonly string[];
  /** What the plan does; null: nothing, since no plan of ours is meant for it. */
  readonly kept: string | null;
}

/**
 * High blood pressure: at most 2,300 mg of sodium a day (American Heart Association), shared by the day's meals. Diabetes: 45 to
 * 60 g of carbohydrates a meal and up to 30 g between (CDC, Diabetes Meal Planning). Pregnancy: no cold cuts, for listeria
 * (FDA, Food Safety for Moms-to-Be). Keto, some 20 to 50 g of carbohydrates a day, is no low-carb diet of 130 g, and
 * none of these recipes is made for it.
 */
export const conditionRules: Readonly<Record<ConditionId, ConditionRule>> = {
  hypertension: {
    limit: {
      nutrient: 'sodium_mg',
      most: { desayuno: 600, almuerzo: 700, cena: 700, merienda: 300 },
      beside: 15,
    },
    without: [],
    kept: 'Todas las comidas del día juntas quedan por debajo de 2,300 mg de sodio, y de todas se sabe cuánto traen.',
  },
  diabetes: {
    limit: {
      nutrient: 'carbs_g',
      most: { desayuno: 45, almuerzo: 60, cena: 60, merienda: 30 },
      beside: 6.5,
    },
    without: [],
    kept: 'Ninguna comida pasa de 60 g de carbohidratos, ni una merienda de 30 g.',
  },
  pregnancy: {
    limit: null,
    without: ['Carnes frías'],
    kept: 'Ninguna comida lleva carnes frías. Cocina bien los huevos y usa queso pasteurizado.',
  },
  keto: { limit: null, without: [], kept: null },
};

/** Who is to be asked for all that numbers can't keep. */
export const REFERRAL = 'Para lo demás, pregunta a tu médico o a un nutricionista licenciado.';
