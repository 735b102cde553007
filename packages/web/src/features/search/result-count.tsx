import type { Answer } from '../../shared/api/api.ts';

/** How many are shown: what is counted can be reached. Said aloud when it changes. */
export const ResultCount = ({ data }: { readonly data: Answer<'GET /api/products/search'> | undefined }) => {
  const shown = data?.results.length ?? 0;
  return (
    <p role="status" className="mt-1.5 min-h-[1.45em] text-tinta-suave">
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
