import type { TaxClass } from '@nutricion/domain/catalog/product';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { type Period, periodBounds } from '@nutricion/domain/reports/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A receipt or a credit note. */
export interface DocumentRow {
  readonly number: number;
  readonly kind: 'recibo' | 'nota_de_credito';
  readonly day: string;
  readonly hospital_id: string | null;
  readonly delivery_window: DeliveryWindowId;
  readonly subtotal_cents: number;
  readonly tax_state_cents: number;
  readonly tax_municipal_cents: number;
  /** Of the order when it was placed. */
  readonly ordered_subtotal_cents: number;
}

interface LineRow {
  /** Number of its receipt or credit note. */
  readonly paper: number;
  readonly product_id: string;
  readonly quantity: number;
  readonly tax_class: TaxClass | null;
}

export interface SoldRow extends LineRow {
  readonly unit_price_cents: number;
  readonly total_price_cents: number;
  readonly cancelled_quantity: number;
  readonly picked_quantity: number | null;
  readonly is_incentive: boolean;
  readonly agreed_cents: readonly number[] | null;
}

export interface ReturnedRow extends LineRow {
  readonly cents: number;
}

/** Receipts and credit notes of a period with their lines. */
export const readDocuments = async (db: Kysely<Schema>, period: Period) => {
  const { begins, ends } = periodBounds(period);
  const documents = await sql<DocumentRow>`
    select r.number::int, r.kind, (r.issued_at at time zone 'America/Puerto_Rico')::date::text as day, o.hospital_id,
      o.delivery_window, r.subtotal_cents, r.tax_state_cents, r.tax_municipal_cents,
      o.subtotal_cents as ordered_subtotal_cents
    from receipts r join orders o on o.id = r.order_id
    where r.issued_at >= ${begins} and r.issued_at < ${ends}
  `.execute(db);
  const sold = await sql<SoldRow>`
    select r.number::int as paper, i.product_id, i.quantity, i.tax_class, i.unit_price_cents, i.total_price_cents, i.cancelled_quantity,
      i.picked_quantity, i.is_incentive, i.agreed_cents
    from receipts r join order_items i on i.order_id = r.order_id
    where r.kind = 'recibo' and r.issued_at >= ${begins} and r.issued_at < ${ends}
  `.execute(db);
  const returned = await sql<ReturnedRow>`
    select r.number::int as paper, i.product_id, l.quantity, i.tax_class, l.cents
    from receipts r join refund_lines l on l.operation_id = r.refund_id join order_items i on i.id = l.order_item_id
    where r.kind = 'nota_de_credito' and r.issued_at >= ${begins} and r.issued_at < ${ends}
  `.execute(db);
  return { documents: documents.rows, sold: sold.rows, returned: returned.rows };
};
