import { describe, expect, it, test } from 'vitest';
import {
  difficultyLabel,
  keepsText,
  minutesText,
  recipeCategoryLabel,
  recipeMealLabel,
  servingsText,
} from './recipe-words.ts';

describe('how many a recipe is for', () => {
  it("is '2-3 personas' at the default of two", () => expect(servingsText(2)).toBe('2-3 personas'));
  it('is one person by name', () => expect(servingsText(1)).toBe('1 persona'));
  it('is its own number otherwise', () =>
    expect([3, 4, 6].map(servingsText)).toEqual(['3 personas', '4 personas', '6 personas']));
});

test.each([
  [5, '5 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
  [150, '2 h 30 min'],
])('%i minutes read %s', (minutes, text) => expect(minutesText(minutes)).toBe(text));

test.each([
  [null, null],
  [0, null],
  [1, 'Hasta 1 día en la nevera'],
  [4, 'Hasta 4 días en la nevera'],
])('a shelf life of %s days reads %s', (days, text) => expect(keepsText(days)).toBe(text));

test('categories, meals and difficulties have Spanish names, whatever comes', () => {
  expect(recipeCategoryLabel('night-shift')).toBe('Turno de noche');
  expect(recipeCategoryLabel('constructor')).toBe('Para cualquier día');
  expect(recipeMealLabel('cena')).toBe('Cena');
  expect(recipeMealLabel('nada')).toBeNull();
  expect(difficultyLabel('medium')).toBe('Intermedia');
});
