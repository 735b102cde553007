import { ChevronRight, RotateCw } from 'lucide-react';
import { FailedLoad } from '../../api/failed-load.tsx';
import { formatTimeAgo } from '../../lib/format-time.ts';
import { useIsOnline } from '../../offline/offline-banner.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListCards } from './list-cards.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { ListTiles } from './list-tiles.tsx';
import type { ListQuery, ListRowsProps } from './list-types.ts';

interface ListBodyProps<Row> extends Omit<ListRowsProps<Row>, 'rows'> {
  readonly query: ListQuery<Row>;
  readonly rows: readonly Row[] | undefined;
  /** Rows changed since they were shown. */
  readonly changes: number;
  readonly onShowNew: () => void;
  readonly isTable: boolean;
  readonly isFiltered: boolean;
  readonly isFirstPage: boolean;
  readonly onClear: () => void;
  readonly onFirst: () => void;
  readonly onNext: (next: string) => void;
}

/** The rows, or the reason why there are none. */
export const ListBody = <Row,>(props: ListBodyProps<Row>) => {
  const { declaration, query, rows, columns, isTable, isFiltered, isFirstPage } = props;
  if (query.isError && !rows)
    return (
      <Block>
        <FailedLoad query={query} />
      </Block>
    );
  if (!rows) return <ListSkeleton columns={columns} isTable={isTable} isDense={props.isDense} />;
  if (rows.length === 0)
    return (
      <Block>
        {isFiltered ? (
          <EmptyState
            title={isFirstPage ? `No hay ${declaration.noun.many} así` : 'Esta página quedó vacía'}
            action={
              <Button variant="quiet" onClick={isFirstPage ? props.onClear : props.onFirst}>
                {isFirstPage ? 'Quitar filtros' : 'Ir a la primera'}
              </Button>
            }
          >
            {isFirstPage && 'Revisa cómo se escribe, o quita algún filtro.'}
          </EmptyState>
        ) : (
          <EmptyState title={declaration.empty.title}>{declaration.empty.text}</EmptyState>
        )}
      </Block>
    );
  return (
    <>
      <Notices {...props} />
      <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
        {declaration.tile ? (
          <ListTiles {...props} rows={rows} tile={declaration.tile} />
        ) : isTable ? (
          <ListTable {...props} rows={rows} />
        ) : (
          <ListCards {...props} rows={rows} />
        )}
      </div>
      <Pages {...props} />
    </>
  );
};

/** A note that the rows are old: some changed, or the server doesn't respond. */
const Notices = <Row,>({ query, changes, onShowNew, declaration: { noun } }: ListBodyProps<Row>) => {
  const isOnline = useIsOnline();
  const isStale = query.isError || !isOnline;
  const words = changes === 1 ? '1 cambio nuevo' : `${changes} cambios nuevos`;
  return (
    <div role="status">
      {isStale && (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-ficha bg-mango-tinte px-4 py-2.5 text-ui font-semibold text-mango-tinta">
          La lista de {noun.many} es de{' '}
          {formatTimeAgo(new Date(query.dataUpdatedAt).toISOString(), Date.now())}: la tienda no contesta.
          {isOnline && (
            <Button variant="white" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
              <RotateCw size={18} strokeWidth={2.1} aria-hidden="true" />
              Intentar de nuevo
            </Button>
          )}
        </p>
      )}
      {!isStale && changes > 0 && (
        <button
          type="button"
          onClick={onShowNew}
          className="mb-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-ficha bg-rocio px-4 text-ui font-semibold text-verde-hondo hover:bg-[#cfebd9]"
        >
          <RotateCw size={18} strokeWidth={2.1} aria-hidden="true" />
          {words}, ver
        </button>
      )}
    </div>
  );
};

const Pages = <Row,>({ query, isFirstPage, onFirst, onNext }: ListBodyProps<Row>) => {
  const next = query.data?.next ?? null;
  if (isFirstPage && next === null) return null;
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap items-center justify-center gap-3">
      {!isFirstPage && (
        <Button variant="outline" size="sm" onClick={onFirst}>
          Volver al principio
        </Button>
      )}
      {next !== null && (
        <Button variant="outline" size="sm" onClick={() => onNext(next)}>
          Siguientes
          <ChevronRight size={18} strokeWidth={2.2} aria-hidden="true" />
        </Button>
      )}
    </nav>
  );
};
