import { describe, expect, it } from 'vitest';
import { theAnswers } from './answers.builders.ts';
import { distinctSettings, type PlanSetting, withoutSettings, withSettings } from './setting.ts';

const settings: readonly PlanSetting[] = [
  { setting: 'people', value: 4, said: 'somos 4' },
  { setting: 'diet', value: 'dairy-free', said: 'sin lactosa' },
  { setting: 'allergy', value: 'eggs', said: 'alérgica al huevo' },
];
const before = theAnswers({ dietaryPreferences: ['vegetarian'], allergies: ['soy'] });

describe('what was said of the seven steps', () => {
  it('changes their answers, and adds to those that are lists', () => {
    expect(withSettings(before, settings)).toEqual({
      ...before,
      people: 4,
      dietaryPreferences: ['vegetarian', 'dairy-free'],
      allergies: ['soy', 'eggs'],
    });
    expect(withSettings(withSettings(before, settings), settings)).toEqual(withSettings(before, settings));
  });

  it('can be taken back without what was answered since', () => {
    const since = { ...withSettings(before, settings), days: 9 };
    expect(withoutSettings(since, settings, before)).toEqual({ ...before, days: 9 });
  });

  it('counts as said last where it is one answer, and together where it is a list', () => {
    const twice: readonly PlanSetting[] = [
      ...settings,
      { setting: 'people', value: 3, said: 'no, 3' },
      { setting: 'diet', value: 'vegetarian', said: 'vegetariana' },
    ];
    expect(distinctSettings(twice).map(({ value }) => value)).toEqual([
      3,
      'dairy-free',
      'eggs',
      'vegetarian',
    ]);
  });
});
