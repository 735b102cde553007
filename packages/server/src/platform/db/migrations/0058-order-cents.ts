import { type Kysely, sql } from 'kysely';
import { dollarsToCents } from './dollars-to-cents.ts';

/** Orders, their lines, cancellations and receipts store whole cents. Bodies of receipts have always had them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders alter incentive_value drop default`.execute(db);
  await dollarsToCents(
    db,
    'orders',
    [
      ...['subtotal', 'tax', 'incentive_value', 'total', 'expected_total'],
      ...['packed_subtotal', 'packed_tax', 'packed_total'],
    ],
    {
      orders_subtotal_cents_check: 'subtotal_cents >= 0',
      orders_tax_cents_check: 'tax_cents >= 0',
      orders_incentive_value_cents_check: 'incentive_value_cents between 0 and 2000',
      orders_total_adds_up: 'total_cents = subtotal_cents + tax_cents',
      orders_total_expected: 'total_cents <= expected_total_cents',
      orders_packed_within_total: `num_nulls(packed_subtotal_cents, packed_tax_cents, packed_total_cents) in (0, 3)
        and packed_total_cents = packed_subtotal_cents + packed_tax_cents and packed_total_cents between 0 and total_cents`,
    },
  );
  await sql`alter table orders alter incentive_value_cents set default 0`.execute(db);
  await dollarsToCents(db, 'order_items', ['unit_price', 'total_price', 'regular_price'], {
    order_items_unit_price_cents_check: 'unit_price_cents >= 0',
    order_items_total_price_cents_check: 'total_price_cents >= 0',
    order_items_regular_price_cents_check: 'regular_price_cents >= 0',
    order_items_free: 'not is_incentive or (quantity = 1 and total_price_cents = 0)',
  });
  await sql`comment on column order_items.regular_price_cents is
    'Of a unit before any offer; null on lines of before it was stored.'`.execute(db);
  await dollarsToCents(db, 'order_cancellations', ['refund_amount'], {
    order_cancellations_refund_amount_cents_check: 'refund_amount_cents > 0',
    order_cancellations_part_refund: `(refund = 'part') = (refund_amount_cents is not null)`,
  });
  await dollarsToCents(db, 'receipts', ['subtotal', 'tax_state', 'tax_municipal', 'total'], {
    receipts_subtotal_cents_check: 'subtotal_cents >= 0',
    receipts_tax_state_cents_check: 'tax_state_cents >= 0',
    receipts_tax_municipal_cents_check: 'tax_municipal_cents >= 0',
    receipts_total_adds_up: 'total_cents = subtotal_cents + tax_state_cents + tax_municipal_cents',
  });
};
