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

describe('what may stand in for a missing product', () => {
  it('is of its kind, in stock, at most half dearer than was paid, the nearest price first', () => {
    const candidates = [
      bread('450', { regularPriceCents: 450 }),
      bread('451', { regularPriceCents: 451 }),
      bread('310', { regularPriceCents: 310 }),
      bread('agotado', { stock: 0 }),
      bread('galletas', { subcategory: 'Galletas' }),
    ];
    expect(idsOf(missing(), ...candidates)).toEqual(['310', '450']);
  });

  it('holds nothing that anybody at home avoids, even where what is missing held it', () => {
    const avoided = ['leche'] as const;
    const milky = bread('leche', { contains: ['trigo', 'leche'] });
    const perhaps = bread('quizás', { mayContain: ['leche'] });
    expect(idsOf(missing({ avoided }), milky, perhaps, bread('sin'))).toEqual(['sin']);
  });

  it('is nothing of which nobody has told us, where somebody avoids anything', () => {
    const unknown = bread('sin datos', { contains: null });
    const of = missing({ product: bread('falta', { contains: null }) });
    expect(idsOf(of, unknown)).toEqual(['sin datos']);
    expect(idsOf({ ...of, avoided: ['mani'] }, unknown)).toEqual([]);
  });

  it('was not missing itself', () => {
    expect(idsOf(missing({ besides: new Set(['a']) }), bread('a'), bread('b'))).toEqual(['b']);
  });
});

describe('what may stand in for a free one', () => {
  const mango = (id: string, values: Partial<SubstitutableProduct> = {}) =>
    bread(id, { subcategory: 'Tropicales', categoryId: 'frutas', contains: [], ...values });
  const free = missing({ product: mango('falta'), isFree: true });

  it('is fruit or vegetables of no more value, its own kind first', () => {
    const candidates = [
      mango('vegetal', { categoryId: 'vegetales', subcategory: 'Viandas', regularPriceCents: 300 }),
      mango('barato', { regularPriceCents: 100 }),
      mango('igual', { regularPriceCents: 300 }),
      mango('caro', { regularPriceCents: 301 }),
      bread('pan'),
    ];
    expect(idsOf(free, ...candidates)).toEqual(['igual', 'barato', 'vegetal']);
  });

  it('keeps to their allergies too', () => {
    expect(idsOf({ ...free, avoided: ['mani'] }, mango('sin datos', { contains: null }))).toEqual([]);
  });
});
