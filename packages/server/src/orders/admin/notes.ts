import type { AdminOrderJson, noteBodySchema } from '@nutricion/contract/orders/admin-orders';
import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOrder } from '../life/lock-order.ts';
import type { EnqueueOrderMail } from '../order-mail.ts';
import type { AdminOrderDependencies } from './admin-order-dependencies.ts';
import { readAdminOrder } from './read-admin-order.ts';

/** Writes a note of an order, or a message that its customer gets by mail besides. */
export const writeOrderNote = async (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  { text, send = false }: z.output<typeof noteBodySchema>,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const written = await deps.db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const order = await lockOrder(trx, orderId);
    if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
    if (send && order.user_id === null) return refuse(nobodyToNotify);
    const note = { authorId: caller.profileId, text };
    await (send
      ? sendMessage(deps, trx, order, note)
      : insertOrderNote(trx, orderId, { ...note, isMessage: false }));
    return accept(null);
  });
  return written.ok ? readAdminOrder(deps.db, caller, orderId, deps.now()) : written;
};

interface OrderNote {
  readonly authorId: string;
  readonly text: string;
}

/** Mails a text to an order's customer and stores it among the notes; does neither if the account is deleted. */
export const sendMessage = async (
  { enqueueMail }: { readonly enqueueMail: EnqueueOrderMail },
  trx: Transaction<Schema>,
  { id, user_id }: { readonly id: string; readonly user_id: string | null },
  note: OrderNote,
): Promise<void> => {
  if (user_id === null) return;
  const noteId = await insertOrderNote(trx, id, { ...note, isMessage: true });
  await enqueueMail(trx, {
    kind: 'order-message',
    noteId,
    orderId: id as OrderId,
    userId: user_id as ProfileId,
  });
};

/** Stores a note of an order; it is deleted with the customer's account. Returns its id. */
export const insertOrderNote = async (
  trx: Transaction<Schema>,
  orderId: string,
  { authorId, text, isMessage }: OrderNote & { readonly isMessage: boolean },
): Promise<number> => {
  const { id } = await trx
    .insertInto('order_notes')
    .values({ order_id: orderId, author_id: authorId, text, is_message: isMessage })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const nobodyToNotify: Refusal = {
  kind: 'wrong-state',
  detail: 'La cuenta de este pedido se borró: ya no hay a quién escribirle. Puedes dejar una nota.',
};
