import { problemSchema } from '@nutricion/contract/kit/problem';
import { type AdminOrderJson, adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
import { adminOrderEndpoints } from '@nutricion/contract/orders/admin-orders-endpoints';
import { orderSchema } from '@nutricion/contract/orders/orders';
import type { Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { aProduct } from '../../testing/shop.builders.ts';
import type { OrderFixture } from '../orders.builders.ts';

type TestUser = Awaited<ReturnType<OrderFixture['aShopper']>>;

/** Calls of the orders' administration, on an order fixture. */
export const anAdminOrderFixture = (fixture: OrderFixture) => {
  const detail = async (user: TestUser, id: string): Promise<AdminOrderJson> =>
    adminOrderSchema.parse(await (await fixture.get(user, `/api/admin/orders/${id}`)).json());
  const queue = async (user: TestUser, query = '') =>
    adminOrderEndpoints['GET /api/admin/orders'].response.parse(
      await (await fixture.get(user, `/api/admin/orders?${query}`)).json(),
    );
  /** An order of a new customer; each product at $2, exempt, `quantity` of each. */
  const anOrder = async (quantities: readonly number[] = [3]) => {
    const shopper = await fixture.aShopper();
    const products = [];
    for (const _ of quantities)
      products.push(await aProduct(fixture.db, { price_cents: 200, stock: 100, tax_class: 'exento' }));
    const items = products.map(({ id: productId }, index) => ({
      productId,
      quantity: quantities[index] ?? 1,
    }));
    const expectedTotal = 2 * quantities.reduce((sum, quantity) => sum + quantity, 0);
    const response = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal }));
    return { shopper, products, order: orderSchema.parse(await response.json()) };
  };
  /** Sets columns directly, to stand for earlier events. */
  const setOrder = (id: string, values: Partial<Updateable<Schema['orders']>>) =>
    fixture.db.updateTable('orders').set(values).where('id', '=', id).execute();
  /** A refusal's words. */
  const detailOf = async (response: Response): Promise<string> =>
    problemSchema.parse(await response.json()).detail;
  return {
    detailOf,
    detail,
    queue,
    anOrder,
    setOrder,
    transition: (user: TestUser, id: string, body: object) =>
      fixture.send(user, `/api/admin/orders/${id}/transition`, body),
    cancel: (user: TestUser, id: string, body: object) =>
      fixture.send(user, `/api/admin/orders/${id}/cancel`, body),
    note: (user: TestUser, id: string, body: object) =>
      fixture.send(user, `/api/admin/orders/${id}/notes`, body),
    movementsOf: (productId: string) =>
      fixture.db
        .selectFrom('stock_movements')
        .select(['kind', 'units'])
        .where('product_id', '=', productId)
        .orderBy('id')
        .execute(),
  };
};
