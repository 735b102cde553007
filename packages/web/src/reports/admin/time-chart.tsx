import type { ReportTable } from '@nutricion/domain/reports/report';
import { valueText } from '@nutricion/domain/reports/report-values';
import { useId } from 'react';

const box = { width: 720, height: 180 };
/** The most labels under the bars that fit. */
const MAX_NAMES = 7;

interface TimeChartProps {
  readonly table: ReportTable;
  /** The period before, as a sentence names it. */
  readonly earlierText: string;
}

/** A table over time as bars, with a line for the previous period; the table beside it has the same values. */
export const TimeChart = ({ table, earlierText }: TimeChartProps) => {
  const id = useId();
  const unit = table.columns[0]?.unit ?? 'count';
  const steps = table.rows.map(({ key, label, cells, before }) => ({
    key,
    label,
    now: cells[0] ?? null,
    before,
  }));
  const values = steps.flatMap(({ now, before }) => [now ?? 0, before ?? 0]);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  if (steps.length < 2 || highest === lowest) return null;
  const yOf = (value: number) => ((highest - value) / (highest - lowest)) * box.height;
  const step = box.width / steps.length;
  const width = Math.max(1, step * 0.62);
  const every = Math.ceil(steps.length / MAX_NAMES);
  const best = steps.reduce((one, other) => ((other.now ?? 0) > (one.now ?? 0) ? other : one));
  const hasBefore = steps.some(({ before }) => before !== null);
  return (
    <figure className="print:break-inside-avoid">
      <div className="flex flex-wrap justify-between gap-x-4 text-nota text-tinta-suave tabular-nums">
        <span>{valueText(highest, unit)}</span>
        {hasBefore && (
          <span aria-hidden="true" className="inline-flex items-center gap-2">
            <span className="inline-block h-3 w-3 rounded-[3px] bg-verde" /> ahora
            <span className="ml-2 inline-block h-[3px] w-4 flex-none bg-tinta" /> {earlierText}
          </span>
        )}
      </div>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="mt-1 h-44 w-full overflow-visible"
      >
        <title id={id}>
          {`${table.label}: lo más fue ${valueText(best.now, unit)}, ${best.label}. La tabla que sigue dice lo mismo.`}
        </title>
        {[highest, (highest + lowest) / 2, lowest].map((value) => (
          <line
            key={value}
            x1={0}
            x2={box.width}
            y1={yOf(value)}
            y2={yOf(value)}
            stroke="var(--linea)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {steps.map(({ key, now, before }, index) => {
          const x = index * step + (step - width) / 2;
          return (
            <g key={key}>
              {now !== null && (
                <rect
                  x={x}
                  width={width}
                  y={Math.min(yOf(now), yOf(0))}
                  height={Math.max(0.5, Math.abs(yOf(now) - yOf(0)))}
                  fill="var(--verde)"
                />
              )}
              {before !== null && (
                <line
                  x1={x - step * 0.1}
                  x2={x + width + step * 0.1}
                  y1={yOf(before)}
                  y2={yOf(before)}
                  stroke="var(--tinta)"
                  strokeWidth={2.5}
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true" className="mt-1.5 flex justify-between text-nota text-tinta-suave">
        {steps
          .filter((_, index) => index % every === 0)
          .map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
      </figcaption>
    </figure>
  );
};
