import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptNumberText, receiptOf, type SoldLine, splitTax } from './receipt.ts';
import { receiptMethodText } from './receipt-text.ts';

const aLine = (parts: Partial<SoldLine> = {}): SoldLine => ({
  title: 'Galletas',
  packageLabel: 'Paquete 12 oz',
  quantity: 2,
  unitPriceCents: 500,
  regularPriceCents: 500,
  totalCents: 1_000,
  cancelledQuantity: 0,
  pickedQuantity: 2,
  taxClass: 'exento',
  isFree: false,
  standsFor: null,
  ...parts,
});

describe('a receipt', () => {
  it('has the tax of the state and of the municipality on two lines', () => {
    const { sums } = receiptOf([aLine({ taxClass: 'gravado' }), aLine()], 1_150);
    expect(sums).toEqual({
      subtotalCents: 2_000,
      taxStateCents: 105,
      taxMunicipalCents: 10,
      totalCents: 2_115,
    });
  });

  it('says what came of what was ordered, and for what', () => {
    const { lines, sums } = receiptOf([aLine({ pickedQuantity: 1 })], 1_150);
    expect(lines).toMatchObject([{ ordered: 2, came: 1, totalCents: 500, lessCents: 500 }]);
    expect(sums.totalCents).toBe(500);
  });

  it('has lines that add up, whatever is charged', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 2_000 }), (taxCents, basisPoints) => {
        const { taxStateCents, taxMunicipalCents } = splitTax(taxCents, basisPoints);
        expect(taxStateCents + taxMunicipalCents).toBe(taxCents);
        expect(Math.min(taxStateCents, taxMunicipalCents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is numbered so that it can be asked for by telephone', () => {
    expect(receiptNumberText('recibo', 123)).toBe('R-000123');
    expect(receiptNumberText('nota_de_credito', 1_234_567)).toBe('NC-1234567');
  });
});

describe('how it was paid', () => {
  it('says with what, and on a credit note where it went back to', () => {
    expect(receiptMethodText('recibo', 'card', 'Visa ···· 4242')).toBe('Pagado con tarjeta, Visa ···· 4242.');
    expect(receiptMethodText('nota_de_credito', 'card', 'Visa ···· 4242')).toBe(
      'Devuelto a la tarjeta, Visa ···· 4242.',
    );
    expect(receiptMethodText('recibo', 'on-delivery', 'en efectivo')).toBe('Pagado al recibir, en efectivo.');
    expect(receiptMethodText('recibo', 'ath-movil', null)).toBe('Pagado con ATH Móvil.');
  });
});
