import { describe, expect, it } from 'vitest';
import { balanceText, expiryText, movementTitle, signedUnits } from './movement-text.ts';

describe('texts of stock movements', () => {
  it('state kind, order or lot, units and balance', () => {
    const order = { id: 'x', number: 'NP-100023' };
    expect(movementTitle({ kind: 'venta', order, lot: null })).toBe('Venta NP-100023');
    expect(movementTitle({ kind: 'merma', order: null, lot: 'L-77' })).toBe('Merma, lote L-77');
    expect(signedUnits(-2)).toBe('−2');
    expect(signedUnits(6)).toBe('+6');
    expect(balanceText(14)).toBe('quedan 14');
    expect(balanceText(1)).toBe('queda 1');
  });

  it('show the expiry date of a lot', () => {
    expect(expiryText('2027-01-15')).toBe('Vence el 15 de enero de 2027');
    expect(expiryText(null)).toBe('Sin fecha de vencimiento');
  });
});
