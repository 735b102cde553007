import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dishOf, knownDishes } from '@nutricion/domain/recipe/dish';
import type { recipeMeals } from '@nutricion/domain/recipe/recipe';
import { parse as parseCsv } from 'csv-parse/sync';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { difference, pointsOf } from './difference.ts';
import * as mains from './dishes/food-mains.ts';
import * as plants from './dishes/food-plants.ts';
import { dishSpecs, headroomOf } from './dishes.ts';
import { renderArt } from './render-art.ts';

type Entry = {
  readonly id: string;
  readonly title: string;
  readonly meal: (typeof recipeMeals)[number]['id'];
};

/** What a dish's picture must show, and what would be another dish: pieces of food, or its form, by `;`. */
type Check = { readonly id: string; readonly must: string; readonly must_not: string };

const folder = fileURLToPath(new URL('../../../data/recipes', import.meta.url));
const recipes = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name): Entry[] => parse(readFileSync(join(folder, name), 'utf8')));
const dishById = new Map(recipes.map(({ id, title, meal }) => [id, dishOf(title, meal)] as const));
const checklist: Check[] = parseCsv(readFileSync(new URL('./dish-checklist.csv', import.meta.url), 'utf8'), {
  columns: true,
});

const foods = Object.entries({ ...mains, ...plants }).flatMap(([name, piece]) =>
  typeof piece === 'string' ? [[name, piece] as const] : [],
);

/** Of dishes, the least share of points by which two differ; as between two products of one shelf. */
const LEAST_SHARE = 0.1;

function svgOf(spec: string): string {
  const drawn = renderArt(spec);
  return drawn.ok ? drawn.svg : drawn.reason;
}

/** The pieces of food that lie in a dish, its form and what it is named to be with. */
function shownIn(spec: string): string[] {
  const svg = svgOf(spec);
  return [
    ...spec.split(':').slice(1),
    ...foods.filter(([, piece]) => svg.includes(piece)).map(([name]) => name),
  ];
}

const names = (list: string): string[] => list.split(';').filter((name) => name !== '');

it('has every recipe on its checklist, once', () => {
  expect(checklist.map(({ id }) => id).toSorted()).toEqual(recipes.map(({ id }) => id).toSorted());
});

it('shows in each dish what the checklist asks, and nothing that it excludes', () => {
  const faults = checklist.flatMap(({ id, must, must_not }) => {
    const shown = shownIn(dishById.get(id) ?? '');
    return [
      ...names(must).flatMap((name) => (shown.includes(name) ? [] : [`${id} lacks ${name}`])),
      ...names(must_not).flatMap((name) => (shown.includes(name) ? [`${id} shows ${name}`] : [])),
    ];
  });
  expect(faults).toEqual([]);
});

it('names only foods that can lie in a dish', () => {
  const known = new Set([...foods.map(([name]) => name), ...dishSpecs.flatMap((spec) => spec.split(':'))]);
  const named = checklist.flatMap(({ must, must_not }) => [...names(must), ...names(must_not)]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('gives no two recipes the same dish', () => {
  expect(new Set(dishById.values()).size).toBe(recipes.length);
});

it('tells any two recipes apart at 64 px', async () => {
  const dishes = [...new Set(dishById.values())];
  const pictures = await Promise.all(dishes.map(pointsOf));
  const alike = pictures.flatMap((one, i) =>
    pictures.slice(i + 1).flatMap((other, j) => {
      const share = difference(one, other);
      return share < LEAST_SHARE
        ? [`${dishes[i]} and ${dishes[i + 1 + j]}, ${Math.round(share * 100)} %`]
        : [];
    }),
  );
  expect(alike).toEqual([]);
}, 60_000);

it('has drawn every dish that a title can name, and can name every dish that is drawn', () => {
  expect([...knownDishes].toSorted()).toEqual(dishSpecs.toSorted());
});

it('cuts nothing of a dish off with what is empty above it', async () => {
  for (const spec of dishSpecs.filter((each) => headroomOf(each) > 0)) {
    const { data, info } = await sharp(Buffer.from(svgOf(spec)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const firstRow = Array.from({ length: info.width }, (_, x) => data[x * info.channels + 3] ?? 0);
    expect(Math.max(...firstRow), spec).toBe(0);
  }
}, 60_000);

it('draws every dish sound, without words', () => {
  for (const spec of dishSpecs) {
    expect(renderArt(spec), spec).toMatchObject({ ok: true });
    expect(svgOf(spec), spec).not.toMatch(/<text|NaN|undefined/);
  }
});
