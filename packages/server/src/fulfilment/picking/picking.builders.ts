import { randomUUID } from 'node:crypto';
import { type BatchJson, pickingEndpoints } from '@nutricion/contract/fulfilment/picking';
import { orderSchema, type PlaceOrder } from '@nutricion/contract/orders/orders';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { sql } from 'kysely';
import { anOrderDesk, type OrderDesk } from '../../orders/orders.builders.ts';
import { aProduct } from '../../testing/shop.builders.ts';

type Person = Awaited<ReturnType<OrderDesk['aShopper']>>;
type Draft = PickAction extends infer Action
  ? Action extends PickAction
    ? Omit<Action, 'id'>
    : never
  : never;

export const bread = {
  price: 3,
  stock: 20,
  tax_class: 'exento' as const,
  detected_subcategory: 'Pan de sándwich',
  allergen_info: ['trigo'],
} satisfies Parameters<typeof aProduct>[1];

/** An order desk with pickers at work in it. */
export const aPickingFloor = async () => {
  const desk = await anOrderDesk();
  const ask = (person: Person, method: string, path: string, body?: object, app = desk.app) =>
    app.request(`/api/admin/picking${path}`, {
      method,
      headers: { authorization: person.token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const batchSchema = pickingEndpoints['GET /api/admin/picking/batches/{id}'].response;

  /** Ordered and confirmed; `total` in dollars. */
  const anOrder = async (items: PlaceOrder['items'], values: Partial<PlaceOrder> = {}, customer?: Person) => {
    const shopper = customer ?? (await desk.aShopper());
    const body = desk.aBody(shopper, { items, expectedTotal: 10_000, ...values });
    const response = await desk.post(shopper, body);
    if (response.status !== 201) throw new Error(await response.text());
    return { ...orderSchema.parse(await response.json()), shopper };
  };

  const take = async (picker: Person, order: { delivery: BatchOf }, app = desk.app) =>
    ask(picker, 'POST', '/batches', { date: order.delivery.date, window: order.delivery.window }, app);
  const readBatch = async (response: Response): Promise<BatchJson> =>
    batchSchema.parse(await response.json());
  const taken = async (picker: Person, order: { delivery: BatchOf }) => readBatch(await take(picker, order));
  const batch = async (picker: Person, id: string) => readBatch(await ask(picker, 'GET', `/batches/${id}`));

  const send = async (picker: Person, batchId: string, actions: readonly PickAction[], app = desk.app) => {
    const response = await ask(picker, 'POST', `/batches/${batchId}/actions`, { actions }, app);
    return pickingEndpoints['POST /api/admin/picking/batches/{id}/actions'].response.parse(
      await response.json(),
    ).answers;
  };
  /** One action, with an id of its own. */
  const act = async (picker: Person, batchId: string, action: Draft) => {
    const id = randomUUID();
    const [answer] = await send(picker, batchId, [{ ...action, id } as PickAction]);
    if (!answer) throw new Error('an action is answered');
    return answer;
  };
  const ready = (picker: Person, batchId: string, bag: number, app = desk.app) =>
    ask(picker, 'POST', `/batches/${batchId}/bags/${bag}/ready`, {}, app);

  /** Four loaves ordered, in a batch of a picker's. */
  const fourLoaves = async (
    picker: Person,
    values: Partial<PlaceOrder> = {},
    product: Parameters<typeof aProduct>[1] = {},
    customer?: Person,
  ) => {
    const loaf = await aProduct(desk.db, { ...bread, ...product });
    const order = await anOrder([{ productId: loaf.id, quantity: 4 }], values, customer);
    const own = await taken(picker, order);
    return { loaf, order, batch: own, line: own.lines[0]?.key ?? '' };
  };

  /** As if nothing had been ordered yet and nothing stood on a shelf. */
  const clear = async () => {
    await desk.db.updateTable('orders').set({ status: 'cancelado' }).execute();
    await desk.db.deleteFrom('pick_batches').execute();
    await desk.db.updateTable('products').set({ is_active: false }).execute();
  };

  /** Products of which the ledger's sum isn't the stock. */
  const unbalanced = async () =>
    (
      await sql<{ title: string }>`
        select p.title from products p
        where p.stock <> (select coalesce(sum(units), 0) from stock_movements m where m.product_id = p.id)
      `.execute(desk.db)
    ).rows;
  const orderRow = (id: string) =>
    desk.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    ...desk,
    ask,
    anOrder,
    take,
    taken,
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
export type { Person };
