import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct, aPromotion } from '../testing/shop.builders.ts';
import { type Catalog, openCatalog } from './catalog.ts';

const logger = pino({ level: 'silent' });
/** The catalog is updated within a second on an idle machine; tests wait longer for a busy one. */
const SOON = { timeout: 20_000, interval: 10 };

describe('the catalog in memory', () => {
  let database: TestDatabase;
  const opened: Catalog[] = [];
  beforeEach(async () => {
    database = await createTestDatabase({ maxConnections: 10 });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((catalog) => catalog.close()));
    await database.drop();
  });

  /** Opens a catalog with a listening connection of its own, like another process. */
  const open = async (now = Date.now) => {
    const catalog = await openCatalog({
      ...database,
      databaseUrl: database.url,
      now,
      logger,
      words: aWordTable,
    });
    opened.push(catalog);
    return catalog;
  };
  const json = (catalog: Catalog, id: string) => {
    const entry = catalog.index().byId.get(id);
    return entry && JSON.parse(catalog.jsonOf(entry));
  };

  it('a taught word works in the search of every process within a second, and stops working when removed', async () => {
    const { id } = await aProduct(database.db, { title: 'Tayota verde', category: 'Vegetales' });
    const shops = [await open(), await open()];
    const matchedIds = () =>
      shops.map((catalog) => catalog.searchAll('zumbete', false).hits.map((hit) => hit.id));
    expect(matchedIds()).toEqual([[], []]);
    await database.db
      .insertInto('search_synonyms')
      .values({ word: 'zumbete', means: 'tayota', actor_id: id })
      .execute();
    await vi.waitFor(() => expect(matchedIds()).toEqual([[id], [id]]), SOON);
    const later = await open();
    expect(later.searchAll('zumbetes', false).hits.map((hit) => hit.id)).toEqual([id]);
    await database.db.deleteFrom('search_synonyms').execute();
    await vi.waitFor(() => expect(matchedIds()).toEqual([[], []]), SOON);
  });

  it('holds the active products, sorted by title in Spanish order', async () => {
    await aProduct(database.db, {
      title: 'Zanahoria',
      category: 'Vegetales',
      normalized_category: 'vegetales',
    });
    await aProduct(database.db, { title: 'ñame', category: 'Vegetales', normalized_category: 'vegetales' });
    await aProduct(database.db, { title: 'Ácido', category: 'Vegetales', normalized_category: 'vegetales' });
    await aProduct(database.db, { title: 'Nabo', category: 'Vegetales', normalized_category: 'vegetales' });
    const hidden = await aProduct(database.db, { title: 'Guardado', is_active: false });
    const { byId, byName } = (await open()).index();
    const titles = ['Ácido', 'Nabo', 'ñame', 'Zanahoria'];
    expect(byName.get('vegetales')?.map(({ title }) => title)).toEqual(titles);
    expect(byName.get('Vegetales')?.map(({ title }) => title)).toEqual(titles);
    expect(byId.has(hidden.id)).toBe(false);
  });

  it('has changes by another process within a second', async () => {
    const product = await aProduct(database.db, { title: 'Antes' });
    const [one, other] = await Promise.all([open(), open()]);
    await database.db
      .updateTable('products')
      .set({ title: 'Después', category: 'Salsas', normalized_category: 'condimentos' })
      .where('id', '=', product.id)
      .execute();
    for (const catalog of [one, other]) {
      await vi.waitFor(() => expect(json(catalog, product.id)?.title).toBe('Después'), SOON);
      expect(catalog.index().byName.get('provisiones')).toEqual([]);
      expect(catalog.index().byName.get('condimentos')).toHaveLength(1);
    }
  });

  it('finds a renamed product within a second', async () => {
    const product = await aProduct(database.db, { title: 'Antes' });
    const catalog = await open();
    const matchedIds = (query: string) => catalog.search(query, false, 20).hits.map(({ id }) => id);
    expect(matchedIds('antes')).toHaveLength(1);
    await database.db.updateTable('products').set({ title: 'Después' }).execute();
    await vi.waitFor(() => expect(matchedIds('después')).toEqual([product.id]), SOON);
    expect(matchedIds('antes')).toEqual([]);
  });

  it('drops deactivated and removed products and adds new ones within a second', async () => {
    const [gone, removed] = [await aProduct(database.db), await aProduct(database.db)];
    const catalog = await open();
    await database.db.updateTable('products').set({ is_active: false }).where('id', '=', gone.id).execute();
    await database.db.deleteFrom('products').where('id', '=', removed.id).execute();
    const fresh = await aProduct(database.db);
    await vi.waitFor(() => expect([...catalog.index().byId.keys()]).toEqual([fresh.id]), SOON);
  });

  it('an order in one process updates the stock in another', async () => {
    const product = await aProduct(database.db, { stock: 10 });
    const [one, other] = await Promise.all([open(), open()]);
    expect(json(other, product.id)?.stock).toBe(10);
    await database.db.updateTable('products').set({ stock: 7, total_purchases: 3 }).execute();
    one.announceStock([product.id]);
    for (const catalog of [one, other])
      await vi.waitFor(
        () => expect(json(catalog, product.id)).toMatchObject({ stock: 7, total_purchases: 3 }),
        SOON,
      );
  });

  it('announces the stock of a thousand products at once', async () => {
    await database.pool.query(
      `insert into products (sku, title, price_cents, stock) select 'p-' || n, 'P ' || n, 100, 5 from generate_series(1, 1000) n`,
    );
    const [one, other] = await Promise.all([open(), open()]);
    await database.db.updateTable('products').set({ stock: 4 }).execute();
    one.announceStock([...one.index().byId.keys()]);
    await vi.waitFor(
      () => expect([...other.index().byId.values()].every(({ counts }) => counts.stock === 4)).toBe(true),
      { timeout: 3_000 },
    );
  });

  it('shows a promotion while it runs, and the regular price before and after', async () => {
    const product = await aProduct(database.db, { price_cents: 999 });
    const start = Date.parse('2026-11-20T12:00:00Z');
    const end = start + 3_600_000;
    await aPromotion(database.db, product.id, {
      discount_percent: 10,
      start_date: new Date(start),
      end_date: new Date(end),
    });
    let now = start - 1;
    const catalog = await open(() => now);
    const priceAt = (ms: number) => {
      now = ms;
      const { price, current_price, promotion } = json(catalog, product.id);
      return { price, current_price, type: promotion?.type ?? null };
    };
    const full = { price: 9.99, current_price: 9.99, type: null };
    // Specification, section 2: price times 0.8 for any promotion.
    const promoted = { price: 9.99, current_price: 7.99, type: 'percent-off' };
    expect(priceAt(start - 1)).toEqual(full);
    expect(priceAt(start)).toEqual(promoted);
    expect(priceAt(end)).toEqual(promoted);
    expect(priceAt(end + 1)).toEqual(full);
  });

  it('has a new promotion within a second', async () => {
    const product = await aProduct(database.db);
    const catalog = await open();
    await aPromotion(database.db, product.id, { type: 'bogo', discount_percent: null });
    await vi.waitFor(() => expect(json(catalog, product.id)?.promotion?.type).toBe('bogo'), SOON);
  });

  it('catches up after its listening connection was cut', async () => {
    const product = await aProduct(database.db, { title: 'Antes' });
    const catalog = await open();
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'nutricion-plus catalog' and datname = current_database()`,
    );
    await database.db.updateTable('products').set({ title: 'Después' }).execute();
    await vi.waitFor(() => expect(json(catalog, product.id)?.title).toBe('Después'), SOON);
    await database.db.updateTable('products').set({ title: 'Y otra vez' }).execute();
    await vi.waitFor(() => expect(json(catalog, product.id)?.title).toBe('Y otra vez'), SOON);
  });

  it('writes counted views when it closes, without waiting for an order that locks the row', async () => {
    const [seen, hiddenProduct] = [await aProduct(database.db), await aProduct(database.db)];
    const catalog = await openCatalog({
      ...database,
      databaseUrl: database.url,
      now: Date.now,
      logger,
      words: aWordTable,
    });
    for (const id of [seen.id, seen.id, hiddenProduct.id]) catalog.countView(id);
    const order = await database.pool.connect();
    await order.query('begin');
    await order.query('select 1 from products where id = $1 for no key update', [hiddenProduct.id]);
    await catalog.close();
    await order.query('rollback');
    order.release();
    const rows = await database.db.selectFrom('products').select(['id', 'view_count']).execute();
    expect(new Map(rows.map(({ id, view_count }) => [id, view_count]))).toEqual(
      new Map([
        [seen.id, 2],
        [hiddenProduct.id, 0],
      ]),
    );
  });

  it("rejects when the catalog can't be read", async () => {
    await database.asOwner('alter table products rename to elsewhere');
    await expect(open()).rejects.toThrow(/products/);
  });
});
