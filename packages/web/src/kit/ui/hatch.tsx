import { clsx } from 'clsx';

/** Stands for an unknown figure, never zero. Put "sin datos" beside it. */
export const Hatch = ({ className }: { readonly className?: string }) => (
  <span aria-hidden="true" className={clsx('hatch block rounded-[6px]', className)} />
);
