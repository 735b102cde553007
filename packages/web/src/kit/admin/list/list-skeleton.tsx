import { Skeleton } from '../../ui/skeleton.tsx';
import type { ListColumn } from './list-types.ts';

interface ListSkeletonProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly isTable: boolean;
  readonly isDense: boolean;
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder rows while the list is loading. */
export const ListSkeleton = <Row,>({ columns, isTable, isDense }: ListSkeletonProps<Row>) => (
  <div role="status" aria-label="Cargando la lista" className="breathes">
    {isTable ? (
      <div className="divide-y divide-linea overflow-hidden rounded-bloque bg-papel">
        <div className="h-12" />
        {rows.map((row) => (
          <div key={row} className={`flex items-center gap-6 px-6 ${isDense ? 'h-11' : 'h-[60px]'}`}>
            {columns.map(({ id }) => (
              <Skeleton key={id} className="h-4 flex-1" />
            ))}
          </div>
        ))}
      </div>
    ) : (
      <div className="flex flex-col gap-3">
        {rows.slice(0, 5).map((row) => (
          <div key={row} className="grid gap-2.5 rounded-ficha bg-papel px-4 py-4">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    )}
  </div>
);
