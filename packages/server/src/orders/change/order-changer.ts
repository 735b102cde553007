import { endSentence } from '@nutricion/domain/kit/end-sentence';
import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { canCustomerCancel } from '@nutricion/domain/orders/can-customer-cancel';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { hasChangedSince } from '../admin/changed-since.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import type { EnqueueOrderMail } from '../order-mail.ts';

/** Who changes what a customer ordered: the customer, or staff because the customer asked for it by telephone. */
export type OrderChanger =
  | { readonly kind: 'customer'; readonly actorId: ProfileId }
  | { readonly kind: 'staff'; readonly actorId: ProfileId; readonly reason: string };

/** What is changed of an order, as refusals name it. */
type ChangedPart = 'lines' | 'delivery';

interface ChangeableOrder {
  readonly order: LockedOrder;
  /** The customer. */
  readonly profileId: ProfileId;
}

/** Locks the customer and then the order, if whoever asks may change it and nobody has begun to prepare it. */
export const lockChangeable = async (
  trx: Transaction<Schema>,
  by: OrderChanger,
  orderId: string,
  part: ChangedPart,
): Promise<Result<ChangeableOrder, Refusal>> => {
  const allowed =
    by.kind === 'staff' ? await recheckPermission(trx, by.actorId, 'orders.change') : accept(null);
  if (!allowed.ok) return allowed;
  const profileId = by.kind === 'customer' ? by.actorId : await customerOf(trx, orderId);
  if (profileId !== null)
    await sql`select from profiles where id = ${profileId}::uuid for no key update`.execute(trx);
  const order = await lockOrder(trx, orderId);
  if (!order || (by.kind === 'customer' && order.user_id !== profileId)) return refuse(unknownOrder);
  if (profileId === null || order.user_id === null) return refuse(nobodyToChangeFor);
  return canCustomerCancel(order.status)
    ? accept({ order, profileId })
    : refuse({ kind: 'wrong-state', detail: tooLate[by.kind][part] });
};

const customerOf = async (trx: Transaction<Schema>, orderId: string): Promise<ProfileId | null> => {
  const order = await trx.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  return (order?.user_id ?? null) as ProfileId | null;
};

/** Why a change isn't made that was decided on an older version of the order. */
export const staleRefusal = async (
  trx: Transaction<Schema>,
  by: OrderChanger,
  order: LockedOrder,
  part: ChangedPart,
): Promise<Refusal> =>
  by.kind === 'staff'
    ? hasChangedSince(trx, order)
    : { kind: 'wrong-state', detail: `${CHANGED_SINCE} ${changeAgain[part]}` };

interface RecordedChange {
  /** What changed, in Spanish, without who did it. */
  readonly text: string;
  /** What changed, for the audit: nothing that names the customer. */
  readonly after: object;
}

/**
 * Records a change in the transaction that made it. The customer's own is a note for the counter; that of staff is mailed to
 * the customer, and the audit has it.
 */
export const recordOrderChange = async (
  { enqueueMail }: { readonly enqueueMail: EnqueueOrderMail },
  trx: Transaction<Schema>,
  by: OrderChanger,
  order: LockedOrder,
  { text, after }: RecordedChange,
): Promise<void> => {
  const isByStaff = by.kind === 'staff';
  const intro = isByStaff
    ? 'Cambiaste tu pedido por teléfono con el equipo.'
    : 'El cliente cambió su pedido.';
  const note = await trx
    .insertInto('order_notes')
    .values({
      order_id: order.id,
      author_id: by.actorId,
      text: endSentence(`${intro} ${text}`.slice(0, MAX_NOTE)),
      is_message: isByStaff,
      change_reason: isByStaff ? by.reason : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isByStaff) return;
  const about = { orderId: order.id as OrderId, userId: order.user_id as ProfileId };
  await enqueueMail(trx, { kind: 'order-message', noteId: note.id, ...about });
  const { number, version } = order;
  await recordChange(trx, {
    actorId: by.actorId,
    action: 'order.change',
    subjectType: 'order',
    subjectId: order.id,
    before: {
      number,
      version,
      total: formatUsd(order.total_cents),
      delivery: `${order.delivery_date} ${order.delivery_window}`,
    },
    after: { number, version: version + 1, ...after },
  });
};

const MAX_NOTE = 1_999;

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pedido' };

const nobodyToChangeFor: Refusal = {
  kind: 'wrong-state',
  detail: 'La cuenta de este pedido se borró: ya no hay quién pida cambiarlo. Si no sale, cancélalo.',
};

const tooLate = {
  customer: {
    lines:
      'Ya empezamos a preparar tu pedido, así que aquí no se puede cambiar. Llama a la tienda si lo necesitas.',
    delivery:
      'Ya empezamos a preparar tu pedido, así que aquí no se puede mover. Llama a la tienda si no vas a estar.',
  },
  staff: {
    lines: 'Este pedido ya se empezó a preparar o terminó. Habla con quien lo prepara, o cancela líneas.',
    delivery: 'Este pedido ya se empezó a preparar o terminó. Habla con quien lo prepara o lo lleva.',
  },
};

const CHANGED_SINCE = 'El pedido cambió mientras lo mirabas. Revisa cómo va y, si todavía quieres,';

const changeAgain: Record<ChangedPart, string> = { lines: 'cámbialo.', delivery: 'cambia la entrega.' };
