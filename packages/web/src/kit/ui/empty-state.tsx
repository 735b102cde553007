import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SolTruncoOrnament } from './sol-trunco-ornament.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The next action: a Button or a link that looks like one. */
  readonly action?: ReactNode;
  /** The heading's level, where the state is the page itself. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** Something else is to be seen: no ornament. */
  readonly isPlain?: boolean;
  readonly className?: string;
}

/** Nothing here, and what to do about it. */
export const EmptyState = ({
  title,
  children,
  action,
  heading: Heading = 'h2',
  isPlain = false,
  className,
}: EmptyStateProps) => (
  <div
    className={clsx(
      'mx-auto flex max-w-[30rem] flex-col items-center px-4 py-10 text-center short:py-6 lying:mx-0 lying:max-w-[28rem] lying:items-start lying:px-0 lying:py-5 lying:text-left',
      !isPlain &&
        'lying:grid lying:grid-cols-[auto_minmax(0,1fr)] lying:gap-x-5 lying:[&>img]:row-span-3 lying:[&>:not(img)]:col-start-2',
      className,
    )}
  >
    {!isPlain && <SolTruncoOrnament />}
    <Heading className="mt-6 text-h2 short:mt-4 lying:mt-0">{title}</Heading>
    {children && <div className="mt-2 text-tinta-suave">{children}</div>}
    {action && <div className="mt-6 short:mt-5 lying:mt-4">{action}</div>}
  </div>
);
