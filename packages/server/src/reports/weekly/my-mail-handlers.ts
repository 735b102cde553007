import type { myMailEndpoints } from '@nutricion/contract/reports/my-mail';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ReportDependencies } from '../read-report.ts';

/** Who works for the shop chooses their own mails; nobody chooses for another. */
export const myMailHandlers = ({ db, now }: ReportDependencies): Handlers<keyof typeof myMailEndpoints> => ({
  'GET /api/admin/my-mail': async ({ caller }) =>
    accept({ weekly_report: await wantsWeeklyReport(db, caller.profileId) }),

  'PUT /api/admin/my-mail': ({ caller, body }) =>
    chooseWeeklyReport(db, caller.profileId, body.weekly_report, new Date(now())),
});

export const wantsWeeklyReport = async (db: Kysely<Schema>, userId: ProfileId): Promise<boolean> => {
  const row = await db
    .selectFrom('weekly_report_readers')
    .select('is_on')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_on ?? false;
};

const chooseWeeklyReport = (
  db: Kysely<Schema>,
  userId: ProfileId,
  isOn: boolean,
  at: Date,
): Promise<Result<{ weekly_report: boolean }, Refusal>> =>
  db.transaction().execute(async (trx) => {
    // Two tabs of one person choose one after the other.
    const profile = await trx
      .selectFrom('profiles')
      .select('full_name')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    const allowed = await recheckPermission(trx, userId, 'reports.read');
    if (!allowed.ok) return allowed;
    if ((await wantsWeeklyReport(trx, userId)) === isOn) return accept({ weekly_report: isOn });
    await trx
      .insertInto('weekly_report_readers')
      .values({ user_id: userId, is_on: isOn })
      .onConflict((row) => row.column('user_id').doUpdateSet({ is_on: isOn, updated_at: at }))
      .execute();
    await recordChange(trx, {
      actorId: userId,
      action: isOn ? 'user.start-weekly-mail' : 'user.stop-weekly-mail',
      subjectType: 'user',
      subjectId: userId,
      before: { full_name: profile?.full_name, weekly_report: !isOn },
      after: { full_name: profile?.full_name, weekly_report: isOn },
    });
    return accept({ weekly_report: isOn });
  });
