import { daysOf, periodOfStep, stepsOf, stepText } from '@nutricion/domain/reports/period';
import type { ReportRow, ReportTable, ReportValue, RowTarget } from '@nutricion/domain/reports/report';
import { MIN_PEOPLE, suppressSmallGroups } from '@nutricion/domain/reports/small-groups';
import { hasDataFor, type Question } from './question.ts';
import { added, nothing, type Sums, total } from './sum-by.ts';

interface TableLabels extends Pick<ReportTable, 'id' | 'label' | 'definition' | 'columns'> {
  /** Cells computed from the sums; by default the sums themselves. */
  readonly cellsOf?: (sums: readonly number[]) => readonly ReportValue[];
}

/** A row for each day of the period, or each month of a long one, whether anything happened earlier or not. */
export const timeTable = (
  { period, before, days }: Question,
  labels: TableLabels,
  byDay: ReadonlyMap<string, Sums>,
  {
    width,
    target = null,
    hasOrders = true,
  }: { width: number; target?: RowTarget | null; hasOrders?: boolean },
): ReportTable => {
  const { cellsOf = (sums) => sums, ...table } = labels;
  const stepsBefore = stepsOf(before);
  const sumOf = (step: string | undefined, whole: typeof period, side: keyof Sums) => {
    if (step === undefined) return null;
    const part = periodOfStep(step, whole);
    if (!hasDataFor(days, part)) return null;
    return daysOf(part).reduce((sum, day) => added(sum, byDay.get(day)?.[side] ?? []), nothing(width).now);
  };
  const rows = stepsOf(period).map((step, index): ReportRow => {
    const now = sumOf(step, period, 'now');
    const earlier = sumOf(stepsBefore[index], before, 'earlier');
    return {
      key: step,
      label: stepText(step),
      cells: now ? cellsOf(now) : table.columns.map(() => null),
      before: earlier ? (cellsOf(earlier)[0] ?? null) : null,
      hasOrders: hasOrders && now !== null,
      target,
    };
  });
  const heading = rows.some(({ key }) => key.length === 7) ? 'Mes' : 'Día';
  return { ...table, heading, rows, drawing: 'time', note: null };
};

interface PartLabels extends TableLabels {
  readonly heading: string;
  readonly labelOf: (key: string) => string;
  /** For rows with an order of their own; otherwise the largest first. */
  readonly order?: readonly string[];
  /** People by row; small groups are shown together. Absent: the rows aren't groups of people. */
  readonly people?: ReadonlyMap<string, number>;
  readonly target?: RowTarget | null;
  readonly hasOrders?: boolean;
}

/** A row for each group with a value. */
export const partTable = (
  { days, before, maxRows }: Question,
  labels: PartLabels,
  parts: ReadonlyMap<string, Sums>,
): ReportTable => {
  const {
    cellsOf = (sums) => sums,
    labelOf,
    order,
    people,
    target = null,
    hasOrders = true,
    ...table
  } = labels;
  const hasData = hasDataFor(days, before);
  const all = [...parts].map(([key, sums]) => ({ key, sums, people: people?.get(key) ?? 0 }));
  const { shown, together } = people ? suppressSmallGroups(all) : { shown: all, together: [] };
  const placeOf = ({ key, sums }: (typeof all)[number]) =>
    order ? order.indexOf(key) : -Number(cellsOf(sums.now)[0] ?? 0);
  const sorted = shown.toSorted((one, other) => placeOf(one) - placeOf(other));
  const rowOf = (key: string, label: string, { now, earlier }: Sums, isPart: boolean): ReportRow => ({
    key,
    label,
    cells: cellsOf(now),
    before: hasData ? (cellsOf(earlier)[0] ?? null) : null,
    hasOrders: hasOrders && isPart,
    target: isPart ? target : null,
  });
  const sumOf = (some: typeof all) =>
    total(
      some.map(({ sums }) => sums),
      all[0]?.sums.now.length ?? 0,
    );
  const beyond = sorted.slice(maxRows);
  return {
    ...table,
    rows: [
      ...sorted.slice(0, maxRows).map(({ key, sums }) => rowOf(key, labelOf(key), sums, true)),
      ...(beyond.length > 0
        ? [rowOf('los-demas', `Los demás (${beyond.length})`, sumOf(beyond), false)]
        : []),
      ...(together.length > 0
        ? [rowOf('pocas-personas', 'Juntos: grupos de pocas personas', sumOf([...together]), false)]
        : []),
    ],
    drawing: 'parts',
    note: together.length > 0 ? SMALL_GROUP_NOTE : null,
  };
};

export const SMALL_GROUP_NOTE = `Grupos de menos de ${MIN_PEOPLE} personas no se desglosan: van juntos, para que una cifra no hable de una persona.`;
