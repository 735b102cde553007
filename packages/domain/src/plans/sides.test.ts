import { expect, it } from 'vitest';
import { recipeUnits } from '../recipes/recipe.ts';
import { planSides } from './sides.ts';

it('has sides with distinct ids, real units and real courses', () => {
  expect(new Set(planSides.map(({ id }) => id)).size).toBe(planSides.length);
  for (const { id, amount, unit, with: courses } of planSides) {
    expect(amount, id).toBeGreaterThan(0);
    expect(recipeUnits, id).toContain(unit);
    expect(['desayuno', 'plato'], id).toEqual(expect.arrayContaining([...courses]));
  }
});
