import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, mergeDrafts } from './record-changes.ts';

interface Shelf {
  readonly title: string;
  readonly price: string;
  readonly aisle: string;
  readonly tags: readonly string[];
}

const aShelf = (changes: Partial<Shelf> = {}): Shelf => ({
  title: 'Leche',
  price: '3.49',
  aisle: '3',
  tags: ['fresco'],
  ...changes,
});

describe('what was changed in a record', () => {
  it('is told by what a field says, not by which object says it', () => {
    expect(changedFields(aShelf(), aShelf())).toEqual([]);
    expect(changedFields(aShelf(), aShelf({ price: '3.50', tags: [] }))).toEqual(['price', 'tags']);
  });

  it('takes what only they changed, and asks only where both did', () => {
    const mine = aShelf({ price: '4.00', aisle: '5' });
    const theirs = aShelf({ price: '3.00', title: 'Leche fresca' });
    expect(mergeDrafts(aShelf(), mine, theirs)).toEqual({
      draft: aShelf({ price: '4.00', aisle: '5', title: 'Leche fresca' }),
      theirOnly: ['title'],
      clashes: ['price'],
    });
  });

  it('asks nothing where both changed it to the same', () => {
    const both = aShelf({ price: '4.00' });
    expect(mergeDrafts(aShelf(), both, both)).toEqual({ draft: both, theirOnly: [], clashes: [] });
  });

  it('keeps, of three pictures, what only one of two changed, whatever they are', () => {
    const words = fc.constantFrom('a', 'b', 'c');
    const shelf = fc.record({
      title: words,
      price: words,
      aisle: words,
      tags: fc.array(words, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(shelf, shelf, shelf, (before, mine, theirs) => {
        const { draft, clashes } = mergeDrafts<Shelf>(before, mine, theirs);
        const [byMe, byThem] = [changedFields(before, mine), changedFields(before, theirs)];
        for (const field of Object.keys(before) as (keyof Shelf)[]) {
          const expected = byMe.includes(field) || !byThem.includes(field) ? mine : theirs;
          expect(draft[field]).toEqual(expected[field]);
        }
        expect(clashes.every((field) => byMe.includes(field) && byThem.includes(field))).toBe(true);
      }),
    );
  });
});
