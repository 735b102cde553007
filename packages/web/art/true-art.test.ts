import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { renderArt } from './render-art.ts';

type Product = {
  readonly sku: string;
  readonly category: string;
  readonly subcategory: string;
  readonly art: string;
};

/** What a product's picture must show, and what was taken for it and isn't: glyphs, marks or shapes, by `;`. */
type Check = { readonly sku: string; readonly must: string; readonly must_not: string };

const folder = fileURLToPath(new URL('../../../data/catalog', import.meta.url));
const products = readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name): Product[] => parse(readFileSync(join(folder, name), 'utf8'), { columns: true }));
const partsOf = new Map(products.map(({ sku, art }) => [sku, withoutColour(art)] as const));
const checklist: Check[] = parse(readFileSync(new URL('./checklist.csv', import.meta.url), 'utf8'), {
  columns: true,
});

/** What no food of this shop looks like: a poisonous mushroom, a sprout, a vase, a beer. */
const NEVER = ['mushroom', 'brown-mushroom', 'seedling', 'amphora', 'beer-mug'];

/** Colourways have names of fruit too: `pouch:mango:mango-tiras` shows no whole mango. */
function withoutColour(art: string): string[] {
  const parts = art.split(':');
  return parts.length > 2 ? [...parts.slice(0, 1), ...parts.slice(2)] : parts;
}

const names = (list: string): string[] => list.split(';').filter((name) => name !== '');

it('has a checklist of a whole shop, each product once', () => {
  const skus = checklist.map(({ sku }) => sku);
  expect(skus.length).toBeGreaterThanOrEqual(609);
  expect(new Set(skus).size).toBe(skus.length);
});

it.each(checklist)('$sku shows $must', ({ sku, must, must_not }) => {
  const parts = partsOf.get(sku);
  expect(parts).toEqual(expect.arrayContaining(names(must)));
  for (const wrong of names(must_not)) expect(parts).not.toContain(wrong);
});

it('no product shows what no food looks like, and every one can be drawn', () => {
  for (const { sku, art } of products) {
    expect(renderArt(art), sku).toMatchObject({ ok: true });
    for (const wrong of NEVER) expect(withoutColour(art), sku).not.toContain(wrong);
  }
});

it('gives no two products of one shelf the same picture', () => {
  const skusByPicture = new Map<string, string[]>();
  for (const { sku, category, subcategory, art } of products) {
    const picture = `${category}, ${subcategory}: ${art}`;
    skusByPicture.set(picture, [...(skusByPicture.get(picture) ?? []), sku]);
  }
  expect([...skusByPicture].filter(([, skus]) => skus.length > 1)).toEqual([]);
});
