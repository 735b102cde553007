import type { Period } from '@nutricion/domain/reports/period';
import type { Report, ReportValue } from '@nutricion/domain/reports/report';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Days } from '../days/read-daily-totals.ts';

/** Parameters of a report. */
export interface Question {
  /** Of one moment: all of a report's queries see the same rows. */
  readonly db: Kysely<Schema>;
  readonly period: Period;
  readonly before: Period;
  readonly days: Days;
  readonly nowMs: number;
  /** More rows than these are summed together. */
  readonly maxRows: number;
}

/** Whether data can exist for a period: not before the shop's first day, and not after today. */
export const hasDataFor = ({ first, today }: Pick<Days, 'first' | 'today'>, { from, to }: Period): boolean =>
  first !== null && to >= first && from <= today;

/** Null if the whole is zero or unknown. */
export const share = (part: number | undefined, whole: number | undefined): ReportValue =>
  whole ? (part ?? 0) / whole : null;

/** Whole cents of one of so many; null of none. */
export const each = (cents: number | undefined, count: number | undefined): ReportValue =>
  count ? Math.round((cents ?? 0) / count) : null;

/** The same question for data that begin on another day; null: there are none yet. */
export const hasDataSince = (question: Question, first: string | null): Question => ({
  ...question,
  days: { ...question.days, first },
});

/** The figures and tables of a report. */
export type ReportContent = Pick<Report, 'figures' | 'tables'>;
