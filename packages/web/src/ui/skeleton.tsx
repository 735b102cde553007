import { clsx } from 'clsx';

/** The shape of what comes. Give it the size of the real thing, so that nothing moves. */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'block bg-[#e9efeb] motion-safe:animate-[latido_1.6s_ease-in-out_infinite]',
      !className.includes('rounded') && 'rounded-chip',
      className,
    )}
  />
);
