import { describe, expect, it } from 'vitest';
import type { Sellable } from '../catalog/product.ts';
import type { ProductId } from '../ids.ts';
import { type ChangeableLine, changeQuantities } from './change-quantities.ts';

const aLine = (parts: Partial<ChangeableLine> = {}): ChangeableLine => ({
  id: 1,
  productId: 'arroz',
  title: 'Arroz',
  quantity: 4,
  unitPriceCents: 300,
  totalCents: 1_200,
  cancelledQuantity: 0,
  pickedQuantity: null,
  taxClass: 'exento',
  isFree: false,
  ...parts,
});
const free = aLine({ id: 9, productId: 'guineo', title: 'Guineo', quantity: 1, totalCents: 0, isFree: true });
const aProduct = (parts: Partial<Sellable> = {}): Sellable => ({
  id: 'arroz' as ProductId,
  title: 'Arroz',
  regularPriceCents: 300,
  promotion: null,
  stock: 10,
  categoryId: null,
  taxClass: 'exento',
  ...parts,
});
const change = (
  lines: readonly ChangeableLine[],
  wanted: Parameters<typeof changeQuantities>[1],
  sold: readonly Sellable[] = [],
) =>
  changeQuantities(lines, wanted, 1_150, {
    products: new Map(sold.map((product) => [product.id, product])),
    nowMs: Date.parse('2026-11-23T12:00:00Z'),
  });

describe('a customer who wants less of their order', () => {
  const beans = aLine({ id: 2, productId: 'habichuelas', totalCents: 10_000 });

  it('pays what the card said for what is left', () => {
    expect(change([aLine(), beans], [{ productId: 'arroz', quantity: 1 }])).toMatchObject({
      value: { sum: { totalCents: 10_300 } },
    });
  });

  it('doesn’t keep an offer for several by taking one, nor pays more than for all', () => {
    const twoForOne = aLine({ quantity: 2, unitPriceCents: 160, totalCents: 200 });
    expect(change([twoForOne], [{ productId: 'arroz', quantity: 1 }])).toMatchObject({
      value: { sum: { totalCents: 160 } },
    });
    const threeForTwo = aLine({ quantity: 3, unitPriceCents: 160, totalCents: 200 });
    expect(change([threeForTwo], [{ productId: 'arroz', quantity: 2 }])).toMatchObject({
      value: { sum: { totalCents: 200 } },
    });
  });

  it('takes a line out, and no tax of it is left', () => {
    const sweets = aLine({ id: 3, productId: 'dulces', taxClass: 'gravado' });
    expect(change([sweets, beans], [{ productId: 'dulces', quantity: 0 }])).toMatchObject({
      value: { sum: { subtotalCents: 10_000, taxCents: 0 } },
    });
  });

  it('loses what came free below $100, and is told which', () => {
    expect(change([beans, free], [{ productId: 'habichuelas', quantity: 3 }])).toMatchObject({
      value: { lostFree: ['Guineo'], lines: [{}, { cancelledQuantity: 1 }] },
    });
    const more = [aLine(), beans, free];
    expect(change(more, [{ productId: 'arroz', quantity: 1 }])).toMatchObject({ value: { lostFree: [] } });
  });

  it('can’t be left with nothing', () => {
    expect(change([aLine(), free], [{ productId: 'arroz', quantity: 0 }])).toMatchObject({
      refusal: { kind: 'nothing-left' },
    });
  });
});

describe('a customer who wants more in their order', () => {
  const wants = (productId: string, quantity: number) => [{ productId, quantity }];

  it('pays for what is added what it costs now, and for the rest what was agreed', () => {
    const dearer = aProduct({ regularPriceCents: 500 });
    expect(change([aLine()], wants('arroz', 5), [dearer])).toMatchObject({
      value: { lines: [{ quantity: 5, totalCents: 1_700 }], sum: { totalCents: 1_700 } },
    });
  });

  it('pays neither less nor more for taking some of it out again', () => {
    const dearer = aProduct({ regularPriceCents: 500 });
    const added = change([aLine({ quantity: 1, totalCents: 300 })], wants('arroz', 2), [dearer]);
    const lines = added.ok ? added.value.lines : [];
    expect(change(lines, wants('arroz', 1), [dearer])).toMatchObject({ value: { sum: { totalCents: 400 } } });
  });

  it('gets a product that the order didn’t have, with its tax', () => {
    const sweets = aProduct({
      id: 'dulces' as ProductId,
      title: 'Dulces',
      taxClass: 'gravado',
      regularPriceCents: 1_000,
    });
    expect(change([aLine()], wants('dulces', 2), [sweets])).toMatchObject({
      value: {
        newLines: [{ productId: 'dulces', quantity: 2, totalCents: 2_000 }],
        sum: { subtotalCents: 3_200, taxCents: 230 },
      },
    });
  });

  it('has back what was taken out before, at today’s price', () => {
    const takenOut = aLine({ cancelledQuantity: 4 });
    expect(change([takenOut], wants('arroz', 2), [aProduct()])).toMatchObject({
      value: { lines: [{ quantity: 2, cancelledQuantity: 0, totalCents: 600 }] },
    });
  });

  it('keeps what came free where something new makes up for what is taken out', () => {
    const beans = aLine({ id: 2, productId: 'habichuelas', totalCents: 10_000 });
    const oil = aProduct({ id: 'aceite' as ProductId, regularPriceCents: 10_000 });
    const both = [...wants('habichuelas', 0), ...wants('aceite', 1)];
    expect(change([beans, free], both, [oil])).toMatchObject({ value: { lostFree: [] } });
  });

  it('can’t have what the shop hasn’t got or doesn’t sell', () => {
    expect(change([aLine()], wants('arroz', 7), [aProduct({ stock: 2 })])).toMatchObject({
      refusal: { kind: 'fewer-left', most: 6 },
    });
    expect(change([aLine()], wants('arroz', 5))).toMatchObject({
      refusal: { kind: 'not-sold', title: 'Arroz' },
    });
    expect(change([aLine(), free], wants('guineo', 2))).toMatchObject({ refusal: { kind: 'not-sold' } });
  });
});
