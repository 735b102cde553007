import type { ReactNode } from 'react';

interface HorizontalScrollProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Lets a wide table scroll sideways, also by keyboard. */
export const HorizontalScroll = ({ labelledBy, children }: HorizontalScrollProps) => (
  <section
    aria-labelledby={labelledBy}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    tabIndex={0}
    className="-mx-2 overflow-x-auto rounded-control px-2"
  >
    {children}
  </section>
);
