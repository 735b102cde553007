import { expect, it } from 'vitest';
import { stepsAfterFailure } from './attempts.ts';

it.each([
  [{ attempts: 1, place: 'route', hasRefrigerator: true }, ['second-try', 'refrigerator', 'back']],
  [{ attempts: 1, place: 'route', hasRefrigerator: false }, ['second-try', 'back']],
  [{ attempts: 2, place: 'route', hasRefrigerator: true }, ['refrigerator', 'back']],
  [{ attempts: 2, place: 'route', hasRefrigerator: false }, ['back']],
  [{ attempts: 2, place: 'refrigerator', hasRefrigerator: true }, ['second-try', 'back']],
  [{ attempts: 1, place: 'shop', hasRefrigerator: true }, []],
] as const)('after %o may come %o', (stop, steps) => {
  expect(stepsAfterFailure(stop)).toEqual(steps);
});
