import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProduct, aProduct, idNumber, NOW_MS } from '../cart/cart.builders.ts';
import { allergens } from '../catalog/allergen.ts';
import { unitPriceCents } from '../catalog/price.ts';
import { chooseSubstitute, type Substitutable } from './substitute.ts';

const bread = (n: number, parts: Partial<Substitutable> = {}): Substitutable => ({
  ...aProduct({ id: idNumber(n), title: `Pan ${n}`, regularPriceCents: 400, stock: 9 }),
  subcategory: 'pan-de-sandwich',
  contains: ['trigo'],
  mayContain: ['soya'],
  ...parts,
});
const missing = bread(1, { stock: 0 });
const choose = (...candidates: readonly Substitutable[]) =>
  chooseSubstitute(missing, candidates, NOW_MS)?.id ?? null;

describe('what stands in for a missing product', () => {
  test('is the one nearest in price, the cheaper of two', () => {
    expect(choose(bread(2, { regularPriceCents: 520 }), bread(3, { regularPriceCents: 390 }))).toBe(
      idNumber(3),
    );
    expect(choose(bread(2, { regularPriceCents: 450 }), bread(3, { regularPriceCents: 350 }))).toBe(
      idNumber(3),
    );
  });

  test.each([
    ['another kind of thing', { subcategory: 'pan-de-agua' }],
    ['of no known kind', { subcategory: null }],
    ['sold out', { stock: 0 }],
    ['more than half dearer', { regularPriceCents: 601 }],
    ['with an allergen that it did not have', { contains: ['trigo', 'leche'] }],
    ['that may have one', { mayContain: ['ajonjoli'] }],
    ['without allergen data', { contains: null, mayContain: [] }],
  ] as const)('is never %s', (_, parts) => {
    expect(choose(bread(2, parts))).toBeNull();
  });

  test('of unknown label is never one that surely holds what the missing one does not name', () => {
    const unknown = (n: number, atLeast: Substitutable['containsAtLeast']) =>
      bread(n, { contains: null, mayContain: [], containsAtLeast: atLeast });
    const fritter = unknown(1, []);
    expect(chooseSubstitute(fritter, [unknown(2, ['crustaceos'])], NOW_MS)).toBeNull();
    expect(chooseSubstitute(fritter, [unknown(3, [])], NOW_MS)?.id).toBe(idNumber(3));
    expect(chooseSubstitute(unknown(4, ['crustaceos']), [unknown(2, ['crustaceos'])], NOW_MS)?.id).toBe(
      idNumber(2),
    );
  });

  test('may contain what the missing one may have contained, and may be half dearer', () => {
    expect(choose(bread(2, { contains: ['soya'], mayContain: [] }))).toBe(idNumber(2));
    expect(choose(bread(2, { regularPriceCents: 600 }))).toBe(idNumber(2));
  });

  test('of a product of no known kind is nothing', () => {
    const unknown = bread(1, { subcategory: null });
    expect(chooseSubstitute(unknown, [bread(2, { subcategory: null })], NOW_MS)).toBeNull();
  });

  const anyAllergens = fc.uniqueArray(fc.constantFrom(...allergens.map(({ id }) => id)), { maxLength: 4 });
  const anySubstitutable: fc.Arbitrary<Substitutable> = fc
    .record({
      product: anyProduct,
      subcategory: fc.option(fc.constantFrom('pan', 'leche')),
      contains: fc.option(anyAllergens),
      mayContain: anyAllergens,
    })
    .map(({ product, ...facts }) => ({ ...product, ...facts }));

  test('never brings an allergen, never costs more than half as much again, never depends on the order', () => {
    fc.assert(
      fc.property(anySubstitutable, fc.array(anySubstitutable, { maxLength: 15 }), (gone, shelf) => {
        const candidates = [...new Map(shelf.map((product) => [product.id, product])).values()];
        const chosen = chooseSubstitute(gone, candidates, NOW_MS);
        expect(chooseSubstitute(gone, candidates.toReversed(), NOW_MS)?.id).toBe(chosen?.id);
        if (!chosen) return;
        expect(chosen.id).not.toBe(gone.id);
        expect(chosen.stock).toBeGreaterThan(0);
        expect(unitPriceCents(chosen, NOW_MS)).toBeLessThanOrEqual(unitPriceCents(gone, NOW_MS) * 1.5);
        if (gone.contains !== null) {
          expect(chosen.contains).not.toBeNull();
          for (const allergen of [...(chosen.contains ?? []), ...chosen.mayContain])
            expect([...gone.contains, ...gone.mayContain]).toContain(allergen);
        }
      }),
    );
  });
});
