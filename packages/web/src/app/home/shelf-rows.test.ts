import { describe, expect, it } from 'vitest';
import { shelfRows } from './shelf-rows.ts';

/** Shelves of so many products, as "products in columns". */
const rows = (...counts: readonly number[]) =>
  shelfRows(counts, (count) => count).map((row) => row.map(({ shelf, columns }) => `${shelf} in ${columns}`));

describe('the rows of a desktop', () => {
  it('are one shelf each where each fills its row', () => {
    expect(rows(12, 6, 12)).toEqual([['12 in 6'], ['6 in 6'], ['12 in 6']]);
  });

  it('have beside a short shelf the next one, which scrolls in what is left', () => {
    expect(rows(2, 6, 12)).toEqual([['2 in 2', '6 in 4'], ['12 in 6']]);
    expect(rows(4, 12)).toEqual([['4 in 4', '12 in 2']]);
  });

  it('have a short last shelf beside the one before', () => {
    expect(rows(12, 12, 3)).toEqual([['12 in 6'], ['12 in 3', '3 in 3']]);
  });

  it('are shared by two short ones, none narrower than a heading', () => {
    expect(rows(3, 3)).toEqual([['3 in 3', '3 in 3']]);
    expect(rows(1, 4)).toEqual([['1 in 2', '4 in 4']]);
  });

  it('are filled by whom they hold alone', () => {
    expect(shelfRows([5], (count) => count)).toEqual([[{ shelf: 5, columns: 6, cards: 5 }]]);
    expect(shelfRows([3], (count) => count)).toEqual([[{ shelf: 3, columns: 6, cards: 3 }]]);
  });
});
