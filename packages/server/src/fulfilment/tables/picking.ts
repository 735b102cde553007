import type { BatchState } from '@nutricion/domain/fulfilment/batch';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import type { PickAction, ShortOutcome } from '@nutricion/domain/fulfilment/pick-sheet';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** Tables of picking. */
export interface PickingTables {
  pick_batches: PickBatchesTable;
  pick_bags: PickBagsTable;
  pick_actions: PickActionsTable;
}

interface PickBatchesTable {
  id: Generated<string>;
  delivery_date: string;
  delivery_window: DeliveryWindowId;
  /** Null: its picker has released it. */
  picker_id: string | null;
  leased_until: Date;
  state: Generated<BatchState>;
  version: Generated<number>;
  created_at: CreatedAt;
}

/** One bag for one order. */
interface PickBagsTable {
  batch_id: string;
  order_id: string;
  /** From 1. */
  number: number;
  is_cold: boolean;
  checked_at: ColumnType<Date | null, Date | null | undefined>;
}

/** What was done, in the order in which it arrived; what was refused, too. */
interface PickActionsTable {
  /** Made where it was done. */
  id: string;
  sequence: Generated<number>;
  batch_id: string;
  order_item_id: number | null;
  bag: number | null;
  kind: PickAction['kind'];
  units: number | null;
  outcome: ShortOutcome['kind'] | null;
  /** The substitute's line. */
  brought_item_id: number | null;
  undoes: string | null;
  is_undone: Generated<boolean>;
  /** Why it didn't count; null where it did. */
  refusal: string | null;
  actor_id: string;
  done_at: Date;
}
