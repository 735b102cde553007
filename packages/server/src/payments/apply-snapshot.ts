import { applyProviderState } from '@nutricion/domain/payments/apply-provider-state';
import {
  isLivePayment,
  isOpenOperation,
  type Payment,
  type ProviderState,
} from '@nutricion/domain/payments/payment';
import { nextOrderStep } from '@nutricion/domain/payments/settle-order';
import { notifyCustomer } from './notify-customer.ts';
import type { PayableOrder, PaymentDependencies, PaymentTransaction } from './payment-dependencies.ts';
import {
  changePayment,
  findOperations,
  fromPayment,
  MANUAL,
  manualCents,
  type OperationRow,
  operationOf,
  type PaymentRow,
  toPayment,
} from './payment-store.ts';
import type { ProviderSnapshot } from './providers/payment-provider.ts';
import { requestNextOperation } from './request-operation.ts';

/**
 * Applies the provider's snapshot to a locked payment, ends the operations that the provider has done, and moves
 * the order if it was waiting for that. Returns ids of products whose stock changed.
 */
export const applySnapshot = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  order: PayableOrder,
  row: PaymentRow,
  snapshot: ProviderSnapshot,
): Promise<readonly string[]> => {
  const operations = await endOperations(deps, trx, { order, row, snapshot });
  const before = toPayment(row);
  const payment = applyProviderState(
    before,
    withManual(snapshot.state, operations),
    operations.map(operationOf),
  );
  const isSuperseded = row.is_spare || (await isPaidTwice(trx, row, payment));
  const after: Payment = isSuperseded ? { ...payment, targetCents: 0 } : payment;
  const authorized_at = row.authorized_at ?? (after.authorizedCents > 0 ? new Date(deps.now()) : null);
  const known = {
    ...fromPayment(after),
    ...storedFieldsOf(row, snapshot),
    is_spare: isSuperseded,
    authorized_at,
  };
  const isChanged = Object.entries(known).some(
    ([key, value]) => !isSameValue(row[key as keyof PaymentRow], value),
  );
  let current = isChanged
    ? await changePayment(
        trx,
        row,
        { ...known, ...(needsNoToken(after) && { sealed_token: null }) },
        deps.now(),
      )
    : row;
  await notifyLostHold(deps, trx, order, { before, after });
  const [settled, changedOrder] = await settleOrder(deps, trx, order, current);
  current = await requestNextOperation(deps, trx, settled);
  await markOrder(trx, order, current);
  return changedOrder;
};

/** Ends open operations that the snapshot shows as done or failed; returns all operations as they are afterwards. */
const endOperations = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  about: { readonly order: PayableOrder; readonly row: PaymentRow; readonly snapshot: ProviderSnapshot },
): Promise<readonly OperationRow[]> => {
  const operations = await findOperations(trx, about.row.id);
  const ended: OperationRow[] = [];
  for (const operation of operations) {
    const state = stateOf(operation, { ...about, operations });
    if (state === operation.state) {
      ended.push(operation);
      continue;
    }
    await trx
      .updateTable('payment_operations')
      .set({
        state,
        changed_at: new Date(deps.now()),
        ...(state === 'hecha' && {
          failure_code: null,
          done_at: operation.done_at ?? new Date(deps.now()),
        }),
      })
      .where('id', '=', operation.id)
      .execute();
    if (operation.kind === 'refund' && (state === 'hecha' || state === 'rechazada'))
      await notifyCustomer(
        deps,
        trx,
        about.order,
        state === 'hecha' ? 'refunded' : 'refund-refused',
        operation.amount_cents,
      );
    ended.push({ ...operation, state });
  }
  if (ended.some(({ kind, state }) => kind === 'refund' && state === 'hecha'))
    await about.order.issueCreditNotes();
  return ended;
};

interface SeenSnapshot {
  readonly row: PaymentRow;
  readonly snapshot: ProviderSnapshot;
  readonly operations: readonly OperationRow[];
}

const stateOf = (operation: OperationRow, seen: SeenSnapshot): OperationRow['state'] => {
  const { snapshot } = seen;
  if (operation.kind === 'refund') return stateOfRefund(operation, seen);
  if (!isOpenOperation(operation.state)) return operation.state;
  const { kind } = snapshot.state;
  const isOver = kind === 'cancelled' || kind === 'expired' || kind === 'failed';
  if (operation.kind === 'capture')
    return kind === 'captured' ? 'hecha' : isOver ? 'rechazada' : operation.state;
  if (isOver) return 'hecha';
  // The payment page was to be closed but was paid first: what happens to the money is decided again.
  const isOvertaken = kind === 'captured' || (kind === 'authorized' && operation.amount_cents === 0);
  return isOvertaken ? 'rechazada' : operation.state;
};

