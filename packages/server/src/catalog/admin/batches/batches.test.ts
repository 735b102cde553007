import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';

describe('many products at once', () => {
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

  it('are shown before and after first, and nothing is written', async () => {
    const rice = await aProduct(fixture.db, { title: 'Arroz', price: 3.33 });
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

  it('change together, each with its row in the audit, and are taken back together', async () => {
    const products = [await aProduct(fixture.db, { price: 2 }), await aProduct(fixture.db, { price: 4 })];
    const ids = products.map(({ id }) => id);
    const changes = [...tenPercentOff, { field: 'tags', operation: 'add-tag', value: 'oferta' }];
    const { json } = await bulk({ ids, changes, dry_run: false, reason: 'Semana verde' });
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ price: 1.8, version: 2 });
    expect(await fixture.auditOf(ids[1] ?? '')).toMatchObject([
      { before: { price: 4, tags: [] }, after: { price: 3.6, tags: ['oferta'] }, reason: 'Semana verde' },
    ]);
    expect((await undo(json.batch_id)).json).toEqual({ undone: 2, skipped: [] });
    expect(await rowOf(ids[1] ?? '')).toMatchObject({ price: 4, tags: [], version: 3 });
    expect((await undo(json.batch_id)).status).toBe(409);
  });

  it('that somebody has changed since stay, and are told', async () => {
    const [remaining, back] = [
      await aProduct(fixture.db, { price: 2 }),
      await aProduct(fixture.db, { price: 4 }),
    ];
    const { json } = await bulk({ ids: [remaining.id, back.id], changes: tenPercentOff, dry_run: false });
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id: remaining.id },
      body: { version: 2, price: 1.9 },
    });
    // Another field that changed since is nobody's conflict.
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id: back.id },
      body: { version: 2, aisle: '7' },
    });
    expect((await undo(json.batch_id)).json).toEqual({
      undone: 1,
      skipped: [{ id: remaining.id, title: remaining.title }],
    });
    expect([
      (await rowOf(remaining.id)).price,
      (await rowOf(back.id)).price,
      (await rowOf(back.id)).aisle,
    ]).toEqual([1.9, 4, '7']);
  });

  it('that can’t be changed so are left and told, each with why', async () => {
    const [cheap, dear] = [
      await aProduct(fixture.db, { price: 0.5 }),
      await aProduct(fixture.db, { price: 9 }),
    ];
    const changes = [{ field: 'price', operation: 'add', value: -0.5 }];
    const { json } = await bulk({ ids: [cheap.id, dear.id], changes, dry_run: false });
    expect(json).toMatchObject({ changed: 1, faults: [{ id: cheap.id }] });
    expect(json.faults[0].error).toContain('1 centavo');
  });

  it('ask once for a reason where a price jumps', async () => {
    const { id } = await aProduct(fixture.db, { price: 4 });
    const changes = [{ field: 'price', operation: 'percent', value: 30 }];
    expect((await bulk({ ids: [id], changes, dry_run: true })).status).toBe(200);
    expect((await bulk({ ids: [id], changes, dry_run: false })).json.errors).toHaveProperty('reason');
    expect((await bulk({ ids: [id], changes, dry_run: false, reason: 'Huracán' })).status).toBe(200);
  });

  it('are all that a filter lets through, and how many lists hold them is told', async () => {
    for (const zone of ['frio', 'frio', 'seco'] as const)
      await aProduct(fixture.db, { title: 'Filtrado', zone });
    const filter = { q: 'filtrado', zone: 'frio' };
    const changes = [{ field: 'aisle', operation: 'set', value: 'F1' }];
    expect((await bulk({ filter, changes, dry_run: false })).json).toMatchObject({ changed: 2, lists: 0 });
  });

  it('are refused to who may only look, and with an operation that means nothing', async () => {
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
