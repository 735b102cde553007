import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ChipTone = 'white' | 'offer' | 'why' | 'category' | 'danger' | 'quiet' | 'mango';

const tones: Record<ChipTone, string> = {
  white: 'bg-white text-tinta',
  offer: 'bg-guayaba text-white',
  why: 'bg-rocio text-verde-hondo',
  category: 'bg-cat-bloque text-cat-tinta',
  danger: 'bg-guayaba-tinte text-guayaba-tinta',
  quiet: 'bg-suelo text-tinta',
  mango: 'bg-mango-tinte text-mango-tinta',
};

interface ChipProps {
  readonly tone?: ChipTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short fact in a box of its own. */
export const Chip = ({ tone = 'white', icon, children, className }: ChipProps) => (
  <span
    className={clsx(
      'inline-flex min-h-[26px] max-w-full items-center gap-1.5 rounded-[9px] px-2 py-1 text-nota leading-none font-semibold',
      tones[tone],
      className,
    )}
  >
    {icon}
    <span className="min-w-0">{children}</span>
  </span>
);
