import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Locked against everything that refers to them: an order that is being placed waits, and then finds nobody. */
export const lockForDeletion = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('profiles')
    .select(['email', 'full_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const readOrderStates = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('orders')
    .select(['number', 'status'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();

/** The books keep what was sold, when and for how much; not to whom, nor where it went. */
export const anonymizeOrders = async (trx: Transaction<Schema>, userId: string): Promise<void> => {
  const theirs = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
  // Written by hand, as the reason of a review is: it may name the person.
  await trx.deleteFrom('order_notes').where('order_id', 'in', theirs).execute();
  await trx
    .updateTable('order_status_history')
    .set({ reason: null })
    .where('order_id', 'in', theirs)
    .execute();
  await trx
    .updateTable('order_cancellations')
    .set({ reason: null })
    .where('order_id', 'in', theirs)
    .execute();
  await trx.updateTable('payments').set({ attended_note: null }).where('order_id', 'in', theirs).execute();
  await trx
    .updateTable('payment_operations')
    .set({ reason: null })
    .where('payment_id', 'in', trx.selectFrom('payments').select('id').where('order_id', 'in', theirs))
    .execute();
  await trx.deleteFrom('handover_photos').where('order_id', 'in', theirs).execute();
  await trx.deleteFrom('handover_codes').where('order_id', 'in', theirs).execute();
  // A handover by photo keeps that it was one; who received it and why goes.
  await trx
    .updateTable('delivery_deeds')
    .set({ receiver: sql`case when receiver is null then null else '—' end` })
    .set({ reason: sql`case when reason is null then null else '—' end` })
    .where('order_id', 'in', theirs)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      user_id: null,
      recipient_name: null,
      recipient_phone: null,
      delivery_address: null,
      review_reason: null,
      // A digest that the name and the telephone went into could be tried out.
      request_hash: '',
    })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * What was done to their account stays told; who they were doesn't. The log can't be changed otherwise, nor
 * this way while their account is there.
 */
export const redactAudit = (trx: Transaction<Schema>, userId: string) =>
  sql`select forget_person_in_audit(${userId})`.execute(trx);

/** Everything that is theirs alone goes with the row. */
export const deleteUserData = (trx: Transaction<Schema>, userId: string) =>
  trx.deleteFrom('profiles').where('id', '=', userId).execute();
