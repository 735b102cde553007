import type { OperationDependencies, PaymentTransaction } from './payment-dependencies.ts';
import { readRefundableLines, refundByLines } from './refund-by-lines.ts';

interface RecalledUnits {
  readonly orderId: string;
  readonly lines: readonly { readonly itemId: number; readonly units: number }[];
  readonly actorId: string;
  readonly reason: string;
}

/**
 * Requests, in the recall's transaction, a refund for recalled units; units already refunded aren't refunded again.
 * Returns false if a person has to pay it back by hand, as for payments on delivery: with «Devolver».
 */
export const refundRecalled =
  (deps: OperationDependencies) =>
  async (trx: PaymentTransaction, { orderId, lines, actorId, reason }: RecalledUnits): Promise<boolean> => {
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('is_spare', '=', false)
      .where('captured_cents', '>', 0)
      .forUpdate()
      .executeTakeFirst();
    if (!payment || payment.provider === 'door') return false;
    if (payment.status === 'devuelto') return true;
    const refundable = await readRefundableLines(trx, [orderId]);
    const units = new Map<number, number>();
    for (const line of lines) units.set(line.itemId, (units.get(line.itemId) ?? 0) + line.units);
    const requestedLines = [...units].flatMap(([itemId, recalled]) => {
      const line = refundable.find(({ id }) => id === itemId);
      const remaining = (line?.pickedQuantity ?? 0) - (line?.refundedQuantity ?? 0);
      const quantity = Math.min(recalled, remaining);
      return quantity > 0 ? [{ itemId, quantity, restocks: false }] : [];
    });
    if (requestedLines.length === 0) return true;
    return (
      await refundByLines(deps, trx, payment, {
        actorId,
        reason: reason.slice(0, 500),
        lines: requestedLines,
      })
    ).ok;
  };
