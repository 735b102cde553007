import { creditNoteOf } from '@nutricion/domain/payments/credit-note';
import type { ReceiptShop } from '@nutricion/domain/payments/receipt';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Writes a credit note for each finished refund of lines that has none, naming the order's receipt. Does nothing
 * before the receipt exists; a second note for one refund violates its index.
 */
export const issueCreditNotes = async (
  trx: Kysely<Schema>,
  orderId: string,
  shop: ReceiptShop,
): Promise<void> => {
  const receipt = await trx
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.number', 'r.body', 'o.ivu_basis_points'])
    .where('r.order_id', '=', orderId)
    .where('r.kind', '=', 'recibo')
    .executeTakeFirst();
  if (!receipt) return;
  let creditedTaxCents = await readCreditedTax(trx, orderId);
  const refunded = await readUnissued(trx, orderId);
  for (const refundId of new Set(refunded.map(({ refund_id }) => refund_id))) {
    const note = creditNoteOf(
      refunded.filter(({ refund_id }) => refund_id === refundId).map(toRefunded),
      creditedTaxCents,
      receipt.ivu_basis_points,
    );
    creditedTaxCents += note.sums.taxStateCents + note.sums.taxMunicipalCents;
    await trx
      .insertInto('receipts')
      .values({
        kind: 'nota_de_credito',
        order_id: orderId,
        refers_to: receipt.number,
        refund_id: refundId,
        body: JSON.stringify({ ...receipt.body, shop, lines: note.lines }),
        subtotal_cents: note.sums.subtotalCents,
        tax_state_cents: note.sums.taxStateCents,
        tax_municipal_cents: note.sums.taxMunicipalCents,
        total_cents: note.sums.totalCents,
      })
      .execute();
  }
};

interface UnissuedLine {
  readonly refund_id: string;
  readonly title: string;
  readonly package_label: string;
  readonly unit_price_cents: number;
  readonly is_taxed: boolean;
  readonly quantity: number;
  readonly cents: number;
  readonly tax_cents: number;
}

/** A refused refund that was requested again counts once, by its first request. */
const readUnissued = async (trx: Kysely<Schema>, orderId: string): Promise<readonly UnissuedLine[]> => {
  const { rows } = await sql<UnissuedLine>`
    select f.id as refund_id, i.title, i.package_label, i.unit_price_cents, coalesce(i.tax_class, 'exento') = 'gravado' as is_taxed,
      l.quantity, l.cents, l.tax_cents
    from payments p
    join payment_operations f on f.payment_id = p.id and f.kind = 'refund'
    join refund_lines l on l.operation_id = f.id
    join order_items i on i.id = l.order_item_id
    where p.order_id = ${orderId}
      and exists (
        select from payment_operations o where o.payment_id = p.id and o.state = 'hecha' and coalesce(o.first_id, o.id) = f.id)
      and not exists (select from receipts r where r.refund_id = f.id)
    order by f.created_at, f.id, i.id
  `.execute(trx);
  return rows;
};

const toRefunded = (line: UnissuedLine) => ({
  title: line.title,
  packageLabel: line.package_label,
  unitPriceCents: line.unit_price_cents,
  isTaxed: line.is_taxed,
  quantity: line.quantity,
  cents: line.cents,
  taxCents: line.tax_cents,
});

const readCreditedTax = async (trx: Kysely<Schema>, orderId: string): Promise<number> => {
  const { cents } = await trx
    .selectFrom('receipts')
    .select(sql<number>`coalesce(sum(tax_state_cents + tax_municipal_cents), 0)`.as('cents'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'nota_de_credito')
    .executeTakeFirstOrThrow();
  return cents;
};
