import { readdirSync } from 'node:fs';
import { topics } from '@nutricion/domain/content/topic';
import { availableDishes } from '@nutricion/domain/recipes/dish';
import { expect, it } from 'vitest';
import { coveredArticles, coverOf, coverUrl } from './article-art.ts';
import { artUrl, categoryArt } from './category-art.ts';
import {
  difference,
  drawingNames,
  pixelsOf,
  rasterise,
  readCatalogRows,
  readDrawing,
  readIconSource,
  seedFolder,
} from './drawings.builders.ts';

const svgNames = drawingNames.filter((name) => name.endsWith('.svg'));
const covers = [...coveredArticles, ...topics.map(({ id }) => id)];

/** What screens name by its address: the mark, its ornament, banners, what stands for a missing drawing. */
const SHOP_DRAWINGS =
  'marca sol-trunco placeholder banner-agua banner-desayuno banner-frutas banner-viandas'.split(' ');

/** Each app icon with the file of `icons/` that it is exported from. */
const APP_ICONS = {
  'icono-96.png': 'icono.svg',
  'icono-192.png': 'icono.svg',
  'icono-512.png': 'icono.svg',
  'icono-recortable-192.png': 'icono-recortable.svg',
  'icono-recortable-512.png': 'icono-recortable.svg',
  'icono-apple-180.png': 'icono-apple.svg',
};

/** What is wrong with a drawing that a browser could still show, or show somewhere else than here. */
async function faultsOf(name: string): Promise<string[]> {
  const svg = readDrawing(name).toString();
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  const faults = [
    ...(await pixelsOf(name).then(
      () => [],
      () => ['is no well-formed SVG'],
    )),
    ...(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="[\d .]+">/.test(svg) ? [] : ['has no size']),
    ...(new Set(ids).size === ids.length ? [] : ['has an id twice']),
    ...used.filter((id) => !ids.includes(id)).map((id) => `refers to ${id}, which is nowhere`),
    // Words would need a font; scripts and addresses have no place in a drawing; the rest is what an editor leaves behind.
    ...(/<text|<script|<foreignObject|<image| on\w+=|href="[^#]|url\([^#]|NaN|undefined|Infinity|inkscape:|sodipodi:/.exec(
      svg,
    ) ?? []),
  ];
  return faults.map((fault) => `${name}: ${fault}`);
}

it('has sound files without words, scripts or addresses', async () => {
  const faults = await Promise.all(svgNames.map(faultsOf));
  expect(faults.flat()).toEqual([]);
}, 60_000);

it('has a file for every address that is asked for, and no other', () => {
  const urls = [
    ...readCatalogRows().map(({ art }) => artUrl(art)),
    ...[...availableDishes, ...Object.values(categoryArt)].map(artUrl),
    ...covers.map(coverUrl),
    ...SHOP_DRAWINGS.map((name) => `/art/${name}.svg`),
    ...Object.keys(APP_ICONS).map((name) => `/art/${name}`),
  ];
  expect(drawingNames.map((name) => `/art/${name}`).toSorted()).toEqual([...new Set(urls)].toSorted());
  expect(drawingNames.filter((name) => !/^[a-z0-9-]+\.(svg|png)$/.test(name))).toEqual([]);
});

it('gives each of the eleven categories a drawing of its own', () => {
  expect(new Set(Object.values(categoryArt)).size).toBe(11);
});

it('gives every article of the seed a cover of its own, and another one that of its topic', async () => {
  const slugs = readdirSync(seedFolder('articles')).map((name) => name.replace('.md', ''));
  expect([...coveredArticles].toSorted()).toEqual(slugs.toSorted());
  expect(topics.filter(({ id }) => coverOf('lo-que-sea', id) !== id)).toEqual([]);
  const drawn = covers.map((cover) => readDrawing(coverUrl(cover).slice('/art/'.length)).toString());
  expect(new Set(drawn).size).toBe(covers.length);
});

it('has app icons that look as what they are exported from', async () => {
  const differing: string[] = [];
  for (const [name, source] of Object.entries(APP_ICONS))
    if (difference(await pixelsOf(name), await rasterise(readIconSource(source))) > 0.02)
      differing.push(name);
  expect(differing).toEqual([]);
});
