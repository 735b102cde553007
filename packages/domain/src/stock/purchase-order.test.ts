import { describe, expect, it } from 'vitest';
import { purchaseNumber, stateAfterReceipt, unitsToOrder, unitsTooMany } from './purchase-order.ts';

describe('units to order', () => {
  it.each([
    ['above the point nothing', { reorderPoint: 6, reorderUnits: 12 }, 7, 0],
    ['at the point one lot', { reorderPoint: 6, reorderUnits: 12 }, 6, 12],
    ['as many lots as lift it above the point', { reorderPoint: 30, reorderUnits: 12 }, 2, 36],
    ['without a lot what lacks to twice the point', { reorderPoint: 6, reorderUnits: null }, 2, 10],
    ['at least one where the point is zero', { reorderPoint: 0, reorderUnits: null }, 0, 1],
    ['nothing by itself without a point', { reorderPoint: null, reorderUnits: 12 }, 0, 0],
  ])('%s', (_, rule, expected, units) => expect(unitsToOrder(rule, expected)).toBe(units));
});

describe('purchase orders', () => {
  it('are received in part until each line has come', () => {
    const lines = [
      { units: 5, receivedUnits: 5 },
      { units: 2, receivedUnits: 1 },
    ];
    expect(stateAfterReceipt(lines)).toBe('parcial');
    expect(stateAfterReceipt(lines.map((line) => ({ ...line, receivedUnits: 9 })))).toBe('recibida');
  });

  it('say how many units are too many', () => {
    expect([4, 5, 6].map((coming) => unitsTooMany({ units: 10, receivedUnits: 5 }, coming))).toEqual([
      0, 0, 1,
    ]);
  });

  it('have a number of four digits or more', () =>
    expect([purchaseNumber(7), purchaseNumber(12_345)]).toEqual(['OC-0007', 'OC-12345']));
});
