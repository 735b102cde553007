import type { ReportFigure, ReportValue } from '@nutricion/domain/reports/report';
import { hasDataFor, type Question } from './question.ts';
import type { Sums } from './sum-by.ts';

interface FigureLabels extends Pick<ReportFigure, 'id' | 'label' | 'definition' | 'unit'> {
  /** Reckoned of the period's sums. */
  readonly of: (sums: readonly number[]) => ReportValue | undefined;
  readonly hasOrders?: boolean;
}

/** Figures of sums; sin datos where nothing could have been counted. */
export const figuresOf = (
  { days, period, before }: Question,
  { now, earlier }: Sums,
  labels: readonly FigureLabels[],
): ReportFigure[] =>
  labels.map(({ of, hasOrders = true, ...figure }) => ({
    ...figure,
    value: hasDataFor(days, period) ? (of(now) ?? null) : null,
    before: hasDataFor(days, before) ? (of(earlier) ?? null) : null,
    hasOrders,
  }));
