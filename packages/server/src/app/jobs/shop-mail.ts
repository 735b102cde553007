import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import { orderNotifications } from '@nutricion/domain/orders/order-transitions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { accountChangedMail } from '../../accounts/mails/account-changed.ts';
import { orderCancelledMail } from '../../orders/mails/order-cancelled.ts';
import { orderMessageMail } from '../../orders/mails/order-message.ts';
import { changedLines, orderNotificationMail } from '../../orders/mails/order-notification.ts';
import { orderReceivedMail } from '../../orders/mails/order-received.ts';
import { orderReviewedMail } from '../../orders/mails/order-reviewed.ts';
import { readOrder } from '../../orders/order-reads.ts';
import { paymentNotificationMail } from '../../payments/mails/payment-notification.ts';
import { paymentNotifications } from '../../payments/payment-dependencies.ts';
import { readReceipts, receiptToJson } from '../../payments/receipts/read-receipts.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { buildWeeklyReport } from '../../reports/weekly/build-weekly-report.ts';
import { backInStockMail } from '../../stock/mails/back-in-stock.ts';
import { purchaseOrderMail } from '../../stock/mails/purchase-order.ts';
import { recallMail } from '../../stock/mails/recall.ts';
import { settleBackInStock } from '../../stock/notify-back-in-stock.ts';
import { readPurchaseOrder } from '../../stock/purchases/purchase-reads.ts';
import { readRecallNotice } from '../../stock/recalls/recall-notice.ts';

/** What a queued mail is about. It is worded when it is sent, so that queueing costs an order little. */
export const shopMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-received'),
    to: z.string(),
    orderId: z.custom<OrderId>((value) => typeof value === 'string'),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.enum(['order-cancelled', 'order-reviewed']),
    orderId: z.custom<OrderId>((value) => typeof value === 'string'),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.literal('order-news'),
    news: z.enum(orderNotifications),
    orderId: z.custom<OrderId>((value) => typeof value === 'string'),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.literal('order-message'),
    noteId: z.number().int(),
    orderId: z.custom<OrderId>((value) => typeof value === 'string'),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.literal('payment-news'),
    news: z.enum(paymentNotifications),
    cents: z.number().int(),
    orderId: z.custom<OrderId>((value) => typeof value === 'string'),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.literal('recall'),
    recallId: z.string(),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({ kind: z.literal('purchase-order'), orderId: z.uuid() }),
  z.object({
    kind: z.literal('back-in-stock'),
    productIds: z.array(z.string()),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.literal('weekly-report'),
    /** Its Monday. */
    week: z.iso.date(),
    userId: z.custom<ProfileId>((value) => typeof value === 'string'),
  }),
  z.object({
    kind: z.enum(['account-verified', 'account-rejected', 'account-deactivated', 'account-deleted']),
    to: z.string(),
    fullName: z.string(),
    reason: z.string().optional(),
  }),
]);
export type ShopMail = z.infer<typeof shopMailSchema>;

/**
 * Builds the mail; null if what it is about no longer exists.
 * @param publicUrl the shop's address without a slash at the end
 */
export const buildShopMail = async (
  mail: ShopMail,
  db: Kysely<Schema>,
  publicUrl: string,
): Promise<Mail | null> => {
  if ('fullName' in mail) return accountChangedMail({ ...mail, publicUrl });
  if (mail.kind === 'recall') return recallMailOf(mail, db, publicUrl);
  if (mail.kind === 'purchase-order') return purchaseMailOf(mail.orderId, db);
  if (mail.kind === 'back-in-stock') return backInStockMailOf(mail, db, publicUrl);
  if (mail.kind === 'weekly-report') return buildWeeklyReport({ db, now: Date.now }, mail, publicUrl);
  const order = await readOrder(db, mail.userId, mail.orderId);
  if (!order) return null;
  if (mail.kind === 'order-received') return orderReceivedMail({ to: mail.to, order, publicUrl });
  const to = await emailOf(db, mail.userId);
  if (to === null) return null;
  if (mail.kind === 'order-news') {
    // An order packed as ordered has no changes to report.
    if (mail.news === 'changed' && changedLines(order).length === 0) return null;
    const documents = mail.news === 'delivered' ? await readReceipts(db, mail.orderId, mail.userId) : null;
    return orderNotificationMail({
      to,
      order,
      publicUrl,
      notification: mail.news,
      receipt: documents && receiptToJson(documents.receipt),
    });
  }
  if (mail.kind === 'order-message') {
    const text = await readOrderMessage(db, mail.noteId);
    return text === null ? null : orderMessageMail({ to, order, publicUrl, text });
  }
  if (mail.kind === 'payment-news')
    return paymentNotificationMail({ ...mail, notification: mail.news, to, order, publicUrl });
  const mailOf = mail.kind === 'order-cancelled' ? orderCancelledMail : orderReviewedMail;
  return mailOf({ to, order, publicUrl });
};

const recallMailOf = async (
  { recallId, userId }: Extract<ShopMail, { kind: 'recall' }>,
  db: Kysely<Schema>,
  publicUrl: string,
): Promise<Mail | null> => {
  const to = await emailOf(db, userId);
  const recall = await readRecallNotice(db, recallId, userId);
  return to === null || recall === null ? null : recallMail({ to, publicUrl, ...recall });
};

/** Goes to the address that the order was sent to, whatever the supplier's is by then; not once it is cancelled. */
const purchaseMailOf = async (orderId: string, db: Kysely<Schema>): Promise<Mail | null> => {
  const order = await readPurchaseOrder(db, orderId);
  return order?.sent_to && order.state !== 'cancelada'
    ? purchaseOrderMail({ to: order.sent_to, order })
    : null;
};

/** What sold out again before the mail went is left out. */
const backInStockMailOf = async (
  waited: Extract<ShopMail, { kind: 'back-in-stock' }>,
  db: Kysely<Schema>,
  publicUrl: string,
): Promise<Mail | null> => {
  const to = await emailOf(db, waited.userId);
  if (to === null) return null;
  const products = await settleBackInStock(db, waited);
  return products.length === 0 ? null : backInStockMail({ to, products, publicUrl });
};

const readOrderMessage = async (db: Kysely<Schema>, id: number): Promise<string | null> =>
  (await db.selectFrom('order_notes').select('text').where('id', '=', id).executeTakeFirst())?.text ?? null;

const emailOf = async (db: Kysely<Schema>, userId: ProfileId): Promise<string | null> =>
  (await db.selectFrom('profiles').select('email').where('id', '=', userId).executeTakeFirst())?.email ??
  null;
