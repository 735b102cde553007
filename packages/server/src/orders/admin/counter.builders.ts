import { problemSchema } from '@nutricion/contract/kit/problem';
import {
  type AdminOrderJson,
  adminOrderEndpoints,
  adminOrderSchema,
} from '@nutricion/contract/orders/admin-orders';
import { orderSchema } from '@nutricion/contract/orders/orders';
import type { Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { aProduct } from '../../testing/shop.builders.ts';
import type { OrderDesk } from '../orders.builders.ts';

type Person = Awaited<ReturnType<OrderDesk['aShopper']>>;

/** What tests of the counter do at a desk of orders. */
export const atTheCounter = (desk: OrderDesk) => {
  const detail = async (person: Person, id: string): Promise<AdminOrderJson> =>
    adminOrderSchema.parse(await (await desk.get(person, `/api/admin/orders/${id}`)).json());
  const queue = async (person: Person, query = '') =>
    adminOrderEndpoints['GET /api/admin/orders'].response.parse(
      await (await desk.get(person, `/api/admin/orders?${query}`)).json(),
    );
  /** An order of a new customer; each product at $2, exempt, `quantity` of each. */
  const anOrder = async (quantities: readonly number[] = [3]) => {
    const shopper = await desk.aShopper();
    const products = [];
    for (const _ of quantities)
      products.push(await aProduct(desk.db, { price: 2, stock: 100, tax_class: 'exento' }));
    const items = products.map(({ id: productId }, index) => ({
      productId,
      quantity: quantities[index] ?? 1,
    }));
    const expectedTotal = 2 * quantities.reduce((sum, quantity) => sum + quantity, 0);
    const response = await desk.post(shopper, desk.aBody(shopper, { items, expectedTotal }));
    return { shopper, products, order: orderSchema.parse(await response.json()) };
  };
  /** As it would be after whatever happened before. */
  const setOrder = (id: string, values: Partial<Updateable<Schema['orders']>>) =>
    desk.db.updateTable('orders').set(values).where('id', '=', id).execute();
  /** A refusal's words. */
  const detailOf = async (response: Response): Promise<string> =>
    problemSchema.parse(await response.json()).detail;
  return {
    detailOf,
    detail,
    queue,
    anOrder,
    setOrder,
    transition: (person: Person, id: string, body: object) =>
      desk.send(person, `/api/admin/orders/${id}/transition`, body),
    cancel: (person: Person, id: string, body: object) =>
      desk.send(person, `/api/admin/orders/${id}/cancel`, body),
    note: (person: Person, id: string, body: object) =>
      desk.send(person, `/api/admin/orders/${id}/notes`, body),
    movementsOf: (productId: string) =>
      desk.db
        .selectFrom('stock_movements')
        .select(['kind', 'units'])
        .where('product_id', '=', productId)
        .orderBy('id')
        .execute(),
  };
};
