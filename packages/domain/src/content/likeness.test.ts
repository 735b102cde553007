import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

const rising = Array.from({ length: 72 }, (_, at) => at % 9);

test('a likeness tells where a picture grows darker to the right', () => {
  expect(likenessOf(rising)).toBe('0000000000000000');
  expect(likenessOf(rising.map((grey) => 9 - grey))).toBe('ffffffffffffffff');
});

test('brightness changes nothing, one spot little', () => {
  const brighter = rising.map((grey) => grey * 3 + 40);
  expect(likenessOf(brighter)).toBe(likenessOf(rising));
  const spotted = rising.with(40, 200);
  expect(
    BigInt(`0x${likenessOf(spotted)}`)
      .toString(2)
      .replaceAll('0', ''),
  ).toBe('1');
});
