import { diets } from '@nutricion/domain/accounts/diet';
import { type AllergenId, allergens } from '@nutricion/domain/catalog/allergen';
import { cases } from '@nutricion/domain/kit/cases.builders';
import {
  budgetBands,
  mealsPerDayOptions,
  type PlanAnswers,
  planGoals,
} from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from './check/check-plan.ts';
import { composePlan } from './compose/compose-plan.ts';
import { aPantry, aPlanProduct, aPlanRecipe, aSmallShop } from './meal-plan.builders.ts';
import { buildModel } from './model/model.ts';
import { createPlanState, SUM } from './model/plan-state.ts';
import { MIN_ENERGY_SHARE } from './model/weights.ts';
import { best, cheapest } from './optimise/optimise.ts';
import { fittingCandidates, measurableDishes } from './pantry/candidates.ts';
import { type PlanRequest, planMeals } from './plan-meals.ts';

const shop = aSmallShop();
const request = (answers: PlanAnswers, values: Partial<PlanRequest> = {}): PlanRequest => ({
  answers,
  avoided: [],
  pins: [],
  seed: 1,
  ...values,
});
const composed = (
  pantry: typeof shop,
  answers: PlanAnswers,
  avoided: readonly AllergenId[],
  meals: Parameters<typeof composePlan>[4],
) =>
  composePlan(
    pantry,
    new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each])),
    answers,
    avoided,
    meals,
  );

const someAnswers: fc.Arbitrary<PlanAnswers> = fc.record({
  days: fc.integer({ min: 1, max: 3 }),
  mealsPerDay: fc.constantFrom(...mealsPerDayOptions),
  people: fc.integer({ min: 1, max: 3 }),
  dietaryPreferences: fc.uniqueArray(fc.constantFrom(...diets.map(({ id }) => id)), { maxLength: 2 }),
  goals: fc.uniqueArray(fc.constantFrom(...planGoals.map(({ id }) => id)), { maxLength: 2 }),
  budget: fc.constantFrom(...budgetBands.map(({ id }) => id)),
  allergies: fc.constant([]),
});
const someAllergens = fc.uniqueArray(fc.constantFrom(...allergens.map(({ id }) => id)), { maxLength: 2 });

describe('a plan', () => {
  it('passes the check for every request, and is the same for the same seed', () => {
    fc.assert(
      fc.property(someAnswers, someAllergens, fc.integer({ min: 0, max: 99 }), (answers, avoided, seed) => {
        const made = planMeals(shop, request(answers, { avoided, seed }));
        if (!made.ok) return;
        const plan = composed(shop, made.value.answers, avoided, made.value.meals);
        expect(checkPlan(shop, plan)).toEqual([]);
        expect(planMeals(shop, request(answers, { avoided, seed }))).toEqual(made);
      }),
      cases(3),
    );
  });

  it('keeps pinned meals when it is planned again', () => {
    fc.assert(
      fc.property(someAnswers, fc.integer({ min: 0, max: 99 }), (answers, seed) => {
        const first = planMeals(shop, request(answers));
        if (!first.ok) return;
        const pins = first.value.meals.filter((_, position) => position % 2 === 0);
        const again = planMeals(shop, request(first.value.answers, { pins, seed }));
        if (!again.ok) throw new Error(again.refusal.kind);
        for (const pin of pins) expect(again.value.meals).toContainEqual(pin);
      }),
      cases(3),
    );
  });

  it('never gets more points with a higher budget', () => {
    fc.assert(
      fc.property(someAnswers, fc.integer({ min: 0, max: 99 }), (answers, seed) => {
        const candidates = fittingCandidates(measurableDishes(shop), answers.dietaryPreferences, []);
        const points = budgetBands.map(({ id }) => {
          const model = buildModel(shop, candidates, { ...answers, budget: id }, []);
          const cheap = model && cheapest(model, seed);
          return (cheap && best(model, cheap, seed)?.points) ?? Number.POSITIVE_INFINITY;
        });
        expect(points).toEqual(points.toSorted((one, other) => other - one));
      }),
      cases(3),
    );
  });

  it('never gains a recipe from another allergy', () => {
    fc.assert(
      fc.property(someAllergens, fc.constantFrom(...allergens.map(({ id }) => id)), (avoided, more) => {
        const before = fittingCandidates(measurableDishes(shop), [], avoided).map(({ recipe }) => recipe.id);
        const after = fittingCandidates(measurableDishes(shop), [], [...avoided, more]).map(
          ({ recipe }) => recipe.id,
        );
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });

  it('is the best of all combinations in a pantry small enough to try them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 900 }), { minLength: 4, maxLength: 4 }),
        fc.array(fc.integer({ min: 2, max: 20 }), { minLength: 4, maxLength: 4 }),
        (prices, amounts) => {
          const products = prices.map((regularPriceCents, position) =>
            aPlanProduct(`p${position}`, { priced: { regularPriceCents, promotion: null } }),
          );
          const recipes = amounts.map((tenths, position) =>
            aPlanRecipe(`r${position}`, `p${(position * position) % 4}`, {
              ingredients: aPlanRecipe('', `p${position % 3}`).ingredients.map((each) => ({
                ...each,
                amount: tenths / 10,
              })),
            }),
          );
          const answers = theAnswers({ budget: '200+' });
          const pantry = aPantry(products, recipes);
          const model = buildModel(pantry, fittingCandidates(measurableDishes(pantry), [], []), answers, []);
          const cheap = model && cheapest(model, 1);
          const found = cheap && best(model, cheap, 1);
          const all = everyChoice(4, 4).map((choice) => {
            const state = createPlanState(model as NonNullable<typeof model>, 'points');
            for (const recipe of choice) state.add(recipe, 1);
            const money = createPlanState(model as NonNullable<typeof model>, 'cost');
            for (const recipe of choice) money.add(recipe, 1);
            return {
              slots: choice.join(),
              cost: money.cost(),
              cents: money.points(),
              points: state.points(),
              energy: state.sums[SUM.kcal] as number,
            };
          });
          const toLiveOn = all.filter(({ energy }) => energy >= MIN_ENERGY_SHARE);
          const isAny = toLiveOn.length > 0;
          expect(cheap !== null).toBe(isAny);
          // The cheapest search also counts the cents for repetition, fewer of them when only a repetitive
          // plan has enough energy.
          const chosen = all.find(({ slots }) => slots === cheap?.slots.join());
          const isBetter = (each: (typeof all)[number]) =>
            chosen !== undefined && each.cost < chosen.cost && each.cents < chosen.cents;
          expect(toLiveOn.filter(isBetter)).toEqual([]);
          if (isAny) expect(found?.points).toBeCloseTo(Math.min(...all.map(({ points }) => points)), 6);
        },
      ),
      cases(10),
    );
  });
});

