import { paidOrders } from './paid-orders.builders.ts';
import { anEmptyDesk } from './payment-desk.builders.ts';

/** Orders and payments on a database of their own, and orders as far as their money goes. */
export const aPaymentDesk = async () => {
  const desk = await anEmptyDesk();
  return { ...desk, ...paidOrders(desk) };
};

export type PaymentDesk = Awaited<ReturnType<typeof aPaymentDesk>>;
