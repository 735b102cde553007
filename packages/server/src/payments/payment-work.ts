import type { PaymentDependencies } from './payment-dependencies.ts';
import { findPayment } from './payment-store.ts';
import { fetchUndelivered, findOrphans, processEvents, reconcile } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

/** A customer holding the telephone confirms within a minute, or takes longer. */
const QUICK_MS = 60_000;
const QUICK_SECONDS = 2;
const SLOW_SECONDS = 5;

/** What the jobs do with payments. */
export const paymentWork = (deps: PaymentDependencies) => ({
  settle: async (paymentId: string) => {
    await settlePayment(deps, paymentId);
    await pollAgain(deps, paymentId);
  },
  processEvents: () => processEvents(deps),
  reconcile: () => reconcile(deps),
  fetchUndelivered: () => fetchUndelivered(deps),
  findOrphans: () => findOrphans(deps),
});

/** ATH Móvil sends no event when a customer confirms, so the server polls while the payment waits. */
const pollAgain = async (deps: PaymentDependencies, paymentId: string): Promise<void> => {
  const row = await findPayment(deps.db, paymentId);
  if (row?.provider !== 'ath' || row.status !== 'pendiente') return;
  const nowMs = deps.now();
  if (nowMs > (row.expires_at?.getTime() ?? 0) + QUICK_MS) return;
  const isQuick = nowMs - row.created_at.getTime() < QUICK_MS;
  await deps.enqueuePayment(deps.db, paymentId, isQuick ? QUICK_SECONDS : SLOW_SECONDS);
};
