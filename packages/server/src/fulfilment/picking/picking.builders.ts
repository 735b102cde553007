import { randomUUID } from 'node:crypto';
import { type BatchJson, pickingEndpoints } from '@nutricion/contract/fulfilment/picking';
import { orderSchema, type PlaceOrder } from '@nutricion/contract/orders/orders';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { sql } from 'kysely';
import { anOrderFixture, type OrderFixture } from '../../orders/orders.builders.ts';
import { aProduct } from '../../testing/shop.builders.ts';

type TestUser = Awaited<ReturnType<OrderFixture['aShopper']>>;
type Draft = PickAction extends infer Action
  ? Action extends PickAction
    ? Omit<Action, 'id'>
    : never
  : never;

export const bread = {
  price_cents: 300,
  stock: 20,
  tax_class: 'exento' as const,
  detected_subcategory: 'Pan de sándwich',
  allergen_info: ['trigo'],
} satisfies Parameters<typeof aProduct>[1];

/** An order fixture with pickers. */
export const aPickingFloor = async () => {
  const fixture = await anOrderFixture();
  const request = (user: TestUser, method: string, path: string, body?: object, app = fixture.app) =>
    app.request(`/api/admin/picking${path}`, {
      method,
      headers: { authorization: user.token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const batchSchema = pickingEndpoints['GET /api/admin/picking/batches/{id}'].response;

  /** Ordered and confirmed; `total` in dollars. */
  const anOrder = async (
    items: PlaceOrder['items'],
    values: Partial<PlaceOrder> = {},
    customer?: TestUser,
  ) => {
    const shopper = customer ?? (await fixture.aShopper());
    const body = fixture.aBody(shopper, { items, expectedTotal: 10_000, ...values });
    const response = await fixture.post(shopper, body);
    if (response.status !== 201) throw new Error(await response.text());
    return { ...orderSchema.parse(await response.json()), shopper };
  };

  const claim = async (picker: TestUser, order: { delivery: BatchOf }, app = fixture.app) =>
    request(picker, 'POST', '/batches', { date: order.delivery.date, window: order.delivery.window }, app);
  const readBatch = async (response: Response): Promise<BatchJson> =>
    batchSchema.parse(await response.json());
  const claimed = async (picker: TestUser, order: { delivery: BatchOf }) =>
    readBatch(await claim(picker, order));
  const batch = async (picker: TestUser, id: string) =>
    readBatch(await request(picker, 'GET', `/batches/${id}`));

  const send = async (
    picker: TestUser,
    batchId: string,
    actions: readonly PickAction[],
    app = fixture.app,
  ) => {
    const response = await request(picker, 'POST', `/batches/${batchId}/actions`, { actions }, app);
    return pickingEndpoints['POST /api/admin/picking/batches/{id}/actions'].response.parse(
      await response.json(),
    ).answers;
  };
  /** One action, with an id of its own. */
  const act = async (picker: TestUser, batchId: string, action: Draft) => {
    const id = randomUUID();
    const [apiResponse] = await send(picker, batchId, [{ ...action, id } as PickAction]);
    if (!apiResponse) throw new Error('an action is answered');
    return apiResponse;
  };
  const ready = (picker: TestUser, batchId: string, bag: number, app = fixture.app) =>
    request(picker, 'POST', `/batches/${batchId}/bags/${bag}/ready`, {}, app);

  /** Four loaves ordered, in a batch of a picker's. */
  const fourLoaves = async (
    picker: TestUser,
    values: Partial<PlaceOrder> = {},
    product: Parameters<typeof aProduct>[1] = {},
    customer?: TestUser,
  ) => {
    const loaf = await aProduct(fixture.db, { ...bread, ...product });
    const order = await anOrder([{ productId: loaf.id, quantity: 4 }], values, customer);
    const own = await claimed(picker, order);
    return { loaf, order, batch: own, line: own.lines[0]?.key ?? '' };
  };

  /** As if nothing had been ordered yet and nothing stood on a shelf. */
  const clear = async () => {
    await fixture.db.updateTable('orders').set({ status: 'cancelado' }).execute();
    await fixture.db.deleteFrom('pick_batches').execute();
    await fixture.db.updateTable('products').set({ is_active: false }).execute();
  };

  /** Products of which the ledger's sum isn't the stock. */
  const unbalanced = async () =>
    (
      await sql<{ title: string }>`
        select p.title from products p
        where p.stock <> (select coalesce(sum(units), 0) from stock_movements m where m.product_id = p.id)
      `.execute(fixture.db)
    ).rows;
  const orderRow = (id: string) =>
    fixture.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    ...fixture,
    request,
    anOrder,
    claim,
    taken: claimed,
    batch,
    readBatch,
    send,
    act,
    ready,
    fourLoaves,
    clear,
    unbalanced,
    orderRow,
  };
};

type BatchOf = { readonly date: string; readonly window: string };
export type PickingFloor = Awaited<ReturnType<typeof aPickingFloor>>;
export type { TestUser };
