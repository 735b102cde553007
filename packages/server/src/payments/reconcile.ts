import { z } from 'zod';
import { paymentIdOfEvent, storeEvent } from './event-inbox.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { findPayment } from './payment-store.ts';
import type { StripeEvent } from './providers/open-stripe.ts';
import { settlePayment } from './settle-payment.ts';

/** What the webhook and the browser's return settle first is left to them. */
const SETTLEMENT_GRACE_MS = 90_000;
const BATCH_SIZE = 200;

/**
 * Settles payments that have waited longer than a response takes, and releases orders whose time to pay is over.
 * Every two minutes, in one process.
 */
export const reconcile = async (deps: PaymentDependencies): Promise<void> => {
  const waiting = await deps.db
    .selectFrom('payments')
    .select('id')
    .where('provider', '<>', 'door')
    .where('status', 'in', ['creado', 'pendiente', 'cobrando', 'devolviendo', 'en_duda'])
    .where('changed_at', '<=', new Date(deps.now() - SETTLEMENT_GRACE_MS))
    .orderBy('changed_at')
    .limit(BATCH_SIZE)
    .execute();
  const withOperation = await deps.db
    .selectFrom('payment_operations')
    .select('payment_id as id')
    .where('state', 'in', ['pedida', 'en_duda'])
    .where('changed_at', '<=', new Date(deps.now() - SETTLEMENT_GRACE_MS))
    .limit(BATCH_SIZE)
    .execute();
  for (const id of new Set([...waiting, ...withOperation].map((each) => each.id)))
    await settleOrLog(deps, id);
  await processEvents(deps);
  await expireStaleHolds(deps);
};

/** A payment that can't be settled must not stop the others. */
const settleOrLog = async (deps: PaymentDependencies, id: string): Promise<void> => {
  try {
    await settlePayment(deps, id);
  } catch (error) {
    deps.logger.error({ err: error, payment: id }, 'a payment could not be settled');
  }
};

/**
 * Releases what unpaid orders reserved once their time is over; the payment is read from its provider once more
 * before.
 */
export const expireStaleHolds = async (deps: PaymentDependencies): Promise<void> => {
  const due = await deps.db
    .selectFrom('orders as o')
    .leftJoin('payments as p', (join) =>
      join
        .onRef('p.order_id', '=', 'o.id')
        .on('p.status', 'in', ['creado', 'pendiente', 'en_duda', 'cobrando']),
    )
    .select(['o.id', 'p.id as payment_id'])
    .where('o.status', '=', 'pendiente_pago')
    .where('o.held_until', '<=', new Date(deps.now()))
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, payment_id } of due) {
    if (payment_id !== null) await settleOrLog(deps, payment_id);
    await expireOrder(deps, id);
  }
};

const expireOrder = async (deps: PaymentDependencies, orderId: string): Promise<void> => {
  const transitioned = await deps.db.transaction().execute(async (trx) => {
    const order = await deps.lockOrder(trx, orderId);
    if (order?.status !== 'pendiente_pago') return [];
    const { held_until } = await trx
      .selectFrom('orders')
      .select('held_until')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    // The customer has begun to pay again and has more time.
    if (held_until !== null && held_until.getTime() > deps.now()) return [];
    return order.expire();
  });
  if (transitioned.length > 0) deps.announceStock(transitioned);
};

/** As long as a provider itself delivers an event again and again. */
const MAX_DELIVERY_AGE_MS = 3 * 86_400_000;

/** Processes webhook events in the inbox. */
export const processEvents = async (deps: PaymentDependencies): Promise<void> => {
  const events = await deps.db
    .selectFrom('payment_events')
    .select(['provider', 'event_id', 'object_ref', 'raw', 'received_at'])
    .where('processed_at', 'is', null)
    .orderBy('received_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const event of events) {
    const paymentId = await paymentIdOfEvent(deps.db, event);
    let error: string | null = paymentId === null ? 'no payment of ours' : null;
    try {
      if (paymentId !== null && (await settlePayment(deps, paymentId)) === 'no-answer') error = 'no answer';
    } catch (cause) {
      error = cause instanceof Error ? cause.message.slice(0, 500) : 'unknown';
      deps.logger.error({ err: cause, event: event.event_id }, 'an event could not be processed');
    }
    // An event whose processing failed is processed again; otherwise a dispute might be missed.
    const isAgain =
      error !== null && paymentId !== null && deps.now() - event.received_at.getTime() < MAX_DELIVERY_AGE_MS;
    await deps.db
      .updateTable('payment_events')
      .set({ processed_at: isAgain ? null : new Date(deps.now()), error })
      .where('provider', '=', event.provider)
      .where('event_id', '=', event.event_id)
      .execute();
  }
};

/** Reads events that the provider could not deliver into the inbox. Hourly. */
export const fetchUndelivered = async (deps: PaymentDependencies): Promise<void> => {
  const events = await deps.providers.card?.undeliveredEvents();
  if (!events?.ok) return;
  for (const event of events.value) await processEvent(deps, event);
  await processEvents(deps);
};

const processEvent = (deps: PaymentDependencies, event: StripeEvent) =>
  deps.db.transaction().execute((trx) => storeEvent(trx, 'stripe', event, deps.now()));

const DAY_MS = 86_400_000;
const uuid = z.uuid();

/** Compares both ways: charges at the provider without a payment of ours are stored for a person. Daily. */
export const findOrphans = async (deps: PaymentDependencies): Promise<void> => {
  for (const provider of [deps.providers.card, deps.providers['ath-movil']]) {
    const charges = await provider?.chargesSince(new Date(deps.now() - 2 * DAY_MS));
    if (!provider || !charges?.ok) continue;
    for (const charge of charges.value) {
      const isUuid = uuid.safeParse(charge.paymentId).success;
      const ours = isUuid ? await findPayment(deps.db, charge.paymentId ?? '') : undefined;
      if (ours) await settleOrLog(deps, ours.id);
      else
        await deps.db
          .insertInto('orphan_charges')
          .values({ provider: provider.name, provider_ref: charge.ref, amount_cents: charge.amountCents })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
  }
  const expiredHolds = await deps.db
    .selectFrom('payments')
    .select('id')
    .where('provider', '<>', 'door')
    .where('status', '=', 'autorizado')
    .execute();
  for (const { id } of expiredHolds) await settleOrLog(deps, id);
};
