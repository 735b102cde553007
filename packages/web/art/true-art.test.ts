import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '@nutricion/domain/text/fold';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { foodWords } from './food-words.ts';
import { renderArt } from './render-art.ts';

type Product = Readonly<
  Record<
    'sku' | 'title' | 'category' | 'subcategory' | 'tags' | 'package' | 'declared' | 'description' | 'art',
    string
  >
>;

const folder = fileURLToPath(new URL('../../../data/catalog', import.meta.url));
const products = readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name): Product[] => parse(readFileSync(join(folder, name), 'utf8'), { columns: true }));

/** What no food of this shop looks like: a poisonous mushroom, a sprout, a vase, a beer. */
const NEVER = ['mushroom', 'brown-mushroom', 'seedling', 'amphora', 'beer-mug'];

/** Food and marks without package and colour: `pouch:mango:mango-tiras` shows no whole mango. */
function shownBy({ art }: Product): string[] {
  const parts = art.split(':');
  return parts.slice(parts.length > 2 ? 2 : 1);
}

const wordsOf = ({ sku, title, tags, subcategory, package: label, declared, description }: Product): string =>
  fold([sku.replaceAll('-', ' '), title, tags, subcategory, label, declared, description].join(' '));

/** Whether the words of a product name what its picture shows: `carne-molida` is named by "carnes". */
function isNamed(part: string, words: string): boolean {
  const [, percent] = /^grasa-(\d+)$/.exec(part) ?? [];
  if (percent) return words.includes(percent);
  const called = foodWords[part];
  if (called) return new RegExp(`\\b(${called})`).test(words);
  const [first = '', ...rest] = part.split('-');
  const names = ['con', 'sin', 'menos'].includes(first) ? rest : [first, ...rest];
  return names
    .filter((name) => name.length > 2)
    .some((name) => new RegExp(`\\b${name.replace(name.length > 5 ? /(es|[aos])$/ : /s$/, '')}`).test(words));
}

it('shows of each product only what its words name', () => {
  expect(products.length).toBeGreaterThanOrEqual(609);
  const unnamed = products.flatMap((product) =>
    shownBy(product)
      .filter((part) => !isNamed(part, wordsOf(product)))
      .map((part) => `${product.sku} shows ${part}`),
  );
  expect(unnamed).toEqual([]);
});

it('knows words for nothing that no product shows', () => {
  const shown = new Set(products.flatMap(shownBy));
  expect(Object.keys(foodWords).filter((part) => !shown.has(part))).toEqual([]);
});

it('shows of no product what no food looks like, and can draw each', () => {
  const drawn = products.map((product) => ({ ...product, drawn: renderArt(product.art) }));
  expect(drawn.filter((each) => !each.drawn.ok)).toEqual([]);
  expect(products.filter((product) => shownBy(product).some((part) => NEVER.includes(part)))).toEqual([]);
});

it('gives no two products of one shelf the same picture', () => {
  const skusByPicture = new Map<string, string[]>();
  for (const { sku, category, subcategory, art } of products) {
    const picture = `${category}, ${subcategory}: ${art}`;
    skusByPicture.set(picture, [...(skusByPicture.get(picture) ?? []), sku]);
  }
  expect([...skusByPicture].filter(([, skus]) => skus.length > 1)).toEqual([]);
});
