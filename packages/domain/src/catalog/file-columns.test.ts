import { expect, test } from 'vitest';
import { fileColumns, headingAt, matchHeadings, plainHeading } from './file-columns.ts';

test('headings are known in Spanish and English, with any case, accents and signs', () => {
  expect(
    matchHeadings([
      'CÓDIGO',
      ' Codigo de barra ',
      'Item_Description',
      'Precio',
      'U.O.M.',
      'Pasta dental',
      '',
    ]),
  ).toEqual(['sku', 'barcodes', 'title', 'price', null, null, null]);
  expect(matchHeadings(['upc', 'EAN', 'Retail Price', 'UOM'])).toEqual([
    'barcodes',
    null,
    'price',
    'net_unit',
  ]);
});

test('what somebody matched before goes before what the heading says', () => {
  const remembered = new Map([
    [plainHeading('Descripción'), 'title'],
    [plainHeading('Precio'), null],
  ]);
  expect(matchHeadings(['DESCRIPCION', 'precio', 'Retail'], remembered)).toEqual(['title', null, 'price']);
});

test('no two columns share a heading', () => {
  const headings = Object.entries(fileColumns).flatMap(([name, { label, headings: others }]) =>
    [...new Set([label, name, ...others].map(plainHeading))].map((heading) => heading),
  );
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('the heading is found below a title and a date, and is the first row if nobody knows any', () => {
  expect(
    headingAt([['Lista de precios'], ['noviembre', ''], ['UPC', 'Producto', 'Precio'], ['1', 'a', '2']]),
  ).toBe(2);
  expect(
    headingAt([
      ['uno', 'dos'],
      ['1', '2'],
    ]),
  ).toBe(0);
  expect(headingAt([])).toBe(0);
});
