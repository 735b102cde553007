import { paidOrders } from './paid-orders.builders.ts';
import { anEmptyFixture } from './payment-fixture.builders.ts';

/** Orders and payments on a test database. */
export const aPaymentFixture = async () => {
  const fixture = await anEmptyFixture();
  return { ...fixture, ...paidOrders(fixture) };
};

export type PaymentFixture = Awaited<ReturnType<typeof aPaymentFixture>>;
