import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  type CancelledUnits,
  cancelLines,
  cancelLinesText,
  mayLeaveBags,
} from '@nutricion/domain/orders/cancel-lines';
import { type DueSum, dueSum } from '@nutricion/domain/orders/due-price';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Returnable, returnableOf } from '@nutricion/domain/payments/returnable';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type OwnPayment, readOwnPayment } from '../payment/own-payment.ts';
import { type OrderLineToCancel, readCancellableLines } from './cancellation-store.ts';

/** What a cancellation would leave of an order, and what could go back for it. */
export interface CancellationPlan {
  readonly isWhole: boolean;
  /** The units are taken out of its bags: what was packed has to be summed again. */
  readonly isFromBags: boolean;
  readonly lines: readonly OrderLineToCancel[];
  readonly due: DueSum;
  readonly dueAfter: DueSum;
  readonly payment: OwnPayment | null;
  readonly returnable: Returnable;
}

/** @param units of lines; null: the whole order */
export const planCancellation = async (
  db: Kysely<Schema>,
  order: { readonly id: string; readonly status: OrderStatus; readonly ivu_basis_points: number },
  units: readonly CancelledUnits[] | null,
): Promise<Result<CancellationPlan, Refusal>> => {
  const lines = await readCancellableLines(db, order.id);
  const payment = await readOwnPayment(db, order.id);
  const due = dueSum(lines, order.ivu_basis_points);
  const totalReturnable = returnableOf(payment, due.totalCents);
  const nothing = { subtotalCents: 0, taxCents: 0, totalCents: 0 };
  const isFromBags = mayLeaveBags(order.status, payment?.capturedCents ?? 0);
  const isAll = {
    isWhole: true,
    isFromBags,
    lines,
    due,
    dueAfter: nothing,
    payment,
    returnable: totalReturnable,
  };
  if (units === null) return accept(isAll);
  const after = cancelLines(lines, units, { isFromBags });
  if (!after.ok) return refuse({ kind: 'move-refused', detail: cancelLinesText(after.refusal) });
  if (after.value.isWhole) return accept(isAll);
  const dueAfter = dueSum(after.value.lines, order.ivu_basis_points);
  return accept({ ...isAll, isWhole: false, dueAfter, returnable: planForLines(totalReturnable, dueAfter) });
};

/** What won't be delivered isn't charged: the amount beyond the price of the rest is refunded. */
const planForLines = ({ stands, cents }: Returnable, dueAfter: DueSum): Returnable => ({
  stands,
  cents: Math.max(0, cents - dueAfter.totalCents),
});
