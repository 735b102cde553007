import type { DietId } from '../accounts/diet.ts';
import type { AllergenId } from '../catalog/allergen.ts';
import type { ProductId } from '../kit/ids.ts';
import type { RecipeMeal } from '../recipes/recipe.ts';
import type { PlanWish } from './wish.ts';

/** What the seven steps can be answered with (specification, sections 5 and 9). "none" is an empty list. */
export const planLimits = { days: { min: 1, max: 14 }, people: { min: 1, max: 8 } } as const;

export const mealsPerDayOptions = [2, 3, 4] as const;
export type MealsPerDay = (typeof mealsPerDayOptions)[number];

export const planGoals = [
  { id: 'energy', label: 'Más energía' },
  { id: 'quick', label: 'Cocinar rápido' },
  { id: 'meal-prep', label: 'Cocinar una vez y guardar' },
  { id: 'budget', label: 'Gastar menos' },
  { id: 'healthy', label: 'Comer más sano' },
] as const;
export type PlanGoal = (typeof planGoals)[number]['id'];

/** `maxCents` is never exceeded; null: no limit. In ascending order, which `planMeals` relies on. */
export const budgetBands = [
  { id: '50-100', label: '$50-100', maxCents: 10_000 },
  { id: '100-200', label: '$100-200', maxCents: 20_000 },
  { id: '200+', label: '$200+', maxCents: null },
] as const;
export type BudgetBandId = (typeof budgetBands)[number]['id'];

/** US law's shellfish are crustaceans; the catalogue sells no molluscs. */
export const planAllergies = [
  { id: 'peanuts', label: 'Maní', allergen: 'mani' },
  { id: 'shellfish', label: 'Mariscos', allergen: 'crustaceos' },
  { id: 'eggs', label: 'Huevo', allergen: 'huevo' },
  { id: 'soy', label: 'Soya', allergen: 'soya' },
] as const satisfies readonly { id: string; label: string; allergen: AllergenId }[];
export type PlanAllergy = (typeof planAllergies)[number]['id'];

export interface PlanAnswers {
  readonly days: number;
  readonly mealsPerDay: MealsPerDay;
  readonly people: number;
  readonly dietaryPreferences: readonly DietId[];
  readonly goals: readonly PlanGoal[];
  readonly budget: BudgetBandId;
  readonly allergies: readonly PlanAllergy[];
  /** Wishes in free text; absent in plans from before they existed. */
  readonly wishes?: readonly PlanWish[];
  /** Products at home that needn't be bought; absent in plans from before they existed. */
  readonly atHome?: readonly AtHome[];
}

/** Something in their kitchen. */
export interface AtHome {
  readonly productId: ProductId;
  /** Packages that are left of it, a fraction; null: enough for any plan, as salt and oil are. */
  readonly packages: number | null;
}

/** Each product once: of two amounts the later counts. */
export const distinctAtHome = (atHome: readonly AtHome[]): readonly AtHome[] => [
  ...new Map(atHome.map((each) => [each.productId, each])).values(),
];

/** "Quick": the most minutes of preparing and cooking a meal together. */
export const QUICK_MINUTES = 30;

/** The meals of a day, in the order they are eaten. */
export const mealsOfDay: Readonly<Record<MealsPerDay, readonly RecipeMeal[]>> = {
  2: ['almuerzo', 'cena'],
  3: ['desayuno', 'almuerzo', 'cena'],
  4: ['desayuno', 'almuerzo', 'merienda', 'cena'],
};

/** The most minutes of a meal: the smaller of "quick" and the wish in words. Null: any. */
export const maxMinutesOf = ({
  goals,
  wishes = [],
}: Pick<PlanAnswers, 'goals' | 'wishes'>): number | null => {
  const bounds = wishes.flatMap((wish) => (wish.kind === 'minutes' ? [wish.most] : []));
  if (goals.includes('quick')) bounds.push(QUICK_MINUTES);
  return bounds.length === 0 ? null : Math.min(...bounds);
};

/** The most that a plan may cost, in cents: the band's limit, or a smaller sum named in words. Null: no limit. */
export const maxCentsOf = ({
  budget,
  wishes = [],
}: Pick<PlanAnswers, 'budget' | 'wishes'>): number | null => {
  const band = budgetBands.find(({ id }) => id === budget)?.maxCents ?? null;
  const bounds = wishes.flatMap((wish) => (wish.kind === 'sum' ? [wish.mostCents] : []));
  if (band !== null) bounds.push(band);
  return bounds.length === 0 ? null : Math.min(...bounds);
};

/**
 * Allergens excluded for everybody who eats: from the answers, wishes in words and the customer's profile, each
 * once.
 */
export const avoidedAllergens = (
  { allergies, wishes = [] }: Pick<PlanAnswers, 'allergies' | 'wishes'>,
  ofProfile: readonly AllergenId[],
): readonly AllergenId[] => {
  const chosen = planAllergies.filter(({ id }) => allergies.includes(id)).map(({ allergen }) => allergen);
  const fromWishes = wishes.flatMap((wish) => (wish.kind === 'allergy' ? [wish.allergen] : []));
  return [...new Set([...chosen, ...fromWishes, ...ofProfile])];
};
