import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';

describe('bulk changes of products', () => {
  let fixture: ProductFixture;
  let catalogAdmin: string;
  beforeAll(async () => {
    fixture = await aProductFixture();
    catalogAdmin = await fixture.aPerson('catalogo');
  });
  afterAll(() => fixture.database.drop());

  const bulk = (body: object) => fixture.call(catalogAdmin, 'POST /api/admin/products/bulk', { body });
  const undo = (id: string) =>
    fixture.call(catalogAdmin, 'POST /api/admin/batches/{id}/undo', { params: { id } });
  const rowOf = (id: string) =>
    fixture.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const tenPercentOff = [{ field: 'price', operation: 'percent', value: -10 }];

  it('a dry run shows before and after and writes nothing', async () => {
    const rice = await aProduct(fixture.db, { title: 'Arroz', price_cents: 333 });
    const ids = [rice.id];
    const { json } = await bulk({ ids, changes: tenPercentOff, dry_run: true });
    expect(json).toMatchObject({
      batch_id: null,
      changed: 1,
      unchanged: 0,
      rows: [{ title: 'Arroz', before: { price: 3.33 }, after: { price: 3 } }],
    });
    expect((await rowOf(rice.id)).version).toBe(1);
  });

  it('are undone by one of two people who do it at once; the other is told so', async () => {
    const product = await aProduct(fixture.db, { price_cents: 200 });
    const { json } = await bulk({ ids: [product.id], changes: tenPercentOff, dry_run: false });
    const colleague = await fixture.aPerson('catalogo');
    const undos = await Promise.all(
      [catalogAdmin, colleague].map((as) =>
        fixture.call(as, 'POST /api/admin/batches/{id}/undo', { params: { id: json.batch_id } }),
      ),
    );
    expect(undos.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(undos.find(({ status }) => status === 409)?.json.detail).toContain('ya se deshizo');
    expect(await rowOf(product.id)).toMatchObject({ price_cents: 200, version: 3 });
    expect(await fixture.auditOf(product.id)).toHaveLength(2);
  });

  it('change all products with an audit entry each, and are undone together', async () => {
    const products = [
      await aProduct(fixture.db, { price_cents: 200 }),
      await aProduct(fixture.db, { price_cents: 400 }),
    ];
    const ids = products.map(({ id }) => id);
    const changes = [...tenPercentOff, { field: 'tags', operation: 'add-tag', value: 'oferta' }];
    const { json } = await bulk({ ids, changes, dry_run: false, reason: 'Semana verde' });
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ price_cents: 180, version: 2 });
    expect(await fixture.auditOf(ids[1] ?? '')).toMatchObject([
      { before: { price: 4, tags: [] }, after: { price: 3.6, tags: ['oferta'] }, reason: 'Semana verde' },
    ]);
    expect((await undo(json.batch_id)).json).toEqual({ undone: 2, skipped: [] });
    expect(await rowOf(ids[1] ?? '')).toMatchObject({ price_cents: 400, tags: [], version: 3 });
    expect((await undo(json.batch_id)).status).toBe(409);
  });

  it('an undo skips and lists products that were changed since', async () => {
    const [remaining, back] = [
      await aProduct(fixture.db, { price_cents: 200 }),
      await aProduct(fixture.db, { price_cents: 400 }),
    ];
    const { json } = await bulk({ ids: [remaining.id, back.id], changes: tenPercentOff, dry_run: false });
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id: remaining.id },
      body: { version: 2, price: 1.9 },
    });
    // A change of another field is no conflict.
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id: back.id },
      body: { version: 2, aisle: '7' },
    });
    expect((await undo(json.batch_id)).json).toEqual({
      undone: 1,
      skipped: [{ id: remaining.id, title: remaining.title }],
    });
    expect([
      (await rowOf(remaining.id)).price_cents,
      (await rowOf(back.id)).price_cents,
      (await rowOf(back.id)).aisle,
    ]).toEqual([190, 400, '7']);
  });

  it('are listed with who, when and how many, and each says what can still be undone', async () => {
    const [one, other] = [await aProduct(fixture.db, { price_cents: 200 }), await aProduct(fixture.db)];
    const { json } = await bulk({
      ids: [one.id, other.id],
      changes: [{ field: 'aisle', operation: 'set', value: '9' }],
      dry_run: false,
      reason: 'Pasillo nuevo',
    });
    const read = async (id: string) =>
      (await fixture.call(catalogAdmin, 'GET /api/admin/batches/{id}', { params: { id } })).json;
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id: other.id },
      body: { version: 2, aisle: '10' },
    });
    const batch = await read(json.batch_id);
    expect(batch).toMatchObject({
      kind: 'lote',
      products: 2,
      undoable: 1,
      reason: 'Pasillo nuevo',
      next: null,
    });
    expect(batch.by).toEqual(expect.any(String));
    expect(batch.rows).toContainEqual({
      ...{ id: other.id, title: other.title, is_undoable: false },
      ...{ before: { aisle: null }, after: { aisle: '9' } },
    });
    await undo(json.batch_id);
    const undone = await read(json.batch_id);
    expect(undone.undoable).toBe(0);
    const foundBy = async (q: string) =>
      (await fixture.call(catalogAdmin, 'GET /api/admin/batches', { query: { q } })).json.batches.map(
        (each: { id: string }) => each.id,
      );
    expect(await foundBy('nuevo pasillo')).toContain(json.batch_id);
    expect(await foundBy('nadie')).toEqual([]);
    const list = await fixture.call(catalogAdmin, 'GET /api/admin/batches', {});
    expect(list.json.batches.slice(0, 2)).toMatchObject([
      { id: undone.undone_by, kind: 'deshecho', undoes: json.batch_id, products: 1 },
      { id: json.batch_id, kind: 'lote', undone_by: undone.undone_by, products: 2 },
    ]);
  });

  it("list products that can't be changed, each with its reason, and leave them unchanged", async () => {
    const [cheap, dear] = [
      await aProduct(fixture.db, { price_cents: 50 }),
      await aProduct(fixture.db, { price_cents: 900 }),
    ];
    const changes = [{ field: 'price', operation: 'add', value: -0.5 }];
    const { json } = await bulk({ ids: [cheap.id, dear.id], changes, dry_run: false });
    expect(json).toMatchObject({ changed: 1, faults: [{ id: cheap.id }] });
    expect(json.faults[0].error).toContain('1 centavo');
  });

  it('require one reason if a price jumps', async () => {
    const { id } = await aProduct(fixture.db, { price_cents: 400 });
    const changes = [{ field: 'price', operation: 'percent', value: 30 }];
    expect((await bulk({ ids: [id], changes, dry_run: true })).json).toMatchObject({ needs_reason: true });
    expect((await bulk({ ids: [id], changes: tenPercentOff, dry_run: true })).json.needs_reason).toBe(false);
    expect((await bulk({ ids: [id], changes, dry_run: false })).json.errors).toHaveProperty('reason');
    expect((await bulk({ ids: [id], changes, dry_run: false, reason: 'Huracán' })).status).toBe(200);
  });

  it('apply to all products that match a filter, and count the lists that have them', async () => {
    for (const zone of ['frio', 'frio', 'seco'] as const)
      await aProduct(fixture.db, { title: 'Filtrado', zone });
    const filter = { q: 'filtrado', zone: 'frio' };
    const changes = [{ field: 'aisle', operation: 'set', value: 'F1' }];
    expect((await bulk({ filter, changes, dry_run: false })).json).toMatchObject({ changed: 2, lists: 0 });
  });

  it("are refused without permission, and for an operation that doesn't fit the field", async () => {
    const looks = await fixture.aPerson('lectura');
    const { id } = await aProduct(fixture.db);
    const body = { ids: [id], changes: tenPercentOff, dry_run: true };
    expect((await fixture.call(looks, 'POST /api/admin/products/bulk', { body })).status).toBe(403);
    const odd = await bulk({
      ids: [id],
      changes: [{ field: 'zone', operation: 'percent', value: 3 }],
      dry_run: true,
    });
    expect(odd.json.faults[0].error).toContain('operación');
  });
});
