import type { RecallCertainty } from '@nutricion/domain/stock/recall';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from '../platform/db/moments.ts';

/** Goods as they came, who got of them, and what was recalled. */
export interface LotTables {
  lots: LotsTable;
  /** Of which lots a line was picked; units that none had are in no row. */
  order_item_lots: { order_item_id: number; lot_id: string; units: number };
  recalls: RecallsTable;
  recall_lots: { recall_id: string; lot_id: string; withdrawn_units: number; promised_units: number };
  recall_lines: RecallLinesTable;
  /** Recalled units that somebody took out of an order's bags; added to and read. */
  recalled_out: { order_item_id: number; lot_id: string; actor_id: string; taken_out_at: Date };
}

interface LotsTable {
  id: string;
  product_id: string;
  supplier: string;
  /** As the supplier's label has it. */
  code: string;
  /** Null: its package says none. */
  expires_on: string | null;
  /** When it came; null where nobody measures. */
  temperature_f: number | null;
  received_units: number;
  received_at: CreatedAt;
  /** profiles.id, without a reference. */
  actor_id: string;
  /** Recalled then; null: it may leave the shop. */
  held_at: ColumnType<Date | null, Date | null | undefined>;
}

interface RecallsTable {
  id: string;
  reason: string;
  /** What whoever has it should do. */
  message: string;
  tells_possible: boolean;
  actor_id: string;
  created_at: CreatedAt;
}

interface RecallLinesTable {
  recall_id: string;
  lot_id: string;
  order_item_id: number;
  certainty: RecallCertainty;
  units: number;
  told_at: Date | null;
  refund_asked_at: Generated<Date | null>;
}
