import type { AuditAction, auditEndpoints } from '@nutricion/contract/kit/audit';

import { maskEmails, maskPersonalData } from '@nutricion/domain/accounts/mask-personal-data';
import type { Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import { accept } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../http/mount.ts';

export interface AuditEntry {
  readonly actorId: string;
  readonly action: AuditAction;
  readonly subjectType:
    | 'article'
    | 'day'
    | 'hospital'
    | 'user'
    | 'offer'
    | 'order'
    | 'payment'
    | 'product'
    | 'recall'
    | 'recipe'
    | 'route'
    | 'search-word'
    | 'setting'
    | 'voice-session'
    | 'voice-case';
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

/** Older entries stay in the table. */
const ENTRIES_PER_PAGE = 100;

const latestChanges = (db: Kysely<Schema>, subjectId: string | undefined) =>
  db
    .selectFrom('audit_log')
    .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'profiles.full_name as actor',
      'audit_log.action',
      'audit_log.subject_type',
      'audit_log.subject_id',
      'audit_log.before',
      'audit_log.after',
      'audit_log.reason',
      'audit_log.created_at',
    ])
    .$if(subjectId !== undefined, (query) => query.where('audit_log.subject_id', '=', subjectId ?? ''))
    .orderBy('audit_log.id', 'desc')
    .limit(ENTRIES_PER_PAGE)
    .execute();

interface AuditDependencies {
  readonly db: Kysely<Schema>;
}

export const mountAudit: MountFeature<AuditDependencies> = (app, shop) =>
  mount(app, shop.authenticate, auditHandlers(shop));

/** The latest changes, of everything or of one subject, newest first. */
export const auditHandlers = ({ db }: AuditDependencies): Handlers<keyof typeof auditEndpoints> => ({
  'GET /api/admin/audit': async ({ caller, query }) => {
    const changes = await latestChanges(db, query.subjectId);
    return accept({
      entries: changes.map((row) => ({
        ...row,
        ...shownParts(row, caller.roles),
        created_at: row.created_at.toISOString(),
      })),
    });
  },
});

/** The permission to see personal data in an entry, by its subject; the default is that of reading accounts. */
const readPermissionOf: Readonly<Record<string, Permission>> = {
  hospital: 'hospitals.read',
  order: 'orders.read',
};

type Change = Awaited<ReturnType<typeof latestChanges>>[number];

/** Subjects whose reason, a free text, may name a person; it is left out for readers without the permission. */
const isAboutUser: ReadonlySet<string> = new Set(['user', 'voice-session']);

/**
 * The parts of an entry with personal data masked, for readers without the permission; empty for those who have it.
 */
const shownParts = ({ subject_type, before, after, reason }: Change, roles: readonly Role[]) =>
  hasPermission(roles, readPermissionOf[subject_type] ?? 'users.read')
    ? {}
    : {
        before: maskPersonalData(before),
        after: maskPersonalData(after),
        reason: isAboutUser.has(subject_type) || reason === null ? null : maskEmails(reason),
      };
