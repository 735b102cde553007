import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '@nutricion/domain/catalog/category';
import { usageOf } from '@nutricion/domain/recipes/measure';
import { rawAnimalOf } from '@nutricion/domain/recipes/raw-animal';
import { scaleLabel } from '@nutricion/domain/recipes/scale-label';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readSeed } from '../../catalog/seed/seed-files.ts';
import { projectRoot } from '../../settings.ts';
import { readKitchenFacts } from './kitchen-facts.ts';
import { readExpressRecipes, readRecipeFiles } from './read-recipes.ts';
import { recipeRefusalText } from './recipe-issue.ts';

const orThrow = <T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: Parameters<typeof recipeRefusalText>[0] },
): T => {
  if (!result.ok) throw new Error(recipeRefusalText(result.refusal));
  return result.value;
};
type CatalogLine = { readonly sku: string; readonly category: string };
const read = (path: string) => ({ file: path, text: readFileSync(join(projectRoot, path), 'utf8') });
const catalogFiles = categories.map(({ id }) => `data/catalog/${id}.csv`);

describe('the recipes of the shop', () => {
  const recipes = orThrow(readRecipeFiles(projectRoot));
  const express = orThrow(readExpressRecipes(projectRoot));
  const facts = orThrow(readKitchenFacts(projectRoot));

  it('are 130, and seven express ones in the four moments of a shift', () => {
    expect(recipes).toHaveLength(130);
    expect(express).toHaveLength(7);
    expect([...new Set(express.map(({ category }) => category))].sort()).toEqual([
      'during-shift',
      'night-shift',
      'post-shift',
      'pre-shift',
    ]);
    const titles = new Set(recipes.map(({ entry }) => entry.title));
    expect(express.filter(({ title }) => titles.has(title))).toEqual([]);
  });

  it('know of all meat, fish and eggs that are sold whether they are raw', () => {
    const sold = ['carnes', 'lacteos'].flatMap(
      (file) => parse(read(`data/catalog/${file}.csv`).text, { columns: true }) as unknown as CatalogLine[],
    );
    const skus = sold
      .filter(({ category }) => ['Carnes', 'Huevos'].includes(category))
      .filter(({ sku }) => rawAnimalOf(sku) === null)
      .map(({ sku }) => sku);
    // Cooked, cured, of no animal, or too thin to measure.
    expect(skus.sort()).toEqual([
      'camarones-cocidos',
      'carne-de-jueyes',
      'chorizo',
      'chuletas-ahumadas',
      'hamburguesas-vegetales',
      'morcilla',
      'salchichas-para-hot-dog',
      'tempeh-de-soya',
      'tocineta',
      'tofu-firme',
    ]);
  });

  it('read the same by one, and can be halved and doubled', () => {
    const labels = [
      ...recipes.flatMap(({ entry }) => entry.ingredients.map(({ label }) => label)),
      ...express.flatMap(({ ingredients }) => ingredients.map(({ label }) => label)),
    ];
    for (const label of labels) {
      expect(scaleLabel(label, 1 + 1e-9)).toBe(label);
      expect(scaleLabel(label, 2)).not.toBe(label);
    }
  });

  it('read well for any number of servings', () => {
    for (const { entry } of recipes)
      for (const { label } of entry.ingredients)
        for (let servings = 1; servings <= 12; servings += 1)
          expect(scaleLabel(label, servings / entry.servings)).toMatch(/^(?!0 )[\d¼⅓½⅔¾]+ \p{Letter}/u);
  });

  it('weigh what the USDA says, where a weight names it as its source', () => {
    const rowsOf = (path: string) =>
      parse(read(path).text, { columns: true }) as unknown as Record<string, string>[];
    const usda = new Map(rowsOf('data/nutrients/usda-sr28.csv').map((row) => [row.id, row]));
    const foodBySku = new Map(
      catalogFiles.flatMap(rowsOf).map(({ sku, usda_id }) => [sku, usda.get(usda_id ?? '')]),
    );
    for (const { sku = '', grams, source = '' } of rowsOf('data/nutrients/household-weights.csv')) {
      expect(foodBySku.has(sku), sku).toBe(true);
      const [, times = '1', measure] = /^USDA(?: ×(\d+))?: (.+)$/.exec(source) ?? [];
      if (measure === undefined) continue;
      const foundBySku = (foodBySku.get(sku)?.household_weights ?? '')
        .split(' | ')
        .filter((each) => each.startsWith(`${measure} = `))
        .map(
          (each) =>
            (Number.parseFloat(each.slice(measure.length + 3)) * Number(times)) / Number.parseFloat(measure),
        );
      expect(
        foundBySku.some((each) => Math.abs(each - Number(grams)) < 0.01),
        `${sku}: ${source}`,
      ).toBe(true);
    }
    for (const { sku = '', refuse_pct, source } of rowsOf('data/nutrients/refuse.csv'))
      if (source === 'USDA') expect(foodBySku.get(sku)?.refuse_pct, sku).toBe(refuse_pct);
  });

  it('can all be computed: no ingredient is left without its share of a package', () => {
    const catalog = readSeed(projectRoot, { withDemo: false });
    if (!catalog.ok) throw new Error('the catalogue has faults');
    const productById = new Map(catalog.value.products.map((product) => [product.id, product]));
    const missing = express.flatMap(({ title, ingredients }) =>
      ingredients.flatMap((ingredient) => {
        const product = productById.get(ingredient.productId);
        const packages =
          product &&
          usageOf(ingredient, {
            netContent: product.net_content,
            netUnit: product.net_unit as 'lb',
            kitchen: facts.get(product.sku) ?? null,
          }).packages;
        return packages ? [] : [`${title}: ${ingredient.label}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});
