import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aNurse, aProduct } from '../testing/shop.builders.ts';
import { notifyBackInStock, settleBackInStock } from './notify-back-in-stock.ts';
import { stockAlertHandlers } from './stock-alert-handlers.ts';

describe('stock alerts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const aUser = async () => {
    const { caller } = await aNurse(database.db);
    const handlers = stockAlertHandlers({ db: database.db });
    const of = (productId: string) => ({ caller, params: { productId } }) as never;
    return {
      id: caller.profileId,
      waits: async () => {
        const response = await handlers['GET /api/me/stock-alerts']({ caller } as never);
        return response.ok ? (response.value as { productIds: string[] }).productIds : null;
      },
      ask: (productId: string) => handlers['PUT /api/me/stock-alerts/{productId}'](of(productId)),
      drop: (productId: string) => handlers['DELETE /api/me/stock-alerts/{productId}'](of(productId)),
    };
  };
  const stock = (id: string, units: number) =>
    database.db.updateTable('products').set({ stock: units }).where('id', '=', id).execute();
  const notified = async () => {
    const mails: { userId: string; productIds: readonly string[] }[] = [];
    await notifyBackInStock(database.db, async (_, mail) => void mails.push(mail));
    return mails;
  };

  it('notify a customer once of all products that are back, and end', async () => {
    const [milk, bread] = [
      await aProduct(database.db, { stock: 0 }),
      await aProduct(database.db, { stock: 0 }),
    ];
    const nurse = await aUser();
    await nurse.ask(milk.id);
    await nurse.ask(milk.id);
    await nurse.ask(bread.id);
    expect((await nurse.waits())?.toSorted()).toEqual([milk.id, bread.id].toSorted());
    expect(await notified()).toEqual([]);
    await stock(milk.id, 4);
    await stock(bread.id, 1);
    const [mail, ...others] = await notified();
    expect(others).toEqual([]);
    expect(mail?.userId).toBe(nurse.id);
    expect(mail?.productIds.toSorted()).toEqual([milk.id, bread.id].toSorted());
    expect(await nurse.waits()).toEqual([]);
    expect(await notified()).toEqual([]);
  });

  it("aren't sent twice by two processes, nor for products that aren't sold any more", async () => {
    const [milk, gone] = [
      await aProduct(database.db, { stock: 0 }),
      await aProduct(database.db, { stock: 0 }),
    ];
    const nurse = await aUser();
    await nurse.ask(milk.id);
    await nurse.ask(gone.id);
    await stock(milk.id, 2);
    await database.db
      .updateTable('products')
      .set({ stock: 2, is_active: false })
      .where('id', '=', gone.id)
      .execute();
    const both = (await Promise.all([notified(), notified()])).flat();
    expect(both.map(({ productIds }) => productIds)).toEqual([[milk.id]]);
  });

  it('are limited to 100 active products', async () => {
    const nurse = await aUser();
    const soldOut = await Promise.all(Array.from({ length: 101 }, () => aProduct(database.db, { stock: 0 })));
    const last = soldOut.pop();
    const [first] = soldOut;
    if (!first || !last) throw new Error('no products');
    for (const { id } of soldOut) await nurse.ask(id);
    expect(await nurse.ask(last.id)).toMatchObject({ ok: false });
    await database.db.updateTable('products').set({ is_active: false }).where('id', '=', first.id).execute();
    expect(await nurse.ask(last.id)).toMatchObject({ ok: true });
    expect(await nurse.waits()).toHaveLength(100);
    expect(await nurse.waits()).not.toContain(first.id);
  });

  it('continue for a product that sold out again before the mail was sent', async () => {
    const [milk, bread] = [
      await aProduct(database.db, { stock: 0 }),
      await aProduct(database.db, { stock: 0 }),
    ];
    const nurse = await aUser();
    await nurse.ask(milk.id);
    await nurse.ask(bread.id);
    await stock(milk.id, 1);
    await stock(bread.id, 1);
    const [mail] = await notified();
    await stock(milk.id, 0);
    const productIds = mail?.productIds ?? [];
    expect(await settleBackInStock(database.db, { userId: nurse.id, productIds })).toMatchObject([
      { id: bread.id },
    ]);
    expect(await nurse.waits()).toEqual([milk.id]);
    // A mail that couldn't be sent is built again.
    await settleBackInStock(database.db, { userId: nurse.id, productIds });
    expect(await nurse.waits()).toEqual([milk.id]);
    await stock(milk.id, 1);
    expect(await notified()).toEqual([{ kind: 'back-in-stock', userId: nurse.id, productIds: [milk.id] }]);
  });

  it('can be canceled, and are refused for unknown products and those in stock', async () => {
    const [milk, bread] = [
      await aProduct(database.db, { stock: 0 }),
      await aProduct(database.db, { stock: 3 }),
    ];
    const nurse = await aUser();
    await nurse.ask(milk.id);
    await nurse.drop(milk.id);
    expect(await nurse.waits()).toEqual([]);
    expect(await nurse.ask(bread.id)).toMatchObject({ ok: false, refusal: { kind: 'wrong-state' } });
    expect(await nurse.ask(randomUUID())).toMatchObject({ ok: false, refusal: { kind: 'not-found' } });
  });
});
