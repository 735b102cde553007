import { planShifts } from '@nutricion/domain/plans/shift-meals';
import { fold } from '@nutricion/language';
import { describe, expect, it } from 'vitest';
import phrases from '../../data/phrases.json' with { type: 'json' };
import words from '../../data/words.json' with { type: 'json' };

describe('data of the wish reader', () => {
  it('names only shifts and weekdays that exist', () => {
    const shifts: readonly string[] = planShifts.map(({ id }) => id);
    expect(phrases.shifts.filter(({ shift }) => !shifts.includes(shift))).toEqual([]);
    const weekdays = phrases.weekdays.flatMap((row) => row.weekdays);
    expect(new Set(weekdays)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('has words in the folded form in which texts are compared', () => {
    const all = Object.values(words).flat();
    expect(all.filter((word) => fold(word) !== word || word.includes(' '))).toEqual([]);
  });

  it('separates the words of a phrase by single spaces', () => {
    const texts = JSON.stringify(phrases).match(/"[^"]*"/g) ?? [];
    expect(texts.filter((text) => /"\s|\s"|\s\s|,/.test(text))).toEqual([]);
  });
});
