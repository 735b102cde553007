import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FailedLoad } from '../../api/failed-load.tsx';
import { Block } from '../../ui/block.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface LoadedRecordProps<Stored> {
  readonly query: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** What it is, for the title while it isn't there: "Receta". */
  readonly name: string;
  readonly list: { readonly path: string; readonly label: string };
  readonly children: (stored: Stored) => ReactNode;
}

/** A record's page around what has to be asked for first: the way back, the wait, and what went wrong. */
export const LoadedRecord = <Stored,>({ query, name, list, children }: LoadedRecordProps<Stored>) => {
  const { data, error, isError, isFetching, refetch } = query;
  return (
    <>
      <BackToList {...list} />
      {data ? (
        children(data)
      ) : isError ? (
        <Block>
          <PageTitle documentTitle={`${name} · Administración`} className="sr-only">
            {name}
          </PageTitle>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <div role="status" aria-label={`Cargando: ${name.toLocaleLowerCase('es')}`} className="breathes">
          <Skeleton className="mb-5 h-16 w-80 max-w-full" />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
            <Skeleton className="h-96 w-full rounded-bloque bg-papel!" />
            <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
          </div>
        </div>
      )}
    </>
  );
};

export const BackToList = ({ path, label }: { readonly path: string; readonly label: string }) => (
  <Link
    to={path}
    className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
  >
    <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
    {label}
  </Link>
);
