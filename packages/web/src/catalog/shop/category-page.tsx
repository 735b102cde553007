import { type Category, findCategory } from '@nutricion/domain/catalog/category';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { queryClient } from '../../kit/api/query.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { browsingFrom } from '../public/filter-address.ts';
import { FilteredList } from '../public/filters/filtered-list.tsx';
import type { ProductCardSlot } from '../public/product-card.tsx';
import { useBrowsing } from '../public/use-browsing.ts';
import { categoryQuery } from './api-category.ts';
import { BackLink } from './back-link.tsx';
import { CategoryHeader } from './category-header.tsx';
import { CategoryProducts } from './category-products.tsx';
import { GridSkeleton } from './product-grid.tsx';
import { ShopLink } from './shop-link.tsx';

/** Starts to load the products of a category page by its address. */
export const prefetchCategory = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Promise<void> =>
  queryClient.prefetchInfiniteQuery(
    categoryQuery(pathname.split('/')[2] ?? '', browsingFrom(new URLSearchParams(search))),
  );

interface CategoryPageProps {
  /** A product's card that is tied to the cart. */
  readonly Card: ProductCardSlot;
}

/** `/category/{id}`: the products of a category in the shelf's order, or as the address filters and sorts them. */
export const CategoryPage = ({ Card }: CategoryPageProps) => {
  const { categoryId = '' } = useParams();
  const category = findCategory(categoryId);
  return category ? <LoadedCategory key={categoryId} category={category} Card={Card} /> : <UnknownCategory />;
};

const LoadedCategory = ({ category, Card }: CategoryPageProps & { readonly category: Category }) => {
  const controls = useBrowsing();
  const query = useInfiniteQuery(categoryQuery(category.id, controls));
  // The cards are rendered after the rest of the page, so that a slow phone stays responsive in between.
  const isThere = useDeferredValue(query.data !== undefined);
  const [first] = query.data?.pages ?? [];
  const matchCount = first?.facets?.found ?? first?.total;
  return (
    <div className="page pt-3 pb-8 md:pt-4">
      <CategoryHeader category={category} total={first?.total} />
      {matchCount === 0 && (
        <EmptyState title="Aquí no hay nada por ahora" action={<ShopLink>Ver otras categorías</ShopLink>}>
          Estamos reponiendo esta categoría.
        </EmptyState>
      )}
      {query.error && !query.data && <FailedLoad title="No pudimos cargar los productos" query={query} />}
      {matchCount !== 0 && (query.isPending || query.data) && (
        <FilteredList
          controls={controls}
          facets={first?.facets}
          by="subcategory"
          busy={query.isPlaceholderData}
        >
          {isThere && query.data ? (
            <CategoryProducts Card={Card} query={query} controls={controls} />
          ) : (
            <GridSkeleton />
          )}
        </FilteredList>
      )}
    </div>
  );
};

const UnknownCategory = () => (
  <div className="page pt-2 md:pt-4">
    <BackLink to="/">Inicio</BackLink>
    <PageTitle className="sr-only">Categoría no encontrada</PageTitle>
    <EmptyState title="No tenemos esa categoría" action={<ShopLink>Ver todas las categorías</ShopLink>}>
      Puede que el enlace sea viejo o esté incompleto.
    </EmptyState>
  </div>
);
