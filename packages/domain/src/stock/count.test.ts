import { describe, expect, it } from 'vitest';
import { countShelf } from './count.ts';
import { isPaidBack, recallEffect } from './recall.ts';
import { cameTooWarm, needsTemperature } from './receiving.ts';

describe('a count at the shelf', () => {
  it.each([
    ['finds what the books say', 16, 2, 14, { stock: 14, difference: 0, short: 0 }],
    ['finds more', 20, 2, 14, { stock: 18, difference: 4, short: 0 }],
    ['never sells what orders hold', 5, 2, 14, { stock: 3, difference: -11, short: 0 }],
    ['says how much orders will miss', 1, 3, 2, { stock: 0, difference: -2, short: 2 }],
  ])('%s', (_, shelf, reserved, stock, counted) => {
    expect(countShelf(shelf, reserved, stock)).toEqual(counted);
  });
});

describe('cold goods that come in', () => {
  it('are measured, and are too warm above 41 °F', () => {
    expect(needsTemperature('frio')).toBe(true);
    expect(needsTemperature('seco')).toBe(false);
    expect(cameTooWarm('frio', 41)).toBe(false);
    expect(cameTooWarm('congelado', 41.1)).toBe(true);
    expect(cameTooWarm('seco', 90)).toBe(false);
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
    expect(isPaidBack('entregado', 'lote')).toBe(true);
    expect(isPaidBack('entregado', 'producto')).toBe(false);
    expect(isPaidBack('en_preparacion', 'lote')).toBe(false);
  });
});
