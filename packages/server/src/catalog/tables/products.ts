import type { batchKinds } from '@nutricion/contract/catalog/admin-products-endpoints';
import type {
  ProposalSource,
  ProposalState,
  ProposedField,
} from '@nutricion/domain/catalog/enrichment/proposal';
import type { scheduledPriceStates } from '@nutricion/domain/catalog/product-state';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** The administration's tables for products: price history, scheduled prices, batches and proposals. */
export interface ProductTables {
  /** Written only by triggers. */
  price_history: {
    id: Generated<number>;
    product_id: string;
    price_cents: number;
    /** profiles.id, without a foreign key; null for a change without a user. */
    actor_id: string | null;
    changed_at: Generated<Date>;
  };
  scheduled_prices: ScheduledPricesTable;
  product_batches: {
    id: Generated<string>;
    kind: BatchKind;
    actor_id: string;
    reason: string | null;
    undoes_id: string | null;
    created_at: CreatedAt;
  };
  product_batch_rows: {
    batch_id: string;
    product_id: string;
    /** Null if the batch created the product. */
    before: JSONColumnType<object> | null;
    after: JSONColumnType<object>;
  };
  product_proposals: ProposalsTable;
  /** `heading` is plain; a null column is left out. */
  import_columns: { supplier_id: string; heading: string; column_name: string | null };
  product_redirects: { from_id: string; to_id: string; created_at: CreatedAt };
}

interface ProposalsTable {
  id: Generated<string>;
  product_id: string;
  field: ProposedField;
  /** Null if the proposal is a question. */
  value: ColumnType<unknown, string | null, string | null>;
  source: ProposalSource;
  because: string;
  source_key: string;
  /** Confidence from 0 to 1 before any such proposal was decided. */
  prior: number;
  state: Generated<ProposalState>;
  /** The field's value before the proposal was accepted. */
  taken_back: ColumnType<unknown, string | null | undefined, string | null>;
  /** profiles.id, without a foreign key. */
  decided_by: ColumnType<string | null, string | null | undefined>;
  decided_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: CreatedAt;
}

export type BatchKind = (typeof batchKinds)[number];

interface ScheduledPricesTable {
  id: Generated<string>;
  product_id: string;
  price_cents: number;
  /** YYYY-MM-DD in Puerto Rico; so is `ends_on`, the last day. */
  starts_on: string;
  ends_on: string | null;
  reason: string | null;
  state: Generated<(typeof scheduledPriceStates)[number]>;
  /** The price before the scheduled one started. */
  price_before_cents: number | null;
  actor_id: string;
  created_at: CreatedAt;
}
