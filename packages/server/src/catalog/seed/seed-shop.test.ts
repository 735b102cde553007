import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aNurse } from '../../testing/shop.builders.ts';
import { resetShop, seedIfEmpty, updateShop } from './seed-shop.ts';

const options = { root: projectRoot, withDemo: true, now: new Date('2026-11-20T12:00:00Z') };

describe('seeding', () => {
  const made: TestDatabase[] = [];
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    made.push(database);
  });
  afterAll(() => Promise.all(made.map((each) => each.drop())));

  const everything = async () => {
    const tables = ['products', 'promotions', 'hospitals', 'delivery_points'];
    const rows = await Promise.all(
      tables.map((table) => database.pool.query(`select * from ${table} order by id`)),
    );
    return rows.map((result) => result.rows);
  };
  const count = async (table: string) =>
    Number((await database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

  it('fills an empty shop, and changes nothing the second time', async () => {
    const first = await seedIfEmpty(database.db, options);
    const before = await everything();
    expect(first).toMatchObject({ ok: true, value: { added: await count('products'), updated: 0 } });
    expect(await seedIfEmpty(database.db, options)).toMatchObject({ ok: true, value: { added: 0 } });
    expect(await updateShop(database.db, options)).toMatchObject({
      ok: true,
      value: { added: 0, updated: 0 },
    });
    expect(await everything()).toEqual(before);
  });

  it('fills it once when two processes start together', async () => {
    const both = await Promise.all([seedIfEmpty(database.db, options), seedIfEmpty(database.db, options)]);
    const added = both.map((seeded) => (seeded.ok ? seeded.value.added : 0)).sort();
    expect(added[0]).toBe(0);
    expect(added[1]).toBe(await count('products'));
  });

  it('adds only the catalogue in production', async () => {
    await seedIfEmpty(database.db, { ...options, withDemo: false });
    expect(await count('products')).toBeGreaterThanOrEqual(320);
    expect(await count('hospitals')).toBe(0);
    expect(await count('promotions')).toBe(0);
    const sold = await database.db
      .selectFrom('products')
      .select('id')
      .where('total_purchases', '>', 0)
      .execute();
    expect(sold).toEqual([]);
  });

  it('promotions run from the time of seeding', async () => {
    await seedIfEmpty(database.db, options);
    const running = await database.db.selectFrom('promotions').select(['start_date', 'end_date']).execute();
    for (const { start_date, end_date } of running) {
      expect(start_date).toEqual(options.now);
      expect(end_date.getTime()).toBeGreaterThan(options.now.getTime());
    }
  });

  it('an update changes texts and preserves price, stock and sale state', async () => {
    await seedIfEmpty(database.db, options);
    await database.db
      .updateTable('products')
      .set({ title: 'Otro nombre', price_cents: 9900, stock: 3, is_active: false })
      .where('sku', '=', 'guineo-maduro')
      .execute();
    await database.db.deleteFrom('products').where('sku', '=', 'yuca').execute();
    expect(await updateShop(database.db, options)).toMatchObject({
      ok: true,
      value: { added: 1, updated: 1 },
    });
    const product = await database.db
      .selectFrom('products')
      .select(['title', 'price_cents', 'stock', 'is_active'])
      .where('sku', '=', 'guineo-maduro')
      .executeTakeFirst();
    expect(product).toEqual({ title: 'Guineo maduro', price_cents: 9900, stock: 3, is_active: false });
  });

  it('loads nothing if there is any issue', async () => {
    const root = mkdtempSync(join(tmpdir(), 'nutricion-seed-'));
    try {
      cpSync(join(projectRoot, 'data'), join(root, 'data'), { recursive: true });
      const file = join(root, 'data/catalog/frutas.csv');
      writeFileSync(file, readFileSync(file, 'utf8').replace(',0.89,', ',gratis,'));
      const seeded = await seedIfEmpty(database.db, { ...options, root });
      expect(seeded).toMatchObject({
        ok: false,
        refusal: { issues: [{ file: 'data/catalog/frutas.csv', row: 2, column: 'price' }] },
      });
      expect(await count('products')).toBe(0);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('a reset fills the shop anew and preserves users', async () => {
    await seedIfEmpty(database.db, options);
    const { profile } = await aNurse(database.db);
    const before = await everything();
    await database.pool.query(`update products set stock = 0, price_cents = 5000`);
    await database.pool.query(`delete from promotions`);
    expect(await resetShop(database.db, options)).toMatchObject({ ok: true });
    const after = await everything();
    const withoutTimes = (tables: Record<string, unknown>[][]) =>
      tables.slice(0, 2).map((rows) => rows.map(({ created_at, updated_at, ...row }) => row));
    expect(withoutTimes(after)).toEqual(withoutTimes(before));
    expect(await database.db.selectFrom('profiles').select('id').execute()).toContainEqual({
      id: profile.id,
    });
  });
});
