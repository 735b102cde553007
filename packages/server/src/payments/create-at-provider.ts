import { sql } from 'kysely';
import { readDueSum } from '../orders/public.ts';
import type { PaymentDependencies, PaymentTransaction } from './payment-dependencies.ts';
import { changePayment, lockPayment, type PaymentRow, providerOf } from './payment-store.ts';
import type { PaymentProvider, ProviderRefusal } from './providers/payment-provider.ts';
import { idempotencyKey } from './request-operation.ts';
import { sealToken } from './seal-token.ts';

/** The outcome of asking a provider to open a payment; `elsewhere`: another tap or process is doing it. */
export type OpeningOutcome = 'opened' | 'refused' | 'no-answer' | 'elsewhere';

/**
 * Opens a stored payment at its provider; after a crash or a lost response again, with the same idempotency key and the
 * same parameters. A payment that the provider refused or failed at is given up: no customer has seen its page, and the
 * provider would repeat that response to the key for a day.
 */
export const createAtProvider = async (
  deps: PaymentDependencies,
  row: PaymentRow,
  phone?: string,
): Promise<OpeningOutcome> => {
  const provider = providerOf(deps.providers, row);
  const order = await orderFacts(deps, row.order_id);
  if (!provider || !order) return 'no-answer';
  // Without idempotency keys two taps would charge the customer twice.
  if (provider.capturesAtOnce && !(await claimOpening(deps, row.id))) return 'elsewhere';
  // Its tax by what is left of the order, as the amount was when the payment was written.
  const { taxCents } = await readDueSum(deps.db, order);
  const result = await provider.create({
    paymentId: row.id,
    orderId: row.order_id,
    orderNumber: order.number,
    amountCents: row.amount_cents,
    subtotalCents: row.amount_cents - Math.min(taxCents, row.amount_cents),
    taxCents: Math.min(taxCents, row.amount_cents),
    email: order.email ?? '',
    phone: phone ?? order.recipient_phone ?? '',
    itemCount: order.item_count ?? 0,
    expiresAt: row.expires_at ?? new Date(row.created_at.getTime() + provider.openMs),
    idempotencyKey: idempotencyKey(row.id, 'create', 1),
  });
  if (!result.ok && !isAbandoned(result.refusal, provider)) return 'no-answer';
  await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, row.id);
    if (current.provider_ref !== null || current.status !== 'creado') return;
    await changePayment(
      trx,
      current,
      result.ok
        ? {
            status: 'pendiente',
            provider_ref: result.value.ref,
            redirect_url: result.value.url,
            sealed_token: result.value.token === null ? null : sealToken(deps.secret, result.value.token),
          }
        : { status: 'fallido', failure_code: result.refusal.code.slice(0, 100) },
      deps.now(),
    );
    if (!result.ok) await endOperations(deps, trx, row.id);
    if (result.ok && provider.capturesAtOnce) await deps.enqueuePayment(trx, row.id, FIRST_POLL_SECONDS);
  });
  if (result.ok) return 'opened';
  return result.refusal.kind === 'refused' ? 'refused' : 'no-answer';
};

/**
 * Opens in the background a payment whose process died before its provider responded. One by ATH Móvil is abandoned
 * instead, since it would send a request to a telephone: the customer may be gone, paying by another method, or
 * have entered another number.
 */
export const openUnattended = (deps: PaymentDependencies, row: PaymentRow): Promise<OpeningOutcome> =>
  providerOf(deps.providers, row)?.capturesAtOnce ? abandonPayment(deps, row) : createAtProvider(deps, row);

const abandonPayment = async (deps: PaymentDependencies, row: PaymentRow): Promise<OpeningOutcome> => {
  if (!(await claimOpening(deps, row.id))) return 'elsewhere';
  await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, row.id);
    if (current.status !== 'creado') return;
    await changePayment(trx, current, { status: 'fallido', failure_code: 'never-opened' }, deps.now());
    await endOperations(deps, trx, row.id);
  });
  return 'refused';
};

const isAbandoned = (refusal: ProviderRefusal, provider: PaymentProvider): boolean =>
  // Without idempotency keys a retry could charge the customer twice, so this attempt is abandoned; it has captured no
  // money.
  refusal.kind === 'refused' || refusal.hasResponse || provider.capturesAtOnce;

/** Ends the pending operations of a payment that never opened: its closing would be retried for ever. */
const endOperations = (deps: PaymentDependencies, trx: PaymentTransaction, paymentId: string) =>
  trx
    .updateTable('payment_operations')
    .set({ state: 'hecha', changed_at: new Date(deps.now()), done_at: new Date(deps.now()) })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['pedida', 'en_duda'])
    .execute();

const FIRST_POLL_SECONDS = 2;

/** Longer than a call to a provider may take, with its one retry; ms. */
const OPENING_MS = 60_000;

/** False if another request is opening it, here or in another process. */
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
    .select(['o.id', 'o.number', 'o.ivu_basis_points', 'o.recipient_phone', 'p.email'])
    .select((query) =>
      query
        .selectFrom('order_items as i')
        .select(sql<number>`sum(quantity)::int`.as('count'))
        .whereRef('i.order_id', '=', 'o.id')
        .as('item_count'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst();
