import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { type Candidate, dietsOf, dishesOf, measurableDishes, type Pantry } from '@nutricion/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { readSeededPantry } from '../testing/seeded-pantry.ts';
import { aPlanKitchen, aPlanner, mealsOf, plainPlanAnswers } from './meal-plans.builders.ts';

const PATH = '/api/functions/generate-meal-plan';
let pantry: Pantry;
let kitchen: Awaited<ReturnType<typeof aPlanKitchen>>;
let candidates: ReadonlyMap<string, Candidate>;

beforeAll(async () => {
  pantry = await readSeededPantry();
  candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  kitchen = await aPlanKitchen({
    planner: aPlanner({ effort: 1 }),
    readPantry: async () => pantry,
    words: aWordTable,
  });
});
afterAll(() => kitchen.drop());

const week = { ...plainPlanAnswers, days: 7, budget: '200+' };
const generate = (user: string, answers: object, rest: object = {}): Promise<MealPlanJson> =>
  kitchen.call(user, `POST ${PATH}`, PATH, { answers, seed: 7, ...rest });

/** Grams of a food group, of a person and day. */
const gramsOf = (plan: MealPlanJson, group: 'fruit' | 'vegetables' | 'eggs' | 'processed-meat'): number =>
  mealsOf(plan)
    .flatMap(dishesOf)
    .reduce((sum, dish) => sum + (candidates.get(dish)?.eaten.groups[group] ?? 0), 0) / plan.plan.length;

