import { expect, test } from 'vitest';
import { emptyCatalogIndex, upsertProduct } from './catalog-index.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { affinityTable, recommendProducts } from './recommend-products.ts';

const a = (title: string, category: string, subcategory: string | null, stock = 9): IndexedProduct => ({
  id: title,
  title,
  category,
  categoryId: null,
  subcategory,
  stock,
  season: null,
});

const shop = [
  a('Espagueti', 'Arroces & Pastas', 'Pastas'),
  a('Salsa para pasta tradicional', 'Salsas', 'Tomate'),
  a('Sardinas en salsa de tomate', 'Provisiones', 'Pescado en lata'),
  a('Queso parmesano rallado', 'Quesos', 'Queso rallado'),
  a('Carne molida de res', 'Carnes', 'Res'),
  a('Café molido de la isla', 'Café', 'Café molido'),
  a('Leche fresca entera', 'Leche', 'Leche fresca'),
  a('Leche sin lactosa 2 %', 'Leche', 'Leche sin lactosa'),
  a('Azúcar blanca', 'Provisiones', 'Azúcar y edulcorantes'),
  a('Pan sobao', 'Bakery y Deli', 'Pan criollo'),
  a('Pechuga de pollo', 'Carnes', 'Pollo'),
  a('Arroz grano mediano', 'Arroces & Pastas', 'Arroces'),
  a('Adobo con pimienta', 'Condimentos y Hierbas', 'Sazonadores'),
  a('Fórmula infantil', 'Provisiones', 'Alimentos infantiles'),
];

const beside = (cart: readonly string[], products = shop) => {
  const catalog = emptyCatalogIndex<IndexedProduct>();
  for (const product of products) upsertProduct(catalog, product);
  return recommendProducts(catalog, cart, { soldOf: () => 0, limit: 4 }).map(({ title }) => title);
};

test.each([
  ['Espagueti', ['Salsa para pasta tradicional', 'Queso parmesano rallado', 'Carne molida de res']],
  ['Café molido de la isla', ['Leche fresca entera', 'Azúcar blanca', 'Pan sobao']],
  ['Pechuga de pollo', ['Arroz grano mediano', 'Adobo con pimienta']],
])('%s is recommended with what it is eaten with', (title, companions) => {
  expect(beside([title])).toEqual(companions);
});

test('a word in a title is no reason: no pasta with sardines in tomato sauce', () => {
  expect(beside(['Espagueti'])).not.toContain('Sardinas en salsa de tomate');
});

test('companions of the newest line come first, and older lines fill the row', () => {
  expect(beside(['Pechuga de pollo', 'Café molido de la isla'])).toEqual([
    'Leche fresca entera',
    'Azúcar blanca',
    'Pan sobao',
    'Arroz grano mediano',
  ]);
});

test('a similar product is never recommended: no whole milk with lactose-free milk', () => {
  expect(beside(['Leche sin lactosa 2 %', 'Café molido de la isla'])).not.toContain('Leche fresca entera');
});

test('neither products in the cart nor sold-out ones are recommended', () => {
  const withoutSugar = shop.map((product) =>
    product.title === 'Azúcar blanca' ? { ...product, stock: 0 } : product,
  );
  expect(beside(['Pan sobao', 'Café molido de la isla'], withoutSugar)).toEqual(['Leche fresca entera']);
});

test('if somebody avoids a companion, its own companions are recommended instead', () => {
  const catalog = emptyCatalogIndex<IndexedProduct>();
  for (const product of [...shop, a('Hojuelas de maíz', 'Cereales', 'Cereales')])
    upsertProduct(catalog, product);
  const maySuggest = ({ category }: IndexedProduct) => category !== 'Leche';
  const options = { soldOf: () => 0, maySuggest, limit: 3 };
  expect(recommendProducts(catalog, ['Café molido de la isla'], options).map(({ title }) => title)).toEqual([
    'Azúcar blanca',
    'Pan sobao',
    'Hojuelas de maíz',
  ]);
});

test('food for a baby has no recommendations', () => {
  expect(beside(['Fórmula infantil'])).toEqual([]);
});

test('a product without a subcategory has the companions of its namesakes', () => {
  expect(beside(['Café del pueblo'], [...shop, a('Café del pueblo', 'Café', null)])).toEqual(
    beside(['Café molido de la isla']),
  );
});

test('of several candidates the best seller is recommended', () => {
  const catalog = emptyCatalogIndex<IndexedProduct>();
  for (const product of [...shop, a('Azúcar blanca de caña', 'Provisiones', 'Azúcar y edulcorantes')])
    upsertProduct(catalog, product);
  const soldOf = ({ title }: IndexedProduct) => (title.endsWith('caña') ? 5 : 1);
  expect(
    recommendProducts(catalog, ['Café molido de la isla'], { soldOf, limit: 2 }).map(({ title }) => title),
  ).toEqual(['Leche fresca entera', 'Azúcar blanca de caña']);
});

test('no row of the table is unreachable because of a wider one above it', () => {
  const hidden = affinityTable.filter((affinity, index) =>
    affinityTable
      .slice(0, index)
      .some(
        ({ subcategory, words }) =>
          subcategory === affinity.subcategory && words.every((word) => affinity.words.includes(word)),
      ),
  );
  expect(hidden).toEqual([]);
});
