import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import { planSides } from '@nutricion/domain/plans/sides';
import { evenly } from '@nutricion/domain/recipes/recipe.builders';
import { describe, expect, it } from 'vitest';
import { checkPlan } from './check/check-plan.ts';
import { sideFaults } from './check/check-sides.ts';
import { composePlan } from './compose/compose-plan.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe, aPlanSide } from './meal-plan.builders.ts';
import { measurableDishes } from './pantry/candidates.ts';
import type { Pantry, PlanProduct } from './pantry/pantry.ts';
import { planMeals } from './plan-meals.ts';

/** Two meals of 460 kcal each, where 700 kcal each are the target. */
const light = aPlanProduct('caldo', { food: aPlanFood({ per100g: { ...evenly(10), kcal: 230 } }) });
const fruit = aPlanProduct('guineo', {
  category: 'Frutas',
  food: aPlanFood({ per100g: { ...evenly(5), kcal: 230, sodium_mg: 1, carbs_g: 23 } }),
});
const milk = aPlanProduct('leche', {
  food: aPlanFood({ contains: ['leche'], per100g: { ...evenly(5), kcal: 230, sodium_mg: 60 } }),
});

const shopOf = (beside: readonly PlanProduct[], products: readonly PlanProduct[] = [light]): Pantry => ({
  ...aPantry(
    [...products, ...beside],
    products.flatMap(({ id }) => ['uno', 'dos'].map((name) => aPlanRecipe(`${id}-${name}`, id))),
  ),
  sides: beside.map(({ id }) => aPlanSide(id, ['desayuno', 'plato'])),
});

const composed = (
  pantry: Pantry,
  answers: PlanAnswers,
  meals: readonly ChosenMeal[],
  avoided: readonly AllergenId[] = [],
) =>
  composePlan(
    pantry,
    new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each])),
    answers,
    avoided,
    meals,
  );

const planned = (
  pantry: Pantry,
  answers: PlanAnswers,
  { avoided = [], pins = [] }: { avoided?: readonly AllergenId[]; pins?: readonly ChosenMeal[] } = {},
) => {
  const plan = planMeals(pantry, { answers, avoided, pins, seed: 1 });
  if (!plan.ok) throw new Error(plan.refusal.kind);
  return composed(pantry, plan.value.answers, plan.value.meals, avoided);
};
const twoMeals = theAnswers({ days: 2, mealsPerDay: 2, people: 2, budget: '200+' });
const sidesOf = ({ meals }: { readonly meals: readonly ChosenMeal[] }) => meals.map(({ side }) => side);

