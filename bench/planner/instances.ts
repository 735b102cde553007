import { diets } from '../../packages/domain/src/accounts/diet.ts';
import { allergens } from '../../packages/domain/src/catalog/allergen.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import {
  mealsPerDayOptions,
  type PlanAnswers,
  planAllergies,
  planGoals,
} from '../../packages/domain/src/plans/answers.ts';
import type { PlanRequest } from '../../packages/planner/src/plan-meals.ts';
import type { FoodLexicon } from '../../packages/planner/src/read-wishes/food-lexicon.ts';
import { pick } from '../random.ts';
import { withRandomWishes } from './random-wishes.ts';

const sizes = [
  { days: 1, mealsPerDay: 3, people: 1 },
  { days: 3, mealsPerDay: 2, people: 1 },
  { days: 3, mealsPerDay: 3, people: 2 },
  { days: 3, mealsPerDay: 4, people: 4 },
  { days: 5, mealsPerDay: 3, people: 3 },
  { days: 7, mealsPerDay: 2, people: 2 },
  { days: 7, mealsPerDay: 3, people: 1 },
  { days: 7, mealsPerDay: 3, people: 4 },
  { days: 10, mealsPerDay: 3, people: 2 },
  { days: 14, mealsPerDay: 3, people: 8 },
  { days: 14, mealsPerDay: 4, people: 1 },
  { days: 14, mealsPerDay: 4, people: 3 },
] as const;

const wishes: readonly Partial<PlanAnswers>[] = [
  {},
  { budget: '50-100' },
  { goals: ['meal-prep', 'budget'], budget: '100-200' },
  { dietaryPreferences: ['vegetarian'], goals: ['healthy'] },
  { dietaryPreferences: ['high-protein'], allergies: ['peanuts', 'shellfish'], goals: ['energy', 'quick'] },
];

/** Sixty fixed requests: every size with every set of wishes. */
export const family: readonly PlanAnswers[] = sizes.flatMap((size) =>
  wishes.map((wish) => ({
    dietaryPreferences: [],
    goals: [],
    budget: '200+' as const,
    allergies: [],
    ...size,
    ...wish,
  })),
);

/** "7 × 3 × 2, vegetarian, healthy" */
export const nameOf = ({
  days,
  mealsPerDay,
  people,
  dietaryPreferences,
  goals,
  budget,
  allergies,
}: PlanAnswers) =>
  [`${days} × ${mealsPerDay} × ${people}`, `$${budget}`, ...dietaryPreferences, ...goals, ...allergies].join(
    ', ',
  );

export interface RandomRequest extends PlanRequest {
  readonly startDate: string;
  /** Sentences that were neither understood nor reported as not understood. */
  readonly swallowed: readonly string[];
}

/** A Sunday; adding n days gives weekday n. */
const SUNDAY_MS = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;

/** Random requests, half of them with wishes; the same seed gives the same ones. */
export const randomRequests = function* (seed: number, lexicon: FoodLexicon): Generator<RandomRequest> {
  const random = mulberry32(seed);
  for (;;) {
    const answers: PlanAnswers = {
      days: 1 + Math.floor(random() * 14),
      mealsPerDay: pick(mealsPerDayOptions, random),
      people: 1 + Math.floor(random() * 8),
      dietaryPreferences: some(diets, random).map(({ id }) => id),
      goals: some(planGoals, random).map(({ id }) => id),
      budget: pick(['50-100', '100-200', '200+'] as const, random),
      allergies: some(planAllergies, random).map(({ id }) => id),
    };
    const avoided = some(allergens, random).map(({ id }) => id);
    const startDate = new Date(SUNDAY_MS + Math.floor(random() * 7) * DAY_MS).toISOString().slice(0, 10);
    const wished = withRandomWishes(answers, lexicon, random);
    yield { ...wished, avoided, pins: [], seed: Math.floor(random() * 2 ** 32), startDate };
  }
};

/** Usually none, sometimes one or two. */
const some = <T>(options: readonly T[], random: Random): readonly T[] => {
  const count = Math.floor(random() * 5) - 2;
  return [...new Set(Array.from({ length: Math.max(0, count) }, () => pick(options, random)))];
};
