import type { RecipeMeal } from '../recipes/recipe.ts';
import type { SideWith } from './sides.ts';

/** Health conditions, some of which a plan can respect by numbers. */
export const conditions = [
  { id: 'hypertension', label: 'Presión alta' },
  { id: 'diabetes', label: 'Diabetes' },
  { id: 'cholesterol', label: 'Colesterol alto' },
  { id: 'pregnancy', label: 'Embarazo' },
  { id: 'lactation', label: 'Lactancia' },
  { id: 'kidneys', label: 'Riñones' },
  { id: 'keto', label: 'Keto' },
] as const;
export type ConditionId = (typeof conditions)[number]['id'];

/**
 * How far a pregnancy is, or how old the child at the breast, and the kilocalories a day that it takes beyond one's own: Institute
 * of Medicine, Dietary Reference Intakes for Energy (2005), and so the Dietary Guidelines for Americans 2020–2025, table A2-3. While
 * breastfeeding, the milk takes 500 and the body gives 170 of them in the first six months; later it takes 400.
 */
export const conditionStages = [
  { id: 'trimester-1', condition: 'pregnancy', label: 'primer trimestre', extraKcal: 0 },
  { id: 'trimester-2', condition: 'pregnancy', label: 'segundo trimestre', extraKcal: 340 },
  { id: 'trimester-3', condition: 'pregnancy', label: 'tercer trimestre', extraKcal: 452 },
  { id: 'months-0-6', condition: 'lactation', label: 'primeros seis meses', extraKcal: 330 },
  { id: 'months-7-12', condition: 'lactation', label: 'después de seis meses', extraKcal: 400 },
] as const;
export type ConditionStageId = (typeof conditionStages)[number]['id'];

/**
 * Where nobody said it: of a pregnancy the second trimester, which misses the energy of another one least, and of breastfeeding
 * the time that takes more.
 */
const unsaidStages: Partial<Readonly<Record<ConditionId, ConditionStageId>>> = {
  pregnancy: 'trimester-2',
  lactation: 'months-7-12',
};

/** The stage that a plan counts with; null for conditions without one. */
export const stageOf = (condition: ConditionId, stage?: ConditionStageId) => {
  const mine = conditionStages.filter((each) => each.condition === condition);
  return mine.find(({ id }) => id === stage) ?? mine.find(({ id }) => id === unsaidStages[condition]) ?? null;
};

/** The most of a nutrient per meal; a meal without data doesn't fit. */
export interface MealLimit {
  readonly nutrient: 'sodium_mg' | 'carbs_g' | 'saturated_fat_g';
  readonly most: Readonly<Record<RecipeMeal, number>>;
  /** Of that, the most for the side. */
  readonly beside: Readonly<Record<SideWith, number>>;
}

/** Kinds of food that can harm a child before its birth, or at the breast. */
export type UnsafeFood =
  | 'caffeine'
  | 'alcohol'
  | 'liver'
  | 'unpasteurized'
  | 'fresh-cheese'
  | 'cold-cuts'
  | 'mercury'
  | 'raw';

/** What a plan respects of a condition; for everything else it refers to a doctor or a dietitian. */
export interface ConditionRule {
  readonly limit: MealLimit | null;
  /** Foods that no meal has. */
  readonly unsafe: readonly UnsafeFood[];
  /** Whether the plan respects anything of it. */
  readonly isEnforced: boolean;
  /** What the plan does, or why it does nothing. */
  readonly message: string;
}

/**
 * High blood pressure: at most 2,300 mg of sodium a day (American Heart Association), shared by the day's meals. Diabetes: 45 to
 * 60 g of carbohydrates a meal and up to 30 g between (CDC, Diabetes Meal Planning), of a lunch or a dinner so much for what
 * comes beside it as a small fruit has. Cholesterol: less than 7 % of 2,000 kcal of saturated fat (NHLBI, Your Guide to
 * Lowering Your Cholesterol with TLC). Pregnancy: no cold cuts, no sausages, no fresh cheese, nothing unpasteurized or raw, for
 * listeria (FDA, Food Safety for Moms-to-Be), no alcohol (CDC), no liver, for its vitamin A (NHS, Foods to avoid in pregnancy), no
 * drinks with caffeine, of which 200 mg a day are the most (ACOG, Committee Opinion 462), and fish of the FDA's best choices
 * (Advice about Eating Fish). Breastfeeding: the same fish, no alcohol, and no caffeine, of which up to 300 mg a day do no harm
 * (CDC, Maternal Diet): a plan doesn't know what else she drinks. Keto, some 20 to 50 g of carbohydrates a day, is no low-carb
 * diet of 130 g, and none of these recipes is made for it.
 */
export const conditionRules: Readonly<Record<ConditionId, ConditionRule>> = {
  hypertension: {
    limit: {
      nutrient: 'sodium_mg',
      most: { desayuno: 600, almuerzo: 700, cena: 700, merienda: 300 },
      beside: { desayuno: 15, plato: 15 },
    },
    unsafe: [],
    isEnforced: true,
    message:
      'Todas las comidas del día juntas quedan por debajo de 2,300 mg de sodio, y de todas se sabe cuánto traen.',
  },
  diabetes: {
    limit: {
      nutrient: 'carbs_g',
      most: { desayuno: 45, almuerzo: 60, cena: 60, merienda: 30 },
      beside: { desayuno: 6.5, plato: 16 },
    },
    unsafe: [],
    isEnforced: true,
    message: 'Ninguna comida pasa de 60 g de carbohidratos, ni una merienda de 30 g.',
  },
  cholesterol: {
    limit: {
      nutrient: 'saturated_fat_g',
      most: { desayuno: 4, almuerzo: 4.5, cena: 4.5, merienda: 2.5 },
      beside: { desayuno: 0.5, plato: 0.5 },
    },
    unsafe: [],
    isEnforced: true,
    message:
      'Todas las comidas del día juntas traen menos de 15.5 g de grasa saturada, y de todas se sabe cuánta.',
  },
  pregnancy: {
    limit: null,
    unsafe: ['caffeine', 'alcohol', 'liver', 'unpasteurized', 'fresh-cheese', 'cold-cuts', 'mercury', 'raw'],
    isEnforced: true,
    message:
      'Ninguna comida lleva carnes frías, embutidos, queso blanco, hígado, alcohol, café, té, cola, retoños ni nada sin pasteurizar o crudo de huevo, carne o pescado; y el pescado es del más bajo en mercurio. Cocina bien los huevos, la carne y el pescado. Pregunta por el hierro y el ácido fólico.',
  },
  lactation: {
    limit: null,
    unsafe: ['caffeine', 'alcohol', 'mercury'],
    isEnforced: true,
    message: 'Ninguna comida lleva alcohol, café, té ni cola, y el pescado es del más bajo en mercurio.',
  },
  kidneys: {
    limit: null,
    unsafe: [],
    isEnforced: false,
    message: 'Para los riñones se cuentan el potasio, el fósforo y los líquidos, y este plan no los cuenta.',
  },
  keto: {
    limit: null,
    unsafe: [],
    isEnforced: false,
    message:
      'Un plan keto no lo hacemos: nuestras recetas no son para eso. Lo más cercano es la dieta baja en carbohidratos, de hasta 130 g al día.',
  },
};

/** The reference for everything that numbers can't cover. */
export const REFERRAL = 'Para lo demás, pregunta a tu médico o a un nutricionista licenciado.';
