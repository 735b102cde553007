import type { DeliveryWindowId, deliveryTypes } from '@nutricion/domain/order/delivery';
import type { ReviewState } from '@nutricion/domain/order/order-review';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '@nutricion/domain/order/order-status';
import type { Substitution } from '@nutricion/domain/order/substitution';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from './moments.ts';

/** What was ordered, and when it is brought. */
export interface OrderTables {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_status_history: OrderStatusHistoryTable;
  /** What the administration sets while the shop runs; each key's shape is a schema of the contract. */
  shop_settings: ShopSettingsTable;
  delivery_windows: { id: DeliveryWindowId; capacity: number };
  /** `route`: the customer's hospital, whose round also serves homes; see `deliveryRoute`. */
  delivery_slots: {
    route: string;
    date: string;
    window_id: DeliveryWindowId;
    booked: number;
    capacity: number;
  };
}

interface OrdersTable {
  id: Generated<string>;
  number: Generated<string>;
  /** Null: their account is deleted, and with it who received the order and where. */
  user_id: string | null;
  idempotency_key: string;
  request_hash: string;
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_status: Generated<PaymentStatus>;
  subtotal: number;
  tax: number;
  incentive_value: Generated<number>;
  total: number;
  expected_total: number;
  delivery_type: (typeof deliveryTypes)[number];
  hospital_id: string | null;
  delivery_point_id: string | null;
  delivery_address: JSONColumnType<object> | null;
  delivery_date: string;
  delivery_window: DeliveryWindowId;
  recipient_name: string | null;
  recipient_phone: string | null;
  substitution: Substitution;
  version: Generated<number>;
  /** Whether somebody at the shop has to confirm it. */
  review: Generated<ReviewState>;
  /** By when the customer was told that they would know. */
  review_due_at: ColumnType<Date | null, Date | null | undefined>;
  review_reason: ColumnType<string | null, string | null | undefined>;
  reviewed_at: ColumnType<Date | null, Date | null | undefined>;
  reviewed_by: ColumnType<string | null, string | null | undefined>;
  created_at: CreatedAt;
}

interface OrderItemsTable {
  id: Generated<number>;
  order_id: string;
  product_id: string;
  title: string;
  package_label: Generated<string>;
  image_url: string | null;
  quantity: number;
  /** Of a unit before any offer; null on lines of before it was kept. */
  regular_price: number | null;
  /** Of a unit on the card. */
  unit_price: number;
  total_price: number;
  is_incentive: Generated<boolean>;
  /** Null: as the order says. */
  substitution: Substitution | null;
  created_at: CreatedAt;
}

interface OrderStatusHistoryTable {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  actor_id: string | null;
  created_at: CreatedAt;
}

interface ShopSettingsTable {
  key: string;
  value: JSONColumnType<object>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