describe('a week out of the shop’s own recipes', () => {
  it('has fruit and vegetables, few eggs and cold cuts, and no dish twice on a day', async () => {
    const plan = await generate(await kitchen.aNurse(), week);
    expect(gramsOf(plan, 'fruit')).toBeGreaterThan(75);
    expect(gramsOf(plan, 'vegetables')).toBeGreaterThan(150);
    expect(gramsOf(plan, 'eggs')).toBeLessThanOrEqual(60);
    expect(gramsOf(plan, 'processed-meat')).toBeLessThanOrEqual(20);
    for (const { meals } of plan.plan)
      expect(new Set(meals.map(({ recipeId }) => recipeId)).size).toBe(meals.length);
    for (const { price } of plan.plan.flatMap(({ meals }) => meals)) expect(price).toBeGreaterThan(0);
  });

  it('is enough to eat of too little salt, with fruit on days of two meals too', async () => {
    const plan = await generate(await kitchen.aNurse(), { ...week, mealsPerDay: 2, people: 1 });
    const { perDay, targets, energy } = plan.explanation;
    expect(energy).toBeNull();
    expect(perDay.kcal).toBeGreaterThan(0.9 * targets.kcal);
    expect(gramsOf(plan, 'fruit')).toBeGreaterThan(100);
    const listed = new Set(plan.shoppingList.map(({ productId }) => productId as string));
    for (const { side } of mealsOf(plan))
      for (const { productId } of side ? (candidates.get(side)?.perServing ?? []) : [])
        expect(listed).toContain(productId);
  });

  it('costs little more than the cheapest that feeds where somebody wants to spend less, and says what that costs', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse, { ...week, goals: ['budget'] });
    const { minimumCost, sentences } = plan.explanation;
    expect(plan.totalCost).toBeLessThanOrEqual(1.1 * (minimumCost ?? 0));
    expect(gramsOf(plan, 'fruit')).toBeGreaterThan(150);
    expect(gramsOf(plan, 'vegetables')).toBeGreaterThan(150);
    expect(plan.totalCost).toBeLessThan((await generate(nurse, week)).totalCost);
    expect(sentences.join('\n')).toMatch(/^Sin «Gastar menos», el plan costaría .* más; a cambio, .+\.$/m);
    expect(sentences.join('\n')).toMatch(/^Con (\$[\d.]+ más, el plan .+|unos dólares más no .+)\.$/m);
  });

  it('puts no rice, bread or vianda beside a dish that fills by itself', async () => {
    const fills = (id: string) => candidates.get(id)?.eaten.isFilling ?? false;
    expect(
      ['arroz', 'papa', 'batata', 'amarillo', 'pan-integral', 'guineo', 'lechuga'].filter(fills),
    ).toEqual(['arroz', 'papa', 'batata', 'amarillo', 'pan-integral']);
    const plan = await generate(await kitchen.aNurse(), week);
    for (const { recipeId, side } of mealsOf(plan))
      expect(side && fills(side) && fills(recipeId), `${recipeId} + ${side}`).toBeFalsy();
  });

  it('says which of four diets to drop, by dishes that are counted and a plan that is made', async () => {
    const nurse = await kitchen.aNurse();
    const dietaryPreferences = ['vegetarian', 'low-carb', 'high-protein', 'dairy-free'] as const;
    const plan = await generate(nurse, { ...week, dietaryPreferences });
    const { conflict } = plan.explanation;
    expect(conflict?.text).toMatch(/caben \d+ platos: «.+» sale \d+ veces y no hay fruta\.$/);
    const sold = pantry.recipes.filter(
      ({ meal, ingredients }) =>
        meal !== 'merienda' &&
        ingredients.every(
          ({ productId, isOptional }) => isOptional || (pantry.products.get(productId)?.stock ?? 0) > 0,
        ),
    );
    const dishesWith = (diets: readonly string[]) =>
      sold.filter((recipe) => {
        const fits = dietsOf(recipe, pantry);
        return fits !== null && diets.every((diet) => fits.some((each) => each === diet));
      }).length;
    const dishes = dishesWith(dietaryPreferences);
    expect(conflict?.text).toContain(`caben ${dishes} platos`);
    expect(conflict?.ways.length).toBeGreaterThan(0);
    for (const { text, change } of conflict?.ways ?? []) {
      expect(change.dietaryPreferences).toContain('dairy-free');
      const more = dishesWith(change.dietaryPreferences) - dishes;
      expect(text).toContain(`tendrías ${more} platos más`);
      const other = await generate(nurse, { ...week, ...change });
      const names = (of: MealPlanJson) => new Set(mealsOf(of).map(({ recipeId }) => recipeId)).size;
      expect(names(other)).toBeGreaterThan(names(plan));
      if (text.includes('fruta')) expect(gramsOf(other, 'fruit')).toBeGreaterThan(gramsOf(plan, 'fruit'));
    }
  }, 60_000);

  it('is another one in at least half of its dishes when it is asked for', async () => {
    const nurse = await kitchen.aNurse();
    const dishes = new Set(mealsOf(await generate(nurse, week)).map(({ recipeId }) => recipeId));
    const other = new Set(
      mealsOf(await generate(nurse, week, { seed: 8, unlike: [...dishes] })).map(({ recipeId }) => recipeId),
    );
    expect([...other].filter((id) => dishes.has(id)).length).toBeLessThanOrEqual(other.size / 2);
  });

  it('remembers what was kept in the last weeks', async () => {
    const nurse = await kitchen.aNurse();
    const first = await generate(nurse, week);
    const id = crypto.randomUUID();
    const { answers, seed } = first;
    const body = { name: 'La semana', answers, seed, meals: mealsOf(first), startDate: first.plan[0]?.date };
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`, body);
    const before = new Set(mealsOf(first).map(({ recipeId }) => recipeId));
    const next = new Set(mealsOf(await generate(nurse, week)).map(({ recipeId }) => recipeId));
    expect([...next].filter((each) => before.has(each)).length).toBeLessThan(next.size / 2);
  });

  it('takes the specification’s own words', async () => {
    const nurse = await kitchen.aNurse();
    const answers = {
      ...plainPlanAnswers,
      dietaryPreferences: 'none',
      goals: 'none',
      allergies: 'none',
      budget: '$100-200',
    };
    const plan = await generate(nurse, answers);
    expect(plan.answers).toEqual({ ...plainPlanAnswers, dietaryPreferences: [], goals: [], allergies: [] });
  });

  it('buys nothing where all of it is at home, said twice or not', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse, plainPlanAnswers);
    const atHome = plan.shoppingList.flatMap(({ productId }) => [
      { productId, packages: 0.5 },
      { productId, packages: null },
    ]);
    const answers = { ...plan.answers, atHome };
    const choice = { answers, seed: plan.seed, meals: mealsOf(plan) };
    const composed = await kitchen.call(
      nurse,
      'POST /api/meal-plans/compose',
      '/api/meal-plans/compose',
      choice,
    );
    expect({ lines: composed.shoppingList, cost: composed.totalCost }).toEqual({ lines: [], cost: 0 });
    expect(composed.explanation.sentences).toContain('Todo lo que lleva ya lo tienes en casa.');
    expect((await generate(nurse, answers)).totalCost).toBeLessThan(plan.totalCost);
  });

  it('doesn’t buy what is at home, keeps it so when it is kept, and tells nobody who it is shared with', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse, plainPlanAnswers);
    const [line] = plan.shoppingList;
    const atHome = [{ productId: line?.productId, packages: null }];
    const id = crypto.randomUUID();
    const path = `/api/me/meal-plans/${id}`;
    const choice = { answers: { ...plan.answers, atHome }, seed: plan.seed, meals: mealsOf(plan) };
    const composed = await kitchen.call(
      nurse,
      'POST /api/meal-plans/compose',
      '/api/meal-plans/compose',
      choice,
    );
    expect(composed.shoppingList.map(({ productId }) => productId)).not.toContain(line?.productId);
    expect(composed.fromHome.map(({ productName }) => productName)).toEqual([line?.productName]);
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', path, { name: 'La semana', ...choice });
    const stored = await kitchen.call(nurse, 'GET /api/me/meal-plans/{id}', path);
    expect(stored.plan?.fromHome).toEqual(composed.fromHome);
    const { token } = await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}/share', `${path}/share`);
    const colleague = await kitchen.aNurse();
    const shared = await kitchen.call(
      colleague,
      'GET /api/meal-plans/shared/{token}',
      `/api/meal-plans/shared/${token}`,
    );
    expect(shared.plan?.fromHome).toEqual([]);
    expect(shared.plan?.totalCost).toBe(plan.totalCost);
  });
});