describe('sides', () => {
  it('adds its energy to a dish without data, which counts as an average meal', () => {
    const unknown = aPlanProduct('guiso', { food: aPlanFood({ per100g: null }) });
    const meals = [1, 2].flatMap((day) =>
      (['almuerzo', 'cena'] as const).map(
        (type): ChosenMeal => ({ day, type, recipeId: 'guiso-uno', servings: 2, side: 'con guineo' }),
      ),
    );
    const pantry = shopOf([fruit], [unknown]);
    expect(checkPlan(pantry, composed(pantry, twoMeals, meals))).toEqual([]);
  });

  it('gives light dishes enough energy, and each day fruit', () => {
    const without = planned({ ...shopOf([fruit]), sides: [] }, twoMeals);
    const plan = planned(shopOf([fruit]), twoMeals);
    expect(without.perDay.kcal).toBeLessThan(0.8 * without.targets.kcal);
    expect(plan.perDay.kcal).toBeGreaterThan(0.8 * plan.targets.kcal);
    const times = sidesOf(plan).filter((side) => side === 'con guineo').length;
    expect(new Set(plan.meals.filter(({ side }) => side).map(({ day }) => day)).size).toBe(2);
    // A third of a cup of 200 g, for two people each time, from packages of 453.6 g.
    const [line] = plan.lines.filter(({ productId }) => productId === fruit.id);
    expect(line?.usedPackages).toBeCloseTo((times * 2 * 200) / 3 / 453.59237, 3);
    expect(checkPlan(shopOf([fruit]), plan)).toEqual([]);
  });

  it('adds no filling side to a filling dish, and nuts at most once a day', () => {
    const filling = aPlanProduct('arroz', { subcategory: 'Arroces', food: light.food });
    const potato = aPlanProduct('papa', { subcategory: 'Viandas', food: fruit.food });
    const nuts = aPlanProduct('nueces', { subcategory: 'Nueces y semillas', food: fruit.food });
    const plan = planned(shopOf([potato, nuts], [light, filling]), { ...twoMeals, days: 4 });
    const beside = (product: string) =>
      plan.meals.filter(({ recipeId }) => recipeId.startsWith(product)).map(({ side }) => side);
    expect(beside('arroz').length).toBeGreaterThan(0);
    expect(beside('arroz')).not.toContain('con papa');
    expect(beside('caldo')).toContain('con papa');
    expect(sidesOf(plan).filter((side) => side === 'con nueces').length).toBeLessThanOrEqual(4);
  });

  it('adds no side that is avoided, out of stock, or against a diet or wish', () => {
    const shop = shopOf([milk]);
    const nothing = Array(4).fill(undefined);
    expect(sidesOf(planned(shop, twoMeals, { avoided: ['leche'] }))).toEqual(nothing);
    expect(sidesOf(planned(shop, { ...twoMeals, dietaryPreferences: ['dairy-free'] }))).toEqual(nothing);
    expect(sidesOf(planned(shopOf([{ ...milk, stock: 0 }]), twoMeals))).toEqual(nothing);
    const wishes = [{ kind: 'condition', condition: 'hypertension', said: 'presión alta' }] as const;
    expect(sidesOf(planned(shop, { ...twoMeals, wishes }))).toEqual(nothing);
    expect(sidesOf(planned(shop, twoMeals))).toContain('con leche');
  });

  it('never adds the dish’s own food, and buys enough of it for other dishes', () => {
    const other = aPlanProduct('arroz', { food: light.food });
    const shop: Pantry = {
      ...shopOf([], [light, other]),
      sides: [aPlanSide(light.id, ['desayuno', 'plato'])],
    };
    const answers = { ...twoMeals, days: 14, people: 8, budget: '200+' } as const;
    const plan = planned(shop, answers);
    const beside = (product: string) =>
      plan.meals.filter(({ recipeId }) => recipeId.startsWith(product)).map(({ side }) => side);
    expect(beside('arroz')).toContain('con caldo');
    expect(new Set(beside('caldo'))).toEqual(new Set([undefined]));
    expect(checkPlan(shop, plan)).toEqual([]);
    expect(sideFaults(shop, plan)).toEqual([]);
    const spoilt = plan.meals.map((meal) => ({ ...meal, recipeId: 'caldo-uno', side: 'con caldo' }));
    expect(sideFaults(shop, { meals: spoilt })).toHaveLength(spoilt.length);
  });

  it('are no milk, nuts or cheese beside a lunch or a dinner, and the check says where they are', () => {
    const nuts = aPlanProduct('nueces', { subcategory: 'Nueces y semillas', food: fruit.food });
    const dairy = { ...milk, category: 'Leche' };
    const pantry = shopOf([nuts, dairy, fruit]);
    const meals = ['nueces', 'leche', 'guineo'].map(
      (product): ChosenMeal => ({
        day: 1,
        type: 'almuerzo',
        recipeId: 'caldo-uno',
        servings: 1,
        side: `con ${product}`,
      }),
    );
    expect(sideFaults(pantry, { meals })).toEqual(['caldo-uno con nueces', 'caldo-uno con leche']);
    const breakfasts = meals.map((meal) => ({ ...meal, type: 'desayuno' as const }));
    expect(sideFaults(pantry, { meals: breakfasts })).toEqual([]);
    const skus = new Set(planSides.filter(({ with: meals }) => meals.includes('plato')).map(({ id }) => id));
    for (const id of [
      'leche',
      'leche-sin-lactosa',
      'leche-de-soya',
      'almendras',
      'nueces',
      'mani',
      'queso',
      'yogurt',
    ])
      expect(skus, id).not.toContain(id);
  });

  it('of one kind come three times a week at most, where others are as good', () => {
    const roots = ['papa', 'yuca', 'batata'].map((id) =>
      aPlanProduct(id, { subcategory: 'Viandas', food: fruit.food }),
    );
    const plan = planned(shopOf(roots), { ...twoMeals, days: 7 });
    for (const { id } of roots)
      expect(sidesOf(plan).filter((side) => side === `con ${id}`).length, id).toBeLessThanOrEqual(3);
  });

  it('finds allergens, diets and unknown ids of sides in the check', () => {
    const shop = shopOf([milk]);
    const plan = planned(shop, twoMeals);
    const kinds = (broken: Partial<typeof plan>) =>
      new Set(checkPlan(shop, { ...plan, ...broken }).map(({ kind }) => kind));
    expect(kinds({ avoided: ['leche'] })).toEqual(new Set(['allergen']));
    expect(kinds({ answers: { ...plan.answers, dietaryPreferences: ['dairy-free'] } })).toEqual(
      new Set(['diet']),
    );
    expect(kinds({ meals: plan.meals.map((meal) => ({ ...meal, side: 'con aire' })) })).toContain(
      'unknown-recipe',
    );
  });

  it('keeps the side of a pinned meal unless it is out of stock', () => {
    const pin: ChosenMeal = { day: 1, type: 'cena', recipeId: 'caldo-uno', servings: 2, side: 'con leche' };
    const shop = shopOf([milk, fruit]);
    const pinned = (pantry: Pantry) =>
      planned(pantry, twoMeals, { pins: [pin] }).meals.find(({ day, type }) => day === 1 && type === 'cena');
    expect(pinned(shop)).toMatchObject(pin);
    expect(pinned(shopOf([{ ...milk, stock: 0 }, fruit]))?.side).toBeUndefined();
  });
});
