import { clsx } from 'clsx';

interface SpinnerProps {
  /** For screen readers. */
  readonly label?: string;
  readonly size?: number;
  readonly className?: string;
}

/** Loading without a known shape. If the shape is known, use a Skeleton. */
export const Spinner = ({ label = 'Cargando', size = 22, className }: SpinnerProps) => (
  <span role="status" className={clsx('inline-grid place-items-center', className)}>
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="motion-safe:animate-[spin_.9s_linear_infinite]"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3.5" opacity=".22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
    <span className="sr-only">{label}</span>
  </span>
);
