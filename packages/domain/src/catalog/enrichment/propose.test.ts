import { describe, expect, it } from 'vitest';
import { calibratedConfidence } from './proposal.ts';
import { type Enrichable, proposeAll } from './propose.ts';

const aProduct = (values: Partial<Enrichable> = {}): Enrichable => ({
  id: values.title ?? 'x',
  title: 'Arroz',
  description: '',
  category: 'Provisiones',
  subcategory: 'Arroz',
  tags: [],
  priceCents: 200,
  netContent: 1,
  netUnit: 'lb',
  allergens: [],
  containsAtLeast: [],
  excused: [],
  pasteurization: null,
  nutrition: { usdaId: '1' },
  hasBarcode: false,
  sold: 0,
  ...values,
});
const nothing = { foods: new Map(), searches: [] };

describe('proposeAll', () => {
  it('proposes nothing if nothing is missing', () => expect(proposeAll([aProduct()], nothing)).toEqual([]));

  it('proposes the food of the product in its category with the most similar title', () => {
    const foods = new Map([['20044', { usdaId: '20044' }]]);
    const sources = aProduct({ title: 'Arroz blanco largo', nutrition: { usdaId: '20044' } });
    const [proposal] = proposeAll([sources, aProduct({ title: 'Arroz blanco corto', nutrition: null })], {
      foods,
      searches: [],
    });
    expect(proposal).toMatchObject({ field: 'nutrition', source: 'usda', value: { usdaId: '20044' } });
    expect(proposal?.because).toBe(
      'Alimento n.º 20044 de USDA SR28, el de «Arroz blanco largo», que se le parece',
    );
  });

  it('asks for the barcode of best sellers that have none', () => {
    const products = [
      aProduct({ title: 'Uno', sold: 9 }),
      aProduct({ title: 'Dos', sold: 9, hasBarcode: true }),
      aProduct({ title: 'Tres' }),
    ];
    expect(proposeAll(products, nothing)).toMatchObject([
      { productId: 'Uno', field: 'barcode', value: null, source: 'ventas' },
    ]);
  });

  it('never proposes the food of a different product', () => {
    const foods = new Map([['1', {}]]);
    const all = [aProduct({ title: 'Habichuelas' }), aProduct({ title: 'Arroz', nutrition: null })];
    expect(proposeAll(all, { foods, searches: [] })).toEqual([]);
  });

  it('proposes allergens named in its texts, and only asks if the list is unknown', () => {
    const cheese = { title: 'Queso de papa', subcategory: 'Quesos', category: 'Quesos' };
    expect(proposeAll([aProduct({ ...cheese, allergens: ['soya'] })], nothing)).toMatchObject([
      { field: 'allergen_info', value: ['leche', 'soya'] },
    ]);
    expect(proposeAll([aProduct({ ...cheese, allergens: ['soya'], excused: ['queso'] })], nothing)).toEqual(
      [],
    );
    expect(proposeAll([aProduct({ ...cheese, allergens: null })], nothing)).toMatchObject([{ value: null }]);
  });

  it('asks about a price far from the others of its kind, unless there are few others', () => {
    const others = Array.from({ length: 5 }, (_, n) =>
      aProduct({ id: `${n}`, title: `Arroz ${n}`, priceCents: 200 + n }),
    );
    const slip = aProduct({ id: 'slip', title: 'Arroz caro', priceCents: 2_000 });
    expect(proposeAll([...others, slip], nothing)).toMatchObject([
      { productId: 'slip', field: 'price', value: null },
    ]);
    expect(proposeAll([...others.slice(0, 2), slip], nothing)).toEqual([]);
  });

  it('proposes a tag by which several people found the product', () => {
    const search = (people: number) => [{ productId: 'x', query: 'arroz brilloso', people }];
    expect(proposeAll([aProduct()], { foods: new Map(), searches: search(3) })).toMatchObject([
      { field: 'tags', value: ['arroz brilloso'], source: 'busquedas' },
    ]);
    expect(proposeAll([aProduct()], { foods: new Map(), searches: search(2) })).toEqual([]);
  });
});

describe('confidence', () => {
  it('starts at the prior and follows the decisions', () => {
    expect(calibratedConfidence(0.7, { accepted: 0, refused: 0 })).toBeCloseTo(0.7);
    expect(calibratedConfidence(0.7, { accepted: 0, refused: 8 })).toBeCloseTo(0.35);
    expect(calibratedConfidence(0.5, { accepted: 80, refused: 0 })).toBeGreaterThan(0.9);
  });
});
