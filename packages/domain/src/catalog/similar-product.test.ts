import { expect, test } from 'vitest';
import { type ComparedProduct, similarProducts } from './similar-product.ts';

const product = (title: string, net_content = 1, net_unit = 'unidad', package_label = 'Unidad') =>
  ({ title, net_content, net_unit, package_label }) satisfies ComparedProduct;

const rice = product('Arroz de grano corto', 3, 'lb', '3 lb');
const milk = product('Leche fresca reducida en grasa 2 %', 64, 'fl oz', '½ galón');
const juice = product('Jugo de china natural', 32, 'oz', 'Botella de 32 oz');
const stored = similarProducts([rice, milk, juice, product('Plátano verde')]);
const titlesLike = (each: ComparedProduct) => stored.similarTo(each).map(({ product: { title } }) => title);

test('a supplier’s writing of a title finds the product, with its size in the title or in its field', () => {
  const alike = [
    product('ARROZ GRANO CORTO 3 LB'),
    product('ARROZ GRANO CORTO 48OZ.'),
    product('Arroz grano corto 1.36 kg'),
    product('Arroz Rico grano corto', 3, 'lb', '3 lb'),
    product('arroz grano corto'),
  ];
  expect(alike.filter((each) => titlesLike(each)[0] !== rice.title)).toEqual([]);
  expect(titlesLike(product('JUGO CHINA NATURAL 32 FL OZ'))).toEqual([juice.title]);
});

test('another size, brand, kind or per cent is another product', () => {
  const others = [
    product('ARROZ GRANO CORTO 5 LB'),
    product('Arroz de grano corto', 10, 'unidad', '10 bolsas'),
    product('Arroz de grano largo', 3, 'lb', '3 lb'),
    product('Arroz Sello Azul grano corto 3 lb'),
    product('Arroz de grano corto integral', 3, 'lb', '3 lb'),
    product('Leche fresca reducida en grasa 1 %', 64, 'fl oz', '½ galón'),
    product('Plátano maduro'),
    product(''),
  ];
  expect(others.flatMap(titlesLike)).toEqual([]);
});

test('the likeliest comes first, a product never finds itself, and one that is added later is found', () => {
  const catalogue = similarProducts([product('Maní tostado sal fina'), product('Maní tostado sal')]);
  const wanted = product('Maní tostado con sal');
  expect(catalogue.similarTo(wanted).map(({ share }) => share)).toEqual([1, 0.75]);
  catalogue.add(wanted);
  expect(catalogue.similarTo(wanted)).toHaveLength(2);
  expect(catalogue.similarTo({ ...wanted })).toHaveLength(3);
});

test('of twenty thousand products only those with a rare word in common are compared', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => product(`Fila larga ${index}`));
  const all = similarProducts(many);
  expect(many.filter((each) => all.similarTo(each).length > 0)).toEqual([]);
});
