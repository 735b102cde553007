import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import { evenly } from '@nutricion/domain/recipes/recipe.builders';
import { expect, it } from 'vitest';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe } from '../meal-plan.builders.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { measurableDishes } from '../pantry/candidates.ts';
import { placeRulesOf } from '../wishes/place-rules.ts';
import { arrange } from './arrange.ts';

it('places salty dishes on different days', () => {
  // A cup of 200 g has 1,400 mg of sodium; the daily limit of two meals is 1,610 mg.
  const salty = (id: string, sodium_mg: number) =>
    aPlanProduct(id, { food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, sodium_mg } }) });
  const products = [salty('jamon', 700), salty('sopa', 700), salty('papa', 0), salty('yuca', 0)];
  const pantry = aPantry(
    products,
    products.map(({ id }) => aPlanRecipe(id, id)),
  );
  const dishes = measurableDishes(pantry);
  const at = (day: number, type: 'almuerzo' | 'cena', id: string) => ({
    day,
    type,
    candidate: dishes.find(({ recipe }) => recipe.id === id) as Candidate,
  });
  const answers = theAnswers({ days: 2, mealsPerDay: 2 });
  const meals = arrange(
    [at(1, 'almuerzo', 'jamon'), at(1, 'cena', 'sopa'), at(2, 'almuerzo', 'papa'), at(2, 'cena', 'yuca')],
    answers,
    [],
    1,
    placeRulesOf(answers, null, dishes),
  );
  const saltyDays = meals.filter(({ recipeId }) => recipeId === 'jamon' || recipeId === 'sopa');
  expect(saltyDays.map(({ day }) => day).toSorted()).toEqual([1, 2]);
});
