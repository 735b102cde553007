import type { PrintKind } from '@nutricion/domain/fulfilment/printing';
import type { Generated } from 'kysely';

/** Papers of orders, and the bags that they are stuck on. */
export interface PrintingTables {
  /** As counted; without a row the estimate is used. */
  order_bags: { order_id: string; dry: number; cold: number };
  /** Printed documents; rows are only added. */
  order_prints: {
    sequence: Generated<number>;
    /** Made where it was printed; of all the orders of one print. */
    request_id: string;
    order_id: string;
    kind: PrintKind;
    /** profiles.id, without a reference. */
    actor_id: string;
    printed_at: Date;
  };
}
