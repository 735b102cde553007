import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newHousehold } from '../household/household.ts';
import {
  allergensOf,
  defaultAnswers,
  mealsPerDayChoices,
  type PlanAnswers,
  planAllergies,
  planBudgets,
  planDiets,
  planGoals,
  toggled,
  toggledWithNone,
  withoutIdleNone,
} from './answers.ts';
import { firstAnswers } from './first-answers.ts';
import { answersFromStored } from './stored-answers.ts';

const idsOf = <T extends string>(options: readonly { readonly id: T }[]): T[] => options.map(({ id }) => id);

describe('what can be chosen', () => {
  it('is what the specification lists', () => {
    expect(idsOf(planDiets)).toEqual(['none', 'vegetarian', 'low-carb', 'high-protein', 'dairy-free']);
    expect(idsOf(planGoals)).toEqual(['energy', 'quick', 'meal-prep', 'budget', 'healthy']);
    expect(idsOf(planBudgets)).toEqual(['$50-100', '$100-200', '$200+']);
    expect(idsOf(planAllergies)).toEqual(['none', 'peanuts', 'shellfish', 'eggs', 'soy']);
    expect(mealsPerDayChoices).toEqual([2, 3, 4]);
  });
});

describe('a list with "none"', () => {
  it.each([
    ['choosing an option removes none', ['none'], 'vegetarian', ['vegetarian']],
    ['another joins it', ['vegetarian'], 'dairy-free', ['vegetarian', 'dairy-free']],
    ['choosing it again takes it away', ['vegetarian', 'dairy-free'], 'vegetarian', ['dairy-free']],
    ['emptying it resets it to none', ['vegetarian'], 'vegetarian', ['none']],
    ['none takes all others away', ['vegetarian', 'dairy-free'], 'none', ['none']],
    ['none stays when it is tapped again', ['none'], 'none', ['none']],
  ] as const)('%s', (_, before, tapped, after) => {
    expect(toggledWithNone<string>(before, tapped)).toEqual(after);
  });

  it('is never empty and never none beside something, whatever is tapped', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...idsOf(planAllergies))), (taps) => {
        const chosen = taps.reduce<readonly string[]>(toggledWithNone, ['none']);
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.includes('none')).toBe(chosen.length === 1 && chosen[0] === 'none');
        expect(withoutIdleNone(chosen)).toEqual(chosen);
      }),
    );
  });
});

it('lets goals be none at all', () => {
  expect(toggled(toggled([], 'energy'), 'energy')).toEqual([]);
});

it('reads allergies as the allergens of the law', () => {
  expect(allergensOf({ allergies: ['none'] })).toEqual([]);
  expect(allergensOf({ allergies: ['soy', 'peanuts', 'shellfish', 'eggs'] })).toEqual([
    'mani',
    'crustaceos',
    'huevo',
    'soya',
  ]);
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
  mealsPerDay: fc.constantFrom(...mealsPerDayChoices),
  people: fc.integer({ min: 1, max: 8 }),
  dietaryPreferences: fc.uniqueArray(fc.constantFrom(...idsOf(planDiets))).map(withoutIdleNone),
  goals: fc.uniqueArray(fc.constantFrom(...idsOf(planGoals))),
  budget: fc.constantFrom(...idsOf(planBudgets)),
  allergies: fc.uniqueArray(fc.constantFrom(...idsOf(planAllergies))).map(withoutIdleNone),
});

describe('answers that were kept', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(answersFromStored(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
      }),
    );
  });

  it.each([
    { days: 0 },
    { days: 15 },
    { days: 1.5 },
    { people: 9 },
    { mealsPerDay: 5 },
    { budget: '$1' },
    { dietaryPreferences: 'vegetarian' },
    { allergies: ['eggs', 'kryptonite'] },
  ])('are none where one of them can’t be: %o', (broken) => {
    expect(answersFromStored({ ...defaultAnswers, ...broken })).toBeNull();
  });

  it('are none where anything else was kept', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(answersFromStored(value)).toBeNull();
      }),
    );
  });
});
