import { findCategory } from '@nutricion/domain/catalog/category';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { useDocumentTitle } from '../../ui/page-title.tsx';
import type { ProductCardSlot } from '../../ui/product-card.tsx';
import { BannerBlock } from './banner-block.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { promoBanners } from './banners.ts';
import { CategoryStrip } from './category-strip.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { homeQuery, reorderQuery } from './home-queries.ts';
import { homeSections } from './home-sections.ts';
import { ProductShelf, ShelfSkeleton } from './product-shelf.tsx';
import { ReorderAll } from './reorder-all.tsx';

interface HomePageProps {
  readonly Card: ProductCardSlot;
  /** Meal-prep recipes, after the sixth category shelf. It keeps its own room while it loads; nothing when there are none. */
  readonly recipeCarousel?: ReactNode;
}

/** `/` without a search: categories, banners, and a shelf for everything. */
export const HomePage = ({ Card, recipeCarousel }: HomePageProps) => {
  useDocumentTitle('');
  return (
    <>
      <h1 className="sr-only">Nutrición Plus: la compra de la semana</h1>
      <CategoryStrip />
      <div className="page mt-3 grid gap-5 grid-cols-[minmax(0,1fr)] md:mt-4 lg:grid-cols-[minmax(0,1fr)_384px]">
        <BannerCarousel />
        <DeliveryBlock />
      </div>
      <div className="mt-5 flex flex-col gap-5 md:mt-12 md:gap-11">
        <Shelves Card={Card} recipeCarousel={recipeCarousel} />
      </div>
    </>
  );
};

const Shelves = ({ Card, recipeCarousel }: HomePageProps) => {
  const home = useQuery(homeQuery);
  const reorder = useQuery(reorderQuery);
  // The first shelf is one or the other: both are waited for, so that nothing is pushed down later.
  if (home.isPending || reorder.isPending) return <ShelvesSkeleton />;
  if (home.error)
    return (
      <ErrorState
        title="No pudimos cargar los anaqueles"
        onRetry={() => void home.refetch()}
        retrying={home.isFetching}
      />
    );
  const again = reorder.data?.products ?? [];
  return (
    <>
      {again.length > 0 && (
        <ProductShelf
          title="Vuelve a Pedir"
          note="Lo de tus últimas órdenes"
          products={again}
          action={<ReorderAll products={again} />}
          Card={Card}
          eager
        />
      )}
      {home.data.bestSellers.length > 0 && (
        <ProductShelf
          title="Más Vendidos"
          note={
            home.data.bestSellers.some((product) => product.total_purchases > 0)
              ? 'Lo que más piden tus compañeros de turno'
              : 'Lo básico para empezar la semana'
          }
          products={home.data.bestSellers}
          Card={Card}
          eager={again.length === 0}
        />
      )}
      {homeSections(home.data.shelves).map((section) => {
        if (section.kind === 'promo') return <Promo key={`promo-${section.turn}`} turn={section.turn} />;
        if (section.kind === 'recipes')
          return (
            recipeCarousel && (
              <div key="recipes" className="empty:hidden">
                {recipeCarousel}
              </div>
            )
          );
        const { categoryId, total, products } = section.shelf;
        return (
          <ProductShelf
            key={categoryId}
            title={findCategory(categoryId)?.label ?? categoryId}
            products={products}
            more={{ to: `/category/${categoryId}`, total }}
            Card={Card}
          />
        );
      })}
    </>
  );
};

const Promo = ({ turn }: { readonly turn: number }) => {
  const banner = promoBanners[turn % promoBanners.length];
  return (
    banner && (
      <div className="page">
        <BannerBlock banner={banner} className="md:min-h-[260px]" />
      </div>
    )
  );
};

const ShelvesSkeleton = () => (
  <div role="status" className="flex flex-col gap-5 md:gap-11">
    <span className="sr-only">Cargando los productos</span>
    <ShelfSkeleton />
    <ShelfSkeleton />
    <ShelfSkeleton />
  </div>
);
