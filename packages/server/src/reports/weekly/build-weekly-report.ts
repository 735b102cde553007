import type { ProfileId } from '@nutricion/domain/kit/ids';
import { addDays } from '@nutricion/domain/reports/period';
import type { Report, ReportName } from '@nutricion/domain/reports/report';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { weeklyReportMail } from '../mails/weekly-report.ts';
import { type ReportDependencies, readReport } from '../read-report.ts';
import { wantsWeeklyReport } from './my-mail-handlers.ts';

/** The week's reports, in the order of the mail. */
const mailedReports: readonly ReportName[] = ['ventas', 'sustituciones', 'busquedas', 'incentivo'];

/** Words the mail when it is sent; null for who has turned it off or may no longer read reports. */
export const buildWeeklyReport = async (
  deps: ReportDependencies,
  { userId, week }: { readonly userId: ProfileId; readonly week: string },
  publicUrl: string,
): Promise<Mail | null> => {
  const { db } = deps;
  const reader = await db.selectFrom('profiles').select('email').where('id', '=', userId).executeTakeFirst();
  if (!reader || !(await wantsWeeklyReport(db, userId))) return null;
  if (!(await recheckPermission(db, userId, 'reports.read')).ok) return null;
  const period = { from: week, to: addDays(week, 6) };
  const reports: Report[] = [];
  for (const name of mailedReports) reports.push(await readReport(deps, name, period));
  return weeklyReportMail({ to: reader.email, reports, period, publicUrl });
};
