import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../accounts/public/session.ts';
import { FilteredList } from '../../catalog/public/filters/filtered-list.tsx';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { useBrowsing } from '../../catalog/public/use-browsing.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Shelf } from '../../kit/ui/shelf.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { nearQuery, popularQuery, searchQuery } from './api.ts';
import { CorrectedQueryNotice } from './corrected-query-notice.tsx';
import { reachableFacets } from './reachable-facets.ts';
import { rememberSearch } from './recent-searches.ts';
import { useOpenedSearch } from './search-log.ts';
import { SearchResults } from './search-results.tsx';
import { SuggestedQueries } from './suggested-queries.tsx';
import { UnclearFreeFrom } from './unclear-free-from.tsx';

interface SearchResultsPageProps {
  /** Trimmed and not empty. */
  readonly term: string;
  /** Search for the words as typed, without correction. */
  readonly isLiteral: boolean;
  readonly Card: ProductCardSlot;
}

/** `/?search=`: the results of a query, best first, or as the address filters and sorts them. */
export const SearchResultsPage = ({ term, isLiteral, Card }: SearchResultsPageProps) => {
  const controls = useBrowsing();
  const query = useQuery(searchQuery({ term, isLiteral }, controls));
  const { error, isPending, isFetching, isPlaceholderData, refetch } = query;
  const data = query.data?.facets
    ? { ...query.data, facets: reachableFacets(query.data.facets) }
    : query.data;
  useRememberSearch(term);
  const choose = useOpenedSearch({ term, isLiteral }, data?.searchId);
  const correctedNotice = data?.correctedQuery && (
    <CorrectedQueryNotice className="mt-3" typed={term} corrected={data.correctedQuery} />
  );
  const matchCount = data?.facets?.found ?? data?.results.length;
  return (
    <div className="page pt-2 pb-8 md:pt-4">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center gap-1.5 text-ui font-[650] text-verde hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
        Volver
      </Link>
      <PageTitle documentTitle={`Resultados para "${term}"`} className={`mt-1 ${longTermClass(term)}`}>
        Resultados para "{term}"
      </PageTitle>
      <ResultCount data={data} isSilent={matchCount === 0} />
      {matchCount === 0 && correctedNotice}
      {matchCount === 0 && (
        <>
          <NoResults term={term} suggestedQueries={data?.near} />
          {!(data?.freeFrom || data?.freedomUnclear) && <NearShelf term={data?.near?.[0]} Card={Card} />}
        </>
      )}
      {error && !data && <FailedLoad title="No pudimos buscar" query={{ error, isFetching, refetch }} />}
      {matchCount !== 0 && (isPending || data) && (
        <FilteredList controls={controls} facets={data?.facets} by="category" busy={isPlaceholderData}>
          {/* Within the results' column, so that the filters beside it don't move. */}
          {correctedNotice}
          {data?.freedomUnclear && <UnclearFreeFrom className="mt-3" />}
          {data ? (
            <SearchResults
              data={data}
              controls={controls}
              busy={isPlaceholderData}
              Card={Card}
              onChoose={choose}
            />
          ) : (
            <Searching />
          )}
        </FilteredList>
      )}
    </div>
  );
};

const useRememberSearch = (term: string): void => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  useEffect(() => {
    if (userId) rememberSearch(userId, term);
  }, [userId, term]);
};

const Searching = () => (
  <div className="grid min-h-[50dvh] place-items-center text-verde">
    <Spinner label="Buscando" size={36} />
  </div>
);

interface NoResultsProps {
  readonly term: string;
  readonly suggestedQueries: readonly string[] | undefined;
}

const NoResults = ({ term, suggestedQueries }: NoResultsProps) => (
  <EmptyState
    title="No encontramos productos"
    isPlain={suggestedQueries !== undefined}
    action={
      <Link to="/" className={buttonClass('primary', 'lg')}>
        Ver todo el catálogo
      </Link>
    }
  >
    <span className={`block ${longTermClass(term)}`}>No hay resultados para "{term}".</span> Intenta con otro
    término de búsqueda.
    {suggestedQueries && <SuggestedQueries texts={suggestedQueries} />}
  </EmptyState>
);

/** Nobody reads four hundred letters: they stay one line. */
const longTermClass = (term: string): string => (term.length > 60 ? 'truncate' : 'wrap-anywhere');

interface NearShelfProps {
  /** The nearest query that is sold; without one the popular products stand there. */
  readonly term: string | undefined;
  readonly Card: ProductCardSlot;
}

/** Nothing was found: products that can be bought all the same. */
const NearShelf = ({ term, Card }: NearShelfProps) => {
  const near = useQuery({ ...nearQuery(term ?? ''), enabled: term !== undefined });
  const popular = useQuery({ ...popularQuery, enabled: term === undefined });
  const products = term === undefined ? popular.data : near.data;
  if (!products || products.length === 0) return null;
  return (
    <Shelf title={term === undefined ? 'Productos Populares' : `Cerca: ${term}`} isInPage className="mt-4">
      {products.map((product) => (
        <li key={product.id} className="min-w-0">
          <Card product={product} />
        </li>
      ))}
    </Shelf>
  );
};

interface ResultCountProps {
  readonly data: ApiResponse<'GET /api/products/search'> | undefined;
  /** Only for screen readers, since the page shows that there are no results. */
  readonly isSilent: boolean;
}

/** The number of results shown, announced when it changes. */
const ResultCount = ({ data, isSilent }: ResultCountProps) => {
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
