import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '../../catalog/seed/seed-shop.ts';
import { seedRecipesIfEmpty } from '../../recipes/seed/seed-recipes.ts';
import { projectRoot } from '../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { applyCorrections, isApplied, seedFingerprint } from './load-seed.ts';

describe('a shop that opened with an earlier seed', () => {
  let database: TestDatabase;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'semilla-'));
    cpSync(join(projectRoot, 'data'), join(root, 'data'), { recursive: true });
    database = await createTestDatabase();
    await seedIfEmpty(database.db, { root, withDemo: false, now: new Date() });
    await seedRecipesIfEmpty(database.db, root);
    // The shop as it was before the corrections, with what people have edited and removed since.
    await database.pool.query(`
      update products set allergen_info = '{}', may_contain = '{}', contains_at_least = '{}', pasteurization = null,
        ingredients = '', price_cents = 999, stock = 3
        where sku in ('arroz-gandules-listo', 'espagueti-carne-congelado', 'queso-blanco-del-pais');
      update products set usage_suggestions = 'Lo nuestro', edited_at = now() where sku = 'queso-blanco-del-pais';
      delete from products where sku = 'limber-coco';
      update recipes set instructions = '["Dora el pollo."]', is_active = false where slug = 'pollo-guisado-con-papas';
      update recipes set instructions = '["Como en casa."]', edited_at = now() where slug = 'asopao-de-pollo';
      delete from recipes where slug = 'sancocho-de-pollo-y-viandas';
    `);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(root, { recursive: true });
  });

  const product = async (sku: string) =>
    (await database.pool.query('select * from products where sku = $1', [sku])).rows[0];
  const recipe = async (slug: string) =>
    (await database.pool.query('select * from recipes where slug = $1', [slug])).rows[0];

  it('gets the corrections of rows that nobody edited or removed, and keeps its prices and stock', async () => {
    expect(await applyCorrections(database.db, root)).toEqual({
      ok: true,
      value: { products: 2, recipes: 1 },
    });
    expect(await product('arroz-gandules-listo')).toMatchObject({
      may_contain: ['leche', 'trigo', 'soya', 'huevo', 'pescado', 'nueces'],
      ingredients: expect.stringMatching(/^Arroz de grano mediano, agua, gandules, jamón, sofrito \(/),
      stock: 3,
    });
    expect(await product('espagueti-carne-congelado')).toMatchObject({
      allergen_info: ['trigo'],
      may_contain: ['leche', 'huevo', 'soya'],
    });
    expect((await product('espagueti-carne-congelado')).price_cents).toBe(999);
    expect(await product('queso-blanco-del-pais')).toMatchObject({
      usage_suggestions: 'Lo nuestro',
      allergen_info: [],
    });
    expect(await product('limber-coco')).toBeUndefined();
    const stew = await recipe('pollo-guisado-con-papas');
    expect(stew.instructions.join(' ')).toContain('165 °F');
    expect(stew.is_active).toBe(false);
    expect((await recipe('asopao-de-pollo')).instructions).toEqual(['Como en casa.']);
    expect(await recipe('sancocho-de-pollo-y-viandas')).toBeUndefined();
  });

  it('gets each version of the files once, so that later changes by hand stay', async () => {
    await database.pool.query(
      `update products set description = 'A mano' where sku = 'arroz-gandules-listo'`,
    );
    expect(await applyCorrections(database.db, root)).toMatchObject({ value: { products: 0, recipes: 0 } });
    expect(await product('arroz-gandules-listo')).toMatchObject({ description: 'A mano' });
    const file = join(root, 'data/catalog/frutas.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Guineo amarillo', 'Guineo bien amarillo'));
    expect(await applyCorrections(database.db, root)).toMatchObject({ ok: true });
    expect((await product('guineo-maduro')).description).toContain('bien amarillo');
  });

  it('stays as it is if the files have faults, and the next start tries again', async () => {
    const file = join(root, 'data/catalog/frutas.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace('guineo-maduro,', 'Guineo Maduro,'));
    expect(await applyCorrections(database.db, root)).toMatchObject({ refusal: { kind: 'bad-seed' } });
    expect(await isApplied(database.db, seedFingerprint(root))).toBe(false);
  });
});
