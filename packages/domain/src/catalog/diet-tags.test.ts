import { expect, test } from 'vitest';
import { dietTagGroups, dietTagLabels } from './diet-tags.ts';

test('every tag is in one group', () => {
  const grouped = dietTagGroups.flatMap(({ tags }) => tags);
  expect(grouped.toSorted()).toEqual(Object.keys(dietTagLabels).toSorted());
});
