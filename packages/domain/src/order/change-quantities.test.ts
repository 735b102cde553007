import { describe, expect, it } from 'vitest';
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
const change = (lines: readonly ChangeableLine[], wanted: Parameters<typeof changeQuantities>[1]) =>
  changeQuantities(lines, wanted, 1_150);

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

  it('can’t have more than was ordered, something else, or nothing', () => {
    expect(change([aLine()], [{ productId: 'arroz', quantity: 5 }])).toMatchObject({
      refusal: { kind: 'more-than-ordered', most: 4 },
    });
    expect(change([aLine(), free], [{ productId: 'guineo', quantity: 2 }])).toMatchObject({
      refusal: { kind: 'not-in-order' },
    });
    expect(change([aLine(), free], [{ productId: 'arroz', quantity: 0 }])).toMatchObject({
      refusal: { kind: 'nothing-left' },
    });
  });
});
