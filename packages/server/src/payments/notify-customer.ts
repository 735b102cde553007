import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type {
  PayableOrder,
  PaymentDependencies,
  PaymentNotification,
  PaymentTransaction,
} from './payment-dependencies.ts';

/** Queues what the customer is told of their money, with the change that it is about. */
export const notifyCustomer = async (
  { enqueueMail }: Pick<PaymentDependencies, 'enqueueMail'>,
  trx: PaymentTransaction,
  order: Pick<PayableOrder, 'id' | 'user_id'>,
  notification: PaymentNotification,
  cents: number,
): Promise<void> => {
  // An order whose account is deleted has nobody to tell.
  if (order.user_id === null) return;
  await enqueueMail(trx, {
    kind: 'payment-news',
    news: notification,
    cents,
    orderId: order.id as OrderId,
    userId: order.user_id as ProfileId,
  });
};
