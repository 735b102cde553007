import { type NumberKind, readNumber } from '@nutricion/language';
import { expect, test } from 'vitest';
import { numberIssue, numberText, requiredNumberIssue, typedNumber } from './typed-number.ts';

const wrong = (
  kind: NumberKind,
  expected: Readonly<Record<string, number | null>>,
): readonly (readonly [string, number | null])[] =>
  Object.entries(expected).flatMap(([text, value]) => {
    const read = typedNumber(text, kind);
    return Object.is(read, value) ? [] : [[text, read] as const];
  });

test('a single comma or point is the decimal separator where it can’t group thousands', () => {
  const expected = { '2,25': 2.25, '2.25': 2.25, '0,499': 0.499, '0.499': 0.499, '1234,567': 1234.567 };
  expect(wrong('amount', { ...expected, '3,4990': 3.499, '.5': 0.5, ',5': 0.5, '42.': 42 })).toEqual([]);
});

test('a separator that repeats, or stands before another one, groups thousands', () => {
  expect(
    wrong('amount', {
      '1,234.50': 1234.5,
      '1.234,50': 1234.5,
      '1 234,50': 1234.5,
      '1,234,567': 1_234_567,
      '1.234.567': 1_234_567,
      '1,234.567': 1234.567,
      '1,23.50': null,
      '12,34,567': null,
      '0,123,456': null,
      '1.234.56': null,
      '1,234.567,8': null,
      '12 3': null,
    }),
  ).toEqual([]);
});

test('a sign, $, %, spaces and full-width digits are accepted where they belong', () => {
  expect(
    wrong('dollars', {
      ' $2.25 ': 2.25,
      '2,25 $': 2.25,
      '$ 1,234.50': 1234.5,
      '-$3': -3,
      '−$3.50': -3.5,
      '$-3': -3,
      '+10': 10,
      '２．２５': 2.25,
      '２，２５': 2.25,
      '\u00a02.25': 2.25,
      '-0': 0,
      '10%': null,
      $$3: null,
      '3$4': null,
      '--3': null,
    }),
  ).toEqual([]);
  expect(wrong('percent', { '−10 %': -10, '12,5%': 12.5, $5: null })).toEqual([]);
});

test('notations that only machines write, and text, are no number', () => {
  const none = [
    '1e3',
    'Infinity',
    '-Infinity',
    'NaN',
    '0x10',
    '1_000',
    'mucho',
    '3.49 la libra',
    '-',
    '.',
    '$',
  ];
  expect(none.filter((text) => readNumber(text, 'dollars').kind !== 'none')).toEqual([]);
  expect(['', '  ', '\u3000'].map((text) => readNumber(text, 'amount').kind)).toEqual(Array(3).fill('blank'));
  expect(typedNumber('9'.repeat(400), 'amount')).toBeNull();
});

test('raised and circled digits are no number', () => {
  expect(wrong('amount', { '5²': null, '10²': null, '①': null, 'H₂': null, '½': null })).toEqual([]);
});

test('a text of thousands of spaces or signs takes no time, and a padded amount is read', () => {
  for (const filler of [' ', ' .', ', ', '1 '])
    expect(readNumber(`$${filler.repeat(3_000)}x`, 'dollars').kind).toBe('none');
  expect(typedNumber(`$${' '.repeat(200)}1,234.50`, 'dollars')).toBe(1234.5);
});

test('dollars are whole cents', () => {
  expect(wrong('dollars', { '2.2555': null, '2.2500': 2.25, '1.10': 1.1, '4.35': 4.35 })).toEqual([]);
});

test('three digits after a single separator are ambiguous: both readings are given', () => {
  expect(['3,499', '3.499', '-12,000'].map((text) => readNumber(text, 'dollars'))).toEqual([
    { kind: 'either', thousands: 3499, decimals: 3.499 },
    { kind: 'either', thousands: 3499, decimals: 3.499 },
    { kind: 'either', thousands: -12_000, decimals: -12 },
  ]);
  expect(numberIssue('3,499', 'dollars', '')).toBe(
    '«3,499» puede ser $3,499.00 o $3.50. Escríbelo con centavos: 3499.00 o 3.50.',
  );
  expect(numberIssue('1.125', 'amount', '')).toBe(
    '«1.125» puede ser 1125 o 1.125. Escribe 1125, o 1.1250 si son decimales.',
  );
});

test('units are whole: a reading with a fraction is ruled out, and two whole ones are ambiguous', () => {
  expect(wrong('units', { '1,200': 1200, '1.200': 1200, 12: 12, '3,000': null, '2,25': null })).toEqual([]);
  expect(readNumber('3.000', 'units')).toEqual({ kind: 'either', thousands: 3000, decimals: 3 });
});

test('in spoken text three digits after a separator are thousands', () => {
  expect(wrong('spoken', { '1,250': 1250, '1.250': 1250, '1,5': 1.5, $75: 75 })).toEqual([]);
});

test('a fault is given for what can’t be read, and for a blank only in a required field', () => {
  expect(['3.49', '', 'x'].map((text) => numberIssue(text, 'dollars', 'No.'))).toEqual([null, null, 'No.']);
  expect(requiredNumberIssue(' ', 'dollars', 'No.')).toBe('No.');
});

test('a number that numberText writes is read back as the same number', () => {
  const values = [0, 1, -2.5, 1.125, 12.345, 999.999, 1000.125, 1234.5, 0.001, 0.000_000_1, 1 / 3];
  expect(values.filter((value) => typedNumber(numberText(value), 'amount') !== value)).toEqual([]);
  expect(numberText(1.125)).toBe('1.1250');
});
