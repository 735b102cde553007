import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../accounts/public/session.ts';
import { FilteredList } from '../../catalog/public/filters/filtered-list.tsx';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { useBrowsing } from '../../catalog/public/use-browsing.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { MendedNotice } from './mended-notice.tsx';
import { NearSearches } from './near-searches.tsx';
import { reachableFacets } from './reachable-facets.ts';
import { rememberSearch } from './recent-searches.ts';
import { ResultCount } from './result-count.tsx';
import { useOpenedSearch } from './search-log.ts';
import { searchQuery } from './search-queries.ts';
import { SearchResults } from './search-results.tsx';
import { UnclearFreedom } from './unclear-freedom.tsx';

interface SearchResultsPageProps {
  /** Trimmed and not empty. */
  readonly term: string;
  /** Its words stay as they are typed, misspelt or not. */
  readonly isLiteral: boolean;
  readonly Card: ProductCardSlot;
}

/** `/?search=`: what was found for a term, best first, or as the address filters and orders it. */
export const SearchResultsPage = ({ term, isLiteral, Card }: SearchResultsPageProps) => {
  const controls = useBrowsing();
  const query = useQuery(searchQuery({ term, isLiteral }, controls));
  const { error, isPending, isFetching, isPlaceholderData, refetch } = query;
  const data = query.data?.facets
    ? { ...query.data, facets: reachableFacets(query.data.facets) }
    : query.data;
  useRemembered(term);
  const choose = useOpenedSearch({ term, isLiteral }, data?.searchId);
  const mended = data?.correctedQuery && (
    <MendedNotice className="mt-3" typed={term} corrected={data.correctedQuery} />
  );
  const found = data?.facets?.found ?? data?.results.length;
  return (
    <div className="page pt-2 pb-8 md:pt-4">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center gap-1.5 text-ui font-[650] text-verde hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
        Volver
      </Link>
      <PageTitle documentTitle={`Resultados para "${term}"`} className="mt-1 wrap-anywhere">
        Resultados para "{term}"
      </PageTitle>
      <ResultCount data={data} isSilent={found === 0} />
      {found === 0 && mended}
      {found === 0 && <NothingFound term={term} near={data?.near} />}
      {error && !data && <FailedLoad title="No pudimos buscar" query={{ error, isFetching, refetch }} />}
      {found !== 0 && (isPending || data) && (
        <FilteredList controls={controls} facets={data?.facets} by="category" busy={isPlaceholderData}>
          {/* In the room of the results, so that nothing beside them moves. */}
          {mended}
          {data?.freedomUnclear && <UnclearFreedom className="mt-3" />}
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

const useRemembered = (term: string): void => {
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

interface NothingFoundProps {
  readonly term: string;
  readonly near: readonly string[] | undefined;
}

const NothingFound = ({ term, near }: NothingFoundProps) => (
  <EmptyState
    title="No encontramos productos"
    isPlain={near !== undefined}
    action={
      <Link to="/" className={buttonClass('primary', 'lg')}>
        Ver todo el catálogo
      </Link>
    }
  >
    No hay resultados para "{term}". Intenta con otro término de búsqueda.
    {near && <NearSearches texts={near} />}
  </EmptyState>
);
