import { hasPermission, roles } from '@nutricion/domain/accounts/role';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { weekBefore } from '@nutricion/domain/reports/period';
import { type Kysely, sql } from 'kysely';
import { stateColumn } from '../../platform/admin/user-state.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Queues a mail in the transaction, so that it is sent only if that commits. */
type Enqueue = (
  executor: Kysely<Schema>,
  mail: { readonly kind: 'weekly-report'; readonly userId: ProfileId; readonly week: string },
) => Promise<void>;

const readingRoles = roles.filter((role) => hasPermission([role], 'reports.read'));

/**
 * Queues the last whole week for everybody who wants it and may still read it, and marks it as mailed in the same statement, so that a
 * second process or run mails nobody twice. Returns the number of readers.
 */
export const sendWeeklyReports = (db: Kysely<Schema>, enqueueMail: Enqueue, nowMs: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { from: week } = weekBefore(puertoRicoDate(nowMs));
    const { rows } = await sql<{ user_id: ProfileId }>`
      update weekly_report_readers w set last_week = ${week}::date
      from profiles p
      where p.id = w.user_id and w.is_on and (w.last_week is null or w.last_week < ${week}::date)
        and ${stateColumn} = 'verificada'
        and exists (select from user_roles r where r.user_id = p.id and r.role = any(${readingRoles}))
      returning w.user_id
    `.execute(trx);
    for (const { user_id } of rows) await enqueueMail(trx, { kind: 'weekly-report', userId: user_id, week });
    return rows.length;
  });
