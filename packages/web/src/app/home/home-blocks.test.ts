import { describe, expect, it } from 'vitest';
import { homeBlocks } from './home-blocks.ts';

const shape = (count: number) =>
  homeBlocks(Array.from({ length: count }, (_, index) => index + 1)).flatMap(
    (block): readonly (number | string)[] => {
      if (block.kind === 'shelves') return block.shelves;
      return [block.kind === 'promo' ? `promo ${block.ordinal}` : 'recipes'];
    },
  );

describe('the sections of the home page', () => {
  it('have a promo block after every third category and the recipes after the sixth', () => {
    expect(shape(11)).toEqual([
      ...[1, 2, 3, 'promo 0', 4, 5, 6, 'promo 1', 'recipes'],
      ...[7, 8, 9, 'promo 2', 10, 11],
    ]);
  });

  it('never end with a promo block', () => {
    expect(shape(6)).toEqual([1, 2, 3, 'promo 0', 4, 5, 6, 'recipes']);
    expect(shape(3)).toEqual([1, 2, 3]);
    expect(shape(0)).toEqual([]);
  });

  it('have no recipes before there is a sixth category', () => {
    expect(shape(5)).toEqual([1, 2, 3, 'promo 0', 4, 5]);
  });
});
