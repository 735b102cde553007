const deep = (levels: number): unknown => {
  let value: unknown = 'fondo';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** `JSON.parse` makes `__proto__` a field like any other; an object literal wouldn't. */
const polluting: unknown = JSON.parse(
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1}',
);

/** Left out of the request altogether. */
export const MISSING = Symbol('missing');

type Hostile = readonly [name: string, value: unknown];

/** What a field may come with in place of `value`, which belongs there. */
export const hostileTo = (value: unknown): readonly Hostile[] => {
  if (typeof value === 'number') return [...strangers, ...numbers];
  if (typeof value === 'string')
    return [...strangers, ...texts, ...(isId(value) ? ids : []), ...(isDay(value) ? days : [])];
  if (typeof value === 'object' && value !== null) return [...strangers, ...lists];
  // Omitted values, booleans and null: any other type is tried.
  return value === undefined ? [...strangers, ...numbers, ...texts, ...ids, ...days] : strangers;
};

const isId = (text: string): boolean => /^[0-9a-f]{8}-/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);

/** Of a kind that nothing is. */
const strangers: readonly Hostile[] = [
  ['missing', MISSING],
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['empty text', ''],
  ['a text', 'hola'],
  ['an object that would change all objects', polluting],
  ['an empty list', []],
  ['a list of null', [null]],
];

const numbers: readonly Hostile[] = [
  ['minus one', -1],
  ['a fraction', 0.5],
  ['2^15', 2 ** 15],
  ['2^31', 2 ** 31],
  ['-2^31 - 1', -(2 ** 31) - 1],
  ['2^53', 2 ** 53],
  ['1e308', 1e308],
  ['NaN', 'NaN'],
  ['Infinity', '1e999'],
  ['2^31 as text', '2147483648'],
  ['a number with a thousand digits', '9'.repeat(1000)],
  ['hexadecimal', '0x10'],
];

const lists: readonly Hostile[] = [
  ['an object', { a: 1 }],
  ['a list of 10,000', Array.from({ length: 10_000 }, (_, index) => index)],
  ['a hundred levels', deep(100)],
];

const texts: readonly Hostile[] = [
  ['very long', 'ñ'.repeat(20_000)],
  ['SQL', "'; drop table orders; --"],
  ['a pattern of SQL', '%_\\%'],
  ['a template', '{{7*7}}<script>alert(1)</script>'],
  ['a path', '../../../../etc/passwd'],
  ['a line break and a header', 'a\r\nSet-Cookie: b=1'],
  ['NUL', 'a\u0000b'],
  ['control characters', '\u0001\u0008\u001b[31m\u007f\u0085\u009f'],
  ['text turned around', 'abc\u202Efed\u202C\u2066x\u2069'],
  ['nothing to be seen', '\u200B\u200E\uFEFF\u2060\u00AD'],
  ['half a pair', 'a\uD800b'],
  ['the other half', '\uDC00'],
  ['emoji', '👩🏽‍⚕️🇵🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(20)],
  ['combining marks', `Z${'\u0301'.repeat(500)}`],
  ['letters that grow', 'ŉİﬃ\u0390'.repeat(30)],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['commas and bars', ',|,|,,||'],
];

const days: readonly Hostile[] = [
  ['the year 0', '0000-01-01'],
  ['no month', '9999-99-99'],
  ['the last year with four digits', '9999-12-31'],
  ['the last year of JavaScript', '+275760-09-13'],
  ['a year before the shop', '1000-01-01'],
  ['30 February', '2026-02-30'],
  ['the year 0 as a moment', '0000-01-01T00:00:00Z'],
  ['a cursor of the year 0', '0000-01-01T00:00:00Z_3f2b8c1e-4d5a-4b6c-8d7e-000000000000'],
  ['a cursor of the year 9999', '9999-12-31T23:59:59.999999999Z_3f2b8c1e-4d5a-4b6c-8d7e-000000000000'],
];

const ids: readonly Hostile[] = [
  ['a short uuid', '3f2b8c1e-4d5a-4b6c-8d7e'],
  ['a uuid with braces', '{3f2b8c1e-4d5a-4b6c-8d7e-000000000000}'],
  ['a uuid of nobody', '3f2b8c1e-4d5a-4b6c-8d7e-000000000000'],
  ['the nil uuid', '00000000-0000-0000-0000-000000000000'],
];
