import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type { OrderNotification } from '@nutricion/domain/orders/order-transitions';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Mails to customers about their orders. */
export type OrderMail = { readonly orderId: OrderId; readonly userId: ProfileId } & (
  | { readonly kind: 'order-received'; readonly to: string }
  | { readonly kind: 'order-cancelled' | 'order-reviewed' }
  | { readonly kind: 'order-news'; readonly news: OrderNotification }
  /** The stored note that holds the text. */
  | { readonly kind: 'order-message'; readonly noteId: number }
);

/** Queues the mail in the caller's transaction: it is sent only if the change is committed. */
export type EnqueueOrderMail = (db: Kysely<Schema>, mail: OrderMail) => Promise<void>;
