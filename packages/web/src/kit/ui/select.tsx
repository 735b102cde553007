import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';
import { controlClass } from './text-input.tsx';

/** The device's own list: on a phone nothing is easier to use. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={clsx('relative block', className)}>
    <select className={clsx(controlClass, 'appearance-none truncate pr-11')} {...useFieldProps()} {...rest}>
      {children}
    </select>
    <ChevronDown
      size={20}
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-tinta-suave"
    />
  </span>
);
