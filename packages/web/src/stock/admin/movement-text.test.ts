import { describe, expect, it } from 'vitest';
import { balanceText, expiryText, movementTitle, signedUnits } from './movement-text.ts';

describe('a movement of stock in words', () => {
  it('says what it was, of which order or lot, how many, and what is left', () => {
    const order = { id: 'x', number: 'NP-100023' };
    expect(movementTitle({ kind: 'venta', order, lot: null })).toBe('Venta NP-100023');
    expect(movementTitle({ kind: 'merma', order: null, lot: 'L-77' })).toBe('Merma, lote L-77');
    expect(signedUnits(-2)).toBe('−2');
    expect(signedUnits(6)).toBe('+6');
    expect(balanceText(14)).toBe('quedan 14');
    expect(balanceText(1)).toBe('queda 1');
  });

  it('names the day of a package as it is printed there', () => {
    expect(expiryText('2027-01-15')).toBe('Vence el 15 de enero de 2027');
    expect(expiryText(null)).toBe('Sin fecha de vencimiento');
  });
});
