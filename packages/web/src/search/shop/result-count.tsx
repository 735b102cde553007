import type { ApiResponse } from '../../kit/api/api.ts';

interface ResultCountProps {
  readonly data: ApiResponse<'GET /api/products/search'> | undefined;
  /** Only for screen readers, since the page shows that there are no results. */
  readonly isSilent: boolean;
}

/** The number of results shown, announced when it changes. */
export const ResultCount = ({ data, isSilent }: ResultCountProps) => {
  const shown = data?.results.length ?? 0;
  return (
    <p role="status" className={isSilent ? 'sr-only' : 'mt-1.5 min-h-[1.45em] text-tinta-suave'}>
      {data && (
        <>
          <b className="num text-tinta">{shown}</b>{' '}
          {shown === 1 ? 'producto encontrado' : 'productos encontrados'}
          {data.correctedQuery && (
            <span className="sr-only">. Mostrando resultados para «{data.correctedQuery}»</span>
          )}
        </>
      )}
    </p>
  );
};
