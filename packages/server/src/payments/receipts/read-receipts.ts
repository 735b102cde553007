import { receiptLineMoney, receiptMoney } from '@nutricion/contract/orders/order-money';
import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { receiptNumberText } from '@nutricion/domain/payments/receipt';
import { RETURN_POLICY } from '@nutricion/domain/payments/receipt-text';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The receipt of an order and what changed it since; null before it is handed over, and for a person whose order it isn't. */
export const readReceipts = async (db: Kysely<Schema>, orderId: string, ownerId?: string) => {
  const documents = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .where('r.order_id', '=', orderId)
    .$if(ownerId !== undefined, (query) => query.where('o.user_id', '=', ownerId ?? ''))
    .orderBy('r.number')
    .execute();
  const receipt = documents.find(({ kind }) => kind === 'recibo');
  if (!receipt) return null;
  return { receipt, creditNotes: documents.filter(({ kind }) => kind === 'nota_de_credito') };
};

/** A paper as its customer reads it. */
export const receiptToJson = (document: Selectable<Schema['receipts']>): ReceiptJson => {
  const { orderNumber, shop, lines, method, reference } = document.body;
  return {
    number: receiptNumberText(document.kind, document.number),
    kind: document.kind,
    refers_to: document.refers_to === null ? null : receiptNumberText('recibo', document.refers_to),
    issued_at: document.issued_at.toISOString(),
    order_number: orderNumber,
    shop: {
      name: shop.name,
      address: shop.address,
      phone: shop.phone,
      merchant_number: shop.merchantNumber,
      return_policy: shop.returnPolicy ?? RETURN_POLICY,
    },
    lines: lines.map((line) => ({
      title: line.title,
      package_label: line.packageLabel,
      ordered: line.ordered,
      came: line.came,
      ...receiptLineMoney.toJson({
        unitPriceCents: line.unitPriceCents,
        regularPriceCents: line.regularPriceCents ?? line.unitPriceCents,
        totalCents: line.totalCents,
        lessCents: line.lessCents ?? 0,
      }),
      is_taxed: line.isTaxed,
      is_free: line.isFree,
      stands_for: line.standsFor,
    })),
    ...receiptMoney.toJson({
      subtotalCents: document.subtotal_cents,
      taxStateCents: document.tax_state_cents,
      taxMunicipalCents: document.tax_municipal_cents,
      totalCents: document.total_cents,
    }),
    payment_method: method,
    payment_reference: reference,
  };
};
