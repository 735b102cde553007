import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { readProducts } from '../product-rows.ts';
import { nutritionWith } from './nutrition.builders.ts';
import { aProductFixture, type ProductFixture } from './products.builders.ts';

describe('products of the administration', () => {
  let fixture: ProductFixture;
  let catalogAdmin: string;
  let other: string;
  beforeAll(async () => {
    fixture = await aProductFixture();
    catalogAdmin = await fixture.aPerson('catalogo', 'Catálogo Uno');
    other = await fixture.aPerson('catalogo', 'Catálogo Dos');
  });
  afterAll(() => fixture.database.drop());

  const one = (id: string) => fixture.call(catalogAdmin, 'GET /api/admin/products/{id}', { params: { id } });
  const save = (id: string, body: object, as = catalogAdmin) =>
    fixture.call(as, 'PATCH /api/admin/products/{id}', { params: { id }, body });
  const list = (query: object) => fixture.call(catalogAdmin, 'GET /api/admin/products', { query });
  const titles = async (query: object) =>
    (await list(query)).json.products.map(({ title }: { title: string }) => title);

  it('a save changes only the given fields, and the audit has before and after of those', async () => {
    const { id } = await aProduct(fixture.db, { title: 'Arroz grano largo', price_cents: 400, stock: 3 });
    const { status, json } = await save(id, { version: 1, price: 4.5, aisle: 'B2' });
    expect([status, json.price, json.aisle, json.version, json.stock]).toEqual([200, 4.5, 'B2', 2, 3]);
    expect(await fixture.auditOf(id)).toMatchObject([
      {
        actor_id: catalogAdmin,
        action: 'product.edit',
        before: { name: 'Arroz grano largo', price: 4, aisle: null },
        after: { name: 'Arroz grano largo', price: 4.5, aisle: 'B2' },
      },
    ]);
  });

  it('a save over an old version is refused with the current product, who changed it and when', async () => {
    const { id } = await aProduct(fixture.db, { title: 'Leche' });
    await save(id, { version: 1, title: 'Leche de la otra' }, other);
    const { status, json } = await save(id, { version: 1, title: 'Leche mía' });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      type: '/problemas/version-vieja',
      current: { title: 'Leche de la otra', version: 2 },
      by: 'Catálogo Dos',
    });
    expect((await one(id)).json.title).toBe('Leche de la otra');
  });

  it("a supplier's code is of one product, of two that take it at once too, and nobody in the shop reads what it costs", async () => {
    const { id: supplier } = await fixture.db
      .insertInto('suppliers')
      .values({ name: 'Finca' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [one, two] = [await aProduct(fixture.db), await aProduct(fixture.db)];
    const bought = { version: 1, supplier_id: supplier, supplier_code: 'F-1', cost: 1.15, reorder_point: 6 };
    const saved = await Promise.all([
      save(one.id, bought),
      save(two.id, { ...bought, supplier_code: 'f-1' }),
    ]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(saved.find(({ status }) => status === 422)?.json.errors.supplier_code).toContain('otro producto');
    expect(saved.find(({ status }) => status === 200)?.json).toMatchObject({
      cost: 1.15,
      reorder_point: 6,
      reorder_units: null,
    });
    const unknown = { ...bought, supplier_code: null, supplier_id: one.id };
    const refused = await save((await aProduct(fixture.db)).id, unknown);
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['supplier_id']]);
    expect((await save(two.id, { version: 1, cost: 0 })).status).toBe(422);
    const [sold] = await readProducts(fixture.db, [one.id, two.id], new Date());
    expect(JSON.stringify(sold)).not.toMatch(/cost|supplier|reorder/);
  });

  it('of two concurrent saves one succeeds and the other is refused', async () => {
    const { id } = await aProduct(fixture.db);
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((aisle) =>
        save(id, { version: 1, aisle }, aisle < 'c' ? catalogAdmin : other),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('a save without a difference leaves no trace', async () => {
    const { id } = await aProduct(fixture.db, { title: 'Pan', price_cents: 200 });
    expect((await save(id, { version: 1, title: ' Pan ', price: 2 })).json.version).toBe(1);
    expect(await fixture.auditOf(id)).toEqual([]);
  });

  it('a price change of more than a quarter requires a reason', async () => {
    const { id } = await aProduct(fixture.db, { price_cents: 400 });
    const refused = await save(id, { version: 1, price: 5.01 });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['reason']]);
    expect((await save(id, { version: 1, price: 5 })).status).toBe(200);
    expect((await save(id, { version: 2, price: 8, reason: 'Subió el suplidor' })).status).toBe(200);
    expect((await fixture.auditOf(id)).at(-1)?.reason).toBe('Subió el suplidor');
  });

  it('new nutrients update the computed claims and preserve those declared by the label', async () => {
    const { id } = await aProduct(fixture.db, {
      detected_subcategory: 'Cítricos',
      nutritional_highlights: ['vegan', 'alto-en-fibra'],
    });
    const nutrition = nutritionWith({ vitamin_c_mg: 60 });
    await save(id, { version: 1, nutrition });
    const { nutritional_highlights } = await fixture.db
      .selectFrom('products')
      .select('nutritional_highlights')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(nutritional_highlights).toEqual(['rico-en-vitamina-c', 'vegan']);
  });

  it("an archived product isn't sold, and its visibility says how to restore it", async () => {
    const { id } = await aProduct(fixture.db);
    const archived = await save(id, { version: 1, is_archived: true });
    expect(archived.json).toMatchObject({ is_active: false, why_not: ['Archivado'] });
    expect((await save(id, { version: 2, is_active: true })).json.errors.is_active).toContain('archivo');
    expect((await save(id, { version: 2, is_archived: false })).json).toMatchObject({
      is_active: false,
      archived_at: null,
    });
    expect((await fixture.auditOf(id)).map(({ action }) => action)).toEqual([
      'product.archive',
      'product.restore',
    ]);
  });

  it("an old issue doesn't block other changes, but its own field can't be saved with it", async () => {
    const { id } = await aProduct(fixture.db, { category: 'Ferretería' });
    expect((await save(id, { version: 1, aisle: '4' })).status).toBe(200);
    expect((await save(id, { version: 2, category: 'Otra' })).json.errors).toHaveProperty('category');
  });

  it('a new product is hidden, without stock, with a code of its own', async () => {
    const body = { title: 'Ñame del país', category: 'Vegetales', price: 1.29 };
    const first = await fixture.call(catalogAdmin, 'POST /api/admin/products', { body });
    const second = await fixture.call(catalogAdmin, 'POST /api/admin/products', { body });
    expect(first.json).toMatchObject({ sku: 'name-del-pais', is_active: false, stock: 0, zone: 'fresco' });
    expect(second.json.sku).toBe('name-del-pais-2');
    expect((await fixture.auditOf(first.json.id)).map(({ action }) => action)).toEqual(['product.create']);
  });

  it('lists products by title, page after page, each once', async () => {
    for (let count = 0; count < 103; count += 1)
      await aProduct(fixture.db, { title: `Página ${String(count % 7)}`, category: 'Café' });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { json } = await list({ q: 'pagina', ...(after && { after }) });
      seen.push(...json.products.map(({ id }: { id: string }) => id));
      after = json.next;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([103, 103]);
  });

  it('of a text gives the few whose name fits best, the name that begins with it first', async () => {
    for (const title of [
      'Crema de malanga',
      'Malanga',
      'Malanguita frita',
      'Pastel',
      'Guiso con malanga lila',
    ])
      await aProduct(fixture.db, { title, tags: ['malanga'] });
    const { json } = await list({ q: 'Malánga', best: '1' });
    expect(json.products.map(({ title }: { title: string }) => title)).toEqual([
      'Malanga',
      'Crema de malanga',
      'Guiso con malanga lila',
      'Pastel',
      'Malanguita frita',
    ]);
    expect(json.next).toBeNull();
  });

  it('each state lists and counts its products', async () => {
    const q = 'Estado';
    await aProduct(fixture.db, {
      title: `${q} vendido`,
      category: 'Café',
      normalized_category: null,
      stock: 1,
    });
    await aProduct(fixture.db, {
      title: `${q} agotado`,
      category: 'Café',
      normalized_category: 'bebidas',
      stock: 0,
    });
    await aProduct(fixture.db, { title: `${q} oculto`, category: 'Café', stock: 1, is_active: false });
    await aProduct(fixture.db, {
      title: `${q} sin anaquel`,
      category: 'Ferretería',
      normalized_category: null,
      stock: 1,
    });
    expect(await titles({ q, state: 'a-la-venta' })).toEqual([`${q} vendido`]);
    expect(await titles({ q, state: 'agotados' })).toEqual([`${q} agotado`]);
    expect(await titles({ q, state: 'ocultos' })).toEqual([`${q} oculto`]);
    expect(await titles({ q, state: 'no-se-ven' })).toEqual([
      `${q} agotado`,
      `${q} oculto`,
      `${q} sin anaquel`,
    ]);
    expect(await titles({ q, category: 'bebidas' })).toEqual([`${q} agotado`, `${q} vendido`]);
    const { json } = await fixture.call(catalogAdmin, 'GET /api/admin/products/overview');
    expect(json.by_state.agotados).toBe((await titles({ state: 'agotados' })).length);
  });
});
