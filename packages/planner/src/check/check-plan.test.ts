import type { ProductId } from '@nutricion/domain/kit/ids';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import { describe, expect, it } from 'vitest';
import { composePlan } from '../compose/compose-plan.ts';
import type { ChosenMeal, MealPlan } from '../compose/plan.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe } from '../meal-plan.builders.ts';
import { measurableRecipes } from '../pantry/candidates.ts';
import { checkPlan, type PlanFault } from './check-plan.ts';

const pantry = aPantry(
  [aPlanProduct('arroz'), aPlanProduct('pollo', { priced: { regularPriceCents: 650, promotion: null } })],
  [aPlanRecipe('arroz', 'arroz'), aPlanRecipe('pollo', 'pollo', { meal: 'cena' })],
);
const meals: readonly ChosenMeal[] = [1, 2].flatMap((day) => [
  { day, type: 'almuerzo', recipeId: 'arroz', servings: 2 } as const,
  { day, type: 'cena', recipeId: 'pollo', servings: 2 } as const,
]);
const answers = theAnswers({ people: 2 });
const planOf = (values: Partial<Parameters<typeof theAnswers>[0]> = {}): MealPlan =>
  composePlan(
    pantry,
    new Map(measurableRecipes(pantry).map((each) => [each.recipe.id, each])),
    { ...answers, ...values },
    [],
    meals,
  );
const sound = planOf();
const withLine = (place: number, values: object): MealPlan => ({
  ...sound,
  lines: sound.lines.map((line, each) => (each === place ? { ...line, ...values } : line)),
});
const kinds = (plan: MealPlan, of = pantry) => [...new Set(checkPlan(of, plan).map(({ kind }) => kind))];
const withProduct = (id: string, values: object) => {
  const product = pantry.products.get(id as ProductId) ?? aPlanProduct(id);
  return { ...pantry, products: new Map(pantry.products).set(product.id, { ...product, ...values }) };
};

