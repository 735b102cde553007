import { useQuery } from '@tanstack/react-query';
import { AuditList } from '../../../kit/admin/audit/audit-list.tsx';
import { auditQuery } from '../../../kit/admin/audit/audit-query.ts';
import { HistorySkeleton } from '../../../kit/admin/audit/history-sheet.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';

const SHOWN_CHANGES = 10;

/** The latest entries of the audit, on all subjects. */
export const LatestChanges = () => {
  const { error, data, isError, isFetching, refetch } = useQuery(auditQuery());
  return (
    <Block className="mt-5 md:mt-7" aria-labelledby="ultimos-cambios">
      <h2 id="ultimos-cambios">Últimos cambios</h2>
      <div className="mt-2">
        {isError && !data ? (
          <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />
        ) : !data ? (
          <HistorySkeleton rows={3} />
        ) : data.entries.length === 0 ? (
          <EmptyState heading="h3" title="Todavía no hay cambios">
            Lo que se cambie desde la administración quedará escrito aquí: quién, qué y cuándo.
          </EmptyState>
        ) : (
          <AuditList entries={data.entries.slice(0, SHOWN_CHANGES)} />
        )}
      </div>
    </Block>
  );
};
