import type { PrintKind } from '@nutricion/domain/fulfilment/printing';
import type { Generated } from 'kysely';

/** Papers of orders, and the bags that they are stuck on. */
export interface PrintingTables {
  /** As somebody counted them; no row: as is usual. */
  order_bags: { order_id: string; dry: number; cold: number };
  /** What came out of a printer; added to and read. */
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
