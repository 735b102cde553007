import { budgetBands, maxCentsOf, type PlanAnswers } from '@nutricion/domain/plans/answers';
import type { MealPlan } from '../compose/plan.ts';
import { ENOUGH_ENERGY_SHARE } from '../model/weights.ts';

/** A change of the answers that gives the plan more energy. */
export interface EnergySuggestion {
  readonly label: string;
  readonly change: Partial<Pick<PlanAnswers, 'days' | 'budget' | 'dietaryPreferences'>>;
}

/** How much energy a plan gives, and what would give more. */
export interface EnergyShortfall {
  /** Per person and day, rounded; meals without energy data count as average ones. */
  readonly kcal: number;
  readonly neededKcal: number;
  readonly percent: number;
  readonly ways: readonly EnergySuggestion[];
}

/** A warning when the plan has less than 80 % of the target energy; null when it has enough. */
export const energyShortfall = ({ answers, perDay, targets, unknown }: MealPlan): EnergyShortfall | null => {
  const assumedKcal = (unknown.kcal * targets.kcal) / answers.mealsPerDay / answers.days;
  const kcal = Math.min(targets.kcal, perDay.kcal + assumedKcal);
  const share = Math.max(perDay.kcal, unknown.kcal > 0 ? kcal : 0) / targets.kcal;
  if (share >= ENOUGH_ENERGY_SHARE) return null;
  return {
    kcal: Math.round(share * targets.kcal),
    neededKcal: Math.round(targets.kcal),
    percent: Math.round(100 * share),
    ways: [...moreMoney(answers), ...fewerDays(answers, share), ...withoutLowCarb(answers)],
  };
};

const moreMoney = (answers: PlanAnswers): readonly EnergySuggestion[] => {
  const now = maxCentsOf(answers);
  if (now === null) return [];
  const next = budgetBands.find(({ maxCents }) => maxCents === null || maxCents > now);
  return next ? [{ label: `Presupuesto de ${next.label}`, change: { budget: next.id } }] : [];
};

/** The number of days for which the same money should give full meals. */
const fewerDays = (answers: PlanAnswers, share: number): readonly EnergySuggestion[] => {
  const days = Math.max(1, Math.floor(answers.days * share));
  if (days === answers.days || maxCentsOf(answers) === null) return [];
  return [{ label: days === 1 ? 'Solo 1 día' : `Solo ${days} días`, change: { days } }];
};

const withoutLowCarb = (answers: PlanAnswers): readonly EnergySuggestion[] =>
  answers.dietaryPreferences.includes('low-carb')
    ? [
        {
          label: 'Sin limitar los carbohidratos',
          change: { dietaryPreferences: answers.dietaryPreferences.filter((diet) => diet !== 'low-carb') },
        },
      ]
    : [];
