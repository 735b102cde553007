import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Locks the profile against rows that refer to it: an order that is being placed waits, and then finds no user. */
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

/** Orders keep what was sold, when and for how much, without the customer and the address. */
export const anonymizeOrders = async (trx: Transaction<Schema>, userId: string): Promise<void> => {
  const theirs = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
  // Free text may name the customer.
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
  // A handover by photo stays recorded; its receiver and reason are removed.
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
      // The digest includes name and telephone, which could be found by trying.
      request_hash: '',
    })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * Audit rows about the account stay without personal data. The table refuses other changes, and this one too while
 * the account exists.
 */
export const redactAudit = (trx: Transaction<Schema>, userId: string) =>
  sql`select forget_person_in_audit(${userId})`.execute(trx);

/** Deletes the profile, and by cascade all rows that are the user's alone. */
export const deleteUserData = (trx: Transaction<Schema>, userId: string) =>
  trx.deleteFrom('profiles').where('id', '=', userId).execute();
