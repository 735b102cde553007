import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories } from '@nutricion/domain/catalog/category';
import { usageOf } from '@nutricion/domain/recipe/measure';
import { rawAnimalOf } from '@nutricion/domain/recipe/raw-animal';
import { scaleLabel } from '@nutricion/domain/recipe/scale-label';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { parseCatalog } from '../../catalog/seed/parse-catalog.ts';
import { seedIfEmpty } from '../../catalog/seed/seed-shop.ts';
import { recipeRefusalText } from './fault.ts';
import { readKitchenFacts } from './kitchen-facts.ts';
import { parseRecipes } from './parse-recipes.ts';
import { readExpressRecipes, readRecipeFiles } from './read-recipes.ts';
import { seedRecipes, seedRecipesIfEmpty } from './seed-recipes.ts';

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
      'carne-de-jueyes',
      'chorizo',
      'chuletas-ahumadas',
      'hamburguesas-vegetales',
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
      const found = (foodBySku.get(sku)?.household_weights ?? '')
        .split(' | ')
        .filter((each) => each.startsWith(`${measure} = `))
        .map(
          (each) =>
            (Number.parseFloat(each.slice(measure.length + 3)) * Number(times)) / Number.parseFloat(measure),
        );
      expect(
        found.some((each) => Math.abs(each - Number(grams)) < 0.01),
        `${sku}: ${source}`,
      ).toBe(true);
    }
    for (const { sku = '', refuse_pct, source } of rowsOf('data/nutrients/refuse.csv'))
      if (source === 'USDA') expect(foodBySku.get(sku)?.refuse_pct, sku).toBe(refuse_pct);
  });

  it('can all be computed: no ingredient is left without its share of a package', () => {
    const nutrients = read('data/nutrients/usda-sr28.csv');
    const files = catalogFiles.map(read);
    const catalog = parseCatalog({
      catalog: files,
      nutrients,
      exceptions: read('data/allergens/exceptions.csv'),
    });
    if (!catalog.ok) throw new Error('the catalogue has faults');
    const productById = new Map(catalog.value.map((product) => [product.id, product]));
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

describe('a fault in a recipe', () => {
  const recipe = {
    id: 'arroz-blanco',
    title: 'Arroz blanco',
    emoji: '🍚',
    meal: 'almuerzo',
    category: 'other',
    equipment: 'una-olla',
    prep_minutes: 5,
    cook_minutes: 25,
    difficulty: 'easy',
    servings: 4,
    meal_prep: false,
    ingredients: [
      { sku: 'arroz-grano-mediano', quantity: 2, unit: 'taza', label: '2 tazas de arroz' },
      { sku: 'sal-mesa', quantity: 1, unit: 'cdita', label: '1 cucharadita de sal' },
    ],
    steps: ['Hierve el agua.', 'Echa el arroz.'],
    tip: 'No lo destapes.',
    tags: ['arroz'],
  };
  // JSON is YAML too.
  const faults = (values: object) => {
    const parsed = parseRecipes([{ file: 'x.yaml', text: JSON.stringify([{ ...recipe, ...values }]) }]);
    return parsed.ok ? [] : parsed.refusal.faults.map(({ field }) => field);
  };
  const [rice, salt] = recipe.ingredients;

  it.each<[string, object]>([
    ['arroz-blanco, meal', { meal: 'brunch' }],
    ['arroz-blanco, category', { category: 'after' }],
    ['arroz-blanco, prep_minutes', { prep_minutes: 0 }],
    ['arroz-blanco, servings', { servings: 2.5 }],
    ['arroz-blanco, emoji', { emoji: 'arroz' }],
    ['arroz-blanco, ingredients[0].unit', { ingredients: [{ ...rice, unit: 'puñado' }, salt] }],
    ['arroz-blanco, ingredients[1].quantity', { ingredients: [rice, { ...salt, quantity: 0 }] }],
    ['arroz-blanco, ingredients[0].label', { ingredients: [{ ...rice, label: 'Dos tazas (10 oz)' }, salt] }],
    ['arroz-blanco, steps', { steps: [] }],
    ['arroz-blanco, shelf_life_days', { meal_prep: true }],
    ['arroz-blanco, autor', { autor: 'Persona' }],
    ['receta 1, id', { id: undefined }],
  ])('is named by its recipe and field: %s', (field, values) => {
    expect(faults(values)).toEqual([field]);
  });

  it('is what it leaves unsaid of raw food and of what is kept, named by its recipe', () => {
    const chicken = { sku: 'pechuga-de-pollo', quantity: 1, unit: 'lb', label: '1 libra de pechuga' };
    const values = { ingredients: [rice, chicken], meal_prep: true, shelf_life_days: 6 };
    const parsed = parseRecipes([{ file: 'x.yaml', text: JSON.stringify([{ ...recipe, ...values }]) }]);
    if (parsed.ok) throw new Error('the recipe was taken');
    expect(parsed.refusal.faults.map(({ field }) => field)).toEqual(Array(4).fill('arroz-blanco'));
    expect(parsed.refusal.faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('165 °F'),
      expect.stringContaining('dura 6 días'),
      expect.stringContaining('antes de 2 horas'),
      expect.stringContaining('recalentar'),
    ]);
  });

  it('is that another has its name', () => {
    const parsed = parseRecipes([{ file: 'x.yaml', text: JSON.stringify([recipe, recipe]) }]);
    expect(parsed).toMatchObject({ refusal: { faults: [{ file: 'x.yaml', field: 'arroz-blanco' }] } });
  });

  it('is named by its line where it is no YAML', () => {
    const parsed = parseRecipes([{ file: 'x.yaml', text: '- id: a\n  title: "b\n' }]);
    expect(parsed).toMatchObject({ ok: false, refusal: { faults: [{ message: 'no es YAML' }] } });
  });

  it('is that a file is no list', () => {
    expect(parseRecipes([{ file: 'x.yaml', text: 'id: a' }])).toMatchObject({
      refusal: { faults: [{ field: 'línea 1' }] },
    });
  });
});

describe('seeding the recipes', () => {
  let database: TestDatabase;
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'recetas-'));
    mkdirSync(join(root, 'data'));
  });
  beforeEach(async () => {
    for (const folder of ['recipes', 'nutrients'])
      cpSync(join(projectRoot, 'data', folder), join(root, 'data', folder), { recursive: true });
    database = await createTestDatabase();
    await seedIfEmpty(database.db, { root: projectRoot, withDemo: false, now: new Date() });
  });
  afterEach(() => database.drop());
  afterAll(() => rmSync(root, { recursive: true }));

  const all = async () => (await database.pool.query('select * from recipes order by id')).rows;
  const edit = (path: string, from: string, to: string) => {
    const file = join(root, 'data', path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  it('fills a shop without recipes, and the second time changes nothing', async () => {
    expect(await seedRecipesIfEmpty(database.db, root)).toEqual({
      ok: true,
      value: { added: 130, updated: 0, skipped: 0 },
    });
    const before = await all();
    expect(await seedRecipesIfEmpty(database.db, root)).toEqual({
      ok: true,
      value: { added: 0, updated: 0, skipped: 0 },
    });
    expect(await seedRecipes(database.db, root)).toEqual({
      ok: true,
      value: { added: 0, updated: 0, skipped: 0 },
    });
    expect(await all()).toEqual(before);
  });

  it('brings what changed in the files, and leaves alone what a person edited or hid', async () => {
    await seedRecipes(database.db, root);
    await database.pool.query(
      `update recipes set title = 'El mío', edited_at = now() where slug = 'serenata-de-bacalao-con-viandas'`,
    );
    await database.pool.query(`update recipes set is_active = false where slug = 'pollo-guisado-con-papas'`);
    edit('recipes/almuerzos.yaml', 'title: Serenata de bacalao con viandas', 'title: Serenata');
    edit('recipes/almuerzos.yaml', 'title: Pollo guisado con papas y zanahoria', 'title: Pollo guisado');
    expect(await seedRecipes(database.db, root)).toEqual({
      ok: true,
      value: { added: 0, updated: 1, skipped: 0 },
    });
    const rows = await all();
    const titleOf = (slug: string) => rows.find((row) => row.slug === slug);
    expect(titleOf('serenata-de-bacalao-con-viandas')).toMatchObject({ title: 'El mío' });
    expect(titleOf('pollo-guisado-con-papas')).toMatchObject({ title: 'Pollo guisado', is_active: false });
  });

  it('names every ingredient that cannot be computed, and loads nothing', async () => {
    edit('recipes/almuerzos.yaml', 'sku: arroz-grano-mediano', 'sku: arroz-de-la-luna');
    edit('nutrients/household-weights.csv', 'calabaza,taza,116,"USDA: 1 cup, cubes"\n', '');
    const seeded = await seedRecipes(database.db, root);
    expect(seeded).toMatchObject({ ok: false, refusal: { kind: 'bad-recipes' } });
    const text = seeded.ok ? '' : recipeRefusalText(seeded.refusal);
    expect(text).toContain(
      'arroz-con-gandules-de-caldero, ingredients[0]: no hay un producto arroz-de-la-luna',
    );
    expect(text).toContain(
      'habichuelas-guisadas-con-calabaza, ingredients[1]: no se sabe cuánto de un paquete',
    );
    expect(await all()).toEqual([]);
  });

  it('opens a shop that has removed a product with the recipes that it can still make', async () => {
    await database.pool.query(`delete from products where sku = 'bacalao-salado'`);
    expect(await seedRecipesIfEmpty(database.db, root)).toEqual({
      ok: true,
      value: { added: 128, updated: 0, skipped: 2 },
    });
  });

  it('takes a weight without its source for a fault', async () => {
    edit('nutrients/household-weights.csv', 'aceite-canola,cda,14,USDA: 1 tbsp', 'aceite-canola,cda,14,');
    expect(await seedRecipes(database.db, root)).toMatchObject({
      refusal: { faults: [{ file: 'data/nutrients/household-weights.csv', field: 'fila 2' }] },
    });
  });

  it('fills it again after a reset, with the same ids', async () => {
    await seedRecipes(database.db, root);
    const ids = (await all()).map(({ id }) => id);
    await database.pool.query(`insert into recipes (title, prep_time) values ('De nadie', 5)`);
    expect(await seedRecipes(database.db, root, { isReset: true })).toMatchObject({ value: { added: 130 } });
    expect((await all()).map(({ id }) => id)).toEqual(ids);
  });
});
