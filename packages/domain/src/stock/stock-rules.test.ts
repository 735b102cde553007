import { describe, expect, it } from 'vitest';
import { countStock } from './count.ts';
import { isRefundDue, recallEffect } from './recall.ts';
import { arrivedTooWarm, needsTemperature } from './receiving.ts';

describe('countStock', () => {
  it.each([
    ['confirms the recorded stock', 16, 2, 14, { stock: 14, difference: 0, short: 0 }],
    ['adds surplus units', 20, 2, 14, { stock: 18, difference: 4, short: 0 }],
    ['excludes reserved units from the stock', 5, 2, 14, { stock: 3, difference: -11, short: 0 }],
    ['reports units that orders will miss', 1, 3, 2, { stock: 0, difference: -2, short: 2 }],
  ])('%s', (_, countedUnits, reserved, stock, counted) => {
    expect(countStock(countedUnits, reserved, stock)).toEqual(counted);
  });
});

describe('receiving', () => {
  it('cold goods need a temperature and are too warm above 41 °F', () => {
    expect(needsTemperature('frio')).toBe(true);
    expect(needsTemperature('seco')).toBe(false);
    expect(arrivedTooWarm('frio', 41)).toBe(false);
    expect(arrivedTooWarm('congelado', 41.1)).toBe(true);
    expect(arrivedTooWarm('seco', 90)).toBe(false);
  });
});

describe('recalls', () => {
  it('take units out of bags in the shop, have delivered ones thrown away, and skip canceled orders', () => {
    expect(recallEffect('en_preparacion')).toBe('take-out');
    expect(recallEffect('listo')).toBe('take-out');
    expect(recallEffect('en_ruta')).toBe('throw-away');
    expect(recallEffect('entregado')).toBe('throw-away');
    expect(recallEffect('cancelado')).toBeNull();
    expect(recallEffect('vencido')).toBeNull();
  });

  it('refund charged units if the lot is certain', () => {
    expect(isRefundDue('entregado', 'lote')).toBe(true);
    expect(isRefundDue('entregado', 'producto')).toBe(false);
    expect(isRefundDue('en_preparacion', 'lote')).toBe(false);
  });
});
