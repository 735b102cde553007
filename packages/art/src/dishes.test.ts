import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableDishes, dishOf } from '@nutricion/domain/recipes/dish';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { artUrl } from './category-art.ts';
import { drawingNames, lookAlikes, readChecks, readDrawing, seedFolder } from './drawings.builders.ts';

type Recipe = { readonly id: string; readonly title: string; readonly meal: RecipeMeal };

const recipes = readdirSync(seedFolder('recipes'))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name): Recipe[] => parse(readFileSync(join(seedFolder('recipes'), name), 'utf8')));
const dishById = new Map(recipes.map(({ id, title, meal }) => [id, dishOf(title, meal)]));

/** What a recipe's drawing must show, and what would make it another dish: foods, or parts of its art value, by `;`. */
const checklist = readChecks<{ id: string; must: string; must_not: string }>('dish-checklist.csv');
const namesIn = (list: string): string[] => list.split(';').filter((name) => name !== '');

/** A food lies in a dish when all its colours do; no two foods of the checklist have the same. */
const foods = readChecks<{ food: string; colours: string }>('food-colours.csv').map(({ food, colours }) => ({
  food,
  colours: colours.split(';'),
}));

const fileNameOf = (dish: string): string => artUrl(dish).slice('/art/'.length);

/** The foods that lie in a dish, and the parts of its art value. */
function shownIn(dish: string): string[] {
  const svg = readDrawing(fileNameOf(dish)).toString();
  const coloursUsed = new Set(
    [...svg.matchAll(/(?:fill|stroke|stop-color)="([^"]+)"/g)].map(([, each]) => each),
  );
  return [
    ...dish.split(':').slice(1),
    ...foods.filter(({ colours }) => colours.every((each) => coloursUsed.has(each))).map(({ food }) => food),
  ];
}

it('has every recipe on its checklist, once', () => {
  expect(checklist.map(({ id }) => id).toSorted()).toEqual(recipes.map(({ id }) => id).toSorted());
});

it('shows in each dish what the checklist asks, and nothing that it excludes', () => {
  const faults = checklist.flatMap(({ id, must, must_not }) => {
    const shown = shownIn(dishById.get(id) ?? '');
    return [
      ...namesIn(must).flatMap((name) => (shown.includes(name) ? [] : [`${id} lacks ${name}`])),
      ...namesIn(must_not).flatMap((name) => (shown.includes(name) ? [`${id} shows ${name}`] : [])),
    ];
  });
  expect(faults).toEqual([]);
});

it('names on the checklist only foods and forms that a dish can show', () => {
  const known = new Set([
    ...foods.map(({ food }) => food),
    ...[...availableDishes].flatMap((dish) => dish.split(':')),
  ]);
  const named = checklist.flatMap(({ must, must_not }) => [...namesIn(must), ...namesIn(must_not)]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(foods.filter(({ food }) => !named.includes(food))).toEqual([]);
});

it('tells foods apart by their colours', () => {
  const colourings = foods.map(({ colours }) => colours.toSorted().join());
  expect(new Set(colourings).size).toBe(foods.length);
});

it('has a drawing of every dish that a title can name, and of no other', () => {
  const drawn = drawingNames.filter((name) => name.startsWith('dish-'));
  expect(drawn.toSorted()).toEqual([...availableDishes].map(fileNameOf).toSorted());
});

it('gives no two recipes the same dish, and tells any two apart at 64 px', async () => {
  const dishes = [...dishById.values()];
  expect(new Set(dishes).size).toBe(recipes.length);
  expect(await lookAlikes(dishes.map(fileNameOf))).toEqual([]);
}, 60_000);

it('leaves an empty row of pixels above every dish whose empty top is cut off', async () => {
  const cutOff: string[] = [];
  for (const dish of availableDishes) {
    const svg = readDrawing(fileNameOf(dish));
    if (svg.includes('viewBox="0 0 ')) continue;
    const { data, info } = await sharp(svg).raw().toBuffer({ resolveWithObject: true });
    const firstRow = Array.from({ length: info.width }, (_, x) => data[x * info.channels + 3] ?? 0);
    if (Math.max(...firstRow) > 0) cutOff.push(dish);
  }
  expect(cutOff).toEqual([]);
}, 60_000);
