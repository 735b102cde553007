import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';

/** The look of every control one types or picks in. */
export const controlClass =
  'block min-h-12 w-full rounded-control bg-papel px-3.5 text-cuerpo text-tinta inset-ring-[1.5px] inset-ring-borde-control placeholder:text-tinta-suave/80 disabled:bg-suelo disabled:text-tinta-suave aria-invalid:inset-ring-2 aria-invalid:inset-ring-guayaba';

/** Text of one line. Inside a Field it uses the Field's label, hint and error. */
export const TextInput = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input type={type} className={clsx(controlClass, className)} {...useFieldProps()} {...rest} />
);
