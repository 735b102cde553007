import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { difference, pointsOf } from './difference.ts';

type Product = {
  readonly sku: string;
  readonly category: string;
  readonly subcategory: string;
  readonly art: string;
};

/** Of all points; two pictures nearer than this were told apart by their titles alone. */
const LEAST_SHARE = 0.1;

const folder = fileURLToPath(new URL('../../../data/catalog', import.meta.url));
const shelves = groupByShelf(readProducts());

function readProducts(): Product[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name): Product[] => parse(readFileSync(join(folder, name), 'utf8'), { columns: true }));
}

function groupByShelf(products: readonly Product[]): Map<string, Product[]> {
  const byShelf = new Map<string, Product[]>();
  for (const product of products) {
    const shelf = `${product.category}, ${product.subcategory}`;
    byShelf.set(shelf, [...(byShelf.get(shelf) ?? []), product]);
  }
  return byShelf;
}

it('tells any two products of one shelf apart at 64 px', async () => {
  const alike: string[] = [];
  for (const [shelf, products] of shelves) {
    const pictures = await Promise.all(products.map(({ art }) => pointsOf(art)));
    pictures.forEach((one, i) => {
      for (let j = i + 1; j < pictures.length; j += 1) {
        const share = difference(one, pictures[j] ?? one);
        if (share < LEAST_SHARE)
          alike.push(`${shelf}: ${products[i]?.art} and ${products[j]?.art}, ${Math.round(share * 100)} %`);
      }
    });
  }
  expect(alike).toEqual([]);
}, 60_000);
