import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import type { Kysely, Transaction } from 'kysely';
import type { TransitionDependencies } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface DeliveryDependencies extends TransitionDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** Writes down what was paid at the door for a locked order, before it is handed over. */
  readonly recordPaymentOnDelivery: (
    trx: Transaction<Schema>,
    order: { readonly id: string },
    paid: { readonly way: OnDeliveryMethod; readonly reference: string | null },
  ) => Promise<void>;
  /** Called after the commit with products whose stock changed. */
  readonly announceStock: (ids: readonly string[]) => void;
}
