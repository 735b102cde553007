import { avoidedAllergens } from '../../packages/domain/src/meal-plan/answers.ts';
import { measurableRecipes } from '../../packages/domain/src/meal-plan/candidates.ts';
import { checkPlan } from '../../packages/domain/src/meal-plan/check-plan.ts';
import { composePlan } from '../../packages/domain/src/meal-plan/compose.ts';
import type { Pantry } from '../../packages/domain/src/meal-plan/pantry.ts';
import { planMeals } from '../../packages/domain/src/meal-plan/plan-meals.ts';
import { cpuMs } from './cpu.ts';
import { randomRequests } from './instances.ts';
import { shiftedPantry } from './shifted-pantry.ts';

/** So many requests share a pantry, since recipes are measured anew for each. */
const PER_PANTRY = 20;

export interface Judged {
  /** How often what happened; what the check found begins with "FAULT". */
  readonly kinds: Readonly<Record<string, number>>;
  /** Of each request's planning. */
  readonly ms: readonly number[];
}

/**
 * Plans random requests as the server does and has the independent check judge every plan: in the first of every five
 * pantries as it is, in the others with stocks, prices, offers and allergen data changed at random.
 */
export const judge = (base: Pantry, seed: number, count: number): Judged => {
  const kinds: Record<string, number> = {};
  const ms: number[] = [];
  const tally = (kind: string): void => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  for (let from = 0; from < count; from += PER_PANTRY) {
    const pantry = (from / PER_PANTRY) % 5 === 0 ? base : shiftedPantry(base, seed + from);
    const known = new Map(measurableRecipes(pantry).map((each) => [each.recipe.id, each]));
    const requests = randomRequests(seed + from);
    for (let each = from; each < Math.min(count, from + PER_PANTRY); each += 1) {
      const request = requests.next().value;
      const avoided = avoidedAllergens(request.answers, request.avoided);
      const startMs = cpuMs();
      const planned = planMeals(pantry, { ...request, avoided });
      ms.push(cpuMs() - startMs);
      if (!planned.ok) {
        tally(`refused: ${planned.refusal.kind}`);
        continue;
      }
      const { answers, meals, relaxed } = planned.value;
      tally(relaxed.length === 0 ? 'as asked' : `relaxed: ${relaxed.map(({ wish }) => wish).join(', ')}`);
      for (const { kind } of checkPlan(pantry, composePlan(pantry, known, answers, avoided, meals)))
        tally(`FAULT: ${kind}`);
    }
  }
  return { kinds, ms };
};
