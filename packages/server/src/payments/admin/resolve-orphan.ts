import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

interface OrphanResolution {
  readonly actorId: string;
  readonly provider: string;
  readonly ref: string;
  readonly reason: string;
}

/**
 * Removes an unmatched charge from the list, with the note of the person who looked into it; repeating the request
 * changes nothing.
 */
export const resolveOrphan = (
  { db, now }: Pick<PaymentDependencies, 'db' | 'now'>,
  { actorId, provider, ref, reason }: OrphanResolution,
): Promise<Result<{ readonly resolved: true }, Refusal>> =>
  db.transaction().execute(async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'payments.refund');
    if (!allowed.ok) return allowed;
    const orphan = await trx
      .selectFrom('orphan_charges')
      .selectAll()
      .where('provider', '=', provider)
      .where('provider_ref', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    if (!orphan) return refuse({ kind: 'not-found', what: 'ese cobro' });
    if (orphan.resolved_at !== null) return accept({ resolved: true });
    await trx
      .updateTable('orphan_charges')
      .set({ resolved_at: new Date(now()), resolved_by: actorId, resolution: reason })
      .where('provider', '=', provider)
      .where('provider_ref', '=', ref)
      .execute();
    await recordChange(trx, {
      ...{ actorId, action: 'payment.resolve-orphan', subjectType: 'payment', subjectId: ref },
      before: { provider, amount_cents: orphan.amount_cents },
      after: { provider, amount_cents: orphan.amount_cents, resolved: true },
      reason,
    });
    return accept({ resolved: true });
  });
