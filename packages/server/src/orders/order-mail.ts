import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type { OrderNotification } from '@nutricion/domain/orders/order-transitions';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** What customers are told of their orders. */
export type OrderMail = { readonly orderId: OrderId; readonly userId: ProfileId } & (
  | { readonly kind: 'order-received'; readonly to: string }
  | { readonly kind: 'order-cancelled' | 'order-reviewed' }
  | { readonly kind: 'order-news'; readonly news: OrderNotification }
  /** What the shop wrote, as the note says that is kept of it. */
  | { readonly kind: 'order-message'; readonly noteId: number }
);

/** Queues the mail in the caller's transaction: it leaves if, and only if, the change is kept. */
export type EnqueueOrderMail = (db: Kysely<Schema>, mail: OrderMail) => Promise<void>;
