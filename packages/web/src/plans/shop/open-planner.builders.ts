import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { defaultAnswers } from '@nutricion/domain/plans/first-answers';
import { somePreferences } from '../../accounts/public/preferences.builders.ts';
import { aMe } from '../../testing/open-screen.tsx';
import { openTool } from '../../testing/open-tool.tsx';
import { MealPlanTool } from './meal-plan-tool.tsx';
import { chosenMealsOf, startDateOf } from './plan/plan-meals.ts';
import type { PlannerMemory } from './wizard/planner-memory.ts';

type Options = NonNullable<Parameters<typeof openTool>[1]>;

/** Opens the planner for a user without a household profile. */
export const openPlanner = ({ responses, ...options }: Options = {}) =>
  openTool(MealPlanTool, {
    ...options,
    responses: { 'GET /api/me/preferences': somePreferences(), ...responses },
  });

/** Opens the planner with a stored state: at its last question, unless `memory` says otherwise. */
export const openPlannerAt = (memory: Partial<PlannerMemory>, options: Options = {}) => {
  const { profile } = options.me ?? aMe();
  const left: PlannerMemory = { answers: defaultAnswers, step: 6, wishText: '', result: null, ...memory };
  localStorage.setItem(
    `nutricion-plus-meal-plan:${profile.id}`,
    JSON.stringify({ ...left, keptAtMs: Date.now() }),
  );
  return openPlanner(options);
};

/** Opens the planner at a plan that was made before. */
export const openPlan = (plan: MealPlanJson, { responses, ...options }: Options = {}) =>
  openPlannerAt(
    {
      answers: plan.answers,
      result: {
        answers: plan.answers,
        seed: plan.seed,
        meals: chosenMealsOf(plan),
        startDate: startDateOf(plan),
        pins: [],
      },
    },
    { ...options, responses: { 'POST /api/meal-plans/compose': plan, ...responses } },
  );
