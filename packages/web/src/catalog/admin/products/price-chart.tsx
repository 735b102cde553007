import { formatUsd } from '@nutricion/domain/kit/money';
import { useId } from 'react';
import { formatLongDay } from '../../../kit/lib/format-time.ts';
import { type PricePoint, priceSteps } from './price-steps.ts';

interface PriceChartProps {
  /** Oldest first, one at least. */
  readonly points: readonly PricePoint[];
  readonly nowMs: number;
}

const box = { width: 600, height: 120 };

/** The price over time as a line of steps. The table beside it holds the same data for screen readers. */
export const PriceChart = ({ points, nowMs }: PriceChartProps) => {
  const id = useId();
  const { path, dots, maxCents, minCents, fromMs } = priceSteps(points, nowMs, box);
  const text = `Del ${formatLongDay(new Date(fromMs).toISOString())} a hoy, entre ${formatUsd(minCents)} y ${formatUsd(maxCents)}.`;
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-3">
      <div className="flex flex-col justify-between py-0.5 text-right text-nota text-tinta-suave tabular-nums">
        <span>{formatUsd(maxCents)}</span>
        {maxCents !== minCents && <span>{formatUsd(minCents)}</span>}
      </div>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`-6 -6 ${box.width + 12} ${box.height + 12}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible"
      >
        <title id={id}>{text}</title>
        {[0, box.height / 2, box.height].map((y) => (
          <line
            key={y}
            x1={0}
            x2={box.width}
            y1={y}
            y2={y}
            stroke="var(--linea)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${path}V${box.height}H0Z`} fill="var(--rocio-2)" />
        <path
          d={path}
          fill="none"
          stroke="var(--verde)"
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
        {dots.map(({ x, y }) => (
          // A line of zero length with round ends: a dot that stays round however the chart is stretched.
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}h0`}
            stroke="var(--verde)"
            strokeWidth={9}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <figcaption className="col-start-2 mt-1.5 flex justify-between text-nota text-tinta-suave">
        <span>{formatLongDay(new Date(fromMs).toISOString())}</span>
        <span>hoy</span>
      </figcaption>
    </figure>
  );
};
