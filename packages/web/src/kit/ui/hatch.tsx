import { clsx } from 'clsx';

/** Where a figure would stand if anybody had told us: never zero. Say "sin datos" beside it. */
export const Hatch = ({ className }: { readonly className?: string }) => (
  <span aria-hidden="true" className={clsx('hatch block rounded-[6px]', className)} />
);
