import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A white block on a work page's ground (cart, checkout, profile, admin). */
export const Block = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={clsx('rounded-bloque bg-papel p-5 md:p-6', className)} {...rest} />
);
