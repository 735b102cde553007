import { cases } from '@nutricion/domain/kit/cases.builders';
import { mulberry32 } from '@nutricion/domain/kit/random';
import { mealsPerDayOptions, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSmallShop } from '../meal-plan.builders.ts';
import { buildModel, type Model } from '../model/model.ts';
import { isInStock, type PlanState } from '../model/plan-state.ts';
import { savingsOf } from '../model/savings.ts';
import { anyOf, membersOfSlots, planStateOf } from '../model/slots.ts';
import { pairsOf, type Unit, unitsOf } from '../model/units.ts';
import { fittingCandidates, measurableDishes } from '../pantry/candidates.ts';
import { addMeals, bestChoiceOf } from './best-choice.ts';

const shop = aSmallShop();
const someAnswers: fc.Arbitrary<PlanAnswers> = fc
  .record({
    days: fc.integer({ min: 1, max: 4 }),
    mealsPerDay: fc.constantFrom(...mealsPerDayOptions),
    people: fc.integer({ min: 1, max: 3 }),
    goals: fc.constantFrom<PlanAnswers['goals']>([], ['meal-prep'], ['energy', 'quick'], ['healthy']),
  })
  .map((values) => theAnswers({ ...values, budget: '200+' }));

const aModel = (answers: PlanAnswers): Model => {
  const model = buildModel(shop, fittingCandidates(measurableDishes(shop), [], []), answers, []);
  if (!model) throw new Error('no model');
  return model;
};
/** Random recipes, half of the meals with the same one. */
const anyPlan = (model: Model, seed: number): Int32Array => {
  const random = mulberry32(seed);
  return Int32Array.from(membersOfSlots(model), (members) =>
    random() < 0.5 ? (members[0] as number) : anyOf(members, random),
  );
};
const pointsOf = (state: PlanState, maxCents: number, overdraft: number): number =>
  state.points() + overdraft * Math.max(0, state.cost() - maxCents);
/** Points of the plan with both units, measured by adding them to the state. */
const pointsWith = (
  state: PlanState,
  units: readonly (readonly [Unit, number])[],
  score: () => number,
): number => {
  for (const [{ places }, recipe] of units) addMeals(state, recipe, places.length);
  const points = isInStock(state.cost()) ? score() : Number.POSITIVE_INFINITY;
  state.rollBack();
  return points;
};

describe('the best choice for two units', () => {
  it('is the best of all pairs, although most are excluded by their bound', () => {
    fc.assert(
      fc.property(
        someAnswers,
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom(500, 3_000, Number.POSITIVE_INFINITY),
        fc.constantFrom(0.5, 20),
        (answers, seed, maxCents, overdraft) => {
          const model = aModel(answers);
          const members = membersOfSlots(model);
          const slots = anyPlan(model, seed);
          const state = planStateOf(model, slots, 'points');
          const most = Math.max(...members.map(({ length }) => length));
          const best = bestChoiceOf(model, savingsOf(model), state, most, maxCents);
          const score = () => pointsOf(state, maxCents, overdraft);
          for (const [one, other] of pairsOf(unitsOf(slots, members), new Uint8Array(slots.length).fill(1))) {
            const threshold = isInStock(state.cost()) ? score() : Number.POSITIVE_INFINITY;
            addMeals(state, one.recipe, -one.places.length);
            addMeals(state, other.recipe, -other.places.length);
            state.commit();
            const all = [...one.choices].flatMap((choice) =>
              [...other.choices].map((otherChoice) =>
                pointsWith(
                  state,
                  [
                    [one, choice],
                    [other, otherChoice],
                  ],
                  score,
                ),
              ),
            );
            const choice = best.ofTwo(one, other, threshold, overdraft);
            const points = choice
              ? pointsWith(
                  state,
                  [
                    [one, choice[0]],
                    [other, choice[1]],
                  ],
                  score,
                )
              : threshold;
            expect(points).toBeCloseTo(Math.min(threshold, ...all), 6);
            addMeals(state, one.recipe, one.places.length);
            addMeals(state, other.recipe, other.places.length);
            state.commit();
          }
        },
      ),
      cases(20),
    );
  });
});

describe('units', () => {
  it('are all meals of a recipe, and parts without common meals', () => {
    for (let meals = 2; meals <= 56; meals += 1) {
      const choices = Int32Array.of(7);
      const units = unitsOf(
        new Int32Array(meals).fill(7),
        Array.from({ length: meals }, () => choices),
      );
      const [whole, ...parts] = units.map(({ places }) => places).toReversed();
      const parted = parts.flat();
      expect(whole).toHaveLength(meals);
      expect(new Set(parted).size).toBe(parted.length);
      expect(parted.length).toBeGreaterThan(meals / 2);
    }
  });
});
