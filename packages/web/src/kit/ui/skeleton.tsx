import { clsx } from 'clsx';

/**
 * The shape of what comes. Give it the size of the real thing, so that nothing moves. What holds a group of
 * them breathes as one (`breathes`): each by itself would be a layer of its own, hundreds on a page.
 */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span
    aria-hidden="true"
    className={clsx('block bg-[#e9efeb]', !className.includes('rounded') && 'rounded-chip', className)}
  />
);
