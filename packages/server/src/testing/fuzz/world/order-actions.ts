import { randomUUID } from 'node:crypto';
import { idempotencyKey } from '../../../payments/request-operation.ts';
import { aHospital } from '../../shop.builders.ts';
import type { FuzzShop } from '../fuzz-shop.builders.ts';
import type { accountsOf } from './accounts.ts';
import type { callsOf } from './calls.ts';
import type { ordersOf } from './orders.ts';

type Needs = Pick<FuzzShop, 'db' | 'stripe'> &
  ReturnType<typeof callsOf> &
  Pick<ReturnType<typeof accountsOf>, 'aMember'> &
  ReturnType<typeof ordersOf> & { readonly somebody: { readonly id: string } };

const FIRST_DAY = Date.UTC(2030, 0, 1);
const DAY_MS = 86_400_000;

/** Orders being picked, delivered and paid. */
export const orderActionsOf = (fuzzFixture: Needs) => {
  const { db, stripe, somebody, next, callJson, call, aMember, anOrder, anOrderWith, setOrder, versionOf } =
    fuzzFixture;

  /** An order alone in its window, for a picker without a batch. */
  const aWindow = async (order?: { readonly id: string }) => {
    const date = new Date(FIRST_DAY + next() * DAY_MS).toISOString().slice(0, 10);
    const { id } = order ?? (await anOrder());
    await setOrder(id, { delivery_date: date });
    const picker = await aMember('almacen');
    return { orderId: id, as: picker.as, round: { date, window: '07-09' as const } };
  };
  const aBatch = async (order?: { readonly id: string }) => {
    const { round, as, orderId } = await aWindow(order);
    const batch = await callJson('POST /api/admin/picking/batches', as, round);
    return { id: String(batch.id), as, orderId, line: String(batch.lines[0].key) };
  };
  /** Its one bag is full and looked through. */
  const aPickedBatch = async (order?: { readonly id: string }) => {
    const batch = await aBatch(order);
    const actions = [
      { id: randomUUID(), kind: 'pick', line: batch.line, units: 3 },
      { id: randomUUID(), kind: 'check', bag: 1 },
    ];
    await call(`POST /api/admin/picking/batches/${batch.id}/actions`, batch.as, { actions });
    return batch;
  };

  /** A packed order of a round without other drivers, and a driver without a route. */
  const aRound = async () => {
    const hospital = await aHospital(db);
    const order = await anOrderWith({
      ...{ status: 'listo', hospital_id: hospital.id },
      ...{ packed_subtotal_cents: 1200, packed_tax_cents: 0, packed_total_cents: 1200 },
    });
    const { delivery_date: date } = await db
      .selectFrom('orders')
      .select('delivery_date')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const driver = await aMember('reparto');
    return {
      orderId: order.id,
      as: driver.as,
      round: { date, window: '07-09' as const, hospital: hospital.id },
    };
  };
  const aRoute = async () => {
    const { orderId, as, round } = await aRound();
    const route = await callJson('POST /api/admin/deliveries/routes', as, round);
    return { id: String(route.id), orderId, as };
  };
  const orderInTransit = async () => {
    const route = await aRoute();
    await call(`POST /api/admin/deliveries/routes/${route.id}/departure`, route.as, {
      ...{ is_hot: false, other_day: 'De otro día' },
    });
    return { ...route, version: await versionOf(route.orderId) };
  };
  const sendDeliveryAction = (orderId: string, as: { readonly token: string }, body: object) =>
    call(`POST /api/admin/deliveries/stops/${orderId}/deeds`, as, { id: randomUUID(), ...body });
  /** What hands an order over: the customer's code, and what they pay at the door. */
  const byCode = async ({ orderId, version }: { readonly orderId: string; readonly version: number }) => {
    const { handover } = await callJson(`GET /api/orders/${orderId}`, 'customer');
    return { kind: 'code' as const, version, code: String(handover.code), payment: { way: 'cash' as const } };
  };
  const deliveredOrder = async () => {
    const stop = await orderInTransit();
    await sendDeliveryAction(stop.orderId, stop.as, await byCode(stop));
    return stop;
  };
  /** It becomes another's: who isn't there twice has to pay beforehand, and one customer places all orders. */
  const withIncentive = async <Stop extends { readonly orderId: string }>(stop: Stop): Promise<Stop> => {
    await setOrder(stop.orderId, { user_id: somebody.id });
    return stop;
  };
  const notDelivered = async () => {
    const stop = await withIncentive(await orderInTransit());
    await sendDeliveryAction(stop.orderId, stop.as, {
      ...{ kind: 'not-delivered', version: stop.version, reason: 'No contesta' },
    });
    return { ...stop, version: await versionOf(stop.orderId) };
  };

  /** The customer's order, and the payment that is open for it. */
  const anOpenPayment = async (method: 'card' | 'ath-movil' = 'card') => {
    const { id } = await anOrder(method);
    const begun = await callJson(`POST /api/orders/${id}/payments`, 'customer', {
      method,
      phone: '787-555-0142',
    });
    return { orderId: id, id: String(begun.payment_id) };
  };
  /** Paid by card, packed, and charged for. */
  const aCharge = async () => {
    const { orderId, id } = await anOpenPayment();
    const { provider_ref } = await db
      .selectFrom('payments')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await stripe.pay(provider_ref ?? '');
    await call(`POST /api/orders/${orderId}/payments/${id}/refresh`, 'customer');
    const batch = await aPickedBatch({ id: orderId });
    await call(`POST /api/admin/picking/batches/${batch.id}/bags/1/ready`, batch.as);
    const payment = await callJson(`POST /api/admin/payments/${id}/refresh`, 'admin');
    return { orderId, id, version: Number(payment.version) };
  };
  /** Charged for, and a refund of it was refused by the provider. */
  const aRefusedRefund = async () => {
    const charge = await aCharge();
    await db
      .insertInto('payment_operations')
      .values({
        ...{ id: randomUUID(), payment_id: charge.id, kind: 'refund', amount_cents: 400 },
        ...{
          idempotency_key: idempotencyKey(charge.id, 'refund', 0),
          state: 'rechazada',
          reason: 'Llegó roto',
        },
      })
      .execute();
    await db.updateTable('payments').set({ wanted_cents: 800 }).where('id', '=', charge.id).execute();
    return charge;
  };
  return {
    ...{ aWindow, aBatch, aPickedBatch },
    ...{
      aRound,
      aRoute,
      onItsWay: orderInTransit,
      byCode,
      handedOver: deliveredOrder,
      giveAway: withIncentive,
      notDelivered,
    },
    ...{ anOpenPayment, aCharge, aRefusedRefund },
  };
};
