import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FailedLoad } from '../../api/failed-load.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuditList } from './audit-list.tsx';
import { auditQuery } from './audit-query.ts';
import type { AuditJson } from './audit-text.ts';

export interface HistorySubject {
  readonly id: string;
  readonly name: string;
}

interface HistorySheetProps {
  /** Null while it is closed. */
  readonly subject: HistorySubject | null;
  readonly onClose: () => void;
}

/** Everything that was changed about one hospital or person. */
export const HistorySheet = ({ subject, onClose }: HistorySheetProps) => (
  <Sheet
    open={subject !== null}
    onOpenChange={(open) => !open && onClose()}
    title="Historial"
    {...(subject && { description: subject.name })}
  >
    {subject && <History subjectId={subject.id}>{(entries) => <AuditList entries={entries} />}</History>}
  </Sheet>
);

interface HistoryProps {
  readonly subjectId: string;
  readonly children: (entries: readonly AuditJson[]) => ReactNode;
}

/** What was changed about one thing, or why that can't be shown. */
export const History = ({ subjectId, children }: HistoryProps) => {
  const { error, data, isError, isFetching, refetch } = useQuery(auditQuery(subjectId));
  if (isError && !data) return <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />;
  if (!data) return <HistorySkeleton rows={4} />;
  if (data.entries.length === 0)
    return (
      <EmptyState heading="h3" title="Sin cambios">
        Nadie ha cambiado nada desde la administración.
      </EmptyState>
    );
  return (
    <>
      {children(data.entries)}
      <Link
        to={`/admin/audit?de=${encodeURIComponent(subjectId)}`}
        className={`${buttonClass('quiet')} mt-4`}
      >
        Buscar y filtrar estos cambios
      </Link>
    </>
  );
};

export const HistorySkeleton = ({ rows }: { readonly rows: number }) => (
  <div className="flex flex-col gap-6 py-3">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <div key={row} className="flex flex-col gap-2">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </div>
);
