import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';

interface RecordHeadProps {
  readonly image: ReactNode;
  readonly title: string;
  /** Of the browser's tab, if it isn't the title. */
  readonly tabTitle?: string;
  /** State and the like below the title. */
  readonly facts?: ReactNode;
  /** On the record as a whole. */
  readonly actions?: ReactNode;
}

/** Head of a record's page. */
export const RecordHead = ({ image, title, tabTitle = title, facts, actions }: RecordHeadProps) => (
  <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
    {image}
    <div className="min-w-0 flex-1 basis-64">
      <PageTitle
        documentTitle={`${tabTitle} · Administración`}
        className="text-[1.625rem]! leading-tight wrap-anywhere"
      >
        {title}
      </PageTitle>
      {facts && <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tinta-suave">{facts}</p>}
    </div>
    {actions}
  </div>
);
