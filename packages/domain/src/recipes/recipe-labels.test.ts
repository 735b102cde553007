import { expect, test } from 'vitest';
import { difficultyLabel, minutesText, recipeCategoryLabel } from './recipe-labels.ts';

test.each([
  [5, '5 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
  [150, '2 h 30 min'],
])('%i minutes read %s', (minutes, text) => expect(minutesText(minutes)).toBe(text));

test('categories and difficulties have Spanish names', () => {
  expect(recipeCategoryLabel('night-shift')).toBe('Turno de noche');
  expect(difficultyLabel('medium')).toBe('Intermedia');
});
