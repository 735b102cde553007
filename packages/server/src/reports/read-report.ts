import type { Period } from '@nutricion/domain/reports/period';
import { periodBefore } from '@nutricion/domain/reports/period';
import type { Report, ReportName } from '@nutricion/domain/reports/report';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { readDailyTotals } from './days/read-daily-totals.ts';
import { readCohorts } from './read/cohorts.ts';
import { readDeliveries } from './read/deliveries.ts';
import { readIncentive } from './read/incentive.ts';
import type { Question, ReportContent } from './read/question.ts';
import { readReconciliation } from './read/reconciliation.ts';
import { readSales } from './read/sales.ts';
import { readSearches } from './read/searches.ts';
import { readSpecialDays } from './read/special-days.ts';
import { readSubstitutions } from './read/substitutions.ts';
import { readTax } from './read/tax.ts';
import { readToday } from './read/today.ts';
import { readUnits } from './read/units.ts';
import { readWaste } from './read/waste.ts';

export interface ReportDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A page shows so many parts of a table, and the rest together. */
const MAX_SHOWN_ROWS = 60;
/** A file so many. */
const MAX_FILE_ROWS = 20_000;

/** A report as of this moment: all its figures see the same rows. */
export const readReport = (
  { db, now }: ReportDependencies,
  name: ReportName,
  period: Period,
  isFile = false,
): Promise<Report> => {
  const nowMs = now();
  const before = periodBefore(period);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const days = await readDailyTotals(trx, { from: before.from, to: period.to }, nowMs);
      const maxRows = isFile ? MAX_FILE_ROWS : MAX_SHOWN_ROWS;
      const question: Question = { db: trx, period, before, days, nowMs, maxRows };
      const specialDays = await readSpecialDays(question);
      return { name, period, before, asOfMs: nowMs, specialDays, ...(await readers[name](question)) };
    });
};

const readers: Record<ReportName, (question: Question) => Promise<ReportContent>> = {
  hoy: readToday,
  ventas: readSales,
  unidades: readUnits,
  incentivo: readIncentive,
  merma: readWaste,
  busquedas: readSearches,
  cohortes: readCohorts,
  sustituciones: readSubstitutions,
  entregas: readDeliveries,
  ivu: readTax,
  conciliacion: readReconciliation,
};
