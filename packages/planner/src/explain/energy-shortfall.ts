import { budgetBands, maxCentsOf, type PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import type { MealPlan } from '../compose/plan.ts';
import { ENOUGH_ENERGY_SHARE } from '../model/weights.ts';

/** What may be changed so that there is more to eat: each a change of the answers that the customer may try. */
export interface EnergySuggestion {
  readonly label: string;
  readonly change: Partial<Pick<PlanAnswers, 'days' | 'budget' | 'dietaryPreferences'>>;
}

export interface EnergyShortfall {
  /** Of a person and day, rounded; meals with a dish of whose energy nobody knows anything count as average ones. */
  readonly kcal: number;
  readonly neededKcal: number;
  readonly percent: number;
  readonly ways: readonly EnergySuggestion[];
}

/** Told before a plan's price where it has less than four fifths of the energy that is needed; null: there is enough. */
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

/** As long as the same money might last for whole meals. */
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
