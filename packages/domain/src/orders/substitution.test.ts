import { expect, test } from 'vitest';
import { isSubstitution, substitutionChoices, substitutionText } from './substitution.ts';

test('a line can be changed for the best match, called about, or left out without being paid', () => {
  expect(substitutionChoices.map(({ id }) => substitutionText(id))).toEqual([
    'lo cambiamos por lo más parecido',
    'te llamamos',
    'lo dejamos fuera y no lo pagas',
  ]);
});

test('any other text is refused as a substitution', () => {
  expect(['best-match', 'none', 'call-me'].every(isSubstitution)).toBe(true);
  expect(['', 'BEST-MATCH', null, undefined, 0, {}, ['none']].some(isSubstitution)).toBe(false);
});
