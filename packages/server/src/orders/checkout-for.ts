import { mustPrepay, prepaidMethods, prepayText } from '@nutricion/domain/fulfilment/no-shows';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { checkoutOptions } from './checkout-options.ts';
import { countNoShows } from './no-shows.ts';

interface CheckoutDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly paymentMethods: readonly PaymentMethod[];
}

/** What the checkout offers a customer, with the payment methods that are left to them; null if the account is gone. */
export const checkoutFor = async ({ db, now, paymentMethods }: CheckoutDependencies, profileId: string) => {
  const options = await checkoutOptions(db, profileId, now());
  if (!options) return null;
  const isPrepaid = mustPrepay(await countNoShows(db, profileId));
  return {
    ...options,
    paymentMethods: [...(isPrepaid ? prepaidMethods(paymentMethods) : paymentMethods)],
    prepayReason: isPrepaid ? prepayText(paymentMethods) : null,
  };
};
