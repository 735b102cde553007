import type { AllergenId } from '../catalog/allergen.ts';
import { diets } from '../household/diet.ts';

/** What the planner asks may lie between (specification, section 5). */
export const PLAN_LIMITS = { days: { min: 1, max: 14 }, people: { min: 1, max: 8 } } as const;
export const mealsPerDayChoices = [2, 3, 4] as const;

export const planDiets = [{ id: 'none', label: 'Sin dieta especial' }, ...diets] as const;

export const planGoals = [
  { id: 'energy', label: 'Energía para el turno' },
  { id: 'quick', label: 'Cocinar rápido' },
  { id: 'meal-prep', label: 'Cocinar de antemano' },
  { id: 'budget', label: 'Gastar menos' },
  { id: 'healthy', label: 'Comer más saludable' },
] as const;

/** The bands of the specification's section 9, for the whole plan. The last has no upper bound. */
export const planBudgets = [
  { id: '$50-100', label: '$50 a $100', minCents: 5_000, maxCents: 10_000 },
  { id: '$100-200', label: '$100 a $200', minCents: 10_000, maxCents: 20_000 },
  { id: '$200+', label: '$200 o más', minCents: 20_000, maxCents: null },
] as const;

export const planAllergies = [
  { id: 'none', label: 'Ninguna', allergen: null },
  { id: 'peanuts', label: 'Maní', allergen: 'mani' },
  { id: 'shellfish', label: 'Mariscos (crustáceos)', allergen: 'crustaceos' },
  { id: 'eggs', label: 'Huevo', allergen: 'huevo' },
  { id: 'soy', label: 'Soya', allergen: 'soya' },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly allergen: AllergenId | null;
}[];

export type MealsPerDay = (typeof mealsPerDayChoices)[number];
export type PlanDiet = (typeof planDiets)[number]['id'];
export type PlanGoal = (typeof planGoals)[number]['id'];
export type PlanBudget = (typeof planBudgets)[number]['id'];
export type PlanAllergy = (typeof planAllergies)[number]['id'];

/** What the seven steps ask, one each, in their order and by the specification's names (section 3). */
export interface PlanAnswers {
  readonly days: number;
  readonly mealsPerDay: MealsPerDay;
  readonly people: number;
  /** `none` alone, or any others; never empty. */
  readonly dietaryPreferences: readonly PlanDiet[];
  /** May be empty: then nothing weighs more than the rest. */
  readonly goals: readonly PlanGoal[];
  readonly budget: PlanBudget;
  /** `none` alone, or any others; never empty. */
  readonly allergies: readonly PlanAllergy[];
}

/** Before anybody has answered. */
export const defaultAnswers: PlanAnswers = {
  days: 7,
  mealsPerDay: 3,
  people: 1,
  dietaryPreferences: ['none'],
  goals: [],
  budget: '$100-200',
  allergies: ['none'],
};

/** What is said of an answer that can't be. */
export const answerFaults: Readonly<Record<keyof PlanAnswers, string>> = {
  days: 'Escoge de 1 a 14 días.',
  mealsPerDay: 'Escoge 2, 3 o 4 comidas al día.',
  people: 'Escoge de 1 a 8 personas.',
  dietaryPreferences: 'Escoge entre las dietas que hay.',
  goals: 'Escoge entre las metas que hay.',
  budget: 'Escoge uno de los tres presupuestos.',
  allergies: 'Escoge entre las alergias que hay.',
};

/**
 * Turns one choice of a list on or off. Choosing an option removes `none`; emptying the list resets it
 * to `none`, and so does choosing `none` (specification, section 4).
 */
export const toggledWithNone = <T extends string>(chosen: readonly T[], option: T): readonly T[] =>
  option === 'none' ? withoutIdleNone(['none' as T]) : withoutIdleNone(toggled(chosen, option));

/** Turns one choice of a list that may be empty on or off. */
export const toggled = <T extends string>(chosen: readonly T[], option: T): readonly T[] =>
  chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];

/** A list as it has to be: each once, `none` only where nothing else is. */
export const withoutIdleNone = <T extends string>(chosen: readonly T[]): readonly T[] => {
  const real = [...new Set(chosen)].filter((option) => option !== 'none');
  return real.length > 0 ? real : ['none' as T];
};

/** The allergens that the answers exclude; what the customer's profile avoids comes on top. */
export const allergensOf = ({ allergies }: Pick<PlanAnswers, 'allergies'>): readonly AllergenId[] =>
  planAllergies.flatMap(({ id, allergen }) =>
    allergen !== null && allergies.includes(id) ? [allergen] : [],
  );
