import { paidOrders } from './paid-orders.builders.ts';
import { anEmptyFixture } from './payment-fixture.builders.ts';

/** Orders and payments on a database of their own, and orders as far as their money goes. */
export const aPaymentFixture = async () => {
  const fixture = await anEmptyFixture();
  return { ...fixture, ...paidOrders(fixture) };
};

export type PaymentFixture = Awaited<ReturnType<typeof aPaymentFixture>>;
