import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type {
  PayableOrder,
  PaymentDependencies,
  PaymentNotification,
  PaymentTransaction,
} from './payment-dependencies.ts';

/** Queues a mail to the customer about their money, in the transaction of the change it is about. */
export const notifyCustomer = async (
  { enqueueMail }: Pick<PaymentDependencies, 'enqueueMail'>,
  trx: PaymentTransaction,
  order: Pick<PayableOrder, 'id' | 'user_id'>,
  notification: PaymentNotification,
  cents: number,
): Promise<void> => {
  // The customer's account is deleted: there is no address.
  if (order.user_id === null) return;
  await enqueueMail(trx, {
    kind: 'payment-news',
    news: notification,
    cents,
    orderId: order.id as OrderId,
    userId: order.user_id as ProfileId,
  });
};
