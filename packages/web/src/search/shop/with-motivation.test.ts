import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMotivation } from './with-motivation.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const shape = (count: number) =>
  withMotivation(numbered(count)).map((cell) => (cell.kind === 'product' ? cell.product : 'M'));

describe('motivation cards among the results', () => {
  it('stand after every seventh product', () => {
    expect(shape(16)).toEqual([1, 2, 3, 4, 5, 6, 7, 'M', 8, 9, 10, 11, 12, 13, 14, 'M', 15, 16]);
  });

  it('never stand after the last product', () => {
    expect(shape(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shape(14).at(-1)).toBe(14);
    expect(shape(14).filter((cell) => cell === 'M')).toHaveLength(1);
    expect(shape(0)).toEqual([]);
  });

  it('have consecutive ordinals', () => {
    const ordinals = withMotivation(numbered(50)).flatMap((cell) =>
      cell.kind === 'motivation' ? [cell.ordinal] : [],
    );
    expect(ordinals).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('neither drop nor reorder products', () => {
    fc.assert(
      fc.property(fc.nat(200), (count) => {
        const products = shape(count).filter((cell) => cell !== 'M');
        expect(products).toEqual(numbered(count));
      }),
    );
  });
});
