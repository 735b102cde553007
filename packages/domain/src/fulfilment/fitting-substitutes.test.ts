import { describe, expect, it } from 'vitest';
import { fittingSubstitutes, type MissingProduct, type SubstitutableProduct } from './fitting-substitutes.ts';

const NOW_MS = 0;
const bread = (id: string, values: Partial<SubstitutableProduct> = {}): SubstitutableProduct => ({
  id,
  title: `Pan ${id}`,
  stock: 10,
  subcategory: 'Pan de sándwich',
  categoryId: 'panaderia',
  regularPriceCents: 300,
  promotion: null,
  contains: ['trigo'],
  mayContain: [],
  ...values,
});
const missing = (values: Partial<MissingProduct> = {}): MissingProduct => ({
  product: bread('falta', { contains: ['trigo', 'leche', 'soya'] }),
  unitCents: 300,
  isFree: false,
  avoided: [],
  besides: new Set(),
  ...values,
});
const idsOf = (wanted: MissingProduct, ...candidates: readonly SubstitutableProduct[]) =>
  fittingSubstitutes(wanted, candidates, NOW_MS).map(({ id }) => id);

describe('substitutes for a paid product', () => {
  it('are of its kind, in stock, at most 50 % more expensive, the nearest price first', () => {
    const candidates = [
      bread('450', { regularPriceCents: 450 }),
      bread('451', { regularPriceCents: 451 }),
      bread('310', { regularPriceCents: 310 }),
      bread('agotado', { stock: 0 }),
      bread('galletas', { subcategory: 'Galletas' }),
    ];
    expect(idsOf(missing(), ...candidates)).toEqual(['310', '450']);
  });

  it('contain no allergen of the household, even if the missing product did', () => {
    const avoided = ['leche'] as const;
    const milky = bread('leche', { contains: ['trigo', 'leche'] });
    const perhaps = bread('quizás', { mayContain: ['leche'] });
    expect(idsOf(missing({ avoided }), milky, perhaps, bread('sin'))).toEqual(['sin']);
  });

  it('exclude products without allergen data if somebody avoids an allergen', () => {
    const unknown = bread('sin datos', { contains: null });
    const of = missing({ product: bread('falta', { contains: null }) });
    expect(idsOf(of, unknown)).toEqual(['sin datos']);
    expect(idsOf({ ...of, avoided: ['mani'] }, unknown)).toEqual([]);
  });

  it('exclude products that are missing too', () => {
    expect(idsOf(missing({ besides: new Set(['a']) }), bread('a'), bread('b'))).toEqual(['b']);
  });
});

describe('substitutes for a free product', () => {
  const mango = (id: string, values: Partial<SubstitutableProduct> = {}) =>
    bread(id, { subcategory: 'Tropicales', categoryId: 'frutas', contains: [], ...values });
  const free = missing({ product: mango('falta'), isFree: true });

  it('are fruit or vegetables of at most its price, its own kind first', () => {
    const candidates = [
      mango('vegetal', { categoryId: 'vegetales', subcategory: 'Viandas', regularPriceCents: 300 }),
      mango('barato', { regularPriceCents: 100 }),
      mango('igual', { regularPriceCents: 300 }),
      mango('caro', { regularPriceCents: 301 }),
      bread('pan'),
    ];
    expect(idsOf(free, ...candidates)).toEqual(['igual', 'barato', 'vegetal']);
  });

  it('contain no allergen of the household', () => {
    expect(idsOf({ ...free, avoided: ['mani'] }, mango('sin datos', { contains: null }))).toEqual([]);
  });
});
