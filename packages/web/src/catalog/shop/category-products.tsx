import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ApiResponse } from '../../kit/api/api.ts';
import { FilteredOut } from '../public/filters/filtered-out.tsx';
import { splitUnknown, UnknownPart } from '../public/filters/unknown-part.tsx';
import type { ProductCardSlot } from '../public/product-card.tsx';
import type { BrowsingControls } from '../public/use-browsing.ts';
import { ProductGrid } from './product-grid.tsx';
import { ShowMore } from './show-more.tsx';

interface CategoryProductsProps {
  readonly Card: ProductCardSlot;
  readonly query: UseInfiniteQueryResult<InfiniteData<ApiResponse<'GET /api/products'>>>;
  readonly controls: BrowsingControls;
}

/** The products of a category, page after page; with a free-from filter, those without allergen data come last. */
export const CategoryProducts = ({ Card, query, controls }: CategoryProductsProps) => {
  const { filter, change, clear } = controls;
  const pages = query.data?.pages ?? [];
  const hasFreeFromFilter = filter.without.length > 0;
  const { documented, unknown } = splitUnknown(
    pages.flatMap((page) => page.products),
    hasFreeFromFilter,
  );
  const [first] = pages;
  const busy = query.isPlaceholderData;
  return (
    <>
      <div className={clsx('transition-opacity duration-medio', busy && 'opacity-55')} aria-busy={busy}>
        {first?.total === 0 && <FilteredOut matchCount={first.facets?.found ?? 0} onClear={clear} />}
        {documented.length > 0 && <ProductGrid Card={Card} products={documented} />}
        {(unknown.length > 0 || !query.hasNextPage) && (
          <UnknownPart
            count={hasFreeFromFilter ? (first?.facets?.unknown ?? 0) : 0}
            isShown={filter.withUnknown}
            onShow={() => change({ withUnknown: true })}
          >
            <ProductGrid Card={Card} products={unknown} marksUnknown />
          </UnknownPart>
        )}
      </div>
      <ShowMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? query.error : null}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
};
