import type { Zone } from '@nutricion/domain/catalog/zone';
import { sql } from 'kysely';
import type { StripeFault } from '../../../../e2e/fakes/stripe-state.ts';
import { aProduct } from '../testing/shop.builders.ts';
import type { EmptyDesk } from './payment-desk.builders.ts';
import { processEvents } from './reconcile.ts';

/** Orders as far as their money goes. */
export const paidOrders = (desk: EmptyDesk) => {
  /** A card's order whose page is open. */
  const anOpenPage = async (fault?: StripeFault) => {
    const unpaid = await desk.anUnpaidOrder();
    if (fault) desk.stripe.breakFor(unpaid.order.id, fault);
    const begun = await desk.begin(unpaid.shopper, unpaid.order.id);
    const session = (await desk.paymentOf(begun.payment_id)).provider_ref ?? '';
    return { ...unpaid, begun, paymentId: begun.payment_id, session };
  };
  /** Whose money is held and that is being prepared; what goes wrong does from here on. */
  const anAuthorised = async (fault?: StripeFault) => {
    const open = await anOpenPage();
    await desk.stripe.pay(open.session);
    await processEvents(desk.payments);
    if (fault) desk.stripe.breakFor(open.order.id, fault);
    await desk.move(open.order.id, 'en_preparacion');
    return open;
  };
  /** Packed whole, and charged for. */
  const aCharged = async () => {
    const paid = await anAuthorised();
    await pack(paid.order.id, paid.paymentId);
    return paid;
  };
  const anAthPaid = async () => {
    const unpaid = await desk.anUnpaidOrder('ath-movil');
    const { payment_id: paymentId } = await desk.begin(unpaid.shopper, unpaid.order.id, 'ath-movil');
    desk.ath.confirm(paymentId);
    await desk.settle(paymentId);
    return { ...unpaid, paymentId };
  };
  const pack = async (orderId: string, paymentId: string) => {
    await desk.db
      .updateTable('order_items')
      .set({ picked_quantity: sql`quantity - cancelled_quantity` })
      .where('order_id', '=', orderId)
      .execute();
    await desk.pack(orderId, 600);
    await desk.move(orderId, 'listo');
    await desk.settle(paymentId);
  };
  /** Handed over and paid in cash. */
  const aDoorPaid = async () => {
    const unpaid = await desk.anUnpaidOrder('on-delivery');
    await desk.db
      .updateTable('orders')
      .set({ status: 'en_ruta' })
      .where('id', '=', unpaid.order.id)
      .execute();
    const paid = { way: 'cash', reference: null } as const;
    await desk.db.transaction().execute((trx) => desk.life.recordAtTheDoor(trx, unpaid.order, paid));
    await desk.move(unpaid.order.id, 'entregado');
    const { id: paymentId } = await desk.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', unpaid.order.id)
      .executeTakeFirstOrThrow();
    return { ...unpaid, paymentId };
  };
  return {
    /** What the card's provider did for an order, in order. */
    cardEffectsOf: (orderId: string) =>
      desk.stripe.effects
        .filter((effect) => effect.orderId === orderId)
        .map(({ kind, amount }) => [kind, amount]),
    athEffectsOf: (orderNumber: string) =>
      desk.ath.effects
        .filter((effect) => effect.orderNumber === orderNumber)
        .map(({ kind, cents }) => [kind, cents]),
    anOpenPage,
    aDoorPaid,
    anAuthorised,
    aCharged,
    anAthPaid,
    /** On its way and handed over, with its receipt. */
    deliver: async (orderId: string) => {
      for (const to of ['en_ruta', 'entregado'] as const) await desk.move(orderId, to);
    },
    itemsOf: (orderId: string) =>
      desk.db
        .selectFrom('order_items')
        .select(['id', 'product_id'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),
    /** One unit more in its bag, for nothing: where a product is kept is all that matters of it. */
    addItem: async (orderId: string, { zone }: { readonly zone: Zone }) => {
      const product = await aProduct(desk.db, { price: 2, stock: 10, tax_class: 'exento', zone });
      await desk.db
        .insertInto('order_items')
        .values({
          ...{ order_id: orderId, product_id: product.id, title: product.title, package_label: '1 litro' },
          ...{ quantity: 1, picked_quantity: 1, unit_price: 0, total_price: 0, regular_price: 0 },
        })
        .execute();
      await desk.db.updateTable('products').set({ stock: 9 }).where('id', '=', product.id).execute();
      await desk.db
        .insertInto('stock_movements')
        .values({ product_id: product.id, kind: 'venta', units: -1, order_id: orderId })
        .execute();
      return product;
    },
    movementsOf: async (productId: string) =>
      (
        await desk.db
          .selectFrom('stock_movements')
          .select(['kind', 'units'])
          .where('product_id', '=', productId)
          .orderBy('id')
          .execute()
      ).map(({ kind, units }) => [kind, units]),
  };
};
