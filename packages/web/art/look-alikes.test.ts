import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderArt } from './render-art.ts';

type Product = {
  readonly sku: string;
  readonly category: string;
  readonly subcategory: string;
  readonly art: string;
};

/** As large as the smallest picture that a product is chosen by, on the ground of its tile. */
const SIDE = 64;
const GROUND = '#F3F7F4';
/** A point differs when its three channels together do by so much of 765: a step that the eye sees. */
const SEEN = 60;
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

async function pointsOf(art: string): Promise<Buffer> {
  const drawn = renderArt(art);
  if (!drawn.ok) throw new Error(`${art}: ${drawn.reason}`);
  return sharp(Buffer.from(drawn.svg))
    .resize(SIDE, SIDE)
    .flatten({ background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The share of points that differ visibly, 0–1; a hash of greys would call every box alike. */
function difference(one: Buffer, other: Buffer): number {
  let seen = 0;
  for (let at = 0; at < one.length; at += 3) {
    const channels = [0, 1, 2].map((c) => Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)));
    if (channels.reduce((sum, step) => sum + step, 0) > SEEN) seen += 1;
  }
  return seen / (one.length / 3);
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