const stateOfRefund = (
  operation: OperationRow,
  { row, snapshot: { state, refunds }, operations }: SeenSnapshot,
): OperationRow['state'] => {
  // A refund that a person made by other means stays refunded, although the provider still shows its own as failed.
  if (operation.provider_ref === MANUAL) return operation.state;
  const refund = refunds?.find(({ operationId }) => operationId === operation.id);
  // A refund may fail days after it was reported as done.
  if (refund)
    return refund.state === 'pending' ? operation.state : refund.state === 'done' ? 'hecha' : 'rechazada';
  const isInSum =
    refunds === null &&
    state.kind === 'captured' &&
    state.refundedCents >= row.refunded_cents - manualCents(operations) + operation.amount_cents;
  return isOpenOperation(operation.state) && isInSum ? 'hecha' : operation.state;
};

/** Adds refunds made by other means, which the provider doesn't report. */
const withManual = (state: ProviderState, operations: readonly OperationRow[]): ProviderState => {
  if (state.kind !== 'captured') return state;
  return { ...state, refundedCents: state.refundedCents + manualCents(operations) };
};

/** Fields of the snapshot beside the amounts. */
const storedFieldsOf = (row: PaymentRow, snapshot: ProviderSnapshot) => ({
  intent_ref: snapshot.intentRef ?? row.intent_ref,
  reference: snapshot.reference ?? row.reference,
  fee_cents: snapshot.feeCents ?? row.fee_cents,
  capture_before: snapshot.captureBefore ?? row.capture_before,
  brand: snapshot.brand ?? row.brand,
  last4: snapshot.last4 ?? row.last4,
  failure_code: snapshot.failureCode ?? row.failure_code,
});

const isSameValue = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

const needsNoToken = ({ status }: Payment): boolean =>
  !['creado', 'pendiente', 'autorizado', 'cobrando', 'en_duda'].includes(status);

/** Another payment already paid the order: this one is refunded. */
const isPaidTwice = async (trx: PaymentTransaction, row: PaymentRow, payment: Payment): Promise<boolean> => {
  if (!isLivePayment(payment.status) || isLivePayment(row.status)) return false;
  const other = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', row.order_id)
    .where('id', '<>', row.id)
    .where('is_spare', '=', false)
    .where('status', 'not in', ['fallido', 'anulado', 'vencido', 'devuelto', 'perdido'])
    .executeTakeFirst();
  return other !== undefined;
};

const settleOrder = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  order: PayableOrder,
  row: PaymentRow,
): Promise<readonly [PaymentRow, readonly string[]]> => {
  // ATH Móvil separates confirming from capturing: only a captured payment counts as paid.
  const isOnlyConfirmed = row.provider === 'ath' && row.status === 'autorizado';
  const step = isOnlyConfirmed
    ? 'nothing'
    : nextOrderStep(
        toPayment(row),
        { status: order.status, hasCustomer: order.user_id !== null },
        row.is_spare,
      );
  const want = (cents: number | null) => changePayment(trx, row, { wanted_cents: cents }, deps.now());
  // Paid while its page was being closed for another payment method: this payment counts after all.
  const recordRetainedMoney = async () => (row.wanted_cents === 0 && !row.is_spare ? want(null) : row);
  switch (step) {
    case 'confirm': {
      const changedOrder = await order.confirm();
      // Lines cancelled while the order was being paid are refunded at once if the full amount was captured.
      const dueCents = await order.dueCents();
      return [
        row.captured_cents > dueCents ? await want(dueCents) : await recordRetainedMoney(),
        changedOrder,
      ];
    }
    case 'take-again': {
      const reserved = await order.allocateAgain();
      if (reserved) {
        const dueCents = await order.dueCents();
        return [await want(row.captured_cents > dueCents ? dueCents : null), reserved];
      }
      await notifyCustomer(deps, trx, order, 'returned', row.captured_cents || row.authorized_cents);
      return [await want(0), []];
    }
    case 'give-back':
      await notifyCustomer(deps, trx, order, 'returned', row.captured_cents || row.authorized_cents);
      return [await want(0), []];
    case 'nothing':
      return [isOnlyConfirmed && order.status === 'pendiente_pago' ? await recordRetainedMoney() : row, []];
  }
};

/** The order's payment status once its own payment is captured, or refunded whole. */
export const markOrder = async (
  trx: PaymentTransaction,
  order: PayableOrder,
  row: PaymentRow,
): Promise<void> => {
  const status = row.status === 'cobrado' ? 'pagado' : row.status === 'devuelto' ? 'devuelto' : null;
  if (status === null || row.is_spare) return;
  await trx
    .updateTable('orders')
    .set({ payment_status: status })
    .where('id', '=', order.id)
    .where('payment_status', '<>', status)
    .execute();
};

const notifyLostHold = async (
  deps: PaymentDependencies,
  trx: PaymentTransaction,
  order: PayableOrder,
  { before, after }: { readonly before: Payment; readonly after: Payment },
): Promise<void> => {
  const wasAuthorized =
    before.status === 'autorizado' || before.status === 'cobrando' || before.status === 'en_duda';
  const isLost = after.status === 'vencido' && before.authorizedCents > 0 && before.targetCents !== 0;
  if (wasAuthorized && isLost) await notifyCustomer(deps, trx, order, 'hold-lost', before.authorizedCents);
};
