import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for those who don't see the icon. */
  readonly label: string;
  /** A 20–24 px icon. */
  readonly children: ReactNode;
}

/** A 44 × 44 button that shows only an icon. */
export const IconButton = ({ label, className, type = 'button', children, ...rest }: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={clsx(
      'grid size-11 flex-none place-items-center rounded-control transition-colors duration-rapido hover:bg-[#0d21180f] disabled:opacity-45',
      className,
    )}
    {...rest}
  >
    {children}
  </button>
);
