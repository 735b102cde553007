import { clsx } from 'clsx';

/**
 * A placeholder for loading content. Give it the real size, so that nothing moves. Animate the group (`breathes`),
 * since each skeleton alone would be a layer of its own.
 */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span
    aria-hidden="true"
    className={clsx('block bg-[#e9efeb]', !className.includes('rounded') && 'rounded-chip', className)}
  />
);
