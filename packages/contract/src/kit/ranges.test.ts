import { describe, expect, it } from 'vitest';
import { day, integerInQuery, isoDateTime, version } from './ranges.ts';

describe('what the database could not hold is refused before it gets there', () => {
  it.each([
    '0000-01-01',
    '1000-01-01',
    '2019-12-31',
    '2101-01-01',
    '9999-12-31',
    '2026-02-30',
    '+275760-09-13',
  ])('the day %s', (text) => expect(day('Escoge un día.').safeParse(text).success).toBe(false));

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])('the moment %s', (text) =>
    expect(isoDateTime('Ese momento no.').safeParse(text).success).toBe(false),
  );

  it.each([-1, 0.5, 2 ** 31 - 1, 2 ** 53, 1e308])('the version %d, or the one after it', (number) =>
    expect(version.safeParse(number).success).toBe(false),
  );

  it.each(['-1', '201', '2147483648', 'NaN', '1e999', 'hola'])('%s items of a list', (text) => {
    const parsed = integerInQuery(1, 200).safeParse(text);
    expect(parsed.error?.issues[0]?.message).toBe('Escribe un número entero de 1 a 200.');
  });
});

it('what a shop has to do with is taken', () => {
  for (const text of ['2020-01-01', '2028-02-29', '2100-12-31'])
    expect(day('Escoge un día.').safeParse(text).success).toBe(true);
  expect(isoDateTime('Ese momento no.').safeParse('2026-11-20T15:05:00.000Z').success).toBe(true);
  expect(version.safeParse(0).success).toBe(true);
  expect(integerInQuery(0, 8).parse('8')).toBe(8);
});
