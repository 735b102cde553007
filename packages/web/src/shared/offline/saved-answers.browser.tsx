import { expect, test } from 'vitest';
import { personalCacheName } from './personal-caches.ts';
import { dropOldest } from './saved-answers.ts';

test('nothing is left by tidying the copies of somebody who signed out meanwhile', async () => {
  const userId = 'somebody-gone';
  await dropOldest(userId);
  expect(await caches.has(personalCacheName(userId))).toBe(false);
});
