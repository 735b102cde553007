import { sql } from 'kysely';
import { centsOfColumn } from '../../db/dollars.ts';
import { idempotencyKey } from './ask-operation.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { changePayment, lockPayment, type PaymentRow, providerOf } from './payment-store.ts';
import { sealToken } from './seal-token.ts';

/**
 * Opens a payment, that is written down already, at its provider: again by the same key after a crash. False: the
 * provider refused it, or gave no answer and may be asked again.
 */
export const createAtProvider = async (
  deps: PaymentDependencies,
  row: PaymentRow,
  phone?: string,
): Promise<boolean> => {
  const provider = providerOf(deps.providers, row);
  const order = await orderFacts(deps, row.order_id);
  if (!provider || !order) return false;
  // Without a key against repetition two taps would ask the customer twice.
  if (provider.capturesAtOnce && !(await claimOpening(deps, row.id))) return false;
  const answer = await provider.create({
    paymentId: row.id,
    orderId: row.order_id,
    orderNumber: order.number,
    amountCents: row.amount_cents,
    subtotalCents: centsOfColumn(order.subtotal),
    taxCents: centsOfColumn(order.tax),
    email: order.email ?? '',
    phone: phone ?? order.recipient_phone ?? '',
    itemCount: order.item_count ?? 0,
    createdAt: row.created_at,
    idempotencyKey: idempotencyKey(row.id, 'create', 1),
  });
  // Without a key against repetition a second try would ask the customer twice; nothing is taken of the first.
  const isLost = !answer.ok && (answer.refusal.kind === 'refused' || provider.capturesAtOnce);
  if (!answer.ok && !isLost) return false;
  await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, row.id);
    if (current.provider_ref !== null || current.status !== 'creado') return;
    await changePayment(
      trx,
      current,
      answer.ok
        ? {
            status: 'pendiente',
            provider_ref: answer.value.ref,
            redirect_url: answer.value.url,
            sealed_token: answer.value.token === null ? null : sealToken(deps.secret, answer.value.token),
          }
        : { status: 'fallido', failure_code: answer.refusal.code.slice(0, 100) },
      deps.now(),
    );
    if (answer.ok && provider.capturesAtOnce) await deps.enqueuePayment(trx, row.id, FIRST_POLL_SECONDS);
  });
  return answer.ok;
};

const FIRST_POLL_SECONDS = 2;

/** Longer than a provider is waited for, with its second try. */
const OPENING_MS = 60_000;

/** False: somebody else is opening it, here or in another process. */
const claimOpening = async (deps: PaymentDependencies, paymentId: string): Promise<boolean> => {
  const nowMs = deps.now();
  const { numUpdatedRows } = await deps.db
    .updateTable('payments')
    .set({ opening_until: new Date(nowMs + OPENING_MS) })
    .where('id', '=', paymentId)
    .where('status', '=', 'creado')
    .where('provider_ref', 'is', null)
    .where((eb) => eb.or([eb('opening_until', 'is', null), eb('opening_until', '<=', new Date(nowMs))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const orderFacts = (deps: PaymentDependencies, orderId: string) =>
  deps.db
    .selectFrom('orders as o')
    .leftJoin('profiles as p', 'p.id', 'o.user_id')
    .select(['o.number', 'o.subtotal', 'o.tax', 'o.recipient_phone', 'p.email'])
    .select((query) =>
      query
        .selectFrom('order_items as i')
        .select(sql<number>`sum(quantity)::int`.as('count'))
        .whereRef('i.order_id', '=', 'o.id')
        .as('item_count'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst();
