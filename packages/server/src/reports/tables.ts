import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from '../platform/db/moments.ts';

/** Totals of finished days for reports, who gets them by mail, and the analysis of searches. */
export interface ReportTables {
  report_order_days: OrderDay;
  report_product_days: ProductDay;
  report_delivery_days: DeliveryDay;
  /** One row; `through`: the last day that is summed. */
  report_progress: { is_only: Generated<boolean>; through: string | null };
  /** Who wants the mail of Mondays; `last_week`: the Monday of the last week that was mailed. */
  weekly_report_readers: {
    user_id: string;
    is_on: boolean;
    last_week: ColumnType<string | null, string | null | undefined>;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  search_synonyms: {
    id: Generated<string>;
    /** Folded, as is what it means. */
    word: string;
    means: string;
    actor_id: string;
    created_at: CreatedAt;
  };
  buyer_notes: {
    id: string;
    query: string;
    text: string;
    actor_id: string;
    created_at: CreatedAt;
    done_at: ColumnType<Date | null, Date | null | undefined>;
    done_by: ColumnType<string | null, string | null | undefined>;
  };
}

/** Of a day of Puerto Rico, by when receipts and credit notes were issued. */
export interface OrderDay {
  readonly day: string;
  /** Null: a home of a customer without a hospital. */
  readonly hospital_id: string | null;
  readonly delivery_window: DeliveryWindowId;
  readonly receipts: number;
  readonly gross_cents: number;
  /** Credit notes. */
  readonly notes: number;
  readonly refunded_cents: number;
  /** Of sales less refunds, as are the taxes. */
  readonly taxed_cents: number;
  readonly exempt_cents: number;
  readonly tax_state_cents: number;
  readonly tax_municipal_cents: number;
  /** Receipts of orders that reached what unlocks the incentive. */
  readonly earned: number;
  readonly incentive_orders: number;
  readonly incentive_cents: number;
}

export interface ProductDay {
  readonly day: string;
  readonly product_id: string;
  readonly units: number;
  readonly cents: number;
  readonly free_units: number;
  readonly free_cents: number;
  readonly returned_units: number;
  readonly returned_cents: number;
}

/** By when it was handed over, or couldn't be. */
export interface DeliveryDay {
  readonly day: string;
  readonly hospital_id: string | null;
  readonly delivery_point_id: string | null;
  readonly delivery_window: DeliveryWindowId;
  readonly delivered: number;
  readonly on_time: number;
  readonly failed: number;
}
