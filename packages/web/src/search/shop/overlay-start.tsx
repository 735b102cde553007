import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSession } from '../../accounts/public/session.ts';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { ProductCardSkeleton } from '../../catalog/public/product-card-skeleton.tsx';
import { FailedShelf } from '../../kit/api/failed-shelf.tsx';
import { AfterPaint } from '../../kit/ui/after-paint.tsx';
import { Shelf } from '../../kit/ui/shelf.tsx';
import { essentialsQuery, popularQuery, snacksQuery } from './api.ts';
import { quickSearches } from './quick-searches.ts';
import { clearSearches, useRecentSearches } from './recent-searches.ts';
import { TextChips } from './text-chips.tsx';

/** The start of a search: recent searches, popular queries and shelves. */
export const OverlayStart = ({ Card }: { readonly Card: ProductCardSlot }) => (
  <div className="flex flex-col gap-7 pt-5 md:gap-9 md:pt-8">
    <div className="page flex flex-col gap-5">
      <RecentSearches />
      <TextChips title="Búsquedas rápidas" texts={quickSearches} />
    </div>
    {/* Rendered deferred: twenty cards take an old phone more than a moment. */}
    <AfterPaint>
      <StartShelves Card={Card} />
    </AfterPaint>
  </div>
);

const StartShelves = ({ Card }: { readonly Card: ProductCardSlot }) => {
  const popular = useQuery(popularQuery);
  const snacks = useQuery(snacksQuery);
  const essentials = useQuery(essentialsQuery);
  return (
    <>
      <StartShelf title="Productos Populares" query={popular} count={8} Card={Card} />
      <StartShelf title="Snacks para ti" query={snacks} count={8} Card={Card} />
      <StartShelf title="Productos esenciales" query={essentials} count={4} Card={Card} />
    </>
  );
};

const RecentSearches = () => {
  const session = useSession();
  const recent = useRecentSearches(session.status === 'signed-in' ? session.user.id : null);
  if (recent.length === 0) return null;
  return (
    <TextChips
      title="Tus búsquedas recientes"
      texts={recent}
      icon={<Clock size={16} strokeWidth={2.3} aria-hidden="true" className="flex-none text-verde" />}
      action={
        <button
          type="button"
          onClick={clearSearches}
          className="-my-2 min-h-11 rounded-control px-2 text-ui font-[650] text-verde underline-offset-4 hover:underline"
        >
          Borrar
        </button>
      }
    />
  );
};

interface StartShelfProps {
  readonly title: string;
  readonly query: UseQueryResult<readonly ProductCardJson[]>;
  /** Expected number of cards, for the height of the skeleton. */
  readonly count: number;
  readonly Card: ProductCardSlot;
}

/** A shelf that failed shows its error; an empty one is hidden. */
const StartShelf = ({ title, query, count, Card }: StartShelfProps) => {
  const products = useDeferredValue(query.data);
  if (query.isError && !query.data) return <FailedShelf title={title} query={query} />;
  if (products?.length === 0) return null;
  return (
    <Shelf title={title}>
      {products
        ? products.map((product, index) => (
            <li key={product.id}>
              <Card product={product} eager={index < 3} heading="h3" />
            </li>
          ))
        : Array.from({ length: count }, (_, position) => position).map((position) => (
            <li key={position}>
              <ProductCardSkeleton />
            </li>
          ))}
    </Shelf>
  );
};
