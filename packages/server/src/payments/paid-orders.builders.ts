import { randomUUID } from 'node:crypto';
import type { Zone } from '@nutricion/domain/catalog/zone';
import { refuse } from '@nutricion/domain/kit/result';
import { sql } from 'kysely';
import type { StripeFault } from '../../../../e2e/fakes/stripe-state.ts';
import { aProduct } from '../testing/shop.builders.ts';
import type { EmptyFixture } from './payment-fixture.builders.ts';
import { processEvents } from './reconcile.ts';
import { recordPaymentOnDelivery } from './settle-money.ts';
import { settlePayment } from './settle-payment.ts';

/** Builds orders in each state of their payment. */
export const paidOrders = (fixture: EmptyFixture) => {
  /** An order to be paid by card whose payment page is open. */
  const anOpenPage = async (issue?: StripeFault) => {
    const unpaid = await fixture.anUnpaidOrder();
    if (issue) fixture.stripe.breakFor(unpaid.order.id, issue);
    const begun = await fixture.begin(unpaid.shopper, unpaid.order.id);
    const session = (await fixture.paymentOf(begun.payment_id)).provider_ref ?? '';
    return { ...unpaid, begun, paymentId: begun.payment_id, session };
  };
  /** An authorised order that is being prepared; the provider's fault, if given, begins from here. */
  const anAuthorised = async (issue?: StripeFault) => {
    const open = await anOpenPage();
    await fixture.stripe.pay(open.session);
    await processEvents(fixture.payments);
    if (issue) fixture.stripe.breakFor(open.order.id, issue);
    await fixture.move(open.order.id, 'en_preparacion');
    return open;
  };
  type Authorised = Awaited<ReturnType<typeof anAuthorised>>;
  /** Its bank lets the hold go before it is captured, and it is packed. */
  const losesHold = async ({ order, session }: Authorised) => {
    await fixture.stripe.endHold(session);
    await processEvents(fixture.payments);
    await fixture.move(order.id, 'listo');
  };
  /** It is packed, and its provider refuses to capture the hold, which stays. */
  const isRefusedCapture = async ({ order, paymentId }: Authorised) => {
    const { card } = fixture.payments.providers;
    const refusing = { ...card, capture: async () => refuse({ kind: 'refused' as const, code: 'no' }) };
    await fixture.move(order.id, 'listo');
    const providers = { ...fixture.payments.providers, card: refusing };
    await settlePayment({ ...fixture.payments, providers }, paymentId);
  };
  /** Packed whole, and charged for. */
  const aCharged = async () => {
    const paid = await anAuthorised();
    await pack(paid.order.id, paid.paymentId);
    return paid;
  };
  const anAthPaid = async () => {
    const unpaid = await fixture.anUnpaidOrder('ath-movil');
    const { payment_id: paymentId } = await fixture.begin(unpaid.shopper, unpaid.order.id, 'ath-movil');
    fixture.ath.confirm(paymentId);
    await fixture.settle(paymentId);
    return { ...unpaid, paymentId };
  };
  const fillBags = async (orderId: string) => {
    await fixture.db
      .updateTable('order_items')
      .set({ picked_quantity: sql`quantity - cancelled_quantity` })
      .where('order_id', '=', orderId)
      .execute();
    await fixture.pack(orderId, 600);
  };
  const pack = async (orderId: string, paymentId: string) => {
    await fillBags(orderId);
    await fixture.move(orderId, 'listo');
    await fixture.settle(paymentId);
  };
  /** Handed over and paid in cash. */
  const anOnDeliveryPaid = async () => {
    const unpaid = await fixture.anUnpaidOrder('on-delivery');
    await fillBags(unpaid.order.id);
    await fixture.db
      .updateTable('orders')
      .set({ status: 'en_ruta' })
      .where('id', '=', unpaid.order.id)
      .execute();
    const paid = { way: 'cash', reference: null } as const;
    await fixture.db
      .transaction()
      .execute((trx) => recordPaymentOnDelivery(fixture.payments, trx, unpaid.order, paid));
    await fixture.move(unpaid.order.id, 'entregado');
    const { id: paymentId } = await fixture.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', unpaid.order.id)
      .executeTakeFirstOrThrow();
    return { ...unpaid, paymentId };
  };
  return {
    /** What the card's provider did for an order, in order. */
    cardEffectsOf: (orderId: string) =>
      fixture.stripe.effects
        .filter((effect) => effect.orderId === orderId)
        .map(({ kind, amount }) => [kind, amount]),
    athEffectsOf: (orderNumber: string) =>
      fixture.ath.effects
        .filter((effect) => effect.orderNumber === orderNumber)
        .map(({ kind, cents }) => [kind, cents]),
    anOpenPage,
    aDoorPaid: anOnDeliveryPaid,
    anAuthorised,
    losesHold,
    isRefusedCapture,
    aCharged,
    anAthPaid,
    /** Sends the order out and hands it over, with its receipt. */
    deliver: async (orderId: string) => {
      for (const to of ['en_ruta', 'entregado'] as const) await fixture.move(orderId, to);
    },
    itemsOf: (orderId: string) =>
      fixture.db
        .selectFrom('order_items')
        .select(['id', 'product_id', 'picked_quantity'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),
    /** Picks units of an item from a lot of their own; a recalled one has been taken out of the bag again. */
    pickFromLot: async (
      itemId: number,
      units: number,
      { isRecalledOut = false }: { readonly isRecalledOut?: boolean } = {},
    ) => {
      const lot_id = randomUUID();
      const { id: actor_id } = await fixture.db
        .selectFrom('profiles')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const { product_id } = await fixture.db
        .selectFrom('order_items')
        .select('product_id')
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      await fixture.db
        .insertInto('lots')
        .values({
          ...{
            id: lot_id,
            product_id,
            supplier: 'Finca',
            code: lot_id.slice(0, 8),
            received_units: units,
            actor_id,
          },
          ...{ expires_on: null, temperature_f: null, held_at: isRecalledOut ? new Date() : null },
        })
        .execute();
      await fixture.db
        .insertInto('order_item_lots')
        .values({ order_item_id: itemId, lot_id, units })
        .execute();
      if (isRecalledOut)
        await fixture.db
          .insertInto('recalled_out')
          .values({ order_item_id: itemId, lot_id, actor_id, taken_out_at: new Date() })
          .execute();
    },
    /** Adds one free unit to its bag; only the product's zone matters. */
    addItem: async (orderId: string, { zone }: { readonly zone: Zone }) => {
      const product = await aProduct(fixture.db, { price_cents: 200, stock: 10, tax_class: 'exento', zone });
      await fixture.db
        .insertInto('order_items')
        .values({
          ...{ order_id: orderId, product_id: product.id, title: product.title, package_label: '1 litro' },
          ...{
            quantity: 1,
            picked_quantity: 1,
            unit_price_cents: 0,
            total_price_cents: 0,
            regular_price_cents: 0,
          },
        })
        .execute();
      await fixture.db.updateTable('products').set({ stock: 9 }).where('id', '=', product.id).execute();
      await fixture.db
        .insertInto('stock_movements')
        .values({ product_id: product.id, kind: 'venta', units: -1, order_id: orderId })
        .execute();
      return product;
    },
    movementsOf: async (productId: string) =>
      (
        await fixture.db
          .selectFrom('stock_movements')
          .select(['kind', 'units'])
          .where('product_id', '=', productId)
          .orderBy('id')
          .execute()
      ).map(({ kind, units }) => [kind, units]),
  };
};
