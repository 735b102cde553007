import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { aListFixture, type ListFixture } from './lists.builders.ts';

const MAKE = 'POST /api/me/lists';
const ALL = 'GET /api/me/lists';
const ONE = 'GET /api/me/lists/{id}';
const RENAME = 'PATCH /api/me/lists/{id}';
const DELETE = 'DELETE /api/me/lists/{id}';
const SET_LINE = 'PUT /api/me/lists/{id}/lines/{productId}';
const DELETE_LINE = 'DELETE /api/me/lists/{id}/lines/{productId}';

let fixture: ListFixture;
beforeAll(async () => {
  fixture = await aListFixture();
});
afterAll(() => fixture.drop());

const aList = async (who: string, name = 'Semana', lines: readonly object[] = []) => {
  const id = randomUUID();
  const made = await fixture.call(MAKE, who, { body: { id, name, lines } });
  expect(made.status).toBe(201);
  return id;
};
const line = (productId: string, quantity = 1) => ({ productId, quantity, isChecked: false });

describe('lists', () => {
  it('are made, filled, checked off, renamed and deleted', async () => {
    const who = await fixture.aCaller();
    const [rice, milk] = [await aProduct(fixture.db, { price_cents: 400 }), await aProduct(fixture.db)];
    const id = await aList(who, '  Compra  de la semana ');
    for (const { id: productId } of [rice, milk])
      await fixture.call(SET_LINE, who, { id, productId, body: { quantity: 2, isChecked: false } });
    await fixture.call(SET_LINE, who, { id, productId: milk.id, body: { quantity: 3, isChecked: true } });
    const { json: list } = await fixture.call(ONE, who, { id });
    expect(list).toMatchObject({
      name: 'Compra de la semana',
      lines: [
        { productId: rice.id, title: rice.title, quantity: 2, unitPriceThen: 4, isChecked: false },
        { productId: milk.id, quantity: 3, isChecked: true, product: { stock: 100 } },
      ],
    });
    expect((await fixture.call(ALL, who)).json.lists).toMatchObject([
      { id, name: 'Compra de la semana', productIds: [rice.id, milk.id], checkedCount: 1 },
    ]);
    await fixture.call(DELETE_LINE, who, { id, productId: rice.id });
    expect((await fixture.call(RENAME, who, { id, body: { name: 'Fiesta' } })).json).toEqual({
      id,
      name: 'Fiesta',
    });
    expect((await fixture.call(ONE, who, { id })).json).toMatchObject({
      name: 'Fiesta',
      lines: [{ productId: milk.id }],
    });
    expect((await fixture.call(DELETE, who, { id })).status).toBe(200);
    expect((await fixture.call(ONE, who, { id })).status).toBe(404);
    expect((await fixture.call(ALL, who)).json.lists).toEqual([]);
  });

  it('remember what a product cost when it was put there, and show what it costs now', async () => {
    const who = await fixture.aCaller();
    const coffee = await aProduct(fixture.db, { price_cents: 600 });
    const id = await aList(who, 'Café', [line(coffee.id)]);
    await fixture.db.updateTable('products').set({ price_cents: 750 }).where('id', '=', coffee.id).execute();
    await fixture.call(SET_LINE, who, { id, productId: coffee.id, body: { quantity: 4, isChecked: false } });
    expect((await fixture.call(ONE, who, { id })).json.lines).toMatchObject([
      { quantity: 4, unitPriceThen: 6, product: { current_price: 7.5 } },
    ]);
  });

  it('keep what is no longer sold, by name, and say so', async () => {
    const who = await fixture.aCaller();
    const gone = await aProduct(fixture.db);
    const id = await aList(who, 'Antes', [line(gone.id)]);
    await fixture.db.updateTable('products').set({ is_active: false }).where('id', '=', gone.id).execute();
    expect((await fixture.call(ONE, who, { id })).json.lines).toMatchObject([
      { title: gone.title, product: null },
    ]);
    // Checking it off still works; putting it on another list doesn't.
    const check = { productId: gone.id, body: { quantity: 1, isChecked: true } };
    expect((await fixture.call(SET_LINE, who, { id, ...check })).status).toBe(200);
    const other = await aList(who, 'Otra');
    expect((await fixture.call(SET_LINE, who, { id: other, ...check })).status).toBe(404);
  });

  it('come back as they were after a deletion, made twice only once', async () => {
    const who = await fixture.aCaller();
    const [rice, gone] = [await aProduct(fixture.db), await aProduct(fixture.db, { is_active: false })];
    const id = await aList(who, 'Semana');
    await fixture.call(DELETE, who, { id });
    const body = { id, name: 'Semana', lines: [{ ...line(rice.id, 5), isChecked: true }, line(gone.id)] };
    const both = await Promise.all([fixture.call(MAKE, who, { body }), fixture.call(MAKE, who, { body })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await fixture.call(ONE, who, { id })).json.lines).toMatchObject([
      { productId: rice.id, quantity: 5, isChecked: true },
    ]);
    expect((await fixture.call(ALL, who)).json.lists).toHaveLength(1);
  });

  it('are nobody else’s: reading, changing and taking over end at the same 404', async () => {
    const [owner, other] = [await fixture.aCaller(), await fixture.aCaller()];
    const rice = await aProduct(fixture.db);
    const id = await aList(owner, 'Mía', [line(rice.id)]);
    const responses = [
      await fixture.call(ONE, other, { id }),
      await fixture.call(RENAME, other, { id, body: { name: 'Tuya' } }),
      await fixture.call(DELETE, other, { id }),
      await fixture.call(SET_LINE, other, { id, productId: rice.id, body: { quantity: 9, isChecked: true } }),
      await fixture.call(DELETE_LINE, other, { id, productId: rice.id }),
      await fixture.call(MAKE, other, { body: { id, name: 'Tuya', lines: [line(rice.id)] } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await fixture.call(ALL, other)).json.lists).toEqual([]);
    expect((await fixture.call(ONE, owner, { id })).json).toMatchObject({
      name: 'Mía',
      lines: [{ quantity: 1, isChecked: false }],
    });
  });

  it('have one name each', async () => {
    const who = await fixture.aCaller();
    await aList(who, 'Semana');
    const second = await aList(who, 'Fiesta');
    const refused = await fixture.call(RENAME, who, { id: second, body: { name: 'SEMANA' } });
    expect(refused.status).toBe(422);
    expect(refused.json.errors.name).toContain('Ya tienes una lista que se llama «Semana»');
    expect((await fixture.call(RENAME, who, { id: second, body: { name: ' ' } })).json.errors.name).toBe(
      'Ponle un nombre a la lista.',
    );
  });

  it('are 20 at most, also when many are made at once', async () => {
    const who = await fixture.aCaller();
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        fixture.call(MAKE, who, { body: { id: randomUUID(), name: `Lista ${index}`, lines: [] } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = responses.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(409);
    expect(refused?.json.detail).toBe('Ya tienes 20 listas. Borra una para hacer otra.');
  });

  it('hold 100 products at most, also when the last two come at once', async () => {
    const who = await fixture.aCaller();
    const products = [];
    for (let made = 0; made < 102; made += 1) products.push(await aProduct(fixture.db));
    const id = await aList(
      who,
      'Llena',
      products.slice(0, 99).map((product) => line(product.id)),
    );
    const body = { quantity: 1, isChecked: false };
    const responses = await Promise.all(
      products.slice(99).map((product) => fixture.call(SET_LINE, who, { id, productId: product.id, body })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const first = products[0]?.id ?? '';
    expect(
      (await fixture.call(SET_LINE, who, { id, productId: first, body: { ...body, quantity: 3 } })).status,
    ).toBe(200);
  });

  it.each([
    [{ quantity: 0, isChecked: false }],
    [{ quantity: 1.5, isChecked: false }],
    [{ quantity: 1000, isChecked: false }],
    [{ quantity: 1 }],
    [{ quantity: 1, isChecked: false, price: 1 }],
  ])('take no line such as %j', async (body) => {
    const who = await fixture.aCaller();
    const rice = await aProduct(fixture.db);
    const id = await aList(who);
    expect((await fixture.call(SET_LINE, who, { id, productId: rice.id, body })).status).toBe(422);
  });
});

describe('favourites', () => {
  const PUT = 'PUT /api/me/favorites/{productId}';
  const DROP = 'DELETE /api/me/favorites/{productId}';
  const IDS = 'GET /api/me/favorites';
  const SHOWN = 'GET /api/me/favorites/products';

  it('are kept once, newest first, and dropped', async () => {
    const who = await fixture.aCaller();
    const [rice, milk] = [await aProduct(fixture.db), await aProduct(fixture.db)];
    for (const { id } of [rice, milk, rice])
      expect((await fixture.call(PUT, who, { productId: id })).status).toBe(200);
    expect((await fixture.call(IDS, who)).json.productIds).toEqual([milk.id, rice.id]);
    await fixture.call(DROP, who, { productId: milk.id });
    await fixture.call(DROP, who, { productId: milk.id });
    expect((await fixture.call(IDS, who)).json.productIds).toEqual([rice.id]);
  });

  it('are shown as they are now, also those that are no longer sold', async () => {
    const who = await fixture.aCaller();
    const [rice, gone] = [await aProduct(fixture.db, { price_cents: 500 }), await aProduct(fixture.db)];
    for (const { id } of [rice, gone]) await fixture.call(PUT, who, { productId: id });
    await fixture.db.updateTable('products').set({ is_active: false }).where('id', '=', gone.id).execute();
    expect((await fixture.call(SHOWN, who)).json.favorites).toMatchObject([
      { productId: gone.id, title: gone.title, product: null },
      { productId: rice.id, product: { current_price: 5 } },
    ]);
  });

  it('are each person’s own', async () => {
    const [who, other] = [await fixture.aCaller(), await fixture.aCaller()];
    const rice = await aProduct(fixture.db);
    await fixture.call(PUT, who, { productId: rice.id });
    await fixture.call(DROP, other, { productId: rice.id });
    expect((await fixture.call(IDS, who)).json.productIds).toEqual([rice.id]);
    expect((await fixture.call(IDS, other)).json.productIds).toEqual([]);
  });

  it('of what there is not are refused', async () => {
    const who = await fixture.aCaller();
    expect((await fixture.call(PUT, who, { productId: randomUUID() })).status).toBe(404);
    expect((await fixture.call(PUT, who, { productId: 'arroz' })).status).toBe(422);
    const off = await aProduct(fixture.db, { is_active: false });
    expect((await fixture.call(PUT, who, { productId: off.id })).status).toBe(404);
  });

  it('are 300 at most', async () => {
    const who = await fixture.aCaller();
    const products = [];
    for (let made = 0; made < 302; made += 1) products.push((await aProduct(fixture.db)).id);
    await fixture.db
      .insertInto('favorites')
      .values(products.slice(0, 299).map((id) => ({ user_id: who, product_id: id })))
      .execute();
    const responses = await Promise.all(
      products.slice(299).map((productId) => fixture.call(PUT, who, { productId })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});
