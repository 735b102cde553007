import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import type { CloseFigures } from '@nutricion/domain/payments/daily-close';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import type { OperationKind, OperationState, PaymentState } from '@nutricion/domain/payments/payment';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

/** What was requested from providers and what they reported; never a card's number. */
export interface PaymentTables {
  daily_closes: {
    /** Without gaps, in the order in which days were closed. */
    number: number;
    day: string;
    body: JSONColumnType<CloseFigures>;
    /** Cash that should have been in the drawer. */
    expected_cents: number;
    counted_cents: number;
    reason: Optional<string>;
    actor_id: string;
    closed_at: Date;
  };
  cash_entries: {
    /** Made in the browser, so that what is sent twice is written once. */
    id: string;
    /** Of Puerto Rico, on which it was written. */
    day: string;
    way: OnDeliveryMethod;
    /** Negative: taken out. */
    amount_cents: number;
    reason: string;
    /** The closed day that it corrects. */
    corrects: Optional<string>;
    actor_id: string;
    created_at: Date;
  };
  payments: PaymentsTable;
  payment_operations: PaymentOperationsTable;
  refund_lines: {
    operation_id: string;
    order_item_id: number;
    quantity: number;
    cents: number;
    tax_cents: number;
    restock: Generated<boolean>;
  };
  payment_events: PaymentEventsTable;
  /** Charges at a provider that no payment of ours belongs to. */
  orphan_charges: {
    provider: string;
    provider_ref: string;
    amount_cents: number;
    found_at: Generated<Date>;
    resolved_at: Optional<Date>;
    resolved_by: Optional<string>;
    /** Note of the person who looked into it. */
    resolution: Optional<string>;
  };
}

interface PaymentsTable {
  id: string;
  order_id: string;
  method: PaymentMethod;
  provider: 'stripe' | 'ath' | 'door';
  /** Of the page or request that the customer pays by. */
  provider_ref: Optional<string>;
  /** Of the money, where the provider calls it otherwise. */
  intent_ref: Optional<string>;
  /** What the customer finds on a slip or in an app. */
  reference: Optional<string>;
  door_way: Optional<OnDeliveryMethod>;
  status: PaymentState;
  amount_cents: number;
  authorized_cents: Generated<number>;
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
  /** What the shop is to have in the end; null until the order is packed or called off. */
  wanted_cents: Optional<number>;
  fee_cents: Optional<number>;
  redirect_url: Optional<string>;
  /** ATH Móvil's, encrypted, and only while the payment is open. */
  sealed_token: Optional<string>;
  capture_before: Optional<Date>;
  /** Until then a process is opening it at its provider. */
  opening_until: Optional<Date>;
  /** How often the customer had the request sent to another telephone. */
  phone_changes: Generated<number>;
  expires_at: Optional<Date>;
  brand: Optional<string>;
  last4: Optional<string>;
  failure_code: Optional<string>;
  /** Another payment paid the order: money of this one is refunded. */
  is_spare: Generated<boolean>;
  authorized_at: Optional<Date>;
  /** When a person attended to it. */
  attended_at: Optional<Date>;
  attended_note: Optional<string>;
  idempotency_seq: Generated<number>;
  version: Generated<number>;
  created_at: CreatedAt;
  changed_at: Generated<Date>;
}

interface PaymentOperationsTable {
  id: string;
  payment_id: string;
  kind: OperationKind;
  amount_cents: number;
  idempotency_key: string;
  state: Generated<OperationState>;
  reason: Optional<string>;
  actor_id: Optional<string>;
  provider_ref: Optional<string>;
  /** Of a refund that a person made; null: the provider's, or another way. */
  door_way: Optional<OnDeliveryMethod>;
  failure_code: Optional<string>;
  /** Until when one process runs it. */
  leased_until: Optional<Date>;
  /** When it was first done; a refund may fail after that. */
  done_at: Optional<Date>;
  /** The first request that this one retries; null if this is the first. */
  first_id: Optional<string>;
  created_at: CreatedAt;
  changed_at: Generated<Date>;
}

interface PaymentEventsTable {
  provider: string;
  event_id: string;
  type: string;
  /** The provider's id of what it is about. */
  object_ref: Optional<string>;
  raw: JSONColumnType<object>;
  received_at: Generated<Date>;
  processed_at: Optional<Date>;
  error: Optional<string>;
}
