import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, isChosen } from './choose.ts';

const options = ['none', 'peanuts', 'shellfish', 'eggs', 'soy'] as const;
type Option = (typeof options)[number];
type Real = Exclude<Option, 'none'>;

const shown = (chosen: readonly Real[]): readonly Option[] =>
  options.filter((option) => isChosen<Real>(chosen, option));

describe('a list of choices with "none"', () => {
  it.each([
    ['stands at none at first', [], ['none']],
    ['loses none when something is chosen', ['eggs'], ['eggs']],
    ['takes more', ['eggs', 'soy'], ['eggs', 'soy']],
    ['gives one back', ['eggs', 'soy', 'eggs'], ['soy']],
    ['returns to none when it is emptied', ['eggs', 'eggs'], ['none']],
    ['returns to none when none is chosen', ['eggs', 'soy', 'none'], ['none']],
    ['keeps none when it is tapped again', ['none', 'none'], ['none']],
  ] as const)('%s', (_, taps, expected) => {
    expect(shown(taps.reduce<readonly Real[]>((chosen, tap) => choose(chosen, tap), []))).toEqual(expected);
  });

  it('always shows something, and none only by itself', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...options)), (taps) => {
        const now = shown(taps.reduce<readonly Real[]>((chosen, tap) => choose(chosen, tap), []));
        expect(now.length).toBeGreaterThan(0);
        expect(now.includes('none')).toBe(now.length === 1 && now[0] === 'none');
      }),
    );
  });
});
