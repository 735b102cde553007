import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import { closedPaymentMethods, type DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { countConcerns } from './admin-payment-reads.ts';
import { type PaymentMovementRow, readCountedCash, readPaymentMovements } from './payment-movements.ts';

/** Money received and refunded on one day in Puerto Rico, by payment method, and the counted cash. */
export const readDailyClose = async (
  db: Kysely<Schema>,
  day: string,
  nowMs: number,
): Promise<DailyCloseJson> => {
  const movements = await readPaymentMovements(db, { from: day, to: day });
  const counted = await readCountedCash(db, { from: day, to: day });
  const cash = movements.find((row) => row.way === 'cash');
  return {
    day,
    ways: closedPaymentMethods.flatMap((each) => {
      const row = movements.find((found) => found.way === each);
      return row ? [{ way: each, payments: row.payments, ...movementMoney(row) }] : [];
    }),
    cash: dailyCloseMoney.toJson({
      expectedCents: (cash?.captured ?? 0) - (cash?.refunded ?? 0),
      countedCents: counted.get(day) ?? null,
    }),
    open_concerns: await countConcerns(db, nowMs),
  };
};

const movementMoney = (row: PaymentMovementRow) =>
  dailyCloseMoney.toJson({
    authorizedCents: row.authorized,
    capturedCents: row.captured,
    refundedCents: row.refunded,
    refundFailedCents: row.failed,
    feesCents: row.fees,
  });
