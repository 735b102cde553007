import { describe, expect, it } from 'vitest';
import type { Sellable } from '../catalog/product.ts';
import type { ProductId } from '../kit/ids.ts';
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

  it('pays no more for an unchanged line after the shop took units out of it', () => {
    // The offer takes $6 off four units, so three cost more than four.
    const agreedCents = [160, 320, 480, 200, 400, 600, 800];
    const short = aLine({
      quantity: 7,
      unitPriceCents: 160,
      totalCents: 800,
      cancelledQuantity: 4,
      agreedCents,
    });
    expect(change([short, beans], [{ productId: 'habichuelas', quantity: 0 }])).toMatchObject({
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
  const wantedChanges = (productId: string, quantity: number) => [{ productId, quantity }];

  it('pays for what is added what it costs now, and for the rest what was agreed', () => {
    const dearer = aProduct({ regularPriceCents: 500 });
    expect(change([aLine()], wantedChanges('arroz', 5), [dearer])).toMatchObject({
      value: { lines: [{ quantity: 5, totalCents: 1_700 }], sum: { totalCents: 1_700 } },
    });
  });

  it('pays what was agreed once the added unit is taken out again', () => {
    const dearer = aProduct({ regularPriceCents: 500 });
    const added = change([aLine({ quantity: 1, totalCents: 300 })], wantedChanges('arroz', 2), [dearer]);
    const lines = added.ok ? added.value.lines : [];
    expect(change(lines, wantedChanges('arroz', 1), [dearer])).toMatchObject({
      value: { sum: { totalCents: 300 } },
    });
  });

  it('gets a product that the order didn’t have, with its tax', () => {
    const sweets = aProduct({
      id: 'dulces' as ProductId,
      title: 'Dulces',
      taxClass: 'gravado',
      regularPriceCents: 1_000,
    });
    expect(change([aLine()], wantedChanges('dulces', 2), [sweets])).toMatchObject({
      value: {
        newLines: [{ productId: 'dulces', quantity: 2, totalCents: 2_000 }],
        sum: { subtotalCents: 3_200, taxCents: 230 },
      },
    });
  });

  it('gets back what was taken out before', () => {
    const takenOut = aLine({ cancelledQuantity: 4 });
    expect(change([takenOut], wantedChanges('arroz', 2), [aProduct()])).toMatchObject({
      value: { lines: [{ quantity: 2, cancelledQuantity: 0, totalCents: 600 }] },
    });
  });

  it('keeps what came free where something new makes up for what is taken out', () => {
    const beans = aLine({ id: 2, productId: 'habichuelas', totalCents: 10_000 });
    const oil = aProduct({ id: 'aceite' as ProductId, regularPriceCents: 10_000 });
    const both = [...wantedChanges('habichuelas', 0), ...wantedChanges('aceite', 1)];
    expect(change([beans, free], both, [oil])).toMatchObject({ value: { lostFree: [] } });
  });

  it('can’t have what the shop hasn’t got or doesn’t sell', () => {
    expect(change([aLine()], wantedChanges('arroz', 7), [aProduct({ stock: 2 })])).toMatchObject({
      refusal: { kind: 'fewer-left', most: 6 },
    });
    expect(change([aLine()], wantedChanges('arroz', 5))).toMatchObject({
      refusal: { kind: 'not-sold', title: 'Arroz' },
    });
    expect(change([aLine(), free], wantedChanges('guineo', 2))).toMatchObject({
      refusal: { kind: 'not-sold' },
    });
  });
});

describe('an offer for several units', () => {
  const twoForOne = { type: 'bogo' } as const;
  const running = { rule: twoForOne, badgeText: null, startsAtMs: 0, endsAtMs: Number.MAX_SAFE_INTEGER };
  const rice = aProduct({ regularPriceCents: 99, promotion: running });
  const ordered = aLine({
    ...{ quantity: 6, unitPriceCents: 79, totalCents: 297 },
    agreedCents: [79, 99, 178, 198, 277, 297],
  });
  const step = (lines: readonly ChangeableLine[], quantity: number, sold = rice) => {
    const changed = change(lines, [{ productId: 'arroz', quantity }], [sold]);
    if (!changed.ok) throw new Error('the change is made');
    return changed.value;
  };
  const centsAfter = (steps: readonly number[], sold = rice): readonly number[] => {
    let lines: readonly ChangeableLine[] = [ordered];
    return steps.map((quantity) => {
      const changed = step(lines, quantity, sold);
      lines = changed.lines;
      return changed.sum.totalCents;
    });
  };

  it('still applies to the units that are left and to those put back', () => {
    expect(centsAfter([4, 6, 2, 8])).toEqual([198, 297, 99, 396]);
  });

  it('still applies to the agreed units after it ended, and added ones cost today’s price', () => {
    const over = { ...rice, promotion: null, regularPriceCents: 150 };
    expect(centsAfter([4, 6, 2, 7], over)).toEqual([198, 297, 99, 447]);
  });

  it('costs no more than in a new order, on a line that was stored without a promise', () => {
    expect(step([{ ...ordered, agreedCents: null }], 4).sum.totalCents).toBe(198);
  });
});

describe('a free product', () => {
  const beans = aLine({ id: 2, productId: 'habichuelas', totalCents: 10_000, unitPriceCents: 2_500 });
  const shelf = [
    aProduct({ id: 'habichuelas' as ProductId, regularPriceCents: 2_500 }),
    aProduct({ id: 'guineo' as ProductId, stock: 1 }),
  ];
  const less = change([beans, free], [{ productId: 'habichuelas', quantity: 3 }], shelf);
  const lines = less.ok ? less.value.lines : [];
  const again = [{ productId: 'habichuelas', quantity: 4 }];

  it('comes back when the order reaches $100 again, if the shop has it', () => {
    expect(change(lines, again, shelf)).toMatchObject({
      value: { returnedFree: ['Guineo'], lines: [{}, { cancelledQuantity: 0 }], sum: { totalCents: 10_000 } },
    });
    expect(change(lines, again, shelf.slice(0, 1))).toMatchObject({ value: { returnedFree: [] } });
  });

  it('doesn’t come back if the shop took it out', () => {
    const takenOut = { ...free, cancelledQuantity: 1 };
    const rice = aLine({ quantity: 1, totalCents: 300 });
    const changed = change([beans, rice, takenOut], [{ productId: 'arroz', quantity: 0 }], shelf);
    expect(changed).toMatchObject({ value: { returnedFree: [], lines: [{}, {}, { cancelledQuantity: 1 }] } });
  });

  it('isn’t lost because another product became cheaper', () => {
    const cheaper = [
      aProduct({ id: 'habichuelas' as ProductId, regularPriceCents: 2_000 }),
      ...shelf.slice(1),
    ];
    const rice = aLine({ quantity: 1, totalCents: 300 });
    const changed = change([beans, rice, free], [{ productId: 'arroz', quantity: 0 }], cheaper);
    expect(changed).toMatchObject({ value: { lostFree: [], sum: { totalCents: 8_000 } } });
  });
});
