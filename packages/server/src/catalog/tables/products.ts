import type {
  ProposalSource,
  ProposalState,
  ProposedField,
} from '@nutricion/domain/catalog/enrichment/proposal';
import type { scheduledPriceStates } from '@nutricion/domain/catalog/product-state';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** What the administration keeps beside the products: their prices of before and to come, and changes to many at once. */
export interface ProductTables {
  /** Written by triggers alone. */
  price_history: {
    id: Generated<number>;
    product_id: string;
    /** Dollars. */
    price: number;
    /** profiles.id, without a reference; null: the shop itself. */
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
    /** Null: the batch made the product. */
    before: JSONColumnType<object> | null;
    after: JSONColumnType<object>;
  };
  product_proposals: ProposalsTable;
  product_redirects: { from_id: string; to_id: string; created_at: CreatedAt };
}

interface ProposalsTable {
  id: Generated<string>;
  product_id: string;
  field: ProposedField;
  /** Null: a question. */
  value: ColumnType<unknown, string | null, string | null>;
  source: ProposalSource;
  because: string;
  source_key: string;
  /** 0 to 1, before anybody has decided anything. */
  prior: number;
  state: Generated<ProposalState>;
  /** What the field was before it was accepted. */
  taken_back: ColumnType<unknown, string | null | undefined, string | null>;
  /** profiles.id, without a reference. */
  decided_by: ColumnType<string | null, string | null | undefined>;
  decided_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: CreatedAt;
}

export type BatchKind = 'lote' | 'archivo' | 'deshecho';

interface ScheduledPricesTable {
  id: Generated<string>;
  product_id: string;
  /** Dollars. */
  price: number;
  /** YYYY-MM-DD in Puerto Rico, as is `ends_on`, which is its last day. */
  starts_on: string;
  ends_on: string | null;
  reason: string | null;
  state: Generated<(typeof scheduledPriceStates)[number]>;
  /** Dollars: what it cost when it began. */
  price_before: number | null;
  actor_id: string;
  created_at: CreatedAt;
}
