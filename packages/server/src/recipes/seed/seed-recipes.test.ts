import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '../../catalog/seed/seed-shop.ts';
import { projectRoot } from '../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { recipeRefusalText } from './recipe-issue.ts';
import { seedRecipes, seedRecipesIfEmpty } from './seed-recipes.ts';

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
      refusal: { issues: [{ file: 'data/nutrients/household-weights.csv', field: 'fila 2' }] },
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
