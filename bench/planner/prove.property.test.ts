import { describe, expect, it } from 'vitest';
import { theAnswers } from '../../packages/domain/src/plans/answers.builders.ts';
import type { PlanWish } from '../../packages/domain/src/plans/wish.ts';
import {
  aPantry,
  aPlanProduct,
  aPlanRecipe,
  aSmallShop,
} from '../../packages/planner/src/meal-plan.builders.ts';
import { buildModel, type Model } from '../../packages/planner/src/model/model.ts';
import { best, cheapest } from '../../packages/planner/src/optimise/optimise.ts';
import { fittingCandidates, measurableDishes } from '../../packages/planner/src/pantry/candidates.ts';
import { dantzig, stigler } from './diets.ts';
import { prove, solve } from './prove.ts';

/** Stops a solver that hangs; a proof takes a second or two. */
const LIMIT_SECONDS = 300;

describe('the solver', () => {
  it("finds Stigler's cheapest diet, $39.66 a year", () => {
    const { objective, isProven } = solve(stigler, LIMIT_SECONDS);
    expect(isProven).toBe(true);
    expect(objective).toBeCloseTo(0.1086623, 7);
    expect((objective * 365).toFixed(2)).toBe('39.66');
  });

  it("finds the cheapest of Dantzig's twenty foods", () => {
    const { objective, isProven } = solve(dantzig, LIMIT_SECONDS);
    expect(isProven).toBe(true);
    expect(objective).toBeCloseTo(0.1381709, 7);
  });
});

const onMonday = { weekdays: [1], unless: [] } as const;
const wishes: readonly PlanWish[] = [
  { kind: 'days-without', said: 'x', food: 'arroz', words: ['arroz'], contains: [], ...onMonday },
  { kind: 'days-more', said: 'x', food: 'pollo', words: ['pollo'], ...onMonday },
  { kind: 'shift', said: 'x', weekdays: [2], shift: '7p-7a' },
  { kind: 'sum', said: 'x', mostCents: 6_000 },
];

/** Expects the search to find what HiGHS proves to be the best. */
const expectBest = (model: Model): void => {
  const cheap = cheapest(model, 1);
  const solution = cheap && best(model, cheap, 1);
  if (!solution) throw new Error('no plan');
  const proof = prove(model, solution, LIMIT_SECONDS);
  expect(proof.isProven).toBe(true);
  expect(solution.points).toBeCloseTo(proof.best, 3);
  expect(proof.bound).toBeLessThanOrEqual(solution.points + 0.01);
};

describe('the search', () => {
  it.each([
    theAnswers({ wishes: wishes.slice(0, 1) }),
    theAnswers({ days: 3, wishes: wishes.slice(0, 2) }),
    theAnswers({ mealsPerDay: 3, people: 2, wishes }),
    theAnswers({ budget: '200+' }),
    theAnswers({ mealsPerDay: 3, people: 2 }),
    theAnswers({ days: 3, mealsPerDay: 2, goals: ['meal-prep', 'budget'], people: 3 }),
    theAnswers({ days: 1, mealsPerDay: 4, goals: ['healthy'] }),
  ])('finds the plan that is proven to be best: $days × $mealsPerDay × $people', (answers) => {
    const small = aSmallShop();
    // Every other dish can be eaten at work.
    const recipes = small.recipes.map((recipe, place) =>
      place % 2 === 0 ? { ...recipe, equipment: 'fria' as const } : recipe,
    );
    const shop = { ...small, recipes };
    const fits = fittingCandidates(measurableDishes(shop), [], []);
    const model = buildModel(shop, fits, answers, [], '2026-11-23') as Model;
    expectBest(model);
  });

  it('finds the proven best plan when dishes must be repeated more than three times a week', () => {
    const names = ['a', 'b', 'c'];
    const shop = aPantry(
      names.map((name) => aPlanProduct(name)),
      names.map((name) => aPlanRecipe(name, name)),
    );
    const answers = theAnswers({ days: 14, mealsPerDay: 2, budget: '200+' });
    const model = buildModel(shop, fittingCandidates(measurableDishes(shop), [], []), answers, []) as Model;
    expectBest(model);
  });
});
