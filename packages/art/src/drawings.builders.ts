import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';

/** The columns of `data/catalog/*.csv` that say what a product is and which drawing shows it. */
export type CatalogRow = Readonly<
  Record<
    'sku' | 'title' | 'category' | 'subcategory' | 'tags' | 'package' | 'declared' | 'description' | 'art',
    string
  >
>;

const inPackage = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A folder of the seed, as an absolute path. */
export const seedFolder = (name: string): string => inPackage(`../../data/${name}`);

/** A file of `checks/`, one record a line, by its heading. */
export const readChecks = <Row>(name: string): Row[] =>
  parse(readFileSync(inPackage(`checks/${name}`), 'utf8'), { columns: true });

export const readCatalogRows = (): CatalogRow[] =>
  readdirSync(seedFolder('catalog'))
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name): CatalogRow[] =>
      parse(readFileSync(join(seedFolder('catalog'), name), 'utf8'), { columns: true }),
    );

/** The names of all drawings, with their endings. */
export const drawingNames = readdirSync(inPackage('drawings'));

export const readDrawing = (name: string): Buffer => readFileSync(inPackage(`drawings/${name}`));

/** What an app icon of `drawings/` is exported from. */
export const readIconSource = (name: string): Buffer => readFileSync(inPackage(`icons/${name}`));

/** The smallest size in which a customer chooses by a drawing, in pixels, on the ground of its tile. */
const SIDE = 64;
const GROUND = '#F3F7F4';
/** A pixel differs visibly when its three channels together differ by this much, of 765. */
const VISIBLE_STEP = 60;

const pixelsByName = new Map<string, Promise<Buffer>>();

/** The pixels of a drawing at 64 × 64, three bytes each; rejects when the file is no well-formed SVG. */
export const pixelsOf = (name: string): Promise<Buffer> => {
  const pixels = pixelsByName.get(name) ?? rasterise(readDrawing(name));
  pixelsByName.set(name, pixels);
  return pixels;
};

export const rasterise = (image: Buffer): Promise<Buffer> =>
  sharp(image)
    .resize(SIDE, SIDE, { fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer();

/** The share of pixels that differ visibly, 0 to 1. Compares colours, since all boxes would be alike in grey. */
export const difference = (one: Buffer, other: Buffer): number => {
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    const step = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      0,
    );
    if (step > VISIBLE_STEP) differing += 1;
  }
  return differing / (one.length / 3);
};

/** Two drawings that differ in a smaller share of their pixels can only be told apart by their titles. */
const MIN_DIFFERENCE = 0.1;

/** Every pair of the named drawings that look too much alike at 64 × 64, with the share that differs. */
export const lookAlikes = async (names: readonly string[]): Promise<string[]> => {
  const pixels = await Promise.all(names.map(pixelsOf));
  return pixels.flatMap((one, i) =>
    pixels.slice(i + 1).flatMap((other, j) => {
      const share = difference(one, other);
      const pair = `${names[i]} and ${names[i + 1 + j]}, ${Math.round(share * 100)} %`;
      return share < MIN_DIFFERENCE ? [pair] : [];
    }),
  );
};
