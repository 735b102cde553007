import { expect, it } from 'vitest';
import { aSmallShop } from '../../packages/planner/src/meal-plan.builders.ts';
import { judge } from './judge.ts';
import { readWords } from './pantry.ts';

it('answers random requests, on shelves that change, with nothing that the check finds at fault', () => {
  const { kinds, ms } = judge(aSmallShop(), readWords(), 1, 100);
  expect(ms).toHaveLength(100);
  expect(Object.keys(kinds).filter((kind) => kind.startsWith('FAULT'))).toEqual([]);
  expect(kinds['as asked']).toBeGreaterThan(0);
  expect(kinds['with wishes']).toBeGreaterThan(0);
});
