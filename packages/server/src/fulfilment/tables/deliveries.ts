import type { StopPlace } from '@nutricion/domain/fulfilment/attempts';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import type { DeliveryActionKind, RouteState } from '@nutricion/domain/fulfilment/delivery-route';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** Tables of deliveries. */
export interface DeliveryTables {
  delivery_routes: DeliveryRoutesTable;
  delivery_stops: DeliveryStopsTable;
  /** For the customer only: no response to staff contains the code. */
  handover_codes: { order_id: string; code: string | null; wrong_tries: Generated<number> };
  delivery_deeds: DeliveryActionsTable;
  handover_photos: { order_id: string; jpeg: Buffer; taken_at: Date };
}

interface DeliveryRoutesTable {
  id: Generated<string>;
  /** Null: the round of customers without a hospital. */
  hospital_id: string | null;
  delivery_date: string;
  delivery_window: DeliveryWindowId;
  /** Null: its driver has released it. */
  driver_id: string | null;
  leased_until: Date;
  state: Generated<RouteState>;
  /** Above 90 °F. */
  is_hot: Generated<boolean>;
  cash_expected_cents: ColumnType<number | null, number | null | undefined>;
  cash_counted_cents: ColumnType<number | null, number | null | undefined>;
  cash_reason: ColumnType<string | null, string | null | undefined>;
  closed_at: ColumnType<Date | null, Date | null | undefined>;
  closed_by: ColumnType<string | null, string | null | undefined>;
  created_at: CreatedAt;
}

/** One for each order that was put on a route; it stays when the route is over. */
interface DeliveryStopsTable {
  order_id: string;
  route_id: string | null;
  /** Times it was carried to its customer. */
  attempts: Generated<number>;
  place: Generated<StopPlace>;
  /** Of this attempt, as is `coming_at`: when the customer said that they were coming down. */
  arrived_at: ColumnType<Date | null, Date | null | undefined>;
  coming_at: ColumnType<Date | null, Date | null | undefined>;
  /** How long what is cold in it was out, before it went out last. */
  warm_ms: Generated<number>;
  out_since: ColumnType<Date | null, Date | null | undefined>;
}

interface DeliveryActionsTable {
  /** Made where it was done. */
  id: string;
  sequence: Generated<number>;
  order_id: string;
  route_id: string | null;
  kind: DeliveryActionKind;
  receiver: ColumnType<string | null, string | null | undefined>;
  reason: ColumnType<string | null, string | null | undefined>;
  temperature_f: ColumnType<number | null, number | null | undefined>;
  /** Why it didn't count; null where it did. */
  refusal: ColumnType<string | null, string | null | undefined>;
  actor_id: string;
  done_at: Date;
}
