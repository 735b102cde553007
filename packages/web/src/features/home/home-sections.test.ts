import { describe, expect, it } from 'vitest';
import { homeSections } from './home-sections.ts';

const shape = (count: number) =>
  homeSections(Array.from({ length: count }, (_, index) => index + 1)).map((section) =>
    section.kind === 'shelf' ? section.shelf : `promo ${section.turn}`,
  );

describe('the sections of the home page', () => {
  it('have a promo block after every third category', () => {
    expect(shape(11)).toEqual([1, 2, 3, 'promo 0', 4, 5, 6, 'promo 1', 7, 8, 9, 'promo 2', 10, 11]);
  });

  it('never end with a promo block', () => {
    expect(shape(6)).toEqual([1, 2, 3, 'promo 0', 4, 5, 6]);
    expect(shape(3)).toEqual([1, 2, 3]);
    expect(shape(0)).toEqual([]);
  });
});
