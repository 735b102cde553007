import type { DoorWay } from '@nutricion/domain/payments/door-way';
import type { Kysely, Transaction } from 'kysely';
import type { OrderLife } from '../../orders/life/move-order.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface DeliveryDependencies extends OrderLife {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** Writes down what was paid at the door for a locked order, before it is handed over. */
  readonly recordAtTheDoor: (
    trx: Transaction<Schema>,
    order: { readonly id: string },
    paid: { readonly way: DoorWay; readonly reference: string | null },
  ) => Promise<void>;
  /** Told after the commit which products have more or less stock. */
  readonly announceStock: (ids: readonly string[]) => void;
}
