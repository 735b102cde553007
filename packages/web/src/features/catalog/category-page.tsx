import type { ProductJson } from '@nutricion/contract/catalog';
import { type Category, findCategory } from '@nutricion/domain/catalog/category';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { artUrl, categoryArt } from '../../../art/category-art.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BackLink } from './back-link.tsx';
import { CartProductCard } from './cart-product-card.tsx';
import { categoryQuery } from './category-queries.ts';
import { CategorySkeleton, productGridClass } from './product-grid.tsx';
import { ShopLink } from './shop-link.tsx';
import { ShowMore } from './show-more.tsx';

/** `/category/{id}`: every product of a category, by title. */
export const CategoryPage = () => {
  const { categoryId = '' } = useParams();
  const category = findCategory(categoryId);
  return category ? <KnownCategory key={categoryId} category={category} /> : <UnknownCategory />;
};

const KnownCategory = ({ category }: { readonly category: Category }) => {
  const query = useInfiniteQuery(categoryQuery(category.id));
  const products = query.data?.pages.flatMap((page) => page.products) ?? [];
  const total = query.data?.pages.at(-1)?.total;
  return (
    <div className="page pt-2 md:pt-4">
      <BackLink to="/">Inicio</BackLink>
      <CategoryHeader category={category} total={total} />
      {query.isPending && <CategorySkeleton />}
      {query.error && products.length === 0 && (
        <ErrorState
          title="No pudimos cargar los productos"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {total === 0 && (
        <EmptyState title="Aquí no hay nada por ahora" action={<ShopLink>Ver otras categorías</ShopLink>}>
          Estamos reponiendo esta categoría.
        </EmptyState>
      )}
      {products.length > 0 && <ProductGrid products={products} />}
      <ShowMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
};

interface CategoryHeaderProps {
  readonly category: Category;
  /** Unknown until the first page is there; its line keeps the room. */
  readonly total: number | undefined;
}

const CategoryHeader = ({ category: { id, label }, total }: CategoryHeaderProps) => (
  <div
    data-cat={id}
    className="relative mt-1 flex min-h-[104px] flex-col justify-center overflow-hidden rounded-bloque bg-cat-bloque px-5 py-4 pr-[120px] text-cat-tinta md:min-h-[148px] md:px-9 md:pr-[240px]"
  >
    <PageTitle className="md:text-titular">{label}</PageTitle>
    <p role="status" className="mt-1.5 min-h-[1.45em] text-ui font-semibold">
      {total !== undefined && (
        <>
          <span className="num">{total}</span> {total === 1 ? 'producto' : 'productos'}
        </>
      )}
    </p>
    <img
      src={artUrl(categoryArt[id])}
      alt=""
      width={200}
      height={200}
      className="absolute right-2 -bottom-2 size-[116px] md:right-9 md:-bottom-3 md:size-[172px]"
    />
  </div>
);

const ProductGrid = ({ products }: { readonly products: readonly ProductJson[] }) => (
  <ul className={productGridClass}>
    {products.map((product, index) => (
      <li key={product.id} className="min-w-0">
        <CartProductCard product={product} eager={index < 6} heading="h2" />
      </li>
    ))}
  </ul>
);

const UnknownCategory = () => (
  <div className="page pt-2 md:pt-4">
    <BackLink to="/">Inicio</BackLink>
    <PageTitle className="sr-only">Categoría no encontrada</PageTitle>
    <EmptyState title="No tenemos esa categoría" action={<ShopLink>Ver todas las categorías</ShopLink>}>
      Puede que el enlace sea viejo o esté incompleto.
    </EmptyState>
  </div>
);
