import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diets } from '../accounts/diet.ts';
import { newHousehold } from '../accounts/household.ts';
import { budgetBands, mealsPerDayOptions, type PlanAnswers, planAllergies, planGoals } from './answers.ts';
import { defaultAnswers, firstAnswers } from './first-answers.ts';
import { answersFromStored } from './stored-answers.ts';
import type { PlanWish } from './wish.ts';

const idsOf = <T extends string>(options: readonly { readonly id: T }[]): T[] => options.map(({ id }) => id);

describe('what can be chosen', () => {
  it('is what the specification lists, "none" apart', () => {
    expect(idsOf(diets)).toEqual(['vegetarian', 'low-carb', 'high-protein', 'dairy-free']);
    expect(idsOf(planGoals)).toEqual(['energy', 'quick', 'meal-prep', 'budget', 'healthy']);
    expect(budgetBands.map(({ label }) => label)).toEqual(['$50-100', '$100-200', '$200+']);
    expect(idsOf(planAllergies)).toEqual(['peanuts', 'shellfish', 'eggs', 'soy']);
    expect(mealsPerDayOptions).toEqual([2, 3, 4]);
  });
});

describe('the first answers', () => {
  it('are the defaults for who has told nothing', () => {
    expect(firstAnswers(newHousehold)).toEqual(defaultAnswers);
  });

  it('are those of her household: how many, what diet, what anybody there can’t eat', () => {
    const household = {
      ...newHousehold,
      adults: 2,
      children: 1,
      diets: ['dairy-free'],
      allergens: ['leche'],
      members: [{ id: 'm', name: 'Camila', kind: 'child', allergens: ['huevo'] }],
    } as const;
    expect(firstAnswers(household)).toEqual({
      ...defaultAnswers,
      people: 3,
      dietaryPreferences: ['dairy-free'],
      allergies: ['eggs'],
    });
  });

  it('plan for eight at most', () => {
    expect(firstAnswers({ ...newHousehold, adults: 7, children: 5 }).people).toBe(8);
  });
});

const someAnswers: fc.Arbitrary<PlanAnswers> = fc.record({
  days: fc.integer({ min: 1, max: 14 }),
  mealsPerDay: fc.constantFrom(...mealsPerDayOptions),
  people: fc.integer({ min: 1, max: 8 }),
  dietaryPreferences: fc.uniqueArray(fc.constantFrom(...idsOf(diets))),
  goals: fc.uniqueArray(fc.constantFrom(...idsOf(planGoals))),
  budget: fc.constantFrom(...idsOf(budgetBands)),
  allergies: fc.uniqueArray(fc.constantFrom(...idsOf(planAllergies))),
});

const someWords = fc.array(fc.constantFrom('cerdo', 'jamon', 'leche coco'), { minLength: 1, maxLength: 3 });
const aFood = { said: fc.constant('sin eso'), food: fc.constant('eso'), words: someWords, unless: someWords };
const someWishes: fc.Arbitrary<readonly PlanWish[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('without' as const),
      ...aFood,
      contains: fc.subarray(['huevo', 'leche'] as const),
      provenBy: fc.constantFrom('gluten-free' as const, null),
    }),
    fc.record({ kind: fc.constantFrom('more' as const, 'less' as const), ...aFood }),
    fc.record({
      kind: fc.constant('minutes' as const),
      said: fc.constant('x'),
      most: fc.integer({ min: 5, max: 240 }),
    }),
    fc.record({
      kind: fc.constant('shift' as const),
      said: fc.constant('x'),
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      shift: fc.constantFrom('libre' as const, '7p-7a' as const),
    }),
    fc.record({
      kind: fc.constant('allergy' as const),
      said: fc.constant('x'),
      allergen: fc.constantFrom('nueces' as const),
    }),
    fc.constantFrom(
      { kind: 'condition', said: 'x', condition: 'pregnancy', stage: 'trimester-2' } as const,
      { kind: 'condition', said: 'x', condition: 'lactation' } as const,
    ),
  ),
  { minLength: 1, maxLength: 5 },
);

describe('answers that were kept', () => {
  it('come back with what was asked for in words', () => {
    fc.assert(
      fc.property(someAnswers, someWishes, (answers, wishes) => {
        const planAnswers = { ...answers, wishes };
        expect(answersFromStored(JSON.parse(JSON.stringify(planAnswers)))).toEqual(planAnswers);
      }),
    );
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(answersFromStored(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
      }),
    );
  });

  it('are none where one of them can’t be', () => {
    const rows: readonly object[] = [
      { days: 0 },
      { days: 15 },
      { days: 1.5 },
      { people: 9 },
      { mealsPerDay: 5 },
      { budget: '1' },
      { dietaryPreferences: 'vegetarian' },
      { allergies: ['eggs', 'kryptonite'] },
      { wishes: 'sin cerdo' },
      {
        wishes: [
          {
            kind: 'without',
            said: 'sin cerdo',
            food: 'cerdo',
            words: [],
            unless: [],
            contains: [],
            provenBy: null,
          },
        ],
      },
      { wishes: [{ kind: 'allergy', said: 'x', allergen: 'kryptonite' }] },
      { wishes: [{ kind: 'condition', said: 'x', condition: 'lactation', stage: 'trimester-2' }] },
      { wishes: [{ kind: 'minutes', said: 'x', most: 4 }] },
      { wishes: [{ kind: 'shift', said: 'x', weekdays: [7], shift: 'libre' }] },
    ];
    expect(rows.filter((broken) => answersFromStored({ ...defaultAnswers, ...broken }) !== null)).toEqual([]);
  });

  it('are none where anything else was kept', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(answersFromStored(value)).toBeNull();
      }),
    );
  });
});
