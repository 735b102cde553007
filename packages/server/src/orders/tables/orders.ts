import type { TaxClass } from '@nutricion/domain/catalog/product';
import type { DeliveryWindowId, deliveryTypes } from '@nutricion/domain/fulfilment/delivery';
import type { ReviewState } from '@nutricion/domain/orders/order-review';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '@nutricion/domain/orders/order-status';
import type { Substitution } from '@nutricion/domain/orders/substitution';
import type { MovementKind } from '@nutricion/domain/stock/movement';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** What was ordered, and when it is brought. */
export interface OrderTables {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_status_history: OrderStatusHistoryTable;
  order_notes: OrderNotesTable;
  stock_movements: StockMovementsTable;
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
  slot_capacities: SlotCapacitiesTable;
}

/** Of one route, for one weekday (0 is Sunday) or one date; 0 closes a window. */
interface SlotCapacitiesTable {
  route: string;
  weekday: number | null;
  date: string | null;
  window_id: DeliveryWindowId;
  capacity: number;
  reason: string | null;
  created_at: CreatedAt;
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
  subtotal_cents: number;
  tax_cents: number;
  incentive_value_cents: Generated<number>;
  total_cents: number;
  expected_total_cents: number;
  /** What is charged, once it is packed: the price of what is in the bags, never above `total`; less once cold goods spoilt on the way. */
  packed_subtotal_cents: ColumnType<number | null, number | null | undefined>;
  packed_tax_cents: ColumnType<number | null, number | null | undefined>;
  packed_total_cents: ColumnType<number | null, number | null | undefined>;
  delivery_type: (typeof deliveryTypes)[number];
  hospital_id: string | null;
  delivery_point_id: string | null;
  delivery_address: JSONColumnType<object> | null;
  delivery_date: string;
  delivery_window: DeliveryWindowId;
  recipient_name: string | null;
  recipient_phone: string | null;
  substitution: Substitution;
  /** Of the sales tax when it was placed: 1150 is 11.5 %. */
  ivu_basis_points: Generated<number>;
  version: Generated<number>;
  /** Whether somebody at the shop has to confirm it. */
  review: Generated<ReviewState>;
  /** By when the customer was told that they would know. */
  /** Staff took the missed handover off its customer. */
  no_show_excused: Generated<boolean>;
  review_due_at: ColumnType<Date | null, Date | null | undefined>;
  review_reason: ColumnType<string | null, string | null | undefined>;
  reviewed_at: ColumnType<Date | null, Date | null | undefined>;
  reviewed_by: ColumnType<string | null, string | null | undefined>;
  /** What the counter finds it by: words of number, name and telephone. */
  finding: ColumnType<string | null, never, never>;
  /** Until when an order that waits for its payment keeps its units. */
  held_until: ColumnType<Date | null, Date | null | undefined>;
  /** Staff placed it for who called. */
  by_telephone: Generated<boolean>;
  /** With how much cash its customer says to pay at the door. */
  cash_tender_cents: ColumnType<number | null, number | null | undefined>;
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
  regular_price_cents: number | null;
  /** Of a unit on the card. */
  unit_price_cents: number;
  total_price_cents: number;
  is_incentive: Generated<boolean>;
  /** Null: as the order says. */
  substitution: Substitution | null;
  /** Null on lines of products that are no longer there. */
  tax_class: TaxClass | null;
  /** Null: nobody has picked it yet. */
  picked_quantity: number | null;
  cancelled_quantity: Generated<number>;
  /** The line that this one stands in for. */
  substitutes_item_id: number | null;
  /** JSON of `AgreedCents`: the most that 1, 2, 3… units may cost; null on substitutes and on lines stored before it existed. */
  agreed_cents: ColumnType<readonly number[] | null, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

interface OrderStatusHistoryTable {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  actor_id: string | null;
  /** Why, in the words of whoever moved it. */
  reason: ColumnType<string | null, string | null | undefined>;
  /** Of the order, after the move; null on rows of before it was kept. */
  version: ColumnType<number | null, number | null | undefined>;
  created_at: CreatedAt;
}

interface OrderNotesTable {
  id: Generated<number>;
  order_id: string;
  author_id: string;
  text: string;
  /** Mailed to the customer too. */
  is_message: Generated<boolean>;
  /** Why staff changed the order, if the text says what they changed at the customer's request. */
  change_reason: ColumnType<string | null, string | null | undefined>;
  created_at: CreatedAt;
}

/** Added to and read, never changed; a product's stock is the sum of its rows. */
interface StockMovementsTable {
  id: Generated<number>;
  product_id: string;
  kind: MovementKind;
  units: number;
  order_id: ColumnType<string | null, string | null | undefined, never>;
  actor_id: ColumnType<string | null, string | null | undefined, never>;
  reason: ColumnType<string | null, string | null | undefined, never>;
  /** Null: nobody knows of which. */
  lot_id: ColumnType<string | null, string | null | undefined, never>;
  /** Whoever counted or threw away sent it, so that it is written once. */
  request_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: CreatedAt;
}

interface ShopSettingsTable {
  key: string;
  value: JSONColumnType<object>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
