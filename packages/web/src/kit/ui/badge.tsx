import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BadgeProps {
  /** `needs-you` counts what waits for the user; `state` names a state. */
  readonly tone?: 'needs-you' | 'state' | 'good' | 'bad';
  readonly children: ReactNode;
  readonly className?: string;
}

const tones = {
  'needs-you': 'bg-mango text-[#3a2500]',
  state: 'bg-suelo text-tinta inset-ring inset-ring-linea',
  good: 'bg-rocio text-verde-hondo',
  bad: 'bg-guayaba-tinte text-guayaba-tinta',
};

/** A count or a state, as small as it can be read. */
export const Badge = ({ tone = 'state', children, className }: BadgeProps) => (
  <span
    className={clsx(
      'inline-flex min-h-6 min-w-6 items-center justify-center rounded-full px-2 text-nota leading-none font-[650] whitespace-nowrap tabular-nums',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
