import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldProps } from './field.tsx';
import { controlClass } from './text-input.tsx';

/** Text of several lines, as high as its content. Inside a Field it uses the Field's label, hint and error. */
export const TextArea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    className={clsx(controlClass, 'field-sizing-content max-h-44 resize-none py-3 leading-snug', className)}
    {...useFieldProps()}
    {...rest}
  />
);
