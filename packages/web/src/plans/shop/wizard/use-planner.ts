import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { defaultAnswers, firstAnswers } from '@nutricion/domain/plans/first-answers';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../../../accounts/public/preferences.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { composePlan, generatePlan } from '../api.ts';
import { atHomeOf, recentMealsOf } from '../kitchen.ts';
import { kitchenMemory } from '../kitchen-memory.ts';
import type { OpenPlan } from '../plan/open-plan.ts';
import { afterPlanFailure, planFailureText, showPlanError } from '../plan/plan-failure.ts';
import { chosenMealsOf, startDateOf } from '../plan/plan-meals.ts';
import { plannerMemory, type StoredPlan } from './planner-memory.ts';
import { LAST_STEP } from './steps.ts';

/** Steps 0 to 6, then generating, then the result (specification, section 4). */
export type PlannerView =
  /** The stored plan is being loaded. */
  | { readonly phase: 'opening' }
  | { readonly phase: 'unopened'; readonly failure: string }
  | { readonly phase: 'questions'; readonly failure: string | null }
  | { readonly phase: 'generating' }
  | { readonly phase: 'result'; readonly openedPlan: OpenPlan };

/** The signed-in user's planner: its phase and the transitions. Stored at every transition. */
export const usePlanner = () => {
  const memory = useSyncExternalStore(plannerMemory.subscribe, plannerMemory.get);
  const { data: household, isPending } = usePreferences();
  const [view, setView] = useState<PlannerView>(() =>
    plannerMemory.get()?.result ? { phase: 'opening' } : { phase: 'questions', failure: null },
  );
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const answers = memory?.answers ?? (household ? firstAnswers(household) : defaultAnswers);
  const step = memory?.step ?? 0;
  const wishText = memory?.wishText ?? '';
  const store = (change: { answers?: PlanAnswers; step?: number; result?: StoredPlan | null }) =>
    plannerMemory.change((now) => ({ answers, step, wishText, result: now?.result ?? null, ...change }));

  const showResult = (plan: MealPlanJson, pins: readonly string[] = []) => {
    store({ result: storedPlanOf({ plan, pins }) });
    setView({ phase: 'result', openedPlan: { plan, pins } });
  };
  const backToQuestions = (failure: string | null = null) => {
    running.current?.abort();
    setView({ phase: 'questions', failure });
  };
  const run = async (
    generate: (signal: AbortSignal) => Promise<MealPlanJson>,
    onFailure: (error: unknown) => void,
    pins?: readonly string[],
  ) => {
    const mine = new AbortController();
    running.current?.abort();
    running.current = mine;
    try {
      const plan = await generate(mine.signal);
      if (!mine.signal.aborted) showResult(plan, pins);
    } catch (error) {
      if (!mine.signal.aborted) onFailure(error);
    }
  };
  const failToGenerate = (error: unknown) => {
    store({ step: LAST_STEP, result: null });
    showPlanError(error);
    backToQuestions(afterPlanFailure(error));
  };
  /** The stored plan is dropped only if the server says that it no longer exists. */
  const failToReopen = (error: unknown) => {
    const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
    if (isRefused && error.status !== 429) failToGenerate(error);
    else setView({ phase: 'unopened', failure: planFailureText(error) });
  };
  const reopen = () => {
    const lastPlan = plannerMemory.get()?.result;
    if (!lastPlan) return;
    setView({ phase: 'opening' });
    void run(() => composePlan(lastPlan), failToReopen, lastPlan.pins);
  };
  /** After a reload the plan is made again from its meals. */
  const reopenAtFirst = useEffectEvent(reopen);
  useEffect(() => reopenAtFirst(), []);

  return {
    view,
    answers,
    step,
    /** The household isn't loaded yet: the first answers would change while the customer fills them in. */
    isWaiting: memory === null && isPending,
    setAnswers: (next: PlanAnswers) => store({ answers: next }),
    wishText,
    /** The customer's text and its interpretation, applied to the current answers, which may have changed since. */
    setWishes: (change: (now: PlanAnswers) => PlanAnswers, text: string) =>
      plannerMemory.change((now) => ({
        step,
        result: null,
        ...now,
        answers: change(now?.answers ?? answers),
        wishText: text,
      })),
    setStep: (next: number) => store({ step: next }),
    /** With some answers changed, where the plan that there was hadn't enough. */
    generate: (change: Partial<PlanAnswers> = {}) => {
      store({ answers: { ...answers, ...change } });
      setView({ phase: 'generating' });
      const kitchen = kitchenMemory.get();
      const atHome = atHomeOf(kitchen, Date.now());
      const recentMeals = recentMealsOf(kitchen, Date.now());
      const request = { ...answers, ...change, ...(atHome.length > 0 && { atHome }) };
      void run((signal) => generatePlan({ answers: request, lately: recentMeals, signal }), failToGenerate);
    },
    cancel: () => backToQuestions(),
    reopen,
    /** The plan was changed after it was made. */
    storeResult: (openedPlan: OpenPlan) => {
      store({ result: storedPlanOf(openedPlan) });
      setView({ phase: 'result', openedPlan });
    },
    /** 'Crear Nuevo Plan': all answers from the start. */
    reset: () => {
      plannerMemory.change(() => null);
      setView({ phase: 'questions', failure: null });
    },
    /** Back to the questions with the current answers. */
    revise: () => {
      store({ step: 0, result: null });
      setView({ phase: 'questions', failure: null });
    },
  };
};

const storedPlanOf = ({ plan, pins }: OpenPlan): StoredPlan => ({
  answers: plan.answers,
  seed: plan.seed,
  meals: chosenMealsOf(plan),
  startDate: startDateOf(plan),
  pins,
});
