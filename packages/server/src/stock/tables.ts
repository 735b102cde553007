import type { PurchaseState } from '@nutricion/domain/stock/purchase-order';
import type { RecallCertainty } from '@nutricion/domain/stock/recall';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../platform/db/moments.ts';

/** Tables of suppliers, lots and recalls. */
export interface LotTables {
  suppliers: SuppliersTable;
  purchase_orders: PurchaseOrdersTable;
  purchase_order_lines: {
    order_id: string;
    product_id: string;
    position: number;
    units: number;
    /** Of a unit; null if unknown. */
    cost_cents: number | null;
  };
  lots: LotsTable;
  /** The lots from which an item was picked; units without a lot have no row. */
  order_item_lots: { order_item_id: number; lot_id: string; units: number };
  recalls: RecallsTable;
  recall_lots: { recall_id: string; lot_id: string; withdrawn_units: number; promised_units: number };
  recall_lines: RecallLinesTable;
  /** Recalled units that were taken out of an order's bags; rows are never changed. */
  recalled_out: { order_item_id: number; lot_id: string; actor_id: string; taken_out_at: Date };
}

interface SuppliersTable {
  id: Generated<string>;
  name: string;
  /** The business's address, to which purchase orders are mailed; empty if unknown, as phone and note. */
  contact_email: Generated<string>;
  /** Ten digits. */
  contact_phone: Generated<string>;
  note: Generated<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface PurchaseOrdersTable {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  supplier_id: string;
  state: Generated<PurchaseState>;
  note: Generated<string>;
  expected_on: string | null;
  sent_at: Date | null;
  /** The address that it was mailed to. */
  sent_to: string | null;
  /** Whether the shop itself made it, at night. */
  made_by_shop: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
}

interface LotsTable {
  id: string;
  product_id: string;
  supplier: string;
  /** As on the supplier's label. */
  code: string;
  /** Null if the package has no date. */
  expires_on: string | null;
  /** On receipt; null if it needn't be measured. */
  temperature_f: number | null;
  received_units: number;
  /** Of a unit; null if nobody wrote it down. */
  cost_cents: number | null;
  /** The purchase order that it came of. */
  purchase_order_id: string | null;
  received_at: CreatedAt;
  /** profiles.id, without a foreign key. */
  actor_id: string;
  /** When it was recalled; null if it may be sold. */
  held_at: ColumnType<Date | null, Date | null | undefined>;
}

interface RecallsTable {
  id: string;
  reason: string;
  /** Instructions for customers who have the product. */
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
