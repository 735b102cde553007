import type { ReactNode } from 'react';

interface SegmentedRingProps {
  readonly total: number;
  readonly filled: number;
  readonly size?: number;
  readonly thickness?: number;
  readonly color?: string;
  readonly track?: string;
  readonly children?: ReactNode;
}

/** Countable things, glasses of water for instance: one segment each. */
export const SegmentedRing = ({
  total,
  filled,
  size = 164,
  thickness = 18,
  color = 'var(--cielo)',
  track = '#fff',
  children,
}: SegmentedRingProps) => {
  const radius = (size - thickness) / 2;
  const around = 2 * Math.PI * radius;
  const gap = total > 1 ? Math.min(5, around / total / 4) : 0;
  const segment = around / total - gap;
  const segments = Array.from({ length: total }, (_, index) => index);
  return (
    <span className="relative inline-grid flex-none place-items-center" style={{ width: size, height: size }}>
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90"
      >
        {segments.map((index) => (
          <circle
            key={index}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={thickness}
            stroke={index < filled ? color : track}
            strokeDasharray={`${segment} ${around}`}
            strokeDashoffset={-(index * (around / total) + gap / 2)}
          />
        ))}
      </svg>
      {children && <span className="relative text-center">{children}</span>}
    </span>
  );
};
