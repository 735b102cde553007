import { type RawBuilder, sql } from 'kysely';
import { isCaptureRefused } from '../payment/own-payment.ts';

/**
 * Whether an order was to be paid in advance and isn't: the authorisation expired, or the provider refused to
 * capture it.
 */
export const isUnpaid = (orderId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from orders u
  where u.id = ${orderId} and u.payment_method <> 'on-delivery' and coalesce(u.packed_total_cents, u.total_cents) > 0
    and not exists (select from payments p where p.order_id = u.id and not p.is_spare and (${isValidPaymentSql} or ${isDecided}))
)`;

/** A full refund was decided by an administrator. */
const isValidPaymentSql = sql`(
  p.status in ('cobrando', 'cobrado', 'devolviendo', 'devuelto', 'en_disputa', 'en_duda')
  or (p.status = 'autorizado' and not (${isCaptureRefused(sql.ref('p.id'))}))
)`;

/** An administrator attended to the lost money and noted how it was paid instead. */
const isDecided = sql`(p.authorized_cents > 0 and p.attended_at >= p.changed_at)`;
