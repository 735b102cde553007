import { cases } from '@nutricion/domain/kit/cases.builders';
import { budgetBands, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import { evenly } from '@nutricion/domain/recipes/recipe.builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesTo } from '../alternatives.ts';
import { checkPlan } from '../check/check-plan.ts';
import { composePlan } from '../compose/compose-plan.ts';
import { explainPlan } from '../explain/explain-plan.ts';
import { faultTexts } from '../explain/fault-texts.ts';
import { wishOutcomes } from '../explain/wish-outcomes.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe, aSmallShop } from '../meal-plan.builders.ts';
import { buildModel } from '../model/model.ts';
import { best, cheapest } from '../optimise/optimise.ts';
import { candidatesFor, measurableDishes } from '../pantry/candidates.ts';
import { planMeals } from '../plan-meals.ts';

const shop = aSmallShop();
const upTo = (dollars: number): PlanWish => ({ kind: 'sum', said: `$${dollars}`, mostCents: 100 * dollars });

const plan = (pantry: typeof shop, answers: PlanAnswers, seed = 1) => {
  const made = planMeals(pantry, { answers, avoided: [], pins: [], seed });
  if (!made.ok) throw new Error(made.refusal.kind);
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const composed = composePlan(pantry, candidates, made.value.answers, [], made.value.meals);
  return { ...made.value, candidates, composed, faults: checkPlan(pantry, composed) };
};

/** Packages of a pound; a cup of 200 g is 0.44 of a package. */
const rice = (regularPriceCents: number) =>
  aPantry(
    [aPlanProduct('arroz', { priced: { regularPriceCents, promotion: null } })],
    [aPlanRecipe('arroz', 'arroz')],
  );

describe('a sum in words', () => {
  it('is never exceeded unless a relaxation reports it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 150 }),
        fc.constantFrom(...budgetBands.map(({ id }) => id)),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (dollars, budget, days, people) => {
          const answers = theAnswers({ days, people, budget, wishes: [upTo(dollars)] });
          const made = plan(shop, answers);
          expect(made.faults).toEqual([]);
          const isWithinSum = made.answers.wishes?.includes(answers.wishes?.[0] as PlanWish) ?? false;
          if (isWithinSum) expect(made.composed.totalCents).toBeLessThanOrEqual(100 * dollars);
          else expect(made.relaxed[0]?.text).toContain(`Con «Hasta $${dollars} en total» no sale`);
        },
      ),
      cases(6),
    );
  });

  it('never gives a worse plan than a lower band', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 4 }), (seed, people) => {
        const pointsOf = (values: Partial<PlanAnswers>) => {
          const answers = theAnswers({ days: 5, mealsPerDay: 3, people, ...values });
          const fits = candidatesFor(measurableDishes(shop), answers, []);
          const model = buildModel(shop, fits, answers, []);
          const cheap = model && cheapest(model, seed);
          return (cheap && best(model, cheap, seed)?.points) ?? Number.POSITIVE_INFINITY;
        };
        const band = pointsOf({ budget: '50-100' });
        expect(pointsOf({ budget: '200+', wishes: [upTo(150)] })).toBeLessThanOrEqual(band);
        // The band is below the sum, which therefore changes nothing.
        expect(pointsOf({ budget: '50-100', wishes: [upTo(150)] })).toBe(band);
      }),
      cases(2),
    );
  });

  // Two days of two meals for four: 16 cups are 7.05 packages, so eight are bought.
  it.each<[number, string, readonly number[], Partial<PlanAnswers>]>([
    [1_000, 'to 5 % above the cheapest plan, rounded up to $5', [85], { budget: '50-100' }],
    [1_250, 'to the limit of the band', [], { budget: '50-100' }],
    [1_260, 'beyond the band', [110], { budget: '100-200' }],
  ])('of $40 is raised at %i cents a package: %s', (regularPriceCents, _, sums, expectedAnswers) => {
    const answers = theAnswers({ people: 4, days: 2, mealsPerDay: 2, wishes: [upTo(40)] });
    const pins = (['almuerzo', 'cena'] as const).map(
      (type) => ({ day: 2, type, recipeId: 'arroz', servings: 4 }) as const,
    );
    // The last day is pinned, so that fewer days aren't an option.
    const made = planMeals(rice(regularPriceCents), { answers, avoided: [], pins, seed: 1 });
    if (!made.ok) throw new Error(made.refusal.kind);
    expect(made.value.relaxed.map(({ wish }) => wish)).toEqual(['budget']);
    expect(made.value.relaxed[0]?.text).toBe(
      `Con «Hasta $40 en total» no sale: lo más barato que encontramos para lo que pides cuesta $${((8 * regularPriceCents) / 100).toFixed(2).replace('.00', '')}. Este plan no pasa de $${sums[0] ?? 100}.`,
    );
    expect(made.value.answers).toMatchObject(expectedAnswers);
    expect(made.value.answers.wishes).toMatchObject(sums.map((dollars) => ({ mostCents: 100 * dollars })));
  });

  it('also limits a raised band, and the explanation names no budget that wasn’t chosen', () => {
    const shop = aPantry(
      [
        aPlanProduct('arroz', {
          priced: { regularPriceCents: 1_500, promotion: null },
          food: aPlanFood({ per100g: { ...evenly(10), kcal: 230 } }),
        }),
        aPlanProduct('langosta', {
          priced: { regularPriceCents: 2_500, promotion: null },
          food: aPlanFood({ per100g: { ...evenly(10), kcal: 350 } }),
        }),
      ],
      ['arroz', 'langosta'].flatMap((product) =>
        ['uno', 'dos'].map((name) => aPlanRecipe(`${product}-${name}`, product)),
      ),
    );
    const pins = (['almuerzo', 'cena'] as const).map(
      (type) => ({ day: 2, type, recipeId: 'arroz-uno', servings: 4 }) as const,
    );
    const answers = theAnswers({ people: 4, days: 2, mealsPerDay: 2, budget: '50-100' });
    const made = planMeals(shop, { answers, avoided: [], pins, seed: 1 });
    if (!made.ok) throw new Error(made.refusal.kind);
    const { relaxed, minimumCents, meals } = made.value;
    expect(relaxed.map(({ text }) => text)).toEqual([
      'Lo más barato que encontramos para lo que pides cuesta $120; tu presupuesto llega a $100. Este plan no pasa de $130.',
    ]);
    const candidates = new Map(measurableDishes(shop).map((each) => [each.recipe.id, each]));
    const composed = composePlan(shop, candidates, made.value.answers, [], meals);
    expect(composed.totalCents).toBeLessThanOrEqual(13_000);
    expect(explainPlan(composed, candidates, { minimumCents, isOverBudget: true }).join(' ')).not.toContain(
      'presupuesto',
    );
  });

  it('is raised, or days are dropped, whichever is the smaller change', () => {
    // Two days cost $80, one day $40.
    const answers = theAnswers({ people: 4, wishes: [upTo(79)] });
    const made = plan(rice(1_000), answers);
    expect(made.relaxed.map(({ wish }) => wish)).toEqual(['budget']);
    const fewer = plan(rice(1_000), { ...answers, wishes: [upTo(40)] });
    expect(fewer.relaxed).toEqual([{ wish: 'days', text: 'Con $40 alcanza para 1 día, no para 2.' }]);
    expect(fewer.answers.wishes).toEqual([upTo(40)]);
  });

  it('is verified by the check, explained in the plan and kept by alternatives', () => {
    const pantry = aPantry(
      [
        aPlanProduct('arroz'),
        aPlanProduct('langosta', { priced: { regularPriceCents: 3_000, promotion: null } }),
      ],
      [aPlanRecipe('arroz', 'arroz'), aPlanRecipe('langosta', 'langosta')],
    );
    const answers = theAnswers({ days: 1, wishes: [upTo(20)] });
    const made = plan(pantry, answers);
    // One package of rice.
    expect(made.composed.totalCents).toBe(100);
    expect(explainPlan(made.composed, made.candidates)).toContain('Te quedan $19.00 de tu presupuesto.');
    expect(explainPlan(made.composed, made.candidates).at(-1)).toBe(
      '1 de 2 comidas repite una receta. «arroz» sale 2 veces.',
    );
    expect(wishOutcomes(made.composed, made.candidates)).toEqual([
      { label: 'Hasta $20 en total', text: 'El plan cuesta $1.00.', isMet: true },
    ]);
    const [lunch, dinner] = made.meals;
    if (!lunch || !dinner) throw new Error('no meals');
    expect(alternativesTo(pantry, answers, [], made.meals, lunch)).toEqual([]);
    const dear = composePlan(
      pantry,
      made.candidates,
      answers,
      [],
      [{ ...lunch, recipeId: 'langosta' }, dinner],
    );
    const faults = checkPlan(pantry, dear);
    expect(faults).toEqual([{ kind: 'budget', subject: '3100' }]);
    expect(faultTexts(pantry, dear, faults)).toEqual([
      'Así el plan cuesta $31.00 y tu presupuesto llega a $20.00.',
    ]);
  });
});
