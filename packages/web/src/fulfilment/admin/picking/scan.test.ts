import { walkOf } from '@nutricion/domain/fulfilment/walk';
import { describe, expect, it } from 'vitest';
import { scanned } from './scan.ts';
import type { Good } from './shown-batch.ts';

const good = (productId: string, sku: string, title: string): Good => ({
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
const goods = new Map([
  ['arroz', good('arroz', 'arroz-largo', 'Arroz')],
  ['sal', good('sal', 'sal-mesa', 'Sal')],
  ['cambio', good('cambio', 'otro-arroz', 'Otro arroz')],
]);
const stops = walkOf([
  line('arroz', 'Arroz', 2, 1),
  line('arroz', 'Arroz', 1, 2, 2),
  line('sal', 'Sal', 1, 1, 1),
]);

describe('a scanned code', () => {
  it('puts one unit into the first bag that misses it', () => {
    expect(scanned('ARROZ-LARGO', stops, goods, stops[0])).toMatchObject({
      kind: 'pick',
      line: 'arroz2',
      bag: 2,
    });
  });

  it('is a number of a package too, however many zeros the scanner puts before it', () => {
    for (const code of ['036000291452', '0036000291452'])
      expect(scanned(code, stops, goods, stops[0])).toMatchObject({ kind: 'pick', productId: 'arroz' });
  });

  it('asks whose it is when it is a number that nobody taught', () => {
    expect(scanned('4006381333931', stops, goods, stops[0])).toMatchObject({
      kind: 'unknown',
      gtin: '04006381333931',
    });
  });

  it.each([
    ['sal-mesa', 'De «Sal» ya no falta nada: déjalo en su sitio. Aquí toca «Arroz».'],
    ['otro-arroz', '«Otro arroz» no va en este lote: déjalo en su sitio. Aquí toca «Arroz».'],
    ['0075000', 'El código 0075000 no va en este lote: déjalo en su sitio. Aquí toca «Arroz».'],
  ])('%s is refused, with what to do', (code, text) => {
    expect(scanned(code, stops, goods, stops[0])).toEqual({ kind: 'wrong', text });
  });
});