describe('checkPlan', () => {
  it('finds no fault in a correct plan', () => {
    // Four servings of 200 g are 1.76 pounds.
    expect(sound.lines.map(({ quantity, totalCents }) => [quantity, totalCents])).toEqual([
      [2, 200],
      [2, 1300],
    ]);
    expect(checkPlan(pantry, sound)).toEqual([]);
  });

  it('finds missing, extra and wrong meals, lines and prices', () => {
    const rows: readonly [string, PlanFault['kind'], MealPlan][] = [
      ['a missing meal', 'meals', { ...sound, meals: sound.meals.slice(1) }],
      ['a meal twice', 'meals', { ...sound, meals: [...sound.meals.slice(1), ...sound.meals.slice(3)] }],
      [
        'a meal for nobody',
        'meals',
        { ...sound, meals: sound.meals.map((meal) => ({ ...meal, servings: 0 })) },
      ],
      ['a package too few', 'packages', withLine(0, { quantity: 1 })],
      ['a package too many', 'packages', withLine(0, { quantity: 3 })],
      ['half a package', 'packages', withLine(0, { quantity: 1.5 })],
      ['a wrong use', 'packages', withLine(0, { usedPackages: 1.2 })],
      ['another price', 'price', withLine(1, { unitPriceCents: 649 })],
      ['another price before offers', 'price', withLine(1, { regularPriceCents: 649 })],
      ['another line total', 'price', withLine(1, { totalCents: 1299 })],
      ['another total', 'total', { ...sound, totalCents: sound.totalCents - 1 }],
      ['a line that is missing', 'missing-line', { ...sound, lines: sound.lines.slice(1) }],
      ['a line twice', 'needless-line', { ...sound, lines: [...sound.lines, ...sound.lines.slice(1)] }],
      [
        'an unknown recipe',
        'unknown-recipe',
        { ...sound, meals: sound.meals.map((meal) => ({ ...meal, recipeId: 'x' })) },
      ],
    ];
    expect(rows.filter(([, kind, plan]) => !kinds(plan).includes(kind)).map(([what]) => what)).toEqual([]);
  });

  it('finds an allergen, a possible trace of it and missing allergen data', () => {
    const plan = { ...sound, avoided: ['mani'] as const };
    expect(kinds(plan)).toEqual([]);
    for (const food of [{ contains: ['mani'] }, { mayContain: ['mani'] }, { contains: null }] as const)
      expect(kinds(plan, withProduct('pollo', { food: aPlanFood(food) }))).toEqual(['allergen']);
  });

  it.each([
    ['vegetarian', { category: 'Carnes', highlights: [] }],
    ['dairy-free', { food: aPlanFood({ contains: ['leche'] }) }],
    ['dairy-free', { food: aPlanFood({ contains: null }) }],
    // 200 g at 21 % are 42 g, at 9 % 18 g.
    ['low-carb', { food: aPlanFood({ per100g: { ...aPlanFood().per100g, carbs_g: 21 } as never }) }],
    ['low-carb', { food: aPlanFood({ per100g: null }) }],
    ['high-protein', { food: aPlanFood({ per100g: { ...aPlanFood().per100g, protein_g: 9 } as never }) }],
    ['high-protein', { food: aPlanFood({ per100g: null }) }],
  ] as const)('finds a product that breaks %s', (diet, values) => {
    const plan = planOf({ dietaryPreferences: [diet] });
    expect(kinds(plan)).toEqual([]);
    expect(kinds(plan, withProduct('pollo', values))).toEqual(['diet']);
  });

  it('finds insufficient stock and an exceeded budget', () => {
    expect(kinds(sound, withProduct('pollo', { stock: 1 }))).toEqual(['stock']);
    const dear = withProduct('pollo', { priced: { regularPriceCents: 5000, promotion: null } });
    expect(kinds(sound, dear)).toEqual(['price', 'total', 'budget']);
    expect(kinds({ ...sound, answers: { ...answers, budget: '100-200' } }, dear)).not.toContain('budget');
  });

  it('finds what is eaten again without being cooked, without keeping, or too late', () => {
    const stored = (keeps: number | null): typeof pantry => ({
      ...pantry,
      recipes: pantry.recipes.map((each) => ({ ...each, isMealPrepFriendly: true, shelfLifeDays: keeps })),
    });
    const again = (from: number) => ({
      ...sound,
      meals: sound.meals.map((meal) => (meal.day === 2 ? { ...meal, leftoverFromDay: from } : meal)),
    });
    expect(kinds(again(1), stored(1))).toEqual([]);
    expect(kinds(again(1), stored(0))).toEqual(['leftover']);
    expect(kinds(again(1), stored(null))).toEqual(['leftover']);
    expect(kinds(again(1))).toEqual(['leftover']);
    expect(kinds(again(2), stored(1))).toEqual(['leftover']);
  });

  it('charges promotions like the cart', () => {
    const { nowMs } = pantry;
    const on = (rule: object) =>
      withProduct('pollo', {
        priced: {
          regularPriceCents: 650,
          promotion: { rule, badgeText: null, startsAtMs: nowMs, endsAtMs: nowMs },
        },
      });
    const charged = (rule: object) => {
      const offered = on(rule);
      const plan = composePlan(
        offered,
        new Map(measurableRecipes(offered).map((each) => [each.recipe.id, each])),
        answers,
        [],
        meals,
      );
      expect(checkPlan(offered, plan)).toEqual([]);
      return plan.lines[1]?.totalCents;
    };
    expect(charged({ type: 'percent-off', percent: 10 })).toBe(1040);
    expect(charged({ type: 'percent-off', percent: 50 })).toBe(650);
    expect(charged({ type: 'bogo' })).toBe(650);
    expect(charged({ type: 'buy-x-save-y', quantity: 2, saveCents: 500 })).toBe(800);
    expect(charged({ type: 'spend-x-save-y', spendCents: 1300, saveCents: 400 })).toBe(900);
  });
});
