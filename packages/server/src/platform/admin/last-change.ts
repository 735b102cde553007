import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { AuditEntry } from './audit.ts';

/** Who saved the subject last, and when; nulls if no user has. Changes of stock don't count. */
export const lastChange = async (
  db: Kysely<Schema>,
  subjectType: AuditEntry['subjectType'],
  id: string,
): Promise<{ readonly by: string | null; readonly at: string | null }> => {
  const last = await db
    .selectFrom('audit_log')
    .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
    .select(['profiles.full_name as by', 'audit_log.created_at as at'])
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', id)
    .where('action', 'like', `${subjectType}.%`)
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
};
