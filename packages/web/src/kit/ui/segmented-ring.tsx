import type { ReactNode } from 'react';

interface SegmentedRingProps {
  /** The total, and how many are done. */
  readonly count: number;
  readonly filled: number;
  readonly size: number;
  readonly thickness: number;
  /** CSS colours. */
  readonly color: string;
  readonly track: string;
  /** Content in the middle. The ring is hidden from screen readers: put the figure as text beside or inside it. */
  readonly children?: ReactNode;
}

/** The share of its place that a segment leaves free, so that one can count them. */
const GAP = 0.17;

/** Countable progress: glasses of a day. Segments fill clockwise from the top. */
export const SegmentedRing = ({
  count,
  filled,
  size,
  thickness,
  color,
  track,
  children,
}: SegmentedRingProps) => {
  const radius = (size - thickness) / 2;
  const place = (2 * Math.PI * radius) / count;
  const visibleLength = place * (1 - GAP);
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
        {Array.from({ length: count }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
            key={index}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={thickness}
            stroke={index < filled ? color : track}
            strokeDasharray={`${visibleLength} ${2 * Math.PI * radius - visibleLength}`}
            strokeDashoffset={-(index * place + (place - visibleLength) / 2)}
            className="transition-[stroke] duration-lento"
          />
        ))}
      </svg>
      {children && <span className="relative text-center leading-none">{children}</span>}
    </span>
  );
};
