import type { WordTables } from '../../packages/domain/src/catalog/words/word-tables.ts';
import { avoidedAllergens, type PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import { wishLabel } from '../../packages/domain/src/plans/wish.ts';
import { checkPlan } from '../../packages/planner/src/check/check-plan.ts';
import { sideFaults } from '../../packages/planner/src/check/check-sides.ts';
import { composePlan } from '../../packages/planner/src/compose/compose-plan.ts';
import type { Relaxation } from '../../packages/planner/src/compose/relax.ts';
import { measurableDishes } from '../../packages/planner/src/pantry/candidates.ts';
import type { Pantry } from '../../packages/planner/src/pantry/pantry.ts';
import { type PlannedMeals, planMeals } from '../../packages/planner/src/plan-meals.ts';
import { foodLexiconOf } from '../../packages/planner/src/read-wishes/food-lexicon.ts';
import { cpuMs } from './cpu.ts';
import { randomRequests } from './instances.ts';
import { shiftedPantry } from './shifted-pantry.ts';

/** So many requests share a pantry, since its recipes are measured again for each. */
const PER_PANTRY = 20;

export interface PlanCheckResult {
  /** Number of results by kind; faults found by the check begin with "FAULT". */
  readonly kinds: Readonly<Record<string, number>>;
  /** CPU time of each request. */
  readonly ms: readonly number[];
}

/**
 * Plans random requests like the server and checks every plan. Every fifth pantry is the original; the others
 * have random stock, prices, promotions and allergen data.
 * @param effort share of the default search effort
 */
export const checkPlans = (
  base: Pantry,
  words: WordTables,
  seed: number,
  count: number,
  effort = 1,
): PlanCheckResult => {
  const kinds: Record<string, number> = {};
  const ms: number[] = [];
  const tally = (kind: string): void => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  for (let from = 0; from < count; from += PER_PANTRY) {
    const pantry = (from / PER_PANTRY) % 5 === 0 ? base : shiftedPantry(base, seed + from);
    const requests = randomRequests(seed + from, foodLexiconOf(words, pantry));
    const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
    for (let each = from; each < Math.min(count, from + PER_PANTRY); each += 1) {
      const request = requests.next().value;
      const avoided = avoidedAllergens(request.answers, request.avoided);
      const startMs = cpuMs();
      const planned = planMeals(pantry, { ...request, avoided, effort });
      ms.push(cpuMs() - startMs);
      if (request.swallowed.length > 0) tally(`FAULT: swallowed "${request.swallowed.join('; ')}"`);
      if (!planned.ok) {
        tally(`refused: ${planned.refusal.kind}`);
        continue;
      }
      const { answers, meals } = planned.value;
      const plan = composePlan(pantry, candidates, answers, avoided, meals, request.startDate);
      for (const kind of kindsOf(request.answers, planned.value)) tally(kind);
      for (const { kind, subject } of checkPlan(pantry, plan))
        tally(`FAULT: ${kind}, ${seed + from} + ${each - from}, ${subject}`);
      for (const subject of sideFaults(pantry, plan)) tally(`beside a dish with the same food: ${subject}`);
    }
  }
  return { kinds, ms };
};

const kindsOf = (requested: PlanAnswers, { answers, relaxed }: PlannedMeals): readonly string[] => {
  const relaxedWishes = [...new Set(relaxed.map(({ wish }) => wish))].join(', ');
  return [
    relaxedWishes === '' ? 'as asked' : `relaxed: ${relaxedWishes}`,
    ...(requested.wishes?.length ? ['with wishes'] : []),
    ...(dropsWithoutReport(requested, answers, relaxed) ? ['FAULT: a wish dropped in silence'] : []),
  ];
};

/** Whether a wish was dropped without a relaxation that names it. */
const dropsWithoutReport = (
  requested: PlanAnswers,
  { wishes: satisfied = [] }: PlanAnswers,
  relaxed: readonly Relaxation[],
): boolean =>
  (requested.wishes ?? []).some(
    (wish) => !satisfied.includes(wish) && !relaxed.some(({ text }) => text.includes(`«${wishLabel(wish)}»`)),
  );
