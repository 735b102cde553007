import { expect, it } from 'vitest';
import { isLongRun } from '../../packages/domain/src/kit/cases.builders.ts';
import { aSmallShop } from '../../packages/planner/src/meal-plan.builders.ts';
import { checkPlans } from './check-plans.ts';
import { readWords } from './pantry.ts';

/** Two pantries: the original one and a changed one. Less effort gives worse plans, but no faults. */
const fewer = { count: 30, effort: 0.1 };
const all = { count: 100, effort: 1 };

it('plans random requests over changing pantries without a fault in the check', () => {
  const { count, effort } = isLongRun ? all : fewer;
  const { kinds, ms } = checkPlans(aSmallShop(), readWords(), 1, count, effort);
  expect(ms).toHaveLength(count);
  expect(Object.keys(kinds).filter((kind) => kind.startsWith('FAULT'))).toEqual([]);
  expect(kinds['as asked']).toBeGreaterThan(0);
  expect(kinds['with wishes']).toBeGreaterThan(0);
});
