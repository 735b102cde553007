import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aProfile } from '../../../testing/shop.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';

describe('duplicate products', () => {
  let fixture: ProductFixture;
  let catalogAdmin: string;
  beforeAll(async () => {
    fixture = await aProductFixture();
    catalogAdmin = await fixture.aPerson('catalogo');
  });
  afterAll(() => fixture.database.drop());

  const merge = (id: string, into: string, reason = 'Es el mismo') =>
    fixture.call(catalogAdmin, 'POST /api/admin/products/{id}/merge', {
      params: { id },
      body: { into, reason },
    });
  const rowOf = (id: string) =>
    fixture.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const bookOf = async (id: string) =>
    (
      await fixture.db.selectFrom('stock_movements').select('units').where('product_id', '=', id).execute()
    ).reduce((sum, { units }) => sum + units, 0);

  it('are found by similar titles', async () => {
    const one = await aProduct(fixture.db, { title: 'Gandules verdes en lata' });
    const other = await aProduct(fixture.db, { title: 'Gandul verde, lata' });
    const { json } = await fixture.call(catalogAdmin, 'GET /api/admin/products/duplicates');
    const matches = json.pairs.map((pair: { id: string }[]) => pair.map(({ id }) => id).sort());
    expect(matches).toContainEqual([one.id, other.id].sort());
  });

  it('are named before a new one is made: three at most, the likeliest first, hidden ones too', async () => {
    const rice = { net_content: 5, net_unit: 'lb', package_label: '5 lb' } as const;
    const titles = [
      'Arroz blanco grano largo criollo',
      'Arroz blanco de grano largo',
      'Arroz blanco largo grano',
    ];
    for (const title of titles) await aProduct(fixture.db, { ...rice, title, is_active: false });
    await aProduct(fixture.db, {
      ...rice,
      title: 'Arroz blanco grano largo',
      archived_at: new Date(),
      is_active: false,
    });
    await aProduct(fixture.db, { ...rice, title: 'Arroz blanco grano largo', net_content: 10 });
    await aProduct(fixture.db, { ...rice, title: 'Arroz blanco grano largo sin sal' });
    const similarTo = (query: object, as = catalogAdmin) =>
      fixture.call(as, 'GET /api/admin/products/similar', { query: { ...rice, ...query } });
    const { json } = await similarTo({ title: 'ARROZ BLANCO, GRANO LARGO' });
    expect(json.products.map(({ title }: { readonly title: string }) => title).at(-1)).toBe(titles[0]);
    expect(json.products).toHaveLength(3);
    expect(json.products[0]).toMatchObject({ package_label: '5 lb', is_active: false });
    await aProduct(fixture.db, { ...rice, title: 'Arroz blanco grano largo' });
    expect((await similarTo({ title: 'Arroz blanco grano largo' })).json.products).toHaveLength(3);
    expect((await similarTo({ title: 'Habichuelas rosadas' })).json.products).toEqual([]);
    for (const wrong of [
      { title: ' ' },
      { title: 'Arroz', net_content: 0 },
      { title: 'Arroz', net_unit: 'saco' },
    ])
      expect((await similarTo(wrong)).status).toBe(422);
    expect((await similarTo({ title: 'Arroz' }, await fixture.aPerson('lectura'))).status).toBe(403);
  });

  it('merging moves stock, ledger, lists, favourites and recipes to the survivor and archives the other', async () => {
    const [gone, remaining] = [
      await aProduct(fixture.db, { stock: 4 }),
      await aProduct(fixture.db, { stock: 3 }),
    ];
    const { id: user_id } = await aProfile(fixture.db);
    const listId = crypto.randomUUID();
    await fixture.db.insertInto('shopping_lists').values({ id: listId, user_id, name: 'Semana' }).execute();
    const line = (product_id: string, quantity: number) => ({
      list_id: listId,
      product_id,
      quantity,
      unit_price_cents: 200,
    });
    await fixture.db
      .insertInto('shopping_list_lines')
      .values([line(gone.id, 2), line(remaining.id, 1)])
      .execute();
    await fixture.db.insertInto('favorites').values({ user_id, product_id: gone.id }).execute();

    const { status, json } = await merge(gone.id, remaining.id);
    expect([status, json.id, json.stock]).toEqual([200, remaining.id, 7]);
    expect(await rowOf(gone.id)).toMatchObject({ stock: 0, is_active: false });
    expect((await rowOf(gone.id)).archived_at).not.toBeNull();
    expect([await bookOf(gone.id), await bookOf(remaining.id)]).toEqual([0, 7]);
    expect(
      await fixture.db.selectFrom('shopping_list_lines').select(['product_id', 'quantity']).execute(),
    ).toEqual([{ product_id: remaining.id, quantity: 3 }]);
    expect(await fixture.db.selectFrom('favorites').select('product_id').execute()).toEqual([
      { product_id: remaining.id },
    ]);
    expect(fixture.announced).toContain(remaining.id);
    expect((await fixture.auditOf(remaining.id)).at(-1)).toMatchObject({
      action: 'product.merge',
      reason: 'Es el mismo',
      after: { merged: gone.title },
    });
  });

  it('old links redirect to the survivor after any number of merges', async () => {
    const [one, two, three] = [
      await aProduct(fixture.db),
      await aProduct(fixture.db),
      await aProduct(fixture.db),
    ];
    await merge(one.id, two.id);
    await merge(two.id, three.id);
    const redirects = await fixture.db
      .selectFrom('product_redirects')
      .select(['from_id', 'to_id'])
      .where('to_id', '=', three.id)
      .execute();
    expect(redirects.map(({ from_id }) => from_id).sort()).toEqual([one.id, two.id].sort());
  });

  it('refuses to merge a product with itself, into an archived one, or without a reason', async () => {
    const [one, other] = [
      await aProduct(fixture.db),
      await aProduct(fixture.db, { archived_at: new Date(), is_active: false }),
    ];
    for (const response of [
      await merge(one.id, one.id),
      await merge(one.id, other.id),
      await merge(one.id, other.id, ''),
    ])
      expect(response.status).toBe(422);
  });
});
