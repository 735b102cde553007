import { clsx } from 'clsx';

/** The shape of what comes. Give it the size of the real thing, so that nothing moves. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'block motion-safe:animate-[latido_1.6s_ease-in-out_infinite] rounded-chip bg-[#e9efeb]',
      className,
    )}
  />
);
