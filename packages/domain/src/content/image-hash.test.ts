import { expect, test } from 'vitest';
import { imageHash } from './image-hash.ts';

const rising = Array.from({ length: 72 }, (_, at) => at % 9);

test('a likeness tells where a picture grows darker to the right', () => {
  expect(imageHash(rising)).toBe('0000000000000000');
  expect(imageHash(rising.map((grey) => 9 - grey))).toBe('ffffffffffffffff');
});

test('brightness changes nothing, one spot little', () => {
  const brighter = rising.map((grey) => grey * 3 + 40);
  expect(imageHash(brighter)).toBe(imageHash(rising));
  const spotted = rising.with(40, 200);
  expect(
    BigInt(`0x${imageHash(spotted)}`)
      .toString(2)
      .replaceAll('0', ''),
  ).toBe('1');
});
