import { cases } from '@nutricion/domain/kit/cases.builders';
import { mealsPerDayOptions, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesTo } from '../alternatives.ts';
import { checkPlan } from '../check/check-plan.ts';
import { composePlan } from '../compose/compose-plan.ts';
import type { ChosenMeal } from '../compose/plan.ts';
import { wishOutcomes } from '../explain/wish-outcomes.ts';
import { aPantry, aPlanProduct, aPlanRecipe, type aSmallShop } from '../meal-plan.builders.ts';
import { buildModel } from '../model/model.ts';
import { createPlanState } from '../model/plan-state.ts';
import { measurableDishes } from '../pantry/candidates.ts';
import { planMeals } from '../plan-meals.ts';

const MONDAY = '2026-11-23';
const FRIDAY = 5;

const onDays = (
  kind: 'days-without' | 'days-more' | 'days-less',
  word: string,
  weekdays: readonly number[],
): PlanWish => {
  const food = { said: `${word} los ${weekdays.join()}`, food: word, words: [word], unless: [], weekdays };
  return kind === 'days-without' ? { kind, ...food, contains: [] } : { kind, ...food };
};

const plan = (pantry: ReturnType<typeof aSmallShop>, answers: PlanAnswers, seed = 1, startDate = MONDAY) => {
  const made = planMeals(pantry, { answers, avoided: [], pins: [], seed, startDate });
  if (!made.ok) throw new Error(made.refusal.kind);
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const composed = composePlan(pantry, candidates, made.value.answers, [], made.value.meals, startDate);
  return { ...made.value, candidates, composed, faults: checkPlan(pantry, composed) };
};

/** Number of meals on these weekdays with a product of this title; day 1 is a Monday. */
const mealsWith = (
  { composed: { meals }, candidates }: ReturnType<typeof plan>,
  word: string,
  isMeant: (weekday: number) => boolean,
): number =>
  meals.filter(
    ({ day, recipeId }) =>
      isMeant(day % 7) && candidates.get(recipeId)?.products.some(({ title }) => title === word),
  ).length;

/** Three foods that differ in nothing, with four dishes each for lunch and dinner. */
const alike = aPantry(
  ['arroz', 'quinoa', 'avena'].map((food) => aPlanProduct(food)),
  ['arroz', 'quinoa', 'avena'].flatMap((food) =>
    [1, 2, 3, 4].map((position) => aPlanRecipe(`${food} ${position}`, food)),
  ),
);

