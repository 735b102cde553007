import type { PlanFiguresJson } from '@nutricion/contract/catalog/catalog';
import { planFiguresMoney } from '@nutricion/contract/plans/meal-money';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type PlanAnswers, QUICK_MINUTES } from '@nutricion/domain/plans/answers';
import { energyShortfall, measurableRecipes, type Pantry } from '@nutricion/planner';
import type { Logger } from 'pino';
import { composeChoice } from './compose-choice.ts';
import { firstDay } from './generate.ts';
import type { Planner } from './planner.ts';

interface PlanFiguresOptions {
  readonly planner: Planner;
  readonly readPantry: () => Promise<Pantry>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** A week of every meal for a couple that wants to spend less. */
const PLAN_ANSWERS: PlanAnswers = {
  days: 7,
  mealsPerDay: 3,
  people: 2,
  dietaryPreferences: [],
  goals: ['budget'],
  budget: '100-200',
  allergies: [],
};
/** The same pantry gives the same plan: the figure changes with prices and stock, not randomly. */
const SEED = 1;
/** The home page is one user among others in the queue. */
const HOME_PAGE_OWNER = { userId: 'portada' };
const HOUR_MS = 3_600_000;

/**
 * The price of a cheap plan today and the number of quick dishes, for the home page. No request waits for it:
 * computed on the first request and again after an hour, and null until then.
 */
export const openPlanFigures = ({ planner, readPantry, now, logger }: PlanFiguresOptions) => {
  let cached: { readonly figures: PlanFiguresJson | null; readonly atMs: number } | null = null;
  let isWorking = false;
  const work = async (): Promise<void> => {
    isWorking = true;
    const atMs = now();
    try {
      cached = { figures: await figuresOf(planner, await readPantry(), firstDay(atMs)), atMs };
    } catch (error) {
      logger.warn({ err: error }, 'the figures of a plan not worked out; home stands without them');
      cached = { figures: null, atMs };
    } finally {
      isWorking = false;
    }
  };
  return (): PlanFiguresJson | null => {
    const isFresh = cached !== null && now() - cached.atMs < HOUR_MS;
    if (!isFresh && !isWorking) void work();
    return cached && puertoRicoDate(cached.atMs) === puertoRicoDate(now()) ? cached.figures : null;
  };
};

const figuresOf = async (
  planner: Planner,
  pantry: Pantry,
  startDate: string,
): Promise<PlanFiguresJson | null> => {
  const request = { answers: PLAN_ANSWERS, avoided: [], pins: [], seed: SEED, startDate };
  const planned = await planner.plan(pantry, request, HOME_PAGE_OWNER);
  // If the plan had to relax the answers, the block's text would be wrong.
  if (!planned.ok || planned.value.relaxed.length > 0) return null;
  const composed = composeChoice(pantry, PLAN_ANSWERS, [], planned.value.meals, startDate);
  if (!composed || composed.faults.length > 0 || energyShortfall(composed.plan)) return null;
  const quick = measurableRecipes(pantry).filter(
    ({ recipe, products }) =>
      recipe.prepMinutes + recipe.cookMinutes <= QUICK_MINUTES && products.every(({ stock }) => stock > 0),
  );
  const { days, people } = PLAN_ANSWERS;
  const { totalCents } = composed.plan;
  return {
    days,
    people,
    ...planFiguresMoney.toJson({ totalCents, perPersonDayCents: Math.ceil(totalCents / (people * days)) }),
    quickDishes: quick.length,
  };
};
