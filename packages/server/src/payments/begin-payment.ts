import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Refusal } from '../platform/http/refusal.ts';
import { athDidNotRespond, noResponseYet, notOpened, otherMethodStarted } from './begin-refusals.ts';
import { createAtProvider, type OpeningOutcome } from './create-at-provider.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { findPayment, type PaymentRow } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';
import { type PaymentRequest, type WrittenPayment, writePayment } from './write-payment.ts';

/** Rounds that one request may need: close an open payment, abandon one that never opened, then open its own. */
const MAX_ROUNDS = 4;

/**
 * Begins to pay an order, or returns the running payment, so that two taps open one page. An open payment of
 * another method is closed at its provider first; if it turns out to be paid, it confirms the order instead.
 */
export const beginPayment = async (
  deps: PaymentDependencies,
  request: PaymentRequest,
): Promise<Result<PaymentRow, Refusal>> => {
  let paymentIdToClose: string | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const written: Result<WrittenPayment, Refusal> = await deps.db
      .transaction()
      .execute((trx) => writePayment(deps, trx, request, paymentIdToClose));
    if (!written.ok) return written;
    if (written.value.kind === 'closing') {
      paymentIdToClose = written.value.paymentId;
      await settlePayment(deps, paymentIdToClose);
      continue;
    }
    const { row, isNew } = written.value;
    if (row.status !== 'creado') return accept(row);
    const opening = await createAtProvider(deps, row, request.phone);
    // The row of an earlier tap whose request was lost; the provider now refuses it as too old. The next round creates
    // a new one.
    if (opening === 'refused' && !isNew) continue;
    return outcomeOf(await untilOpened(deps, row.id), request.method, opening);
  }
  return refuse(noResponseYet[request.method]);
};

const outcomeOf = (
  row: PaymentRow | undefined,
  method: PaymentRequest['method'],
  opening: OpeningOutcome,
): Result<PaymentRow, Refusal> => {
  // Another payment method was chosen while this page was being opened: that one counts.
  if (row?.is_spare) return refuse(otherMethodStarted);
  if (row?.status === 'pendiente') return accept(row);
  if (row?.status !== 'fallido') return refuse(noResponseYet[method]);
  return refuse(method === 'ath-movil' && opening === 'no-answer' ? athDidNotRespond : notOpened[method]);
};

/** Waits while another tap opens the payment: both get the same answer. */
const untilOpened = async (deps: PaymentDependencies, id: string): Promise<PaymentRow | undefined> => {
  let row = await findPayment(deps.db, id);
  for (
    let tries = 0;
    tries < OPENED_TRIES && row?.status === 'creado' && row.opening_until !== null;
    tries += 1
  ) {
    await sleep(OPENED_EVERY_MS);
    row = await findPayment(deps.db, id);
  }
  return row;
};
const OPENED_EVERY_MS = 200;
const OPENED_TRIES = 15;
