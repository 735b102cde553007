import { pickPathOf } from '@nutricion/domain/fulfilment/pick-path';
import { describe, expect, it } from 'vitest';
import { readScan } from './read-scan.ts';
import type { BatchProduct } from './sheet-with-pending.ts';

const product = (productId: string, sku: string, title: string): BatchProduct => ({
  productId,
  sku,
  barcodes: sku === 'arroz-largo' ? ['00036000291452'] : [],
  title,
  packageLabel: '',
  imageUrl: '',
  categoryId: null,
  zone: 'seco',
  aisle: '1',
  lot: null,
});
const line = (productId: string, title: string, bag: number, due: number, picked = 0) => ({
  key: `${productId}${bag}`,
  broughtBy: [],
  bag,
  productId,
  title,
  zone: 'seco' as const,
  aisle: '1',
  due,
  picked,
  waiting: 0,
  wish: 'best-match' as const,
  isFree: false,
  standsFor: null,
});
const products = new Map([
  ['arroz', product('arroz', 'arroz-largo', 'Arroz')],
  ['sal', product('sal', 'sal-mesa', 'Sal')],
  ['cambio', product('cambio', 'otro-arroz', 'Otro arroz')],
]);
const stops = pickPathOf([
  line('arroz', 'Arroz', 2, 1),
  line('arroz', 'Arroz', 1, 2, 2),
  line('sal', 'Sal', 1, 1, 1),
]);

describe('readScan', () => {
  it('puts one unit into the first bag that misses the product', () => {
    expect(readScan('ARROZ-LARGO', stops, products, stops[0])).toMatchObject({
      kind: 'pick',
      line: 'arroz2',
      bag: 2,
    });
  });

  it('recognizes a package’s barcode with any leading zeros', () => {
    for (const code of ['036000291452', '0036000291452'])
      expect(readScan(code, stops, products, stops[0])).toMatchObject({ kind: 'pick', productId: 'arroz' });
  });

  it('reports an unknown barcode as unknown', () => {
    expect(readScan('4006381333931', stops, products, stops[0])).toMatchObject({
      kind: 'unknown',
      gtin: '04006381333931',
    });
  });

  it.each([
    ['sal-mesa', 'De «Sal» ya no falta nada: déjalo en su sitio. Aquí toca «Arroz».'],
    ['otro-arroz', '«Otro arroz» no va en este lote: déjalo en su sitio. Aquí toca «Arroz».'],
    ['0075000', 'El código 0075000 no va en este lote: déjalo en su sitio. Aquí toca «Arroz».'],
  ])('%s is refused, with what to do', (code, text) => {
    expect(readScan(code, stops, products, stops[0])).toEqual({ kind: 'wrong', text });
  });
});
