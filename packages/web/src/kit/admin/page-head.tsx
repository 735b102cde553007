import type { ReactNode } from 'react';
import { PageTitle } from '../ui/page-title.tsx';

interface PageHeadProps {
  readonly title: string;
  /** One line of counts. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Placeholder of the line while its figures are loading. */
export const COUNT_LOADING = '\u00a0';

/** The title, what it counts, and the page's main action beside it. */
export const PageHead = ({ title, children, actions }: PageHeadProps) => (
  <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <div className="min-w-0">
      <PageTitle documentTitle={`${title} · Administración`}>{title}</PageTitle>
      {children && <p className="mt-1 min-h-[1.45em] text-tinta-suave">{children}</p>}
    </div>
    {actions}
  </div>
);
