import type { AuditAction, AuditSubject } from '@nutricion/contract/kit/audit';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

export interface AuditEntry {
  /** Null: the shop itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  readonly subjectId: string;
  /** A snapshot of the whole subject, so that the entry can be read alone. Null if it is new. */
  readonly before: object | null;
  readonly after: object;
  /** The typed reason. Never about an order: it would outlive the customer's account. */
  readonly reason?: string | undefined;
}

/** Writes one audit row in the transaction of the change. */
export const recordChange = (transaction: Transaction<Schema>, entry: AuditEntry): Promise<void> =>
  recordChanges(transaction, [entry]);

/** The same for several changes at once, up to some thousands in one statement. */
export const recordChanges = async (
  transaction: Transaction<Schema>,
  entries: readonly AuditEntry[],
): Promise<void> => {
  await transaction
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        actor_id: entry.actorId,
        action: entry.action,
        subject_type: entry.subjectType,
        subject_id: entry.subjectId,
        before: entry.before && JSON.stringify(entry.before),
        after: JSON.stringify(entry.after),
        reason: entry.reason || null,
      })),
    )
    .execute();
};
