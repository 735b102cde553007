import { type DietId, diets } from '../accounts/diet.ts';
import {
  type BudgetBandId,
  budgetBands,
  type MealsPerDay,
  type PlanAllergy,
  type PlanAnswers,
  type PlanGoal,
  planAllergies,
  planGoals,
} from './answers.ts';

/** A phrase that answers one of the seven steps: it changes that answer, so that there is one source. */
export type PlanSetting =
  | { readonly setting: 'days'; readonly value: number; readonly said: string }
  | { readonly setting: 'mealsPerDay'; readonly value: MealsPerDay; readonly said: string }
  | { readonly setting: 'people'; readonly value: number; readonly said: string }
  | { readonly setting: 'budget'; readonly value: BudgetBandId; readonly said: string }
  | { readonly setting: 'diet'; readonly value: DietId; readonly said: string }
  | { readonly setting: 'goal'; readonly value: PlanGoal; readonly said: string }
  | { readonly setting: 'allergy'; readonly value: PlanAllergy; readonly said: string };

/** The answers with these settings: single values replaced, list values added. */
export const withSettings = (answers: PlanAnswers, settings: readonly PlanSetting[]): PlanAnswers =>
  settings.reduce(withSetting, answers);

const fields = {
  days: 'days',
  mealsPerDay: 'mealsPerDay',
  people: 'people',
  budget: 'budget',
  diet: 'dietaryPreferences',
  goal: 'goals',
  allergy: 'allergies',
} as const;

/** The current answers with these settings reverted to `before`. */
export const withoutSettings = (
  answers: PlanAnswers,
  settings: readonly PlanSetting[],
  before: PlanAnswers,
): PlanAnswers => ({
  ...answers,
  ...Object.fromEntries(settings.map(({ setting }) => [fields[setting], before[fields[setting]]])),
});

/** Each once; of two for one question the later counts. */
export const distinctSettings = (settings: readonly PlanSetting[]): readonly PlanSetting[] => [
  ...new Map(
    settings.map((each) => [isOfList(each) ? `${each.setting} ${each.value}` : each.setting, each]),
  ).values(),
];

const isOfList = ({ setting }: PlanSetting): boolean => ['diet', 'goal', 'allergy'].includes(setting);

const withSetting = (answers: PlanAnswers, { setting, value }: PlanSetting): PlanAnswers => {
  switch (setting) {
    case 'diet':
      return { ...answers, dietaryPreferences: withOne(answers.dietaryPreferences, value) };
    case 'goal':
      return { ...answers, goals: withOne(answers.goals, value) };
    case 'allergy':
      return { ...answers, allergies: withOne(answers.allergies, value) };
    default:
      return { ...answers, [setting]: value };
  }
};

const withOne = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);

/** "4 personas", "Presupuesto de $50-100": the label of a step's answer. */
export const settingLabel = ({ setting, value }: PlanSetting): string => {
  switch (setting) {
    case 'days':
      return value === 1 ? '1 día' : `${value} días`;
    case 'mealsPerDay':
      return `${value} comidas al día`;
    case 'people':
      return value === 1 ? '1 persona' : `${value} personas`;
    case 'budget':
      return `Presupuesto de ${labelOf(budgetBands, value)}`;
    case 'diet':
      return `Dieta: ${labelOf(diets, value).toLowerCase()}`;
    case 'goal':
      return labelOf(planGoals, value);
    case 'allergy':
      return `Alergia: ${labelOf(planAllergies, value).toLowerCase()}`;
  }
};

const labelOf = (
  options: readonly { readonly id: string; readonly label: string }[],
  wanted: string,
): string => options.find(({ id }) => id === wanted)?.label ?? '';
