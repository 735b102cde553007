import { INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import { type DueLine, dueLineCents, dueUnits } from '@nutricion/domain/orders/due-price';
import type { Period } from '@nutricion/domain/reports/period';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { DeliveryDay, OrderDay, ProductDay } from '../tables.ts';
import { addUp } from './add-up.ts';
import { computeDeliveryTotals } from './compute-delivery-totals.ts';
import { type DocumentRow, type ReturnedRow, readDocuments, type SoldRow } from './read-documents.ts';

/** What happened on the days of a period, as all reports sum it. */
export interface DayFacts {
  readonly orders: readonly OrderDay[];
  readonly products: readonly ProductDay[];
  readonly deliveries: readonly DeliveryDay[];
}

/**
 * Computes days from receipts, credit notes and histories. Units and prices of lines follow the rule that charged
 * them; sums of a document are those printed on it.
 */
export const computeDailyTotals = async (db: Kysely<Schema>, period: Period): Promise<DayFacts> => {
  const { documents, sold, returned } = await readDocuments(db, period);
  const linesOf = groupByDocument(sold);
  const returnsOf = groupByDocument(returned);
  const orders: OrderDay[] = [];
  const products: ProductDay[] = [];
  for (const paper of documents) {
    const lines = linesOf.get(paper.number) ?? [];
    const returns = returnsOf.get(paper.number) ?? [];
    orders.push(documentFacts(paper, lines, returns));
    products.push(...lines.map((line) => soldFacts(paper.day, line)));
    products.push(...returns.map((line) => returnedFacts(paper.day, line)));
  }
  return {
    orders: addUp(orders, (each) => [each.day, each.hospital_id, each.delivery_window].join(' ')),
    products: addUp(products, ({ day, product_id }) => `${day} ${product_id}`),
    deliveries: await computeDeliveryTotals(db, period),
  };
};

const groupByDocument = <Line extends { readonly paper: number }>(
  lines: readonly Line[],
): ReadonlyMap<number, readonly Line[]> => {
  const grouped = new Map<number, Line[]>();
  for (const line of lines) {
    const existing = grouped.get(line.paper);
    if (existing) existing.push(line);
    else grouped.set(line.paper, [line]);
  }
  return grouped;
};

const documentFacts = (
  paper: DocumentRow,
  lines: readonly SoldRow[],
  returns: readonly ReturnedRow[],
): OrderDay => {
  const isReceipt = paper.kind === 'recibo';
  const sign = isReceipt ? 1 : -1;
  const subtotal = paper.subtotal_cents;
  const free = lines.filter((line) => line.is_incentive && dueUnits(dueLineOf(line)) > 0);
  const taxed = isReceipt
    ? lines.filter(isTaxed).reduce((sum, line) => sum + dueLineCents(dueLineOf(line)), 0)
    : returns.filter(isTaxed).reduce((sum, line) => sum + line.cents, 0);
  return {
    day: paper.day,
    hospital_id: paper.hospital_id,
    delivery_window: paper.delivery_window,
    receipts: isReceipt ? 1 : 0,
    gross_cents: isReceipt ? subtotal : 0,
    notes: isReceipt ? 0 : 1,
    refunded_cents: isReceipt ? 0 : subtotal,
    taxed_cents: sign * taxed,
    exempt_cents: sign * (subtotal - taxed),
    tax_state_cents: sign * paper.tax_state_cents,
    tax_municipal_cents: sign * paper.tax_municipal_cents,
    earned: isReceipt && paper.ordered_subtotal_cents >= INCENTIVE_THRESHOLD_CENTS ? 1 : 0,
    incentive_orders: free.length > 0 ? 1 : 0,
    incentive_cents: free.reduce((sum, line) => sum + givenAwayCents(line), 0),
  };
};

const isTaxed = ({ tax_class }: { readonly tax_class: string | null }): boolean => tax_class === 'gravado';

const soldFacts = (day: string, line: SoldRow): ProductDay => {
  const due = dueLineOf(line);
  const units = dueUnits(due);
  return {
    ...noProduct(day, line.product_id),
    ...(line.is_incentive
      ? { free_units: units, free_cents: givenAwayCents(line) }
      : { units, cents: dueLineCents(due) }),
  };
};

const returnedFacts = (day: string, line: ReturnedRow): ProductDay => ({
  ...noProduct(day, line.product_id),
  returned_units: line.quantity,
  returned_cents: line.cents,
});

const noProduct = (day: string, productId: string): ProductDay => ({
  day,
  product_id: productId,
  units: 0,
  cents: 0,
  free_units: 0,
  free_cents: 0,
  returned_units: 0,
  returned_cents: 0,
});

/** The value of free units, at the regular selling price. */
const givenAwayCents = (line: SoldRow): number => line.unit_price_cents * dueUnits(dueLineOf(line));

const dueLineOf = (line: SoldRow): DueLine => ({
  quantity: line.quantity,
  totalCents: line.total_price_cents,
  cancelledQuantity: line.cancelled_quantity,
  pickedQuantity: line.picked_quantity,
  taxClass: line.tax_class ?? 'exento',
  agreedCents: line.agreed_cents,
});