/** All assignments of `recipes` recipes to `meals` meals. */
const everyChoice = (meals: number, recipes: number): readonly (readonly number[])[] =>
  Array.from({ length: recipes ** meals }, (_, code) =>
    Array.from({ length: meals }, (_each, meal) => Math.floor(code / recipes ** meal) % recipes),
  );

describe('a request without a plan', () => {
  const dear = (regularPriceCents: number, stock = 1000) =>
    aPantry(
      [aPlanProduct('arroz', { priced: { regularPriceCents, promotion: null }, stock })],
      [aPlanRecipe('arroz', 'arroz')],
    );
  const wish = theAnswers({ days: 7, people: 4 });

  it('gets fewer days when the budget is too low', () => {
    // 56 cups of 200 g are 24.7 pounds: 25 packages. At $10 each, $100 buy ten packages: 22 cups, two days of
    // eight.
    const made = planMeals(dear(1000), request(wish));
    expect(made.ok && made.value.relaxed).toEqual([
      { wish: 'days', text: 'Con $100 alcanza para 2 días, no para 7.' },
    ]);
    expect(made.ok && made.value.answers.days).toBe(2);
  });

  it('gets the next budget when it is slightly too low', () => {
    const made = planMeals(dear(420), request(wish));
    expect(made.ok && made.value.answers).toEqual({ ...wish, budget: '100-200' });
    expect(made.ok && made.value.relaxed[0]?.text).toBe(
      'Lo más barato que encontramos para lo que pides cuesta $105; tu presupuesto llega a $100. Este plan no pasa de $115.',
    );
  });

  it('gets fewer days when the stock is too low', () => {
    const made = planMeals(dear(100, 10), request(wish));
    expect(made.ok && made.value.relaxed).toEqual([
      { wish: 'days', text: 'Con lo que hay en la tienda alcanza para 2 días, no para 7.' },
    ]);
  });

  it('drops a diet that no recipe follows', () => {
    const meat = aPantry(
      [aPlanProduct('pollo', { category: 'Carnes', highlights: [] })],
      [aPlanRecipe('pollo', 'pollo')],
    );
    const made = planMeals(meat, request(theAnswers({ dietaryPreferences: ['vegetarian'] })));
    expect(made.ok && made.value.relaxed.map(({ wish: relaxed }) => relaxed)).toEqual(['diet']);
    expect(made.ok && made.value.answers.dietaryPreferences).toEqual([]);
  });

  it('is refused when an allergy excludes every recipe', () => {
    const unknown = aPantry(
      [aPlanProduct('pollo', { food: { ...aPlanProduct('x').food, contains: null } })],
      [aPlanRecipe('pollo', 'pollo')],
    );
    expect(planMeals(unknown, request(theAnswers(), { avoided: ['mani'] }))).toEqual({
      ok: false,
      refusal: { kind: 'no-plan' },
    });
  });
});
