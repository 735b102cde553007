import type { CancelledUnits } from '@nutricion/domain/orders/cancel-lines';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** What the counter called off of orders; added to and read, but for its reason, which goes with the account. */
export interface CounterTables {
  order_cancellations: {
    id: Generated<number>;
    order_id: string;
    /** Of the order, after it. */
    version: number;
    /** Null: the whole order. */
    lines: JSONColumnType<readonly CancelledUnits[]> | null;
    /** False: written off. */
    restocked: boolean;
    /** What becomes of the money; of `part` the dollars stand beside it. */
    refund: 'all' | 'none' | 'part';
    refund_amount_cents: number | null;
    reason: ColumnType<string | null, string, string | null>;
    actor_id: string;
    created_at: CreatedAt;
  };
}
