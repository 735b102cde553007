import { noFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { ProductCardSkeletons } from '../../catalog/public/product-card-skeleton.tsx';
import type { ApiResponse } from '../../kit/api/api.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { searchQuery } from './api.ts';
import { CorrectedQueryNotice } from './corrected-query-notice.tsx';
import { FreeFromMark } from './free-from-mark.tsx';
import { leaveOverlay } from './overlay-entry.ts';
import { quickSearches } from './quick-searches.ts';
import { chooseProductOf } from './search-log.ts';
import { SUGGESTED_QUERIES_TITLE } from './suggested-queries.tsx';
import { TextChips } from './text-chips.tsx';
import { UnclearFreeFrom } from './unclear-free-from.tsx';
import { useGoToResults } from './use-go-to-results.ts';

interface OverlayResultsProps {
  /** Empty until the first pause in typing. */
  readonly searchText: string;
  readonly Card: ProductCardSlot;
}

const gridClass =
  'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 min-[700px]:grid-cols-4 md:gap-x-5 md:gap-y-8 lg:grid-cols-6';

/**
 * The results of a query, from the same cache entry as the results page, which then opens at once. Each response is cached under its own query, so a
 * late one never replaces a newer one.
 */
export const OverlayResults = ({ searchText, Card }: OverlayResultsProps) => {
  const query = useQuery({
    ...searchQuery({ term: searchText, isLiteral: false }, { filter: noFilter, order: 'relevance' }),
    placeholderData: keepPreviousData,
    enabled: searchText !== '',
  });
  const results = useDeferredValue(query.data);
  const hits = results?.results;
  const isLate = query.isPlaceholderData || results !== query.data;
  const choose = useMemo(() => chooseProductOf(searchToLog(results)), [results]);
  const go = useGoToResults();
  if (query.isError) return <FailedLoad title="No pudimos buscar" heading="h3" query={query} />;
  if (!results || !hits) return <Waiting />;
  if (hits.length === 0) return <NoResults suggestedQueries={results.near} />;
  const { query: term, correctedQuery } = results;
  return (
    <section aria-busy={isLate} className="page pt-5 md:pt-8">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
        <h3 className="text-h2">Resultados ({hits.length})</h3>
        <p role="status" className="sr-only">
          {isLate
            ? 'Buscando'
            : `${hits.length === 1 ? 'Un resultado' : `${hits.length} resultados`} para ${correctedQuery ?? searchText}`}
        </p>
        <button type="button" onClick={() => go(searchText)} className={buttonClass('quiet', 'sm')}>
          <SlidersHorizontal size={18} strokeWidth={2.2} aria-hidden="true" />
          Filtrar
        </button>
      </div>
      {correctedQuery !== undefined && (
        <CorrectedQueryNotice
          className="mb-4"
          typed={term}
          corrected={correctedQuery}
          onLeave={leaveOverlay}
        />
      )}
      {results.freedomUnclear && <UnclearFreeFrom className="mb-4" />}
      <ul className={clsx(gridClass, 'transition-opacity duration-medio', isLate && 'opacity-60')}>
        {hits.map((hit, index) => (
          <li
            key={hit.id}
            className="flex min-w-0 flex-col [content-visibility:auto] [contain-intrinsic-size:auto_320px] [overflow-clip-margin:10px]"
          >
            <Card product={hit} reasons={hit.matchReasons} eager={index < 4} heading="h3" onChoose={choose} />
            {hit.isFreedomUnknown && <FreeFromMark of={results.freeFrom} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The search for the log: while typing it counts only once a product is chosen. */
const searchToLog = (results: ApiResponse<'GET /api/products/search'> | undefined) =>
  results?.searchId === undefined
    ? null
    : { term: results.query, isLiteral: false, searchId: results.searchId };

const Waiting = () => (
  <div role="status" className="page pt-5 md:pt-8">
    <p className="mb-4 flex min-h-11 items-center font-display text-h2 font-bold tracking-[-.022em] text-tinta-suave">
      Buscando…
    </p>
    <div className={`breathes ${gridClass}`}>
      <ProductCardSkeletons count={6} />
    </div>
  </div>
);

const NoResults = ({ suggestedQueries }: { readonly suggestedQueries: readonly string[] | undefined }) => (
  <div className="page pb-4">
    <div role="status">
      <EmptyState title="No encontramos resultados" heading="h3">
        Intenta con otro término de búsqueda
      </EmptyState>
    </div>
    {suggestedQueries && (
      <div className="mb-6">
        <TextChips title={SUGGESTED_QUERIES_TITLE} texts={suggestedQueries} />
      </div>
    )}
    <TextChips title="Búsquedas rápidas" texts={quickSearches} />
  </div>
);
