import type { SearchHitJson } from '@nutricion/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { cacheTimes } from '../../lib/cache-times.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { ProductCardSlot } from '../../ui/product-card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MotivationCard } from './motivation-card.tsx';
import { withMotivation } from './with-motivation.ts';

interface SearchResultsPageProps {
  /** Trimmed and not empty. */
  readonly term: string;
  readonly Card: ProductCardSlot;
}

/** `/?search=`: what was found for a term, best first. */
export const SearchResultsPage = ({ term, Card }: SearchResultsPageProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['search', term],
    queryFn: ({ signal }) => call('GET /api/products/search', { query: { q: term } }, { signal }),
    staleTime: cacheTimes.general,
  });
  return (
    <div className="page pt-2 md:pt-4">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center gap-1.5 text-ui font-[650] text-verde hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
        Volver
      </Link>
      <PageTitle documentTitle={`Resultados para "${term}"`} className="mt-1 break-words">
        Resultados para "{term}"
      </PageTitle>
      {isPending && <Searching />}
      {error && <ErrorState title="No pudimos buscar" onRetry={() => void refetch()} retrying={isFetching} />}
      {data && <Results term={term} hits={data.results} correctedQuery={data.correctedQuery} Card={Card} />}
    </div>
  );
};

const Searching = () => (
  <div className="grid min-h-[50dvh] place-items-center text-verde">
    <Spinner label="Buscando" size={36} />
  </div>
);

interface ResultsProps {
  readonly term: string;
  readonly hits: readonly SearchHitJson[];
  readonly correctedQuery: string | undefined;
  readonly Card: ProductCardSlot;
}

const Results = ({ term, hits, correctedQuery, Card }: ResultsProps) => (
  <>
    <p role="status" className="mt-1.5 text-tinta-suave">
      <b className="num text-tinta">{hits.length}</b>{' '}
      {hits.length === 1 ? 'producto encontrado' : 'productos encontrados'}
      {correctedQuery && hits.length > 0 && (
        <>
          {' '}
          con <b className="font-[650] text-tinta">{correctedQuery}</b>
        </>
      )}
    </p>
    {hits.length === 0 ? <NothingFound term={term} /> : <ResultGrid hits={hits} Card={Card} />}
  </>
);

const ResultGrid = ({ hits, Card }: Pick<ResultsProps, 'hits' | 'Card'>) => (
  <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5 md:gap-y-8">
    {withMotivation(hits).map((cell, index) =>
      cell.kind === 'product' ? (
        <li key={cell.product.id} className="min-w-0">
          <Card product={cell.product} reasons={cell.product.matchReasons} eager={index < 4} heading="h2" />
        </li>
      ) : (
        <li key={`motivation-${cell.turn}`}>
          <MotivationCard turn={cell.turn} />
        </li>
      ),
    )}
  </ul>
);

const NothingFound = ({ term }: { readonly term: string }) => (
  <EmptyState
    title="No encontramos productos"
    action={
      <Link to="/" className={buttonClass('primary', 'lg')}>
        Ver todo el catálogo
      </Link>
    }
  >
    No hay resultados para "{term}". Intenta con otro término de búsqueda.
  </EmptyState>
);
