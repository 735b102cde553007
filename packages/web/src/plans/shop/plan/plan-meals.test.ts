import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCategory } from './by-category.ts';
import { type ChosenMeal, chosenMealsFromStored, sideText, withMeal, withoutSide } from './plan-meals.ts';

const meals: readonly ChosenMeal[] = [
  { day: 1, type: 'almuerzo', recipeId: 'a', servings: 2 },
  { day: 1, type: 'cena', recipeId: 'b', servings: 2 },
];

describe('the meals of a plan', () => {
  it('change one at a time, by day and kind', () => {
    expect(withMeal(meals, { day: 1, type: 'cena' }, { recipeId: 'c' })).toEqual([
      meals[0],
      { ...meals[1], recipeId: 'c' },
    ]);
    expect(withMeal(meals, { day: 2, type: 'cena' }, { recipeId: 'c' })).toEqual(meals);
  });

  it('say what comes beside them, of each who eats', () => {
    const side = { id: 'guineo', label: '1 guineo' };
    expect(sideText({ side, servings: 1 })).toBe('con 1 guineo');
    expect(sideText({ side, servings: 2 })).toBe('con 1 guineo por persona');
    expect(sideText({ side: null, servings: 2 })).toBeNull();
    expect(
      withoutSide([{ ...(meals[0] as ChosenMeal), side: 'guineo' }], { day: 1, type: 'almuerzo' }),
    ).toEqual([meals[0]]);
  });

  it('come back from storage as they were', () => {
    const beside = [{ ...meals[0], side: 'guineo' }, meals[1]];
    expect(chosenMealsFromStored(JSON.parse(JSON.stringify(beside)))).toEqual(beside);
    expect(chosenMealsFromStored(JSON.parse(JSON.stringify(meals)))).toEqual(meals);
  });

  it('are none where one of them can’t be read: a plan with a hole is another plan', () => {
    expect(
      chosenMealsFromStored([...meals, { day: 2, type: 'brunch', recipeId: 'a', servings: 1 }]),
    ).toBeNull();
    expect(chosenMealsFromStored([])).toBeNull();
  });

  it('are none where anything else was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(chosenMealsFromStored(stored)).toBeNull();
      }),
    );
  });
});

it('lists by the shop’s categories in their order, what has none last, none empty', () => {
  const lines = [
    { category: 'General' },
    { category: 'Huevos' },
    { category: 'Frutas' },
    { category: 'Leche' },
  ];
  expect(byCategory(lines).map(({ label, lines: own }) => [label, own.length])).toEqual([
    ['Frutas', 1],
    ['Lácteos y Huevos', 2],
    ['Otros', 1],
  ]);
});
