import { describe, expect, it } from 'vitest';
import { countStock } from './count.ts';
import { isRefundDue, recallEffect } from './recall.ts';
import { arrivedTooWarm, needsTemperature } from './receiving.ts';

describe('a count at the shelf', () => {
  it.each([
    ['finds what the books say', 16, 2, 14, { stock: 14, difference: 0, short: 0 }],
    ['finds more', 20, 2, 14, { stock: 18, difference: 4, short: 0 }],
    ['never sells what orders hold', 5, 2, 14, { stock: 3, difference: -11, short: 0 }],
    ['says how much orders will miss', 1, 3, 2, { stock: 0, difference: -2, short: 2 }],
  ])('%s', (_, countedUnits, reserved, stock, counted) => {
    expect(countStock(countedUnits, reserved, stock)).toEqual(counted);
  });
});

describe('cold goods that come in', () => {
  it('are measured, and are too warm above 41 °F', () => {
    expect(needsTemperature('frio')).toBe(true);
    expect(needsTemperature('seco')).toBe(false);
    expect(arrivedTooWarm('frio', 41)).toBe(false);
    expect(arrivedTooWarm('congelado', 41.1)).toBe(true);
    expect(arrivedTooWarm('seco', 90)).toBe(false);
  });
});

describe('a recall', () => {
  it('takes out of bags in the shop, has thrown away what left it, and passes by what was called off', () => {
    expect(recallEffect('en_preparacion')).toBe('take-out');
    expect(recallEffect('listo')).toBe('take-out');
    expect(recallEffect('en_ruta')).toBe('throw-away');
    expect(recallEffect('entregado')).toBe('throw-away');
    expect(recallEffect('cancelado')).toBeNull();
    expect(recallEffect('vencido')).toBeNull();
  });

  it('pays back what was charged, where it is sure', () => {
    expect(isRefundDue('entregado', 'lote')).toBe(true);
    expect(isRefundDue('entregado', 'producto')).toBe(false);
    expect(isRefundDue('en_preparacion', 'lote')).toBe(false);
  });
});
