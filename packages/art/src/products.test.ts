import { fold } from '@nutricion/language';
import { expect, it } from 'vitest';
import { artUrl } from './category-art.ts';
import {
  type CatalogRow,
  drawingNames,
  lookAlikes,
  readCatalogRows,
  readChecks,
} from './drawings.builders.ts';

const products = readCatalogRows();

/** What products are called that show a thing whose name says it otherwise: patterns without accents, in small letters. */
const foodWords = new Map(
  readChecks<{ part: string; words: string }>('food-words.csv').map(({ part, words }) => [part, words]),
);

/** What no food of this shop looks like: a poisonous mushroom, a sprout, a vase, a beer. */
const NEVER = ['mushroom', 'brown-mushroom', 'seedling', 'amphora', 'beer-mug'];

const fileNameOf = ({ art }: CatalogRow): string => artUrl(art).slice('/art/'.length);

/** Food and marks of an art value, without package and colour: `mango-tiras` of `pouch:mango:mango-tiras`. */
function partsShown({ art }: CatalogRow): string[] {
  const parts = art.split(':');
  return parts.slice(parts.length > 2 ? 2 : 1);
}

const wordsOf = ({ sku, title, tags, subcategory, package: label, declared, description }: CatalogRow) =>
  fold([sku.replaceAll('-', ' '), title, tags, subcategory, label, declared, description].join(' '));

/** Whether the words of a product name what its drawing shows: `carne-molida` is named by "carnes". */
function isNamed(part: string, words: string): boolean {
  const [, percent] = /^grasa-(\d+)$/.exec(part) ?? [];
  if (percent) return words.includes(percent);
  const called = foodWords.get(part);
  if (called) return new RegExp(`\\b(${called})`).test(words);
  const [first = '', ...rest] = part.split('-');
  const names = ['con', 'sin', 'menos'].includes(first) ? rest : [first, ...rest];
  return names
    .filter((name) => name.length > 2)
    .some((name) => new RegExp(`\\b${name.replace(name.length > 5 ? /(es|[aos])$/ : /s$/, '')}`).test(words));
}

const shelfOf = ({ category, subcategory }: CatalogRow): string => `${category}, ${subcategory}`;

it('finds the drawing of every product', () => {
  expect(products.length).toBeGreaterThanOrEqual(609);
  const missing = products.filter((product) => !drawingNames.includes(fileNameOf(product)));
  expect(missing.map(({ sku, art }) => `${sku}: ${art}`)).toEqual([]);
});

it('shows of each product only what its words name, and nothing that no food looks like', () => {
  const unnamed = products.flatMap((product) =>
    partsShown(product)
      .filter((part) => NEVER.includes(part) || !isNamed(part, wordsOf(product)))
      .map((part) => `${product.sku} shows ${part}`),
  );
  expect(unnamed).toEqual([]);
});

it('has words only for what some product shows', () => {
  const shown = new Set(products.flatMap(partsShown));
  expect([...foodWords.keys()].filter((part) => !shown.has(part))).toEqual([]);
});

it('tells any two products of one shelf apart at 64 px', async () => {
  const alike: string[] = [];
  for (const shelf of new Set(products.map(shelfOf))) {
    const names = products.filter((product) => shelfOf(product) === shelf).map(fileNameOf);
    alike.push(...(await lookAlikes(names)).map((pair) => `${shelf}: ${pair}`));
  }
  expect(alike).toEqual([]);
}, 60_000);
