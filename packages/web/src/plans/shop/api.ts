import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { call, type Input } from '../../kit/api/api.ts';
import { refetchSavedPlans } from './api-saved.ts';
import { NoPlanError } from './plan/plan-failure.ts';
import type { ChosenMeal } from './plan/plan-meals.ts';

/** A plan, by its meals and what they were chosen for. */
export interface PlanChoice {
  readonly answers: PlanAnswers;
  readonly seed: number;
  readonly meals: readonly ChosenMeal[];
  /** Of its first day, as "2026-11-23". */
  readonly startDate: string;
}

/** Longer than the 20 to 30 seconds that the screen speaks of. */
const TIMEOUT_MS = 45_000;

interface Wish {
  readonly answers: PlanAnswers;
  /** Another seed is another plan; left out, the server draws one. */
  readonly seed?: number;
  /** Meals that stay as they are. */
  readonly pins?: readonly ChosenMeal[];
  /** Recipes of the plan that this one is to be another than, and of those eaten in the last weeks. */
  readonly unlike?: readonly string[];
  readonly lately?: readonly string[];
  /** Left out: the first day on which an order of now can arrive. */
  readonly startDate?: string;
  readonly signal?: AbortSignal;
}

/** Rejects with `ApiProblem`, `OfflineError` or `NoPlanError`. */
export const generatePlan = async ({
  answers,
  seed,
  pins,
  unlike,
  lately,
  startDate,
  signal,
}: Wish): Promise<MealPlanJson> => {
  const plan = await call(
    'POST /api/functions/generate-meal-plan',
    {
      body: {
        answers: answersBody(answers),
        ...(seed !== undefined && { seed }),
        ...(pins && { pins: [...pins] }),
        ...(unlike && { unlike: [...unlike] }),
        ...(lately && { lately: [...lately] }),
        ...(startDate !== undefined && { startDate }),
      },
    },
    { timeoutMs: TIMEOUT_MS, ...(signal && { signal }) },
  );
  // A proxy in between may answer without a word.
  if (!plan?.plan?.length) throw new NoPlanError();
  return plan;
};

/** What is understood of free text. Rejects as `generatePlan` does. */
export const readWishes = (text: string, signal: AbortSignal) =>
  call('POST /api/meal-plans/wishes', { body: { text: text.trim() } }, { signal });

/** The plan of exactly these meals at today's prices; refused where it would break a promise. */
export const composePlan = (choice: PlanChoice): Promise<MealPlanJson> =>
  call('POST /api/meal-plans/compose', { body: choiceBody(choice) }, { timeoutMs: TIMEOUT_MS });

export const alternativesFor = (
  choice: PlanChoice,
  { day, type }: Pick<ChosenMeal, 'day' | 'type'>,
  signal: AbortSignal,
) =>
  call(
    'POST /api/meal-plans/alternatives',
    { body: { ...choiceBody(choice), day, type } },
    { signal, timeoutMs: TIMEOUT_MS },
  );

export const savePlan = async (id: string, name: string, choice: PlanChoice): Promise<string> => {
  const body = { name, ...choiceBody(choice) };
  const saved = await call('PUT /api/me/meal-plans/{id}', { params: { id }, body });
  await refetchSavedPlans();
  return saved.name;
};

/** Answers the token of the plan's link. */
export const sharePlan = async (id: string): Promise<string> => {
  const { token } = await call('PUT /api/me/meal-plans/{id}/share', { params: { id } });
  await refetchSavedPlans();
  return token;
};

export const unsharePlan = async (id: string): Promise<void> => {
  await call('DELETE /api/me/meal-plans/{id}/share', { params: { id } });
  await refetchSavedPlans();
};

/** The meals as a calendar file. */
export const planCalendar = (body: Input<'POST /api/meal-plans/calendar'>['body']) =>
  call('POST /api/meal-plans/calendar', { body });

const choiceBody = ({ answers, seed, meals, startDate }: PlanChoice) => ({
  answers: answersBody(answers),
  seed,
  startDate,
  meals: [...meals],
});

const answersBody = (answers: PlanAnswers) => ({
  ...answers,
  dietaryPreferences: [...answers.dietaryPreferences],
  goals: [...answers.goals],
  allergies: [...answers.allergies],
});
