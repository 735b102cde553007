import type { ReportFigure, ReportValue } from '@nutricion/domain/reports/report';
import { isKnown, type Question } from './question.ts';
import type { Sums } from './sum-by.ts';

interface FigureWords extends Pick<ReportFigure, 'id' | 'label' | 'definition' | 'unit'> {
  /** Reckoned of the period's sums. */
  readonly of: (sums: readonly number[]) => ReportValue | undefined;
  readonly hasOrders?: boolean;
}

/** Figures of sums; sin datos where nothing could have been counted. */
export const figuresOf = (
  { days, period, before }: Question,
  { now, earlier }: Sums,
  words: readonly FigureWords[],
): ReportFigure[] =>
  words.map(({ of, hasOrders = true, ...figure }) => ({
    ...figure,
    value: isKnown(days, period) ? (of(now) ?? null) : null,
    before: isKnown(days, before) ? (of(earlier) ?? null) : null,
    hasOrders,
  }));
