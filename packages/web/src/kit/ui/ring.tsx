import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface RingProps {
  /** 0 to 1; null is sin datos: an empty ring. Above 1 the ring is full. */
  readonly share: number | null;
  readonly size?: number;
  readonly thickness?: number;
  /** CSS colours; by default the category's. */
  readonly color?: string;
  readonly track?: string;
  /** Content in the middle. The ring is hidden from screen readers: put the figure as text beside or inside it. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A share of a whole: the incentive, a Daily Value, completeness. */
export const Ring = ({
  share,
  size = 22,
  thickness = size <= 24 ? 5 : 8,
  color = 'var(--c-tinta)',
  track = 'var(--c-bloque)',
  children,
  className,
}: RingProps) => {
  const radius = (size - thickness) / 2;
  const around = 2 * Math.PI * radius;
  const filled = Math.min(1, Math.max(0, share ?? 0)) * around;
  return (
    <span
      className={clsx('relative inline-grid flex-none place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90"
      >
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={thickness}
          stroke={share === null ? 'var(--linea)' : track}
        />
        {filled > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={thickness}
            stroke={color}
            strokeLinecap="round"
            strokeDasharray={`${filled} ${around}`}
            className="transition-[stroke-dasharray] duration-lento"
          />
        )}
      </svg>
      {children && <span className="relative text-center leading-none">{children}</span>}
    </span>
  );
};
