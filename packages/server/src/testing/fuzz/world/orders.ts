import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import type { Updateable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { aProduct } from '../../shop.builders.ts';
import type { FuzzShop } from '../fuzz-shop.builders.ts';
import type { callsOf } from './calls.ts';

interface Needs extends Pick<FuzzShop, 'db'>, ReturnType<typeof callsOf> {
  readonly pointId: string;
}

/** Orders of the customer's, placed as everybody places them. */
export const ordersOf = ({ db, pointId, next, callJson }: Needs) => {
  const days = () => deliveryDates(Date.now());
  /** Three of a product that nothing else has, at $4 without taxes. */
  const anOrderBody = async (paymentMethod: PaymentMethod = 'on-delivery') => {
    const product = await aProduct(db, { price_cents: 400, stock: 1_000, tax_class: 'exento' });
    return {
      items: [{ productId: product.id, quantity: 3 }],
      incentiveProductIds: [],
      expectedTotal: 12,
      delivery: { type: 'hospital' as const, deliveryPointId: pointId },
      deliveryDate: days()[1] ?? '',
      deliveryWindow: '07-09' as const,
      contact: { name: 'Persona de turno', phone: '787-555-0142' },
      substitution: 'best-match' as const,
      paymentMethod,
    };
  };
  const anOrder = async (paymentMethod?: PaymentMethod) => {
    const body = await anOrderBody(paymentMethod);
    const key = { 'idempotency-key': `pedido-de-prueba-${next()}` };
    const order = await callJson('POST /api/orders', 'customer', body, key);
    return {
      id: String(order.id),
      version: Number(order.version),
      productId: body.items[0]?.productId ?? '',
    };
  };
  const setOrder = (id: string, values: Updateable<Schema['orders']>) =>
    db.updateTable('orders').set(values).where('id', '=', id).execute();
  return {
    days,
    anOrderBody,
    anOrder,
    /** Sets columns directly, to stand for earlier events. */
    anOrderWith: async (values: Updateable<Schema['orders']>) => {
      const order = await anOrder();
      await setOrder(order.id, values);
      return order;
    },
    setOrder,
    versionOf: async (id: string): Promise<number> =>
      (await db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow())
        .version,
    itemOf: (orderId: string) =>
      db.selectFrom('order_items').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow(),
  };
};