describe('a food to avoid on some days', () => {
  const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 });
  const wishes = fc.array(
    fc.record({
      kind: fc.constantFrom('days-without' as const, 'days-more' as const, 'days-less' as const),
      word: fc.constantFrom('arroz', 'quinoa', 'avena'),
      weekdays: someDays,
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('is in no meal of these days, with any other wishes', () => {
    fc.assert(
      fc.property(
        wishes,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(2 as const, 3 as const),
        fc.integer({ min: 0, max: 99 }),
        (requested, days, mealsPerDay, seed) => {
          const breakfasts = alike.recipes.map((each) => ({
            ...each,
            id: `${each.id} temprano`,
            meal: 'desayuno' as const,
          }));
          const shop = { ...alike, recipes: [...alike.recipes, ...breakfasts] };
          const answers = theAnswers({
            days,
            mealsPerDay,
            budget: '200+',
            wishes: requested.map(({ kind, word, weekdays }) => onDays(kind, word, weekdays)),
          });
          const made = plan(shop, answers, seed);
          expect(made.faults).toEqual([]);
          const satisfied = made.answers.wishes ?? [];
          for (const wish of satisfied)
            if (wish.kind === 'days-without')
              expect(mealsWith(made, wish.food, (weekday) => wish.weekdays.includes(weekday))).toBe(0);
          // Unless all three foods are refused, at least one is left for every day.
          const refused = new Set(
            requested.filter(({ kind }) => kind === 'days-without').map(({ word }) => word),
          );
          if (refused.size < 3) expect(satisfied).toHaveLength(answers.wishes?.length ?? 0);
        },
      ),
      cases(4),
    );
  });

  it('is used on the other days', () => {
    const meat = [aPlanRecipe('pollo', 'pollo'), aPlanRecipe('pollo frito', 'pollo')];
    const shop = aPantry(
      [aPlanProduct('pollo'), aPlanProduct('arroz')],
      [...meat, aPlanRecipe('arroz', 'arroz', { meal: 'cena' }), aPlanRecipe('arroz blanco', 'arroz')],
    );
    const wishes = [onDays('days-without', 'pollo', [1]), onDays('days-without', 'arroz', [2])];
    const made = plan(shop, theAnswers({ wishes }));
    expect(made.relaxed).toEqual([]);
    expect(mealsWith(made, 'pollo', (weekday) => weekday === 2)).toBe(2);
    expect(mealsWith(made, 'arroz', (weekday) => weekday === 1)).toBe(2);
  });

  it('is ignored without a start date', () => {
    const wishes = [onDays('days-without', 'arroz', [0, 1, 2, 3, 4, 5, 6])];
    const answers = theAnswers({ wishes });
    const onlyRice = { ...alike, recipes: alike.recipes.filter(({ id }) => id.startsWith('arroz')) };
    expect(planMeals(onlyRice, { answers, avoided: [], pins: [], seed: 1 }).ok).toBe(true);
  });

  it('is dropped and reported only when nothing else helps', () => {
    const onlyRice = { ...alike, recipes: alike.recipes.filter(({ id }) => id.startsWith('arroz')) };
    const onTuesday = plan(onlyRice, theAnswers({ wishes: [onDays('days-without', 'arroz', [2])] }));
    expect(onTuesday.relaxed.map(({ wish }) => wish)).toEqual(['days']);
    const onMonday = plan(onlyRice, theAnswers({ wishes: [onDays('days-without', 'arroz', [1])] }));
    expect(onMonday.relaxed).toMatchObject([{ wish: 'words' }]);
    expect(onMonday.relaxed[0]?.text).toContain('«Lunes: sin arroz»');
    expect([...onTuesday.faults, ...onMonday.faults]).toEqual([]);
  });

  it('is refused as a pinned meal and not offered as an alternative on these days', () => {
    const answers = theAnswers({ wishes: [onDays('days-without', 'arroz', [1])] });
    const pin: ChosenMeal = { day: 1, type: 'cena', recipeId: 'arroz 1', servings: 1 };
    const request = { answers, avoided: [], seed: 1, startDate: MONDAY };
    expect(planMeals(alike, { ...request, pins: [pin] })).toMatchObject({
      ok: false,
      refusal: { kind: 'pin-not-allowed', recipeId: 'arroz 1' },
    });
    expect(planMeals(alike, { ...request, pins: [{ ...pin, day: 2 }] }).ok).toBe(true);
    const { composed } = plan(alike, answers);
    const others = alternativesTo(alike, answers, [], composed.meals, { day: 1, type: 'cena' }, MONDAY);
    expect(others.length).toBeGreaterThan(0);
    for (const { candidate } of others) expect(candidate.recipe.id).not.toContain('arroz');
  });

  it('is verified by the check on its days only', () => {
    const judged = (wish: PlanWish, startDate: string | null) => {
      const candidates = new Map(measurableDishes(alike).map((each) => [each.recipe.id, each]));
      const meals = [1, 2].flatMap((day) => [
        { day, type: 'almuerzo', recipeId: 'arroz 1', servings: 1 } as const,
        { day, type: 'cena', recipeId: 'quinoa 1', servings: 1 } as const,
      ]);
      const composed = composePlan(alike, candidates, theAnswers({ wishes: [wish] }), [], meals, startDate);
      return checkPlan(alike, composed).map(({ kind }) => kind);
    };
    expect(judged(onDays('days-without', 'arroz', [2, FRIDAY]), MONDAY)).toEqual(['wish']);
    expect(judged(onDays('days-without', 'arroz', [1, 2]), MONDAY)).toEqual(['wish', 'wish']);
    expect(judged(onDays('days-without', 'arroz', [3]), MONDAY)).toEqual([]);
    expect(judged(onDays('days-without', 'avena', [1, 2]), MONDAY)).toEqual([]);
    expect(judged(onDays('days-without', 'arroz', [2]), null)).toEqual([]);
    expect(judged(onDays('days-more', 'avena', [2]), MONDAY)).toEqual([]);
  });
});

describe('a food wished for on some days', () => {
  const week = theAnswers({ days: 7, mealsPerDay: mealsPerDayOptions[0], budget: '200+' });
  const isFriday = (weekday: number) => weekday === FRIDAY;

  it('is used on them, and an unwanted one isn’t', () => {
    for (const word of ['arroz', 'quinoa', 'avena']) {
      const liked = plan(alike, { ...week, wishes: [onDays('days-more', word, [FRIDAY])] });
      const disliked = plan(alike, { ...week, wishes: [onDays('days-less', word, [FRIDAY])] });
      expect(mealsWith(liked, word, isFriday)).toBeGreaterThanOrEqual(1);
      expect(mealsWith(disliked, word, isFriday)).toBe(0);
      // On other days it is used like any other food.
      expect(mealsWith(disliked, word, (weekday) => !isFriday(weekday))).toBeGreaterThan(0);
    }
  });

  it('stays within the budget and relaxes nothing', () => {
    const dear = aPantry(
      [
        aPlanProduct('arroz'),
        aPlanProduct('langosta', { priced: { regularPriceCents: 4000, promotion: null } }),
      ],
      [aPlanRecipe('arroz', 'arroz'), aPlanRecipe('langosta', 'langosta', { meal: 'cena' })],
    );
    const wishes = [onDays('days-more', 'langosta', [1])];
    const made = plan(dear, theAnswers({ wishes, people: 8 }));
    expect(made.relaxed).toEqual([]);
    expect(made.composed.totalCents).toBeLessThanOrEqual(10_000);
    expect(made.faults).toEqual([]);
    expect(wishOutcomes(made.composed, made.candidates)).toEqual([
      {
        label: 'Lunes: más langosta',
        text: 'Ese día, con lo demás que pides, no cupo en ninguna comida.',
        isMet: false,
      },
    ]);
  });

  it('counts as a repetition of the same recipe', () => {
    const answers = theAnswers({ days: 2, wishes: [onDays('days-more', 'arroz', [2])] });
    const model = buildModel(alike, measurableDishes(alike), answers, [], MONDAY);
    if (!model) throw new Error('no model');
    // A wish for a day applies to one of its meals: dinner, since lunch has no more dishes of it.
    const [others, dinner] = model.courses.filter(({ free }) => free > 0);
    expect(dinner?.places).toEqual([{ day: 2, type: 'cena' }]);
    const plain = others?.members[0] ?? -1;
    const liked = dinner?.members[0] ?? -1;
    expect(model.candidates[liked]).toBe(model.candidates[plain]);
    expect(liked).not.toBe(plain);
    const pointsOf = (...chosen: readonly number[]) => {
      const state = createPlanState(model, 'points');
      for (const recipe of chosen) state.add(recipe, 1);
      return state.points();
    };
    const taste = model.taste[liked] ?? 0;
    expect(taste).toBeLessThan(0);
    expect(pointsOf(plain, liked)).toBeCloseTo(pointsOf(plain, plain) + taste / answers.days, 6);
  });
});
