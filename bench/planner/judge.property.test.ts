import { expect, it } from 'vitest';
import { isLongRun } from '../../packages/domain/src/testing/cases.builders.ts';
import { aSmallShop } from '../../packages/planner/src/meal-plan.builders.ts';
import { judge } from './judge.ts';
import { readWords } from './pantry.ts';

/** Of the first shelf and of one that has changed. A plan that was searched for less is a worse one, and as free of faults. */
const fewer = { count: 30, effort: 0.1 };
const all = { count: 100, effort: 1 };

it('answers random requests, on shelves that change, with nothing that the check finds at fault', () => {
  const { count, effort } = isLongRun ? all : fewer;
  const { kinds, ms } = judge(aSmallShop(), readWords(), 1, count, effort);
  expect(ms).toHaveLength(count);
  expect(Object.keys(kinds).filter((kind) => kind.startsWith('FAULT'))).toEqual([]);
  expect(kinds['as asked']).toBeGreaterThan(0);
  expect(kinds['with wishes']).toBeGreaterThan(0);
});
